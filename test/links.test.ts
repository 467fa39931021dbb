/** Every link between the pages of the repository leads somewhere, and every page has a place on the site. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { drawCards, drawPicture } from '../site/cards.ts';
import { pages } from '../site/shelves.ts';
import { brokenLinks, LINE_WIDTH, longLines, pagesIn } from './links.ts';

const ROOT = new URL('..', import.meta.url).pathname;

test('every link leads to a page and a heading that are there', () => {
  const found = pagesIn(ROOT);
  expect(found).toContain('README.md');
  expect(found.length).toBeGreaterThan(40);
  expect(found.flatMap((page) => brokenLinks(ROOT, page))).toEqual([]);
});

test(`prose keeps to ${LINE_WIDTH} characters per line`, () => {
  expect(pagesIn(ROOT).flatMap((page) => longLines(ROOT, page))).toEqual([]);
});

test('a missing page, picture or heading is found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pakli-links-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'docs/one.md'), '# One\n\n## Who pays?\n\n## Who pays?\n');
  writeFileSync(
    join(folder, 'README.md'),
    '[a](docs/one.md) [b](docs/one.md#who-pays) [c](docs/one.md#who-pays-1) `[d](none.md)` [e](docs/none.md)\n' +
      '[f](docs/one.md#who-pays-2) <img src="docs/none.webp" /> [g](#nowhere) [h](https://example.org/none)\n',
  );
  expect(brokenLinks(folder, 'README.md')).toEqual([
    'README.md: docs/none.md is not there',
    'README.md: docs/one.md#who-pays-2 has no such heading',
    'README.md: #nowhere has no such heading',
    'README.md: docs/none.webp is not there',
  ]);
});

test('every page of docs/ and all rules have a place on the site', () => {
  const paths = pages().map(({ path }) => path);
  const wanted = pagesIn(ROOT).filter((path) =>
    /^CHANGELOG|^docs\/|\/leaflet\.md$|RULES\.md$/.test(path),
  );
  expect(paths.toSorted()).toEqual(wanted);
});

test('cards of leaflets are drawn, of every deck, and other code is left alone', () => {
  expect(drawPicture('```cards x\nTable: K♥ [5♥ 4♠]=9 ▒\nNine & four.\n```')).toBe(
    '<div class="picture">\n<p><b>Table</b> <span class="stack"><span class="playing-card red">K♥</span></span> ' +
      '<span class="stack"><span class="playing-card red">5♥</span><span class="playing-card">4♠</span></span> ' +
      '<span>=9</span> <span class="stack"><span class="playing-card back" title="face down"></span></span></p>\n' +
      '<p><span>Nine &amp; four.</span></p>\n</div>\n',
  );
  expect(drawCards('`♣A`')).toBe('<span class="playing-card">♣A</span>');
  expect(drawCards('`10♦ Fire-3`')).toBe(
    '<span class="playing-card red">10♦</span> <span class="playing-card">Fire 3</span>',
  );
  expect(drawCards('`♣O J♥`', 'hungarian')).toContain('♣F');
  expect(drawCards('`♣O J♥`', 'swedish')).toContain('Kn♥');
  expect(drawCards('`npm ci`')).toBeUndefined();
  expect(drawPicture('```sh\nnpm ci\n```')).toBeUndefined();
});
