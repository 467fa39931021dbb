/** Every card is held against the table of card facts that the rules come with. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROTOCOLS } from '../src/index.ts';

interface Fact {
  readonly protocol: string;
  readonly set: string;
  readonly value: number;
  readonly top: unknown;
  readonly middle: unknown;
  readonly bottom: unknown;
}

const { cards } = JSON.parse(readFileSync(new URL('cards.json', import.meta.url), 'utf8')) as {
  cards: Fact[];
};

const ours = PROTOCOLS.flatMap(({ name, set, cards }) =>
  cards.map((card) => ({ name: `${name}-${card.value}`, protocol: name, set, ...card })),
);

test('there are 180 cards, six of each of 30 protocols', () => {
  expect(PROTOCOLS).toHaveLength(30);
  expect(new Set(ours.map(({ name }) => name)).size).toBe(180);
  expect(cards).toHaveLength(180);
});

test.each(ours)('$name', ({ protocol, set, value, top, middle, bottom }) => {
  const fact = cards.find((card) => card.protocol === protocol && card.value === value);
  expect({ set, top, middle, bottom }).toEqual({
    set: fact?.set,
    top: fact?.top,
    middle: fact?.middle,
    bottom: fact?.bottom,
  });
});
