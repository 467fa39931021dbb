import { isRefusal, readOptions } from '@pakli/core';
import { loadCatalogue, LOCALES, speechOf } from '@pakli/text';
import { loadRuleNotes, ruleNote } from '@pakli/text/rule-notes';
import { expect, test } from 'vitest';
import { readDeal } from '../src/play/DealtPage.tsx';
import {
  chosenWith,
  matters,
  presetsOf,
  valuesOf,
  writeRules,
} from '../src/settings/RulesForm.tsx';
import { SHELF } from '../src/shelf/shelf.ts';
import { ruleSetName } from '../src/words/rule-set.ts';

test.each([
  ['buddy-bluff', 'onion+match', 'Onion + Match'],
  ['ulti', 'seed', 'Standard'],
  ['ulti', 'seed deals=3', '3 deals'],
  ['ulti', 'tournament deals=12', 'Tournament, 12 deals'],
  ['ulti', 'cardPoints=A10 maxKontra=6', 'Custom rules (2)'],
  ['ulti', 'tournament maxKontra=6 deals=3', 'Tournament, Custom rules (1), 3 deals'],
  ['ulti', 'deals=5', '5 deals'],
  ['ulti', '', 'Standard'],
])('%s: %s', async (game, rules, name) => {
  expect(ruleSetName(await loadCatalogue('en'), game, rules)).toBe(name);
});

test.each([
  ['ulti/7/tournament%20maxKontra=6/1', 'tournament maxKontra=6', 1],
  ['ulti/7/tournament maxKontra=6', 'tournament maxKontra=6', undefined],
  ['mulle/7/short/0', 'short', 0],
  ['mulle/7/%E0%A4%A', '%E0%A4%A', undefined],
  ['mulle/7', 'synced', undefined],
])('a deal by its address: %s', (path, rules, seat) => {
  expect(readDeal(path)).toMatchObject({ seed: 7, choices: { rules } });
  expect(readDeal(path)?.choices.seat).toBe(seat);
});

test('a deal by its address says how many play, where a game leaves that open', () => {
  const many = { ...SHELF[0]!, seats: 2, counts: [2, 3, 11] };
  const read = (path: string) => readDeal(path, () => many)?.choices;
  expect(read('high/7/one/10/11')).toMatchObject({ seat: 10, players: 11 });
  expect(read('high/7/one/1/2')).toMatchObject({ seat: 1, players: 2 });
  expect(read('high/7/one/1')?.players).toBeUndefined();
  for (const none of ['3/3', '0/4', '0/0', '0/x', '0/', '2', '2/2', '0/011']) {
    expect(read(`high/7/one/${none}`), none).toBeUndefined();
  }
});

test.each(['nim/7', 'mulle/x', 'mulle/7/short/2', 'mulle/7/short/0/3', 'mulle/4294967296'])(
  'no deal: %s',
  (path) => {
    expect(readDeal(path)).toBeUndefined();
  },
);

test.each([
  ['seed', ['seed']],
  ['tournament deals=12', ['tournament']],
  ['onion+match', ['onion', 'match']],
  ['tournament maxKontra=6 deals=3', []],
])('presets that are chosen: %s', (rules, presets) => {
  expect(presetsOf(rules)).toEqual(presets);
});

const OTHER: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>> = {
  'buddy-bluff': {},
  mulle: { rounds: 3 },
  ulti: { maxKontra: 3 },
  compile: { control: 'off' },
};
const WRITTEN: Readonly<Record<string, string>> = {
  'buddy-bluff': 'onion+match',
  mulle: 'regler rounds=3',
  ulti: 'fourAces maxKontra=3 deals=3',
  compile: 'fixed control=off',
};

/** Whatever the sheet writes is read back as chosen, and a named rule set keeps its name. */
test.each(SHELF)('$id: every value of every option', async (game) => {
  const options = await game.options();
  for (const rules of game.ruleSets) {
    expect(writeRules(game, options, valuesOf(options, rules))).toBe(rules);
  }
  const changed = { ...valuesOf(options, game.ruleSets.at(-1)!), ...OTHER[game.id] };
  expect(writeRules(game, options, changed)).toBe(WRITTEN[game.id]);
  for (const locale of LOCALES) {
    const speech = speechOf(await loadCatalogue(locale), game.id)!;
    for (const { key, values } of options.options) {
      expect(speech.optionName(key), locale).not.toBe(key);
      const list = 'min' in values ? [values.min, Math.min(values.max, 200)] : values;
      for (const value of list) {
        const chosen = { ...options.defaults, [key]: value };
        const written = writeRules(game, options, chosen);
        // Some values can only be played together with others.
        if (!isRefusal(readOptions(options, written))) {
          expect(valuesOf(options, written), written).toEqual(chosen);
        }
        expect(ruleSetName(await loadCatalogue(locale), game.id, written)).not.toBe('');
        if (typeof value === 'boolean')
          expect(speech.optionValue(key, value)).not.toBe(String(value));
      }
    }
  }
});

/** A name or a number of the exact rules means nothing to a newcomer. */
test.each(SHELF)(
  '$id: every option says in a sentence what it changes',
  async ({ id, options }) => {
    const rows = (await options()).options;
    const english = await loadRuleNotes(id, 'en');
    for (const locale of LOCALES) {
      const notes = await loadRuleNotes(id, locale);
      const speech = speechOf(await loadCatalogue(locale), id)!;
      for (const { key } of rows) {
        const note = ruleNote(notes, key) ?? '';
        expect(note, `${locale} ${key}`).toMatch(/^\S.{18,}[.]$/);
        // On a phone it stays beside its subject.
        expect(note.length, `${locale} ${key}`).toBeLessThan(200);
        expect(note, `${locale} ${key}`).not.toBe(speech.optionName(key));
        if (locale !== 'en') expect(note, key).not.toBe(ruleNote(english, key));
      }
    }
  },
);

test.each(SHELF)('$id: what changes nothing is neither asked nor written', async (game) => {
  const options = await game.options();
  for (const { only } of options.options) {
    if (only === undefined) continue;
    const other = options.options.find(({ key }) => key === only.key)?.values;
    expect(Array.isArray(other) && other.includes(only.value), only.key).toBe(true);
  }
  if (game.id !== 'compile') return;
  const asked = (rules: string): string[] => {
    const values = valuesOf(options, rules);
    return options.options.filter((row) => matters(row, values)).map(({ key }) => key);
  };
  expect(asked('standard')).not.toContain('P0L0');
  expect(asked('fixed')).toContain('P0L0');
  const dealt = chosenWith(options, valuesOf(options, 'fixed'), 'P0L0', 'Love');
  expect(writeRules(game, options, dealt)).toBe('fixed P0L0=Love');
  expect(writeRules(game, options, chosenWith(options, dealt, 'draft', 'pick'))).toBe('standard');
});
