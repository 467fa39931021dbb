/** Looking up Compile's cards: every filter finds what the cards say, and every ruling is about an existing card. */
import { loadCatalogue, LOCALES } from '@pakli/text';
import { loadRulingWords, type RulingId } from '@pakli/text/rulings';
import { describe, expect, test } from 'vitest';
import { ANYTHING, entriesOf, found, type Wish } from '../src/games/compile/browse.ts';
import { RULED, rulingsOf } from '@pakli/text/rulings';

const english = await loadCatalogue('en');
const entries = entriesOf(english);
const names = (wish: Partial<Wish>): string[] =>
  found(entries, { ...ANYTHING, ...wish }, 'en').map(({ card }) => card);

test('all 180 cards are there', () => {
  expect(names({})).toHaveLength(180);
  expect(new Set(names({})).size).toBe(180);
});

test.each<[Partial<Wish>, number, string]>([
  [{ protocol: 'Fire' }, 6, 'Fire-0'],
  [{ set: 'AX02' }, 18, 'Unity-0'],
  [{ protocol: 'Fire', value: '1' }, 1, 'Fire-1'],
  [{ protocol: 'Fire', keyword: 'delete' }, 1, 'Fire-1'],
  [{ protocol: 'Fire', box: 'bottom' }, 2, 'Fire-3'],
  [{ text: 'fire return hand' }, 1, 'Fire-2'],
  [{ text: 'no such words' }, 0, ''],
])('%j finds %i', (wish, count, one) => {
  const cards = names(wish);
  expect(cards).toHaveLength(count);
  if (one !== '') expect(cards).toContain(one);
});

test('whatever is done on a card can be asked for', () => {
  for (const keyword of ['draw', 'discard', 'flip', 'shift', 'delete'] as const) {
    const cards = new Set(names({ keyword }));
    for (const { card, text } of entries) {
      const said = [...text.top, ...text.middle, ...text.bottom].join(' ').toLowerCase();
      if (cards.has(card)) expect(said, card).toContain(keyword);
    }
    expect(cards.size).toBeGreaterThan(20);
  }
});

describe.each(LOCALES)('in %s', (locale) => {
  test('what is searched for in this language is found', async () => {
    const catalogue = await loadCatalogue(locale);
    const all = entriesOf(catalogue);
    for (const { card, text } of all.slice(0, 40)) {
      const [sentence] = [...text.top, ...text.middle, ...text.bottom];
      if (sentence === undefined) continue;
      const cards = found(all, { ...ANYTHING, text: sentence }, locale).map((one) => one.card);
      expect(cards, sentence).toContain(card);
    }
  });

  test('every ruling is shown, and is about some card', async () => {
    const { about } = await loadRulingWords(locale);
    const used = new Set<RulingId>();
    for (const { card, data } of entries) for (const id of rulingsOf(card, data)) used.add(id);
    expect([...used].toSorted()).toEqual(Object.keys(about).toSorted());
    for (const text of Object.values(about)) expect(text).toMatch(/^[“”„A-ZÄÖÜÅÁÉÍÓÚÇİŞ].*\.$/);
  });
});

test('rulings stand at their cards', () => {
  const of = (card: string): readonly RulingId[] =>
    rulingsOf(card, entries.find((entry) => entry.card === card)!.data);
  expect(of('Death-1')).toEqual(['death1', 'errata']);
  expect(of('Gravity-6')).toEqual(['emptyDeck']);
  expect(of('Metal-1')).toEqual(['errata', 'ban']);
  expect(of('Fire-5')).toEqual([]);
  // No name in the table is wrong.
  const cards = entries.map(({ card }) => card);
  for (const card of Object.values(RULED).flat()) expect(cards).toContain(card);
});
