import { GAMES } from '@pakli/catalogue';
import { LOCALES } from '@pakli/text';
import { expect, test } from 'vitest';
import { feedAt } from '../src/feed.ts';
import { previewHead } from '../src/preview.ts';

const ORIGIN = 'https://cards.example';
const NOON = Date.UTC(2026, 10, 18, 12);

test('a feed has a puzzle and the deals of each of fourteen days, in its own language', async () => {
  const titles = new Set<string>();
  for (const locale of LOCALES) {
    const feed = (await feedAt(`/feed/${locale}.xml`, ORIGIN, NOON)) ?? '';
    const [, title = ''] = /<title>([^<]+)<\/title>/.exec(feed) ?? [];
    titles.add(title);
    expect(feed).toContain(`xml:lang="${locale}"`);
    expect(feed).toContain(`<link rel="self" href="${ORIGIN}/feed/${locale}.xml"/>`);
    const entries = feed.split('<entry>').slice(1);
    expect(entries).toHaveLength(28);
    expect(entries[0]).toContain('<updated>2026-11-18T00:00:00Z</updated>');
    expect(entries[27]).toContain('<updated>2026-11-05T00:00:00Z</updated>');
    // Every target has a preview of its own, so it is a link that the page opens.
    for (const [, href = ''] of feed.matchAll(/<link href="([^"]+\/link\/[^"]+)"/g)) {
      expect(await previewHead(href.replace(ORIGIN, ''), ORIGIN), href).toBeDefined();
    }
    expect(new Set(feed.match(/<id>[^<]+/g)).size).toBe(29);
  }
  expect(titles.size).toBe(LOCALES.length);
});

test('the puzzle goes through all games of the house', async () => {
  const feed = await feedAt('/feed/en.xml', ORIGIN, NOON);
  for (const { id } of GAMES) expect(feed).toContain(`/learn/${id}/puzzle/2026-11-`);
});

test('an address of no language has no feed', async () => {
  for (const path of ['/feed/xx.xml', '/feed/en', '/feed/en.xml/more', '/feed/', '/feed/en.xml"'])
    expect(await feedAt(path, ORIGIN, NOON), path).toBeUndefined();
});

test('a feed says nothing but what its address and the date say', async () => {
  const [morning, evening, tomorrow] = await Promise.all(
    [Date.UTC(2026, 10, 18), Date.UTC(2026, 10, 18, 23, 59), Date.UTC(2026, 10, 19)].map((now) =>
      feedAt('/feed/hu.xml', ORIGIN, now),
    ),
  );
  expect(evening).toBe(morning);
  expect(tomorrow).not.toBe(morning);
  // Only a puzzle's game and date: neither a record nor a move.
  const rest = morning?.replaceAll(/https:\/\/\S+?(?="|<)|\d{4}-\d\d-\d\dT00:00:00Z/g, '') ?? '';
  expect(rest.replaceAll(/<[^>]+>/g, '')).not.toMatch(/\d/);
});
