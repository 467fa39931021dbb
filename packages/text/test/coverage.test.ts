/** Every refusal, reason, option and rule set of the engines has a message, and no message is left over. */
import { buddyBluff, REFUSALS as BUDDY_BLUFF } from '@pakli/buddy-bluff';
import { compile, REFUSALS as COMPILE } from '@pakli/compile';
import { mulle, REFUSALS as MULLE } from '@pakli/mulle';
import { REFUSALS as ULTI, ulti } from '@pakli/ulti';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../src/index.ts';

const root = new URL('../../..', import.meta.url).pathname;

/** The sources of a package without its golden runner, whose messages are for programmers. */
function sources(folder: string): string {
  return globSync(`${folder}/src/**/*.ts`, { cwd: root })
    .filter((file) => !/testing|golden/.test(file))
    .map((file) => readFileSync(root + file, 'utf8'))
    .join('\n');
}

function refusedIn(text: string): string[] {
  return [
    ...text.matchAll(/\b(?:refuse\(|problem\([^,()]*(?:\([^()]*\))?[^,()]*,)\s*'([a-z-]+)'/g),
  ].map(([, id]) => id ?? '');
}

function quoted(text: string, id: string): boolean {
  return new RegExp(String.raw`'${id}'|\b${id}:`).test(text);
}

const { frame, games, history, offline, tables } = await loadCatalogue('en');
const common = Object.keys(frame.refusals).filter((id) => id !== 'unknown');

describe('refusals', () => {
  const rooms = ['packages/core', 'packages/protocol', 'packages/host'];
  const core = [...rooms, 'apps/cli', 'apps/server', 'apps/web'].map(sources).join('\n');

  test('of core, records and hosts', () => {
    const ids = refusedIn(core);
    expect(ids.length).toBeGreaterThan(20);
    for (const id of ids) expect(common, id).toContain(id);
  });

  test('core gives all that are said in its name', () => {
    for (const id of common) expect(quoted(core, id), id).toBe(true);
  });

  test.each([
    ['buddy-bluff', Object.keys(BUDDY_BLUFF)],
    ['mulle', Object.values(MULLE).flatMap((ids) => Object.keys(ids))],
    ['ulti', Object.keys(ULTI)],
    ['compile', Object.keys(COMPILE)],
  ] as const)('of %s', (game, listed) => {
    const text = sources(`packages/${game}`);
    const said = Object.keys(games[game].refusals);
    const ids = [...refusedIn(text), ...listed];
    expect(ids.length).toBeGreaterThan(10);
    for (const id of ids) expect([...said, ...common], id).toContain(id);
    for (const id of said) expect(quoted(text, id), `${id} is never given`).toBe(true);
  });
});

test.each(['buddy-bluff', 'mulle', 'ulti', 'compile'] as const)('reasons of %s', (game) => {
  const [file = ''] = globSync(`packages/${game}/src/knowledge/**/reason.ts`, { cwd: root });
  const text = readFileSync(root + file, 'utf8');
  const given = [...text.matchAll(/(?:return|\?|:|because\()\s*'([a-z-]+)'/g)].map(
    ([, key]) => key ?? '',
  );
  expect(new Set(given)).toEqual(new Set(Object.keys(games[game].reasons)));
});

test.each([
  ['buddy-bluff', buddyBluff.rules],
  ['mulle', mulle.rules],
  ['ulti', ulti.rules],
  ['compile', compile.rules],
] as const)('options and rule sets of %s', (game, rules) => {
  const texts: Readonly<Record<string, object>> = games[game].options;
  expect(Object.keys(texts)).toEqual(rules.options.map(({ key }) => key));
  for (const { key, values } of rules.options) {
    const named = 'min' in values || /^(sets|P[01]L[012])$/.test(key);
    const expected = named ? [] : values.map(String);
    const text: { readonly values?: object } = texts[key]!;
    const said = Object.keys(text.values ?? {});
    // Facts that apply to neither are yes and no.
    const yesOrNo = expected.filter((value) => value === 'true' || value === 'false');
    expect(new Set([...said, ...yesOrNo]), key).toEqual(new Set(expected));
  }
  expect(Object.keys(games[game].presets)).toEqual(Object.keys(rules.presets));
});

/** Keys of all messages, except those selected only by number or by an engine's id. */
function keysOf(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]: [string, unknown]) => {
    if (/^(refusals|reasons|options|presets|opponents|protocols|target)$/.test(key)) return [];
    return typeof text === 'object' && text !== null
      ? keysOf(text, `${path}.${key}`)
      : [`${path}.${key}`];
  });
}

test('no message is left over', () => {
  const pages = globSync(
    [
      '{apps/{{cli,server}/src,web/{src,scripts}},scripts}/**/*.{ts,tsx}',
      'packages/text/src/{buddy-bluff,compile,mulle,ulti}/*.ts',
    ],
    { cwd: root },
  )
    .map((file) => readFileSync(root + file, 'utf8'))
    .join('\n');
  const unused = keysOf({ frame, history, offline, games, tables }).filter(
    (path) => !new RegExp(String.raw`\b${path.split('.').at(-1)}\b`).test(pages),
  );
  expect(unused).toEqual([]);
});
