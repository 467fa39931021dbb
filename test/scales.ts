/**
 * Measures of the style sheets have names: what is not on a scale is found.
 */
import { SCREENS } from '../apps/web/src/theme/screens.ts';
import { rulesIn, type Sources } from './styles.ts';

/** Where measures get their names; colours get theirs there and in the palette of a folder. */
const TOKENS = 'theme/tokens.css';
const PALETTE = /(?:^|\/)colours\.css$/;

const MOST_SIZES = 14;

/** Letters of a drawing are a share of it: of its width, of a measure of its own, or of the letters around them. */
const SHARE = /\dcq\w+|\dem\b|var\(--(?!text-)/;

const COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\((?!\s*(?:from\s+)?var\()|(?<![\w-])(?:white|black|gr[ae]y|silver|red|green|blue|yellow|orange|gold|brown|pink|purple)(?![\w-])/i;

/** A length that no drawing measures: `cqw` and the like are shares of what it lies in. */
const LENGTH = /(?<![\w.-])\d*\.?\d+(?:px|r?em|ch|ex|lh|vw|vh|vmin|vmax)\b/;

interface Scale {
  readonly of: RegExp;
  readonly token: string;
  /** What needs no name. */
  readonly plain: RegExp;
}

const SCALES: Readonly<Record<string, Scale>> = {
  'text size': {
    of: /^font(?:-size)?$/,
    token: 'text',
    plain: /^(?:inherit|0|100%|var\(--print\))$/,
  },
  space: {
    of: /^(?:(?:row-|column-)?gap|(?:padding|margin)(?:-[a-z]+)*)$/,
    token: 'space',
    plain: /^[^]*$/,
  },
  radius: { of: /^border(?:-[a-z]+)*-radius$/, token: 'radius', plain: /^[^]*$/ },
  layer: { of: /^z-index$/, token: 'layer', plain: /^(?:auto|var\(--order\))$/ },
};

/** The names that the tokens give to one scale. */
export function stepsOf(sources: Sources, token: string): string[] {
  return Array.from(
    (sources[TOKENS] ?? '').matchAll(new RegExp(`^\\s*(--${token}-[\\w-]+):`, 'gm')),
    ([, name = '']) => name,
  );
}

/** Measures and colours without a name: one sentence each. */
export function strayMeasures(sources: Sources): string[] {
  const broken: string[] = [];
  if (stepsOf(sources, 'text').length > MOST_SIZES) {
    broken.push(`${TOKENS}: more than ${MOST_SIZES} sizes of text`);
  }
  for (const [file, text] of Object.entries(sources)) {
    if (/\.tsx?$/.test(file)) {
      for (const [colour] of text.matchAll(/['"]#(?:[\da-f]{3}|[\da-f]{6})['"]/gi)) {
        broken.push(`${file}: ${colour} is a colour without a name`);
      }
    }
    if (!file.endsWith('.css') || file === TOKENS) continue;
    for (const { head, body } of rulesIn(text)) {
      const [, property = '', value = ''] = /^([\w-]+):\s*([^]*)$/.exec(body) ?? [];
      if (!PALETTE.test(file) && COLOUR.test(value.replaceAll(/--[\w-]+/g, ''))) {
        broken.push(`${file}: ${head} has a colour without a name: ${value}`);
      }
      for (const [name, { of, token, plain }] of Object.entries(SCALES)) {
        if (!of.test(property) || (token === 'text' && head.startsWith(':root'))) continue;
        if (token === 'text' && file.startsWith('games/') && SHARE.test(value)) continue;
        const steps = new Set(stepsOf(sources, token));
        const unknown = (value.match(/var\(--[\w-]+/g) ?? [])
          .map((use) => use.slice('var('.length))
          .find((use) => use.startsWith(`--${token}-`) && !steps.has(use));
        const named = [...steps].some((step) => value.includes(`var(${step})`));
        if (unknown !== undefined || LENGTH.test(value) || (!named && !plain.test(value))) {
          broken.push(`${file}: ${head} has a ${name} that is not on the scale: ${value}`);
        }
      }
    }
  }
  return broken;
}

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
