/**
 * Puts every style sheet into the cascade layer of its folder. A higher floor wins over a lower one, whatever the
 * specificity of the selector and whichever page was fetched first. Every sheet knows the screens by name.
 *
 * Hover styles are for a mouse alone: a finger is gone after its tap, and anything left lit looks chosen.
 */
import type { Plugin } from 'vite';
import { SCREENS } from '../src/theme/screens.ts';

/** By floor, lowest first; a test checks them against the floors of the house. */
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

/** In every sheet, because a named query resolves in the sheet that uses it. */
const NAMES = Object.entries(SCREENS)
  .map(([name, query]) => `@custom-media --${name} ${query};\n`)
  .join('');

const isForMice = (selector: string): boolean => /[^(]:hover/.test(selector);

/** `:hover` rules apply to devices that can hover; `:is(:hover, :focus)` shows something, and a tap does so too. */
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
      // Every sheet states the order, because any of them may be fetched first.
      return {
        code: `${NAMES}@layer ${LAYERS.join(', ')};\n@layer ${folder} {\n${hoverByMouse(code)}}\n`,
        map: null,
      };
    },
  };
}
