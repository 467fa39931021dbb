import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@pakli/catalogue';
import { formatShareLink, readShareLink } from '@pakli/protocol';
import { LOCALES } from '@pakli/text';
import { expect, test } from 'vitest';
import { PageFiles } from '../src/page.ts';
import { previewHead } from '../src/preview.ts';

const ORIGIN = 'https://cards.example';
const pathsOf = (game: string): string[] => [
  '/t/4mk29x0qpd',
  '/evening/4mk29x0qpd12',
  '/day',
  `/learn/${game}/puzzle/12`,
  `/learn/${game}/puzzle/2026-11-18`,
];

test('a link has a title, a sentence and a picture in every language', async () => {
  for (const { id: game, name } of GAMES) {
    for (const locale of LOCALES) {
      for (const path of pathsOf(game)) {
        const link = formatShareLink({ base: '/', locale, game, path });
        const head = await previewHead(link, ORIGIN);
        expect(head).toContain(`<meta property="og:image" content="${ORIGIN}/preview/${game}.jpg"`);
        expect(head).toContain(`<meta property="og:url" content="${ORIGIN}${link}" />`);
        expect(head).toMatch(new RegExp(`<title>[^<]*${name}[^<]* · Pakli</title>`));
        expect(head).toMatch(/og:description" content="[^"]{20,}"/);
      }
    }
  }
});

test('previews of two tables differ by nothing but the address', async () => {
  const [one, other] = await Promise.all(
    ['aaaaaaaaaa', 'bbbbbbbbbb'].map((id) => previewHead(`/link/en/ulti/t/${id}`, ORIGIN)),
  );
  expect(one?.replaceAll('aaaaaaaaaa', 'bbbbbbbbbb')).toBe(other);
});

test('what is not a link to a game is not there', async () => {
  const bad = [
    '/link/en/ulti/t/short',
    '/link/en/whist/t/4mk29x0qpd',
    '/link/xx/ulti/t/4mk29x0qpd',
    '/link/en/ulti/go/4mk29x0qpd',
    '/link/en/ulti/t/4mk29x0qpd/more',
    '/link/en/ulti/t/"><script>',
    '/link/en/constructor/day',
    '/link/en/ulti/learn/mulle/puzzle/12',
    '/link/en/ulti/learn/ulti/puzzle/12/more',
    '/link/',
  ];
  for (const path of bad) expect(await previewHead(path, ORIGIN), path).toBeUndefined();
});

test('a share link is read as it was written, in a folder too', () => {
  for (const path of pathsOf('buddy-bluff')) {
    const link = { base: '/cards/', locale: 'hu', game: 'buddy-bluff', path };
    expect(readShareLink(formatShareLink(link))).toEqual(link);
  }
});

test('the page answers further down with its files where they are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pakli-preview-'));
  try {
    writeFileSync(
      join(folder, 'index.html'),
      '<html lang="en"><head><title>Pakli</title><script src="./assets/a.js"></script></head></html>',
    );
    const answer = new PageFiles(folder).answerWithHead('<title>$& & more</title>');
    expect(await answer?.text()).toBe(
      '<html data-server lang="en"><head><title>$& & more</title><script src="/assets/a.js"></script></head></html>',
    );
    expect(answer?.headers.get('content-type')).toBe('text/html; charset=utf-8');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
