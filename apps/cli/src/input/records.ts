/** A record as a file, as a link or through a pipe becomes a match, or a failure that says why not. */
import { openRecord, type OpenedRecord } from '@pakli/catalogue';
import { isRefusal } from '@pakli/core';
import { parseLink } from '@pakli/core/link';
import { contentOf, LARGEST_RECORD, shortened } from './content.ts';
import { Refused } from './failure.ts';

/** The game that a record says it is of, for anyone who speaks of what is wrong with it. */
export function gameIn(record: string): { readonly game?: string } {
  const [, game] = /^game: (\S+)/m.exec(record) ?? [];
  return game === undefined ? {} : { game };
}

/** A file, a link, or `-` for either of them through a pipe. */
export async function loadRecord(given: string): Promise<OpenedRecord> {
  const text = isRefusal(parseLink(given)) ? await contentOf(given, LARGEST_RECORD) : given;
  const opened = await openRecord(text);
  if (isRefusal(opened)) {
    if (opened.line === undefined) throw new Refused(opened, { where: 'the link' });
    throw new Refused(opened, {
      where: `${shortened(given)}:${opened.line}`,
      ...gameIn(text),
    });
  }
  return opened;
}
