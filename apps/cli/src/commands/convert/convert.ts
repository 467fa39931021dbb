/** `pakli convert RECORD`: a record as a share link, a share link as a record, either as JSON. */
import { formatOptions, formatRecord, isRefusal } from '@pakli/core';
import { formatLink } from '@pakli/core/link';
import { Refused } from '../../input/failure.ts';
import { loadRecord } from '../../input/records.ts';

export interface ConvertFlags {
  readonly to?: 'link' | 'record' | 'json';
}

export async function convert(given: string, { to }: ConvertFlags): Promise<number> {
  const { match, form } = await loadRecord(given);
  const wanted = to ?? (form === 'link' ? 'record' : 'link');
  if (wanted === 'record') {
    process.stdout.write(formatRecord(match));
    return 0;
  }
  if (wanted === 'link') {
    const link = formatLink(match);
    if (isRefusal(link)) throw new Refused(link);
    console.log(link);
    return 0;
  }
  const { game, tables } = match;
  console.log(
    JSON.stringify({
      game: game.id,
      version: game.version,
      seats: match.seats,
      names: match.names,
      options: formatOptions(game.rules, match.options),
      starter: match.starter,
      over: match.over,
      totals: match.totals,
      deals: tables.map(({ steps }) => steps.map(({ kind, text }) => ({ kind, text }))),
    }),
  );
  return 0;
}
