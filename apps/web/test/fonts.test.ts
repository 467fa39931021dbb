/** The fonts can draw every letter of the texts: a missing letter would come from another font, and look like it. */
import { loadCatalogue, LOCALES } from '@pakli/text';
import { loadLearnWords } from '@pakli/text/learn';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const THEME = new URL('../src/theme/', import.meta.url);
const WOFF2_HEADER = 48;
/** Tables with a number in WOFF2; these are enough to reach the first one. */
const [CMAP, GLYF, LOCA, NAMED] = [0, 10, 11, 63];

/** The letters of a font: those of its `cmap`, which is found in the order of the table directory. */
function lettersOf(file: string): Set<string> {
  const font = readFileSync(new URL(file, THEME));
  let at = WOFF2_HEADER;
  const number = (): number => {
    for (let n = 0; ;) {
      const byte = font.readUInt8(at++);
      n = n * 128 + (byte & 127);
      if (byte < 128) return n;
    }
  };
  let [start, before] = [-1, 0];
  for (let tables = font.readUInt16BE(12); tables > 0; tables--) {
    const flags = font.readUInt8(at++);
    const tag = flags & 63;
    if (tag === NAMED) at += 4;
    let length = number();
    // Outlines are transformed unless version 3 says otherwise, other tables only if a version says so.
    const packed = flags >> 6 !== (tag === GLYF || tag === LOCA ? 3 : 0);
    if (packed) length = number();
    if (tag === CMAP) start = before;
    before += length;
  }
  const cmap = brotliDecompressSync(font.subarray(at)).subarray(start);
  const letters = new Set<string>();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const part = cmap.subarray(cmap.readUInt32BE(8 + 8 * i));
    if (part.readUInt16BE(0) !== 4) continue;
    const half = part.readUInt16BE(6);
    for (let s = 0; s < half; s += 2) {
      const [first, last] = [part.readUInt16BE(16 + half + s), part.readUInt16BE(14 + s)];
      for (let code = first; code <= last; code++) letters.add(String.fromCharCode(code));
    }
  }
  return letters;
}

/** All letters of all texts, including functions: as written in the source. */
function* said(words: unknown): Generator<string> {
  if (typeof words === 'string') yield* words;
  else if (typeof words === 'function') yield* String(words);
  else if (typeof words === 'object' && words !== null) {
    for (const part of Object.values(words)) yield* said(part);
  }
}

test.each(['inter', 'fraunces'])('%s draws every letter of every language', async (font) => {
  const drawn = new Set([
    ...lettersOf(`fonts/${font}-latin.woff2`),
    ...lettersOf(`fonts/${font}-latin-ext.woff2`),
  ]);
  expect(drawn).toContain('a');
  for (const locale of LOCALES) {
    const words = [await loadCatalogue(locale), await loadLearnWords(locale)];
    const letters = [...new Set(said(words))].filter((letter) => /\p{L}|\p{P}/u.test(letter));
    expect(letters.filter((letter) => !drawn.has(letter)).join(''), locale).toBe('');
  }
});

test('the second file is asked for exactly where it has a letter', () => {
  const css = readFileSync(new URL('fonts.css', THEME), 'utf8');
  for (const font of ['inter', 'fraunces']) {
    const face = css.split('@font-face').find((text) => text.includes(`${font}-latin-ext`)) ?? '';
    const ranges = [...face.matchAll(/U\+([\dA-F]{4})(?:-([\dA-F]{4}))?/g)].flatMap(
      ([, first = '', last = first]) =>
        Array.from({ length: parseInt(last, 16) - parseInt(first, 16) + 1 }, (_, i) =>
          String.fromCharCode(parseInt(first, 16) + i),
        ),
    );
    const drawn = [...lettersOf(`fonts/${font}-latin-ext.woff2`)];
    expect(drawn.filter((letter) => letter !== '\uFFFF').toSorted()).toEqual(ranges.toSorted());
  }
});
