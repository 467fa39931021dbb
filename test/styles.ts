/**
 * The style sheets of the web table keep to their folders. A class is known on
 * the whole page, so it begins with the name of the folder that it belongs to;
 * a folder may speak of its own classes and of those on the floors below it.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { INSIDE } from './floors.ts';

/** Where a folder's classes begin with something else than its name. */
const PREFIXES: Readonly<Record<string, readonly string[]>> = {
  'games/buddy-bluff': ['bluff'],
  cards: ['card', 'tell'],
  // What every page is made of.
  theme: ['acts', 'button', 'facts', 'felt', 'fine-print', 'hidden', 'problem', 'soft', 'stack'],
};

const APP = 'apps/web';
const FLOORS = INSIDE[APP] ?? [];

/** The sources by path below `src`. */
export type Sources = Readonly<Record<string, string>>;

export function readSources(root: string): Sources {
  const src = join(root, APP, 'src');
  const files = globSync('**/*.{css,ts,tsx}', { cwd: src });
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(src, file), 'utf8')]));
}

/** `games/mulle` of `games/mulle/Hand.css`, `kit` of `kit/Sheet.css`. */
function folderOf(file: string): string {
  const [folder = '', inner = ''] = file.split('/');
  return folder === 'games' ? `${folder}/${inner}` : folder;
}

/** From the top. */
function floorOf(folder: string): number {
  return FLOORS.findIndex((names) => names.includes(folder.replace(/\/.*/, '/*')));
}

function prefixesOf(folder: string): readonly string[] {
  return PREFIXES[folder] ?? [folder.replace('games/', '')];
}

function owns(folder: string, name: string): boolean {
  return prefixesOf(folder).some((prefix) => name === prefix || name.startsWith(`${prefix}-`));
}

/** Whether a folder may speak of a class: its own, or one of a folder below that has it. */
function knows(folder: string, name: string, sheets: ReadonlyMap<string, Set<string>>): boolean {
  if (owns(folder, name)) return true;
  return [...sheets].some(
    ([other, names]) => floorOf(other) > floorOf(folder) && owns(other, name) && names.has(name),
  );
}

