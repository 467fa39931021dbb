/**
 * Randomly altered positions: each is refused, or the deal can be played from it to the end and
 * every position on the way is read as it was written.
 */
import { CHANCE, listMoves, OVER, Sfc32, type Random } from '@pakli/core';
import { expect, test } from 'vitest';
import { buddyBluff as game } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import { State } from '../src/state.ts';
import { agree, BOTH_LIFTS, openTable } from './side-by-side.ts';

const outcome = new Uint8Array(game.maxOutcome);

/** Deals, or makes a random play. */
function step(state: State, random: Random): void {
  if (game.turn(state) === CHANCE) {
    game.deal(state, outcome, game.draw(state, random, outcome));
    return;
  }
  const moves = listMoves(game, state);
  agree(moves.length > 0, true, game.formatPosition(state));
  game.play(state, moves[random.below(moves.length)]!);
}

/** A position after a random number of plays of a random deal. */
function randomText(options: Options, random: Random): string {
  const { state } = openTable(options, random.below(4));
  for (let left = random.below(52); left > 0 && game.turn(state) !== OVER; left--)
    step(state, random);
  return game.formatPosition(state);
}

const MOST = { turn: 3, starter: 3, round: 3, plays: 48 };

/** The text with a number changed, a field dropped, a word dropped, or two words swapped. */
function change(text: string, random: Random): string {
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
  const words = text.split(' ');
  const isCard = (at: number): boolean => /^\w\w$/.test(words[at]!);
  const cards = [...words.keys()].filter(isCard);
  const at = pick(cards.length > 0 ? cards : [0]);
  const other = pick(cards.length > 0 ? cards : [0]);
  const fields = text.split(' ; ');
  switch (random.below(4)) {
    case 0: {
      const [key, most] = pick(Object.entries(MOST));
      return text.replace(new RegExp(`${key}: \\d+`), `${key}: ${random.below(most + 1)}`);
    }
    case 1:
      return fields.toSpliced(random.below(fields.length), 1).join(' ; ');
    case 2:
      return words.toSpliced(at, 1).join(' ');
    default:
      return words.with(at, words[other]!).with(other, words[at]!).join(' ');
  }
}

test.each(BOTH_LIFTS)('changed positions are refused or played to the end, %s', (_, options) => {
  const random = new Sfc32(12);
  let [refused, accepted, steps] = [0, 0, 0];
  for (let i = 0; i < 150; i++) {
    let text = randomText(options, random);
    for (let changes = 1 + random.below(4); changes > 0; changes--) text = change(text, random);
    const state = new State(options);
    if (game.readPosition(state, text) !== undefined) {
      refused++;
      continue;
    }
    accepted++;
    for (;;) {
      const written = game.formatPosition(state);
      const read = new State(options);
      agree(game.readPosition(read, written), undefined, `${text}\n${written}`);
      agree(read.bytes, state.bytes, `${text}\n${written}`);
      if (game.turn(state) === OVER) break;
      step(state, random);
      steps++;
    }
  }
  expect(accepted).toBeGreaterThan(75);
  expect(refused).toBeGreaterThan(30);
  expect(steps).toBeGreaterThan(2000);
});
