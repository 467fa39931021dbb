/**
 * Frozen records: files of many records, each with its link in a comment
 * behind it, that `npm run freeze` wrote when a version was released. They are
 * never written again; anyone who breaks one has changed a released version.
 */
import type { Game, GameTypes } from '../game.ts';
import { replayLink } from '../link.ts';
import { formatRecord, parseRecord, replayRecord } from '../record.ts';
import { formatRefusal, isRefusal } from '../refusal.ts';

/** The records of such a file. */
export function splitRecords(text: string): readonly string[] {
  return text.split(/^(?=pakli record )/m);
}

/** What cannot be replayed any more, one line each. */
export function frozenFaults<K extends GameTypes>(game: Game<K>, text: string): readonly string[] {
  return splitRecords(text).flatMap((record, number) => {
    const fault = faultOf(game, record);
    return fault === undefined ? [] : [`record ${number + 1}: ${fault}`];
  });
}

function faultOf<K extends GameTypes>(game: Game<K>, text: string): string | undefined {
  const record = parseRecord(text);
  const match = isRefusal(record) ? record : replayRecord(game, record);
  if (isRefusal(match)) return `line ${match.line}: ${formatRefusal(match)}`;
  const [, link = ''] = /^# link: (.+)$/m.exec(text) ?? [];
  const linked = replayLink(game, link);
  if (isRefusal(linked)) return `its link: ${formatRefusal(linked)}`;
  if (formatRecord(linked) !== formatRecord(match)) return 'its link is another match';
  const steps = match.tables.flatMap((table) => table.steps.map((step) => step.text));
  const written = text.slice(text.indexOf('[deal 1]')).split('\n');
  const lines = written.filter((line) => line !== '' && !/^[[#]/.test(line));
  return lines.join('\n') === steps.join('\n') ? undefined : 'its steps are written otherwise';
}
