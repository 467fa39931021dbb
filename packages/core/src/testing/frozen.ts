/**
 * Frozen records: files of many records, each followed by its link in a
 * comment, that `npm run freeze` wrote when a version was released. They are
 * never rewritten: a broken one means that a released version was changed.
 */
import type { Game, GameTypes } from '../game.ts';
import { replayLink } from '../link.ts';
import { formatRecord, parseRecord, replayRecord } from '../record.ts';
import { formatRefusal, isRefusal } from '../refusal.ts';

/** Splits such a file into records. */
export function splitRecords(text: string): readonly string[] {
  return text.split(/^(?=pakli record )/m);
}

/** The records that can no longer be replayed, one line each. */
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
