/**
 * Measures of the style sheets have names: what is not on a scale is found.
 */
import { SCREENS } from '../apps/web/src/theme/screens.ts';
import type { Sources } from './styles.ts';

/** What readers have asked of their system, which has names already. */
const WISHES = /^\((prefers-[a-z-]+|forced-colors): [a-z-]+\)$/;

/** Where screens get their names. */
const NAMES = 'theme/screens.ts';

/** Parts of a media query: `(--compact)` and `(--low)` of `(--compact) and (not (--low))`. */
function partsOf(query: string): string[] {
  return query.split(/,|\band\b|\bor\b/).map((part) =>
    part
      .replaceAll(/\bnot\b\s*/g, '')
      .trim()
      .replace(/^\((\(.*\))\)$/, '$1'),
  );
}

/** Screens that have no name: one sentence each. */
export function strayScreens(sources: Sources): string[] {
  const broken: string[] = [];
  for (const [file, text] of Object.entries(sources)) {
    if (file.endsWith('.css')) {
      for (const [, query = ''] of text.matchAll(/@media\s([^{]+)\{/g)) {
        const known = (part: string): boolean =>
          WISHES.test(part) || Object.keys(SCREENS).some((name) => part === `(--${name})`);
        if (!partsOf(query).every(known)) {
          broken.push(`${file}: no screen is called ${query.trim()}`);
        }
      }
    } else if (file !== NAMES) {
      for (const [limit] of text.matchAll(/['`(]\((?:width|height) [<>]=? \d+px\)/g)) {
        broken.push(`${file}: ${limit.slice(1)} is a screen without a name`);
      }
    }
  }
  return broken;
}
