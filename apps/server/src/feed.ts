/**
 * The puzzle and the deals of the day as an Atom feed (RFC 4287), in one language. All of it follows
 * from the date: no card, no move and nothing of any table is in it.
 */
import { GAMES } from '@pakli/catalogue';
import { dateOf, DAY_MS } from '@pakli/host';
import { formatShareLink, gameOfDay } from '@pakli/protocol';
import { isLocale } from '@pakli/text';
import { loadServerWords } from '@pakli/text/server';
import { escapeHtml } from './preview.ts';

/** Days in the feed, for readers who have not looked for a while. */
const DAYS = 14;

const HOUSE = GAMES.filter(({ guest }) => guest === undefined);

interface Entry {
  /** Unique, and never changes. */
  readonly id: string;
  readonly day: string;
  readonly title: string;
  readonly about: string;
  readonly href: string;
}

/** The feed at an address such as `/feed/hu.xml`; undefined where there is none. */
export async function feedAt(
  pathname: string,
  origin: string,
  now: number,
): Promise<string | undefined> {
  const [, locale = ''] = /^\/feed\/([a-z]{2})\.xml$/.exec(pathname) ?? [];
  if (!isLocale(locale)) return undefined;
  const { feed, preview } = await loadServerWords(locale);
  const entries = Array.from({ length: DAYS }, (_, ago) => dateOf(now - ago * DAY_MS)).flatMap(
    (day): readonly Entry[] => {
      const game = gameOfDay(day, HOUSE);
      if (game === undefined) return [];
      const { id, name } = game;
      const hrefOf = (path: string): string =>
        formatShareLink({ base: `${origin}/`, locale, game: id, path });
      return [
        {
          id: `puzzle/${day}`,
          day,
          title: feed.puzzle(name),
          about: preview.puzzle.about,
          href: hrefOf(`/learn/${id}/puzzle/${day}`),
        },
        {
          id: `deals/${day}`,
          day,
          title: feed.deals,
          about: feed.dealsAbout,
          href: hrefOf('/day'),
        },
      ];
    },
  );
  const self = origin + pathname;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `  <title>${escapeHtml(feed.title)}</title>`,
    `  <id>${escapeHtml(self)}</id>`,
    `  <link rel="self" href="${escapeHtml(self)}"/>`,
    `  <link href="${escapeHtml(origin)}/"/>`,
    `  <updated>${dateOf(now)}T00:00:00Z</updated>`,
    '  <author><name>Pakli</name></author>',
    ...entries.map((entry) => formatEntry(entry, self)),
    '</feed>',
    '',
  ].join('\n');
}

function formatEntry({ id, day, title, about, href }: Entry, feed: string): string {
  return [
    '  <entry>',
    `    <title>${escapeHtml(title)}</title>`,
    `    <id>${escapeHtml(`${feed}/${id}`)}</id>`,
    `    <link href="${escapeHtml(href)}"/>`,
    `    <updated>${day}T00:00:00Z</updated>`,
    `    <summary>${escapeHtml(about)}</summary>`,
    '  </entry>',
  ].join('\n');
}