/** The classes in the selectors of a style sheet, and the names of its movements. */
function namesIn(css: string): { readonly classes: string[]; readonly movements: string[] } {
  const text = css.replaceAll(/\/\*[^]*?\*\//g, '');
  const classes: string[] = [];
  const movements: string[] = [];
  for (const [, head = ''] of text.matchAll(/([^{};]*)\{/g)) {
    const movement = /@keyframes\s+([\w-]+)/.exec(head)?.[1];
    if (movement !== undefined) movements.push(movement);
    else if (!head.trim().startsWith('@')) {
      classes.push(...Array.from(head.matchAll(/\.([a-zA-Z][\w-]*)/g), (match) => match[1] ?? ''));
    }
  }
  return { classes, movements };
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** The classes that a component gives to its elements; `card-suit-*` where the end is worked out. */
function classesIn(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown, inside: boolean): void => {
    if (Array.isArray(node)) for (const one of node) visit(one, inside);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const here = node as Node;
    const named = here.type === 'JSXAttribute' ? here['name'] : here['key'];
    if (typeof named === 'object' && named !== null && Reflect.get(named, 'name') === 'className') {
      visit(here['value'], true);
      return;
    }
    // What is asked is no class, only what follows from it.
    if (inside && here.type === 'BinaryExpression') return;
    if (inside && here.type === 'Literal' && typeof here['value'] === 'string') {
      found.push(...here['value'].split(/\s+/));
    }
    if (inside && here.type === 'TemplateLiteral') {
      const parts = here['quasis'] as { readonly value: { readonly cooked: string } }[];
      found.push(
        ...parts
          .map(({ value }) => value.cooked)
          .join('*')
          .split(/\s+/),
      );
    }
    for (const key of Object.keys(here)) visit(here[key], inside);
  };
  visit(parseSync(file, text).program, false);
  return found.filter((name) => name !== '' && name !== '*');
}

/** What breaks the order: one sentence each. */
export function strayStyles(sources: Sources): string[] {
  const broken: string[] = [];
  const sheets = new Map<string, Set<string>>();
  for (const [file, text] of Object.entries(sources)) {
    if (!file.endsWith('.css')) continue;
    const folder = folderOf(file);
    const { classes, movements } = namesIn(text);
    sheets.set(folder, new Set([...(sheets.get(folder) ?? []), ...classes]));
    for (const name of movements) {
      if (!owns(folder, name))
        broken.push(`${file}: movement ${name} is not named after ${folder}`);
    }
  }
  const all = new Set<string>();
  for (const names of sheets.values()) for (const name of names) all.add(name);
  const used = new Set<string>();
  for (const [file, text] of Object.entries(sources)) {
    const folder = folderOf(file);
    const css = file.endsWith('.css');
    const names = new Set(css ? namesIn(text).classes : classesIn(file, text));
    for (const name of names) {
      if (!css) used.add(name);
      const [begin = '', worked] = name.split('*');
      const exists = [...all].some((known) =>
        worked === undefined ? known === name : known.startsWith(begin),
      );
      if (!exists) broken.push(`${file}: no style sheet knows .${name}`);
      else if (worked === undefined && !knows(folder, name, sheets)) {
        broken.push(`${file}: .${name} is neither of ${folder} nor below it`);
      }
    }
  }
  const begins = [...used].flatMap((name) =>
    name.includes('*') ? [name.split('*')[0] ?? ''] : [],
  );
  for (const [folder, names] of sheets) {
    for (const name of names) {
      const wanted = used.has(name) || begins.some((begin) => name.startsWith(begin));
      if (owns(folder, name) && !wanted) broken.push(`${folder}: nobody uses .${name}`);
    }
  }
  return broken;
}

/** The declarations of a style sheet with the media queries around them, without comments. */
export function rulesIn(
  css: string,
): { readonly at: string; readonly head: string; readonly body: string }[] {
  const text = css.replaceAll(/\/\*[^]*?\*\//g, '');
  const open: string[] = [];
  const rules = [];
  let from = 0;
  for (const { 0: sign, index } of text.matchAll(/[{};]/g)) {
    const piece = text.slice(from, index).trim();
    if (sign === '{') open.push(piece);
    else {
      // The last declaration may end with the rule.
      if (piece !== '')
        rules.push({ at: open.slice(0, -1).join(' '), head: open.at(-1) ?? '', body: piece });
      if (sign === '}') open.pop();
    }
    from = index + 1;
  }
  return rules;
}

/** One guard in the theme serves every sheet: no movement has to be switched off where it is made. */
const STILL = [
  'transition: none',
  'animation-timing-function: step-start',
  'animation-iteration-count: 1',
];

/** A `select` as the last part of one of several selectors. */
const LIST = /(?:^|[\s>+~(])select(?![\w-])[^\s>+~,]*\s*(?:,|$)/;

/** What takes a reader's own settings away: one sentence each. */
export function unfairStyles(sources: Sources): string[] {
  const broken: string[] = [];
  const still = new Set<string>();
  for (const [file, text] of Object.entries(sources)) {
    if (!file.endsWith('.css')) continue;
    for (const { at, head, body } of rulesIn(text)) {
      if (/^touch-action:\s*none/.test(body)) {
        broken.push(`${file}: ${head} lets no finger scroll or zoom`);
      }
      // The arrow is a background image.
      if (LIST.test(head) && body.startsWith('background:')) {
        broken.push(`${file}: ${head} covers the arrow of a list that opens`);
      }
      if (
        /^(html|:root)[^\s>+~]*$/.test(head) &&
        body.startsWith('font-size:') &&
        // A share of the reader's own size, in one token.
        !/100%|var\(--print\)/.test(body)
      ) {
        broken.push(`${file}: ${head} has a text size of its own`);
      }
      if (
        at.includes('prefers-reduced-motion') &&
        head.startsWith('*') &&
        body.endsWith('!important')
      ) {
        still.add(body.replace(/\s*!important/, ''));
      }
    }
  }
  for (const rule of STILL) {
    if (!still.has(rule)) broken.push(`no sheet says "${rule}" to whoever wants nothing to move`);
  }
  return broken;
}
