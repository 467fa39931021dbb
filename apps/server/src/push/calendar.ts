/** Deadlines as a calendar reads them (RFC 5545): one event for each table that waits for its person, and nothing of its cards. */
import { findGame } from '@pakli/catalogue';
import type { TableSummary } from '@pakli/protocol';
import type { PushWords } from '@pakli/text/push';

const EVENT_MS = 900_000;
/** Bytes of a line; what is longer continues in the next, after a space. */
const LINE_BYTES = 75;

export interface CalendarPorts {
  readonly now: number;
  readonly words: PushWords;
  /** Of the page, without a slash at the end; undefined where nobody knows it. */
  readonly origin: string | undefined;
}

/** Only what waits for this person, and has an end. */
export function calendarOf(
  tables: readonly TableSummary[],
  { now, words, origin }: CalendarPorts,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pakli//Tables//EN',
    'X-WR-CALNAME:Pakli',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...tables.flatMap(({ table, game, names, seat, turn, deadline }) => {
      if (deadline === undefined || turn !== seat) return [];
      const others = names.filter((name, at) => at !== seat && name !== '').join(', ');
      const facts = [findGame(game)?.name ?? '', others].filter((part) => part !== '');
      return [
        'BEGIN:VEVENT',
        // The same turn is the same event, however often it is asked for.
        `UID:${table}-${deadline}@pakli`,
        `DTSTAMP:${momentOf(now)}`,
        `DTSTART:${momentOf(deadline - EVENT_MS)}`,
        `DTEND:${momentOf(deadline)}`,
        `SUMMARY:${escaped([words.turn, ...facts].join(' · '))}`,
        ...(origin === undefined ? [] : [`URL:${origin}/#/t/${table}`]),
        'END:VEVENT',
      ];
    }),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** As `20260303T120000Z`. */
function momentOf(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');
}

/** No letter is cut in two. */
function folded(line: string): string {
  let bytes = 0;
  let text = '';
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > LINE_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += letter;
    bytes += size;
  }
  return text;
}
