import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@pakli/catalogue';
import { formatShareLink, readScore, readShareLink } from '@pakli/protocol';
import { LOCALES } from '@pakli/text';
import { expect, test } from 'vitest';
import { PageFiles } from '../src/page.ts';
import { homeHead, previewHead } from '../src/preview.ts';
import { withServer } from './running.ts';

const ORIGIN = 'https://cards.example';
const pathsOf = (game: string): string[] => [
  '/t/4mk29x0qpd',
  '/evening/4mk29x0qpd12',
  '/day',
  `/learn/${game}/puzzle/12`,
  `/learn/${game}/puzzle/2026-11-18`,
  `/2.${game}.1.x3Gk/57/1`,
  '/c/3Gk_x-',
];
/** An address as a server sees it. */
const sent = (link: string): string => link.split('#')[0] ?? '';

test('a link has a title, a sentence and a picture in every language', async () => {
  for (const { id: game, name } of GAMES) {
    for (const locale of LOCALES) {
      for (const path of pathsOf(game)) {
        const link = sent(formatShareLink({ base: '/', locale, game, path }));
        const head = await previewHead(link, ORIGIN);
        // Its picture has the same address except for one word.
        const picture = link.replace('/link/', '/picture/');
        expect(head).toContain(`<meta property="og:image" content="${ORIGIN}${picture}"`);
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

test('the address of the picture contains the result that was shared, and nothing else', async () => {
  const path = '/2.mulle.2.x3Gk/57/1';
  const link = formatShareLink({ base: '/', locale: 'sv', game: 'mulle', path, score: [31, -4] });
  expect(link).toBe(`/link/sv/mulle/replay?score=31,-4#${path}`);
  expect(readScore('?score=31,-4')).toEqual([31, -4]);
  const [pathname = '', search = ''] = sent(link).split(/(?=\?)/);
  const picture = `content="${ORIGIN}/picture/sv/mulle/replay?score=31,-4"`;
  expect(await previewHead(pathname, ORIGIN, search)).toContain(picture);
  for (const bad of ['?score=', '?score=1,', '?score=1e9', '?score=100000', '?score=<b>', '?a=1']) {
    expect(readScore(bad), bad).toBeUndefined();
    expect(await previewHead(pathname, ORIGIN, bad), bad).not.toContain('?');
  }
});

test('of a recorded game and a challenge a server sees nothing but what they are', async () => {
  for (const path of ['/2.mulle.2.x3Gk/57/1', '/c/3Gk_x-']) {
    const link = sent(formatShareLink({ base: '/', locale: 'sv', game: 'mulle', path }));
    expect(link).toMatch(/^\/link\/sv\/mulle\/(replay|challenge)$/);
    // A link cut off in transit is still an address.
    expect(readShareLink(link)?.path).toBe(link.replace('/link/sv/mulle', ''));
  }
  const titles = ['t/4mk29x0qpd', 'replay', 'challenge'].map(async (path) =>
    /<title>.*<\/title>/.exec((await previewHead(`/link/sv/mulle/${path}`, ORIGIN)) ?? '')?.at(0),
  );
  expect(new Set(await Promise.all(titles)).size).toBe(3);
});

test('the page itself has a preview and its feed, in the language of who asks', async () => {
  const locales = ['sv-FI, sv;q=0.9, en;q=0.8', 'nb,tr;q=0.5', 'fr', '', '*', '"><script>'];
  const heads = await Promise.all(locales.map((wanted) => homeHead(wanted, ORIGIN)));
  expect(heads.map((head) => /feed\/(..)\.xml/.exec(head)?.[1])).toEqual([
    'sv',
    'tr',
    'en',
    'en',
    'en',
    'en',
  ]);
  for (const head of heads) {
    expect(head).toMatch(/^<title>Pakli<\/title>/);
    expect(head).toContain(`og:image" content="${ORIGIN}/preview/home.jpg"`);
    expect(head).toMatch(/og:description" content="[^"]{20,}"/);
    expect(head).not.toContain('<script');
  }
});

test('every preview has its picture', () => {
  const folder = join(import.meta.dirname, '../../web/public/preview');
  for (const name of ['home', ...GAMES.map(({ id }) => id)]) {
    const picture = readFileSync(join(folder, `${name}.jpg`));
    // JPEG: sizes are in the SOF0 segment (C0).
    const at = picture.indexOf(Buffer.from([0xff, 0xc0]));
    const size = [picture.readUInt16BE(at + 7), picture.readUInt16BE(at + 5)];
    expect([name, ...size]).toEqual([name, 1200, 630]);
  }
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
    '/link/en/ulti/replay/2.ulti.1.x3Gk',
    '/link/en/ulti/c/x3Gk',
    '/link/en/ulti/learn/mulle/puzzle/12',
    '/link/en/ulti/learn/ulti/puzzle/12/more',
    '/link/',
  ];
  for (const path of bad) expect(await previewHead(path, ORIGIN), path).toBeUndefined();
});

test('a share link is read as it was written, in a folder too', () => {
  for (const path of pathsOf('buddy-bluff')) {
    const link = { base: '/cards/', locale: 'hu', game: 'buddy-bluff', path };
    const [pathname = '', hash] = formatShareLink(link).split(/(?=#)/);
    expect(readShareLink(pathname, hash)).toEqual(link);
  }
});

test('the page answers with the head that its address and its reader want', async () => {
  const page = mkdtempSync(join(tmpdir(), 'pakli-preview-'));
  try {
    writeFileSync(
      join(page, 'index.html'),
      '<html lang="en"><head><title>Pakli</title><script src="./assets/a.js"></script></head></html>',
    );
    const answer = new PageFiles(page).answerWithHead('<title>$& & more</title>', 'below');
    expect(await answer?.text()).toBe(
      '<html data-server lang="en"><head><title>$& & more</title><script src="/assets/a.js"></script></head></html>',
    );
    expect(answer?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    await withServer(
      async ({ base }) => {
        const ask = async (path: string): Promise<string> =>
          (await fetch(base + path, { headers: { 'Accept-Language': 'hu' } })).text();
        expect(await ask('/')).toContain('og:locale" content="hu"');
        // A proxy may have put everything under a path prefix.
        expect(await ask('/')).toContain('href="./feed/hu.xml"');
        expect(await ask('/')).toContain('src="./assets/a.js"');
        // The sender's language, whoever requests it.
        expect(await ask('/link/sv/mulle/replay')).toContain('og:locale" content="sv"');
      },
      { settings: { page } },
    );
  } finally {
    rmSync(page, { recursive: true });
  }
});
