/**
 * Art for the server's link previews (apps/server/src/picture): letters and signs of cards as outlines. Part of `npm
 * run fonts`; run it too after changing a sign of a suit or of a protocol.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as hb from 'harfbuzzjs';
import subset from 'subset-font';
import { sign, SUITS } from '../src/cards/suits.ts';
import { SIGNS as TELL } from '../src/cards/tell/signs.ts';
import { SIGNS as PROTOCOLS } from '../src/games/compile/signs.ts';
import { plainPath } from './plain-path.ts';

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const ASCII = range(0x20, 0x7e);
const SIGNS = '«»„“”‘’‚…–—·×−°•†';
const LATIN = range(0xc0, 0xff) + range(0x100, 0x17f);
/** People's names use other alphabets than ours. */
const OTHERS = range(0x386, 0x3ce) + range(0x400, 0x45f) + 'ҐґȘșȚțẞ';

const FONTS = {
  sans: { font: 'inter', parts: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek'] },
  serif: { font: 'fraunces', parts: ['latin', 'latin-ext'] },
} as const;
const LETTERS = {
  sans: ASCII + SIGNS + LATIN + OTHERS,
  serif: ASCII + SIGNS + range(0xc0, 0xff) + 'ŐőŰűĞğİıŞş',
};
const WEIGHT = 600;
/** Units per size: a tenth of a pixel in the largest letters. */
const UNITS = 500;

/** By letter: its width, and its outline above a baseline at 0. */
async function outlinesOf(kind: keyof typeof FONTS): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const { font: name, parts } = FONTS[kind];
  for (const part of parts) {
    const path = import.meta.resolve(
      `@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`,
    );
    const cut = await subset(readFileSync(fileURLToPath(path)), LETTERS[kind], {
      targetFormat: 'sfnt',
      variationAxes: { wght: WEIGHT },
    });
    const face = new hb.Face(
      new hb.Blob(cut.buffer.slice(cut.byteOffset, cut.byteOffset + cut.length) as ArrayBuffer),
      0,
    );
    const font = new hb.Font(face);
    const scale = UNITS / face.upem;
    for (const letter of LETTERS[kind]) {
      const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0);
      if (glyph === undefined || glyph === 0 || letter in found) continue;
      const outline = shortOutline(font.glyphToPath(glyph), scale);
      found[letter] = `${Math.round(font.glyphHAdvance(glyph) * scale)}${outline}`;
    }
  }
  return found;
}

/** In whole numbers, each relative to the point before: half as long. Fonts count upwards, pictures downwards. */
function shortOutline(path: string, scale: number): string {
  let [x, y] = [0, 0];
  return path.replaceAll(/([A-Z])([^A-Z]*)/g, (_, command: string, text: string) => {
    const numbers = Array.from(text.matchAll(/-?[\d.]+/g), ([n], i) =>
      Math.round(Number(n) * scale * (i % 2 === 0 ? 1 : -1)),
    );
    const moved = numbers.map((n, i) => n - (i % 2 === 0 ? x : y) || 0);
    [x, y] = numbers.length === 0 ? [x, y] : [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0];
    return (
      command.toLowerCase() + moved.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : String(n))).join('')
    );
  });
}

/** By sign: layers, each a paint and an outline. */
const signs = {
  ...Object.fromEntries(SUITS.map((suit) => [suit, `suit ${plainPath(sign(suit, 0, 0, 100))}`])),
  ...Object.fromEntries(
    Object.entries(TELL).map(([suit, layers]) => [
      `tell-${suit}`,
      layers.map(([paint, path]) => `${paint} ${plainPath(path)}`).join('|'),
    ]),
  ),
};
/** By protocol: hue, vividness and sign. */
const protocols = Object.fromEntries(
  Object.entries(PROTOCOLS).map(([name, { hue, vivid, path }]) => [
    name,
    `${hue} ${vivid} ${plainPath(path, 4)}`,
  ]),
);
const file = new URL('../../server/src/picture/art.json', import.meta.url);
const art = {
  about:
    'Written by npm run fonts. Letters are outlines of Inter and Fraunces, under the SIL Open Font Licence 1.1: see apps/web/src/theme/fonts/OFL.txt.',
  sans: await outlinesOf('sans'),
  serif: await outlinesOf('serif'),
  signs,
  protocols,
};
writeFileSync(file, `${JSON.stringify(art, undefined, 2)}\n`);
console.log(Object.keys(art.sans).length, Object.keys(art.serif).length);
