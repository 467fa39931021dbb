/**
 * Exact numbers of lines of play, counted by the engine and by the model of model.ts, which shares
 * no line with it. The test counts again, with the slower model to four plays. The decks are those
 * of the golden games F01, F02 and F05.
 */
import { readFileSync } from 'node:fs';
import { perft } from '@pakli/core/testing';
import { expect, test } from 'vitest';
import { buddyBluff } from '../src/index.ts';
import * as model from './model.ts';
import { CLASSIC, dealTo, ONION, openTable } from './side-by-side.ts';

interface GoldenGame {
  id: string;
  deck: string;
  starter: number;
}
const file = new URL('golden/cases.json', import.meta.url);
const { games } = JSON.parse(readFileSync(file, 'utf8')) as { games: GoldenGame[] };

/** Positions after 0, 1, ... plays, counted by the model. */
function count(position: model.Position, depth: number): number[] {
  const counts = [1];
  let positions = [position];
  for (let i = 0; i < depth; i++) {
    positions = positions.flatMap((at) =>
      model.legal(at).map((action) => model.act(at, action).after),
    );
    counts.push(positions.length);
  }
  return counts;
}

test.each([
  ['F01', CLASSIC, [1, 7, 49, 511, 2467, 12072, 55764]],
  ['F02', CLASSIC, [1, 4, 43, 349, 2968, 12753, 96582]],
  ['F05', ONION, [1, 7, 49, 259, 2626, 11982, 68100]],
] as const)('%s', (id, options, pinned) => {
  const found = games.find((one) => one.id === id)!;
  const deck = found.deck.split(' ');
  const table = openTable(options, found.starter);
  dealTo(table, deck.slice(0, 20));
  const position = model.newDeal(deck, found.starter, options.lift);
  model.dealRound(position);
  expect(perft(buddyBluff, table.state, 6)).toEqual(pinned);
  expect(count(position, 4)).toEqual(pinned.slice(0, 5));
});
