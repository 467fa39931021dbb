/** The rules documents as the page parses them: blocks, numbers, cards. */
import { REFUSALS as BUDDY_BLUFF } from '@pakli/buddy-bluff';
import { REFUSALS as COMPILE } from '@pakli/compile';
import { REFUSALS as MULLE } from '@pakli/mulle';
import { blocksOf, beginsRule, loadCatalogue } from '@pakli/text';
import { REFUSALS as ULTI } from '@pakli/ulti';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { speaksOf } from '../src/rules/search.ts';
import { writtenCards } from '../src/cards/written.ts';
import { findOnShelf } from '../src/shelf/shelf.ts';

function blocks(game: string): readonly string[] {
  const file = new URL(`../../../packages/${game}/RULES.md`, import.meta.url);
  return blocksOf(readFileSync(file, 'utf8'));
}

test.each([
  ['buddy-bluff', Object.values(BUDDY_BLUFF).map(({ rule }) => rule)],
  ['mulle', Object.values(MULLE).flatMap((ids) => Object.values<string>(ids))],
  ['ulti', Object.values<string>(ULTI)],
  ['compile', Object.values<string>(COMPILE)],
])('every refusal of %s leads to a passage of its rules', (game, rules) => {
  const all = blocks(game);
  expect(rules.length).toBeGreaterThan(3);
  for (const rule of rules) {
    expect(
      all.some((block) => beginsRule(block, rule)),
      rule,
    ).toBe(true);
  }
});

test('a search finds all its words, in any order and case', () => {
  expect(speaksOf('Clearing the Table is a tabbe', 'tabbe table')).toBe(true);
  expect(speaksOf('Clearing the table', 'tabbe table')).toBe(false);
  expect(speaksOf('anything', '  ')).toBe(true);
});

test.each([
  ['buddy-bluff', 'KD>2 7C>2 2S', ['KD', '7C', '2S']],
  ['mulle', 'capture SP Q x 1,3 | RU 10', ['QS', 'TD']],
  ['ulti', 'hand 0: A7 AK ; bid BE, A11', ['A7', 'AK']],
  ['compile', 'Fire-1@L0:up', []],
  ['compile', 'Fire-1', ['Fire-1']],
])('cards are found in the notation of %s', async (game, code, faces) => {
  const { cards } = await findOnShelf(game)!.rules(await loadCatalogue('en'));
  const parts = writtenCards(cards, code);
  expect(parts.flatMap(({ face }) => face ?? [])).toEqual(faces);
  expect(parts.map(({ text }) => text).join('')).toBe(code);
});
