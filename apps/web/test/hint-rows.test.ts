import { expect, test } from 'vitest';
import { rowsOf } from '../src/play/HintPanel.tsx';
import type { Gesture } from '../src/table/game-table.ts';

function gesture(notation: string, lift: string, text: string, short: string): Gesture {
  const label = { text, short, notes: [], card: undefined };
  return {
    lift,
    drop: [],
    touches: [],
    notes: {},
    label,
    choice: { text: notation, seen: [] } as unknown as Gesture['choice'],
  };
}
const estimate = { value: 0, weight: 1 } as never;
const moves = (...texts: string[]) => texts.map((text) => ({ text, estimate }));
const named = (rows: ReturnType<typeof rowsOf>): string[] =>
  rows.map(({ name, below }) => (below ? `- ${name}` : name));

const BLUFFS = [
  gesture('4D 1', 'hand:4D', 'Lay the four on Bo’s slot', 'To Bo'),
  gesture('KS pool', 'hand:KS', 'Play the king on the pool', 'On the pool'),
  gesture('4D 2', 'hand:4D', 'Lay the four on Cem’s slot', 'To Cem'),
];

test('what else a card can do stands below its best move, in short', () => {
  expect(named(rowsOf(moves('4D 2', 'KS pool', '4D 1'), BLUFFS))).toEqual([
    'Lay the four on Cem’s slot',
    '- To Bo',
    'Play the king on the pool',
  ]);
});

test('where short names are the same the whole ones are said, and equal whole ones once', () => {
  const takes = [
    gesture('a', 'hand:Q', 'Take the ten and the two', 'Take 2 cards'),
    gesture('b', 'hand:Q', 'Take the nine and the three', 'Take 2 cards'),
    gesture('c', 'hand:Q', 'Take the ten and the two', 'Take 2 cards'),
  ];
  expect(named(rowsOf(moves('a', 'b', 'c'), takes))).toEqual([
    'Take the ten and the two',
    'Take the nine and the three',
  ]);
});

test('moves that are asked for in words are rows of their own', () => {
  const bids = [gesture('p', '', 'Bid Passz', 'Passz'), gesture('b', '', 'Bid Betli', 'Betli')];
  expect(named(rowsOf(moves('p', 'b', 'x'), bids))).toEqual(['Bid Passz', 'Bid Betli', 'x']);
});
