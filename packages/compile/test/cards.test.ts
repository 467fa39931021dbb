/** The table of cards is complete. The effect of each card is compared with the model, which defines them independently. */
import { expect, test } from 'vitest';
import { PROTOCOLS } from '../src/index.ts';

test('there are 30 protocols of six cards with different values', () => {
  expect(new Set(PROTOCOLS.map(({ name }) => name)).size).toBe(30);
  const values = PROTOCOLS.map(({ cards }) => new Set(cards.map(({ value }) => value)).size);
  expect(values).toEqual(Array(30).fill(6));
});

test('every set has its protocols in the order of the alphabet', () => {
  for (const [set, count] of [
    ['MN01', 12],
    ['AX01', 3],
    ['MN02', 12],
    ['AX02', 3],
  ] as const) {
    const names = PROTOCOLS.filter((protocol) => protocol.set === set).map(({ name }) => name);
    expect(names).toHaveLength(count);
    expect(names).toEqual(names.toSorted());
  }
});

test('every card has a text', () => {
  const silent = PROTOCOLS.flatMap(({ name, cards }) =>
    cards.flatMap(({ value, top, middle, bottom }) =>
      top.length + middle.length + bottom.length === 0 ? [`${name}-${value}`] : [],
    ),
  );
  expect(silent).toEqual([]);
});
