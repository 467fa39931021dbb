/** The shelf and the name of every page of the repository. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

const ROOT = new URL('..', import.meta.url).pathname;

/** Shelves in order, one per kind of page, and the pages of docs/ on each in order. */
const DOCS = {
  Overview: ['README', 'pictures', 'glossary'],
  Tutorials: ['first-hour', 'python'],
  'How-to guides': [
    'play-without-looking',
    'your-name',
    'building-a-player',
    'your-own-game',
    'adding-a-game',
    'hosting',
    'several-servers',
    'development',
    'trained-player',
    'changing-a-player',
    'texts',
    'releasing',
    'evening',
    'embedding',
  ],
  Reference: [
    'cli',
    'arena',
    'tournaments',
    'daylong',
    'engine-protocol',
    'records',
    'link-protocol',
    'encodings',
    'game-facts',
    'ulti-features',
    'selfplay',
    'solver',
    'compile-cards',
    'privacy',
    'dependencies',
  ],
  Explanation: [
    'architecture',
    'strength',
    'luck',
    'ratings',
    'learn',
    'replay',
    'rooms',
    'honest-deals',
    'reliability',
    'simulation',
    'capacity',
  ],
} as const;
const HISTORY: Page = { path: 'CHANGELOG.md', shelf: 'Overview', name: 'Changes' };

/** The name of a leaflet in its reader's language. */
const LANGUAGES: Readonly<Record<string, (game: string) => string>> = {
  en: (game) => `${game} in English`,
  sv: (game) => `${game} på svenska`,
  hu: (game) => `${game} magyarul`,
  de: (game) => `${game} auf Deutsch`,
  tr: (game) => `Türkçe ${game}`,
};

export interface Page {
  /** From the root of the repository. */
  readonly path: string;
  readonly shelf: string;
  readonly name: string;
}

export const RULES_FOR_PEOPLE = 'Rules for people';
export const EXACT_RULES = 'Exact rules';
const NOTES = 'Notes';
export const SHELVES: readonly string[] = [
  RULES_FOR_PEOPLE,
  ...Object.keys(DOCS),
  EXACT_RULES,
  NOTES,
];

/** All pages in the order of the site. Throws if a page of docs/ is on no shelf. */
export function pages(): Page[] {
  const docs = Object.entries(DOCS).flatMap(([shelf, names]) =>
    names.map((name) => page(`docs/${name}.md`, shelf)),
  );
  const leaflets = found('packages/text/src/*/*/leaflet.md').map((path) => {
    const heading = headingOf(path);
    const name = LANGUAGES[languageOf(path)]?.(heading) ?? heading;
    return { path, shelf: RULES_FOR_PEOPLE, name };
  });
  const exact = found('packages/*/RULES.md').map((path) => page(path, EXACT_RULES));
  const notes = found('docs/notes/*.md').map((path) => page(path, NOTES));
  const lost = found('docs/*.md').filter((path) => !docs.some((other) => other.path === path));
  if (lost.length > 0) throw new Error(`on no shelf of site/shelves.ts: ${lost.join(', ')}`);
  const order = Object.keys(LANGUAGES);
  leaflets.sort(
    (a, b) =>
      order.indexOf(languageOf(a.path)) - order.indexOf(languageOf(b.path)) ||
      a.path.localeCompare(b.path),
  );
  return [...leaflets, ...docs, HISTORY, ...exact, ...notes];
}

/** Of a leaflet, `packages/text/src/mulle/en/leaflet.md`. */
function languageOf(path: string): string {
  return basename(dirname(path));
}

function found(pattern: string): string[] {
  return globSync(pattern, { cwd: ROOT }).toSorted();
}

function page(path: string, shelf: string): Page {
  return { path, shelf, name: headingOf(path) };
}

function headingOf(path: string): string {
  const heading = /^# (.+)$/m.exec(readFileSync(`${ROOT}${path}`, 'utf8'))?.[1];
  if (heading === undefined) throw new Error(`${path} has no heading`);
  return heading.replaceAll('`', '');
}
