/**
 * Subsets the fonts to the five alphabets and the weights we use. Run it after changing a letter list or a font: `npm
 * run fonts`. The results are checked in, so a build needs only files.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const SIGNS = '\u00A0«»„“”‘’‚…–—·×−°§©•';
/** The Latin-1 letters of English, Swedish, Hungarian, German and Turkish; names need a few more. */
const LETTERS = 'ÄÅÖÜäåöüßÁÉÍÓÚáéíóúÇçÂâÎîÛûÀàÈèÊêËëÑñØøÆæ';
/** Turkish; the fonts keep it with Latin-1. */
const DOTLESS = 'ı';
/** The rest, which fonts keep in a second file: Hungarian and Turkish. */
const EXTENDED = 'ŐőŰűĞğİŞş';

const FONTS = [
  ['inter', 'latin', ASCII + SIGNS + LETTERS + DOTLESS],
  ['inter', 'latin-ext', EXTENDED],
  ['fraunces', 'latin', ASCII + SIGNS + LETTERS + DOTLESS],
  ['fraunces', 'latin-ext', EXTENDED],
] as const;

/** Their licence travels with every copy. */
const licences = ['inter', 'fraunces'].map((font) => {
  const path = fileURLToPath(import.meta.resolve(`@fontsource-variable/${font}/LICENSE`));
  const name = font.charAt(0).toUpperCase() + font.slice(1);
  return `The font ${name} (cut down to the letters that are used)\n\n${readFileSync(path, 'utf8').trim()}\n`;
});
const rule = `\n${'-'.repeat(72)}\n\n`;
writeFileSync(new URL('../src/theme/fonts/OFL.txt', import.meta.url), licences.join(rule));

for (const [font, part, letters] of FONTS) {
  const name = `${font}-${part}-wght-normal.woff2`;
  const from = fileURLToPath(import.meta.resolve(`@fontsource-variable/${font}/files/${name}`));
  const variationAxes = { wght: { min: 400, max: 700 } };
  const cut = await subset(readFileSync(from), letters, { targetFormat: 'woff2', variationAxes });
  writeFileSync(new URL(`../src/theme/fonts/${font}-${part}.woff2`, import.meta.url), cut);
  console.log(`${font}-${part}: ${cut.length} bytes`);
}
