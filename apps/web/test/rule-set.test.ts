import { loadCatalogue } from '@pakli/text';
import { expect, test } from 'vitest';
import { ruleSetName } from '../src/words/rule-set.ts';

test.each([
  ['buddy-bluff', 'onion+match', 'Onion + Match'],
  ['ulti', 'seed', 'Standard'],
  ['ulti', 'seed deals=3', '3 deals'],
  ['ulti', 'tournament deals=12', 'Tournament, 12 deals'],
])('%s: %s', async (game, rules, name) => {
  expect(ruleSetName(await loadCatalogue('en'), game, rules)).toBe(name);
});
