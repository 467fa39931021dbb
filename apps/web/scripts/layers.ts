/**
 * Puts every style sheet into the layer of its folder. What stands on a higher
 * floor wins over what stands below it, however special the selector and
 * whichever page was fetched first. Every sheet knows the screens by name.
 *
 * What lights up under a mouse does so for a mouse alone: a finger is gone after
 * its tap, and what stays lit looks chosen.
 */
import type { Plugin } from 'vite';
import { SCREENS } from '../src/theme/screens.ts';

/** By floor, the lowest first; a test holds them against the floors of the house. */
export const LAYERS = [
  'theme',
  'cards',
  'kit',
  'offline',
  'table',
  'account',
  'games',
  'settings',
  'speaks',
  'shelf',
  'instant',
  'challenge',
  'rules',
  'history',
  'replay',
  'play',
  'online',
  'evening',
  'daylong',
  'series',
  'home',
  'learn',
  'app',
  'embed',
] as const;

/** In every sheet, because a query by name is resolved in the sheet that has it. */
const NAMES = Object.entries(SCREENS)
  .map(([name, query]) => `@custom-media --${name} ${query};\n`)
  .join('');

const isForMice = (selector: string): boolean => /[^(]:hover/.test(selector);

/** Rules of `:hover` are for those who can hover; `:is(:hover, :focus)` shows something, and a tap does so too. */
export function hoverByMouse(sheet: string): string {
  return sheet.replaceAll(
    /([^{};]*:hover[^{};]*)(\{[^{}]*\})/g,
    (rule, text: string, body: string) => {
      const selectors = text.split(',\n');
      const mice = selectors.filter(isForMice).join(',');
      const others = selectors.filter((one) => !isForMice(one)).join(',');
      if (mice === '') return rule;
      return `${others === '' ? '' : `${others} ${body}`}\n@media (hover: hover) {${mice} ${body}}`;
    },
  );
}

export function layers(): Plugin {
  return {
    name: 'layers',
    enforce: 'pre',
    transform(code, id) {
      const folder = /\/apps\/web\/src\/([a-z]+)\/.*\.css$/.exec(id)?.[1];
      if (folder === undefined) return undefined;
      // The order stands in every sheet, because any of them may be the first that is fetched.
      return {
        code: `${NAMES}@layer ${LAYERS.join(', ')};\n@layer ${folder} {\n${hoverByMouse(code)}}\n`,
        map: null,
      };
    },
  };
}
