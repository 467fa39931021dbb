/**
 * Notices for people who are away. A notice is made of what
 * everybody at a table may know: ids, names, times. It has no field for
 * anything that a game deals or decides, and nothing else is sent.
 *
 * To add a kind of notice:
 *
 * 1. add it to `Notice`, with facts of the sorts above and nothing else;
 * 2. add it to `KINDS`: the wish that people switch it on by, its tag, where a
 *    tap leads, how long it is worth telling, and its words, in five languages
 *    in packages/text/src/common/LANGUAGE/push.ts;
 * 3. call `context.notifier.tell(person, notice)` where it happens; anyone who
 *    looks at a page gets no notification (`context.attention.isLooking`);
 * 4. list its wish in `WISHES` of apps/web/src/calls/wishes.ts, with a name in
 *    the settings.
 *
 * A wish may have a part of its own, such as `open-seat:ulti`: subscriptions
 * keep whatever wishes they were given.
 */
import { findGame } from '@pakli/catalogue';
import type { TableSummary } from '@pakli/protocol';
import type { Locale } from '@pakli/text';
import type { PushWords } from '@pakli/text/push';

/** The public facts of a table that a notice may have. */
export type TableFacts = Pick<TableSummary, 'table' | 'game' | 'deadline'> & {
  /** What the other people there are called. */
  readonly others: readonly string[];
};

export type Notice =
  | ({ readonly kind: 'turn' } & TableFacts)
  /** Somebody who was away has come back, and perhaps waits for this person. */
  | ({ readonly kind: 'back'; readonly name: string; readonly isTurn: boolean } & TableFacts)
  | ({ readonly kind: 'rematch'; readonly name: string } & TableFacts)
  /** Somebody waits for anyone. */
  | { readonly kind: 'open-seat'; readonly table: string; readonly game: string }
  | { readonly kind: 'evening'; readonly evening: string; readonly title: string };

/** As a person reads it. */
export interface NoticeText {
  readonly title: string;
  readonly body: string;
}

/** The language and time zone of its reader. */
export interface NoticeReader {
  readonly words: PushWords;
  readonly locale: Locale;
  readonly zone: string;
}

interface NoticeKind<One extends Notice> {
  /** What people switch on to hear it. */
  readonly wish: (notice: One) => string;
  /** At most one notification of a tag is open. */
  readonly tag: (notice: One) => string;
  /** Where a tap leads, behind the `#` of the page. */
  readonly path: (notice: One) => string;
  /** How long it is worth telling. */
  readonly worthMs: (notice: One, now: number) => number;
  readonly text: (notice: One, listener: NoticeReader) => NoticeText;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const atTable = {
  tag: ({ table }: TableFacts): string => tagOfTable(table),
  path: ({ table }: TableFacts): string => `/t/${table}`,
};

const KINDS: { readonly [Kind in Notice['kind']]: NoticeKind<Extract<Notice, { kind: Kind }>> } = {
  turn: {
    ...atTable,
    wish: () => 'turn',
    worthMs: ({ deadline }, now) => (deadline === undefined ? 2 * DAY_MS : deadline - now),
    text: (notice, listener) => ({
      title: listener.words.turn,
      body: [factsOf(notice), ...deadlineIn(notice, listener)].join('\n'),
    }),
  },
  back: {
    ...atTable,
    wish: () => 'back',
    worthMs: () => 10 * MINUTE_MS,
    text: (notice, { words }) => ({
      title: words.back(notice.name),
      body: [factsOf(notice), ...(notice.isTurn ? [words.turn] : [])].join('\n'),
    }),
  },
  rematch: {
    ...atTable,
    wish: () => 'turn',
    worthMs: () => 2 * DAY_MS,
    text: (notice, { words }) => ({ title: words.rematch(notice.name), body: factsOf(notice) }),
  },
  'open-seat': {
    wish: ({ game }) => `open-seat:${game}`,
    tag: ({ table }) => tagOfTable(table),
    path: ({ table }) => `/t/${table}`,
    worthMs: () => 30 * MINUTE_MS,
    text: ({ game }, { words }) => ({ title: words.openSeat, body: findGame(game)?.name ?? '' }),
  },
  evening: {
    wish: () => 'evening',
    tag: ({ evening }) => `pakli ${evening}`,
    path: ({ evening }) => `/evening/${evening}`,
    worthMs: () => 60 * MINUTE_MS,
    text: ({ title }, { words }) => ({ title: words.evening, body: title }),
  },
};

/** The tag that the page uses for its own notifications, too. */
export function tagOfTable(table: string): string {
  return `pakli ${table}`;
}

function kindOf(notice: Notice): NoticeKind<Notice> {
  // A notice is given to its own kind only.
  return KINDS[notice.kind] as NoticeKind<Notice>;
}

export const wishOf = (notice: Notice): string => kindOf(notice).wish(notice);
export const tagOf = (notice: Notice): string => kindOf(notice).tag(notice);
export const worthMsOf = (notice: Notice, now: number): number =>
  kindOf(notice).worthMs(notice, now);

/** What the service worker shows. */
export function payloadOf(notice: Notice, listener: NoticeReader): string {
  const { tag, path, text } = kindOf(notice);
  return JSON.stringify({ tag: tag(notice), path: path(notice), ...text(notice, listener) });
}

/** Has the service worker close what it shows. */
export function closingOf(tag: string): string {
  return JSON.stringify({ close: tag });
}

/** As `Ulti · Anna, Bo`. */
function factsOf({ game, others }: TableFacts): string {
  return [findGame(game)?.name ?? '', others.join(', ')].filter((part) => part !== '').join(' · ');
}

function deadlineIn({ deadline }: TableFacts, { words, locale, zone }: NoticeReader): string[] {
  if (deadline === undefined) return [];
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
  });
  return [words.deadline(format.format(deadline))];
}

/** The facts of a table for somebody who sits there. */
export function factsFor({ table, game, deadline, names, seat }: TableSummary): TableFacts {
  const others = names.filter((name, at) => at !== seat && name !== '');
  return { table, game, others, ...(deadline === undefined ? {} : { deadline }) };
}
