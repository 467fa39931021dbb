/** The weak levels err as people do: they overlook, forget and misjudge, but throw nothing away that anybody sees. */
import { search } from '@pakli/ai';
import { askPlayer, CHANCE, OVER, Sfc32, stateAfter, type Move } from '@pakli/core';
import { expect, test } from 'vitest';
import { BID, isBid, isKontra, isPlay } from '../src/codes.ts';
import { levels, rulesMove, ulti as game, type State } from '../src/index.ts';
import { Chances } from '../src/knowledge/chances.ts';
import { bidOf, HAND, TRUMP } from '../src/state.ts';
import { optionsOf } from './subject.ts';

/** Among them those in which levels that notice everything throw points away. */
const DEALS = [3, 7, 12, 16, 25, 28, 30];

/** Points that the other side gets at once by a card. */
function givenAway(state: State, move: Move): number {
  const seat = game.turn(state);
  const { soloist, points } = game.view(state, seat);
  const other = seat === soloist ? 1 : 0;
  const after = game.view(stateAfter(game, state, move), seat).points;
  return after[other] - points[other];
}

/** Points of a card that a plain one would have kept from the other side, where the trick is lost with either. */
function thrownAway(state: State, moves: readonly Move[], move: Move): number {
  const { contract, trick } = game.view(state, game.turn(state));
  // Nobody counts the points of a Betli or a Durchmars.
  if (!isPlay(move) || trick?.cards.length !== 2 || /B|D/.test(contract ?? '')) return 0;
  const plain = moves.filter((other) => isPlay(other) && other >> 3 !== state.at[TRUMP]);
  const lost = plain.filter((other) => !winsTrick(state, other));
  if (winsTrick(state, move) || lost.length === 0) return 0;
  return givenAway(state, move) - Math.min(...lost.map((other) => givenAway(state, other)));
}

/** The own side takes the trick that a card completes. */
function winsTrick(state: State, move: Move): boolean {
  const seat = game.turn(state);
  const { soloist, tricks } = game.view(stateAfter(game, state, move), seat);
  const winner = tricks.at(-1)?.winner;
  return (winner === soloist) === (seat === soloist);
}

/** By how many points from each defender a bid falls short of the best that the twelve cards allow. */
function overbid(state: State, moves: readonly Move[], move: Move): number {
  const cards = state.at[HAND + game.turn(state)]!;
  const chances = new Chances();
  const best = new Map<Move, number>();
  for (let one = 0; one < 32; one++) {
    for (let other = 0; other < one; other++) {
      const pair = (1 << one) | (1 << other);
      if ((cards & pair) !== pair) continue;
      chances.take(cards & ~pair, pair, state.options);
      for (const bid of moves) {
        const value = chances.bestOf(bidOf(state, bid - BID));
        best.set(bid, Math.max(best.get(bid) ?? -Infinity, value));
      }
    }
  }
  return Math.max(...best.values()) - best.get(move)!;
}

interface Lapses {
  /** What no person would do, in words. */
  readonly absurd: string[];
  /** Cards of the first tricks, and those of them that the rules would not have played. */
  cards: number;
  slips: number;
  /** Bids, and those that were not the best. */
  bids: number;
  misjudged: number;
  /** Decisions in which points could have been thrown away, or a kontra said. */
  chances: number;
}

function play(id: 'beginner' | 'casual', tricks: number, far: number): Lapses {
  const { player, steps } = levels(search)[id];
  const outcome = new Uint8Array(game.maxOutcome);
  const found: Lapses = { absurd: [], cards: 0, slips: 0, bids: 0, misjudged: 0, chances: 0 };
  const state = game.create(optionsOf('seed'), 3);
  for (const deal of DEALS) {
    const random = new Sfc32(deal);
    game.setup(state, { number: 0, starter: (deal - 1) % 3, carry: [0, 0, 0] });
    for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
      if (turn === CHANCE) {
        game.deal(state, outcome, game.draw(state, random, outcome));
        continue;
      }
      const view = game.view(state, turn);
      const { move } = askPlayer(player, view, random, steps);
      const say = (what: string): number =>
        found.absurd.push(`deal ${deal}: ${game.formatTruth(state, move)}: ${what}`);
      const thrown = view.moves.map((one) => thrownAway(state, view.moves, one));
      if (thrown.some((points) => points > 0) || view.moves.some(isKontra)) found.chances++;
      if (thrown[view.moves.indexOf(move)]! > 0) say('points thrown away');
      if (isKontra(move) && move !== rulesMove(state)) say('kontra without a reason');
      if (isBid(move)) {
        found.bids++;
        const short = overbid(state, view.moves, move);
        if (short > far) say(`${short} below the best bid`);
        if (short > 0) found.misjudged++;
      }
      if (isPlay(move) && view.moves.length > 1 && view.tricks.length < tricks) {
        found.cards++;
        if (move !== rulesMove(state)) found.slips++;
      }
      game.play(state, move);
    }
  }
  return found;
}

test('beginner overlooks, forgets and misjudges, and throws nothing away', () => {
  const { absurd, cards, slips, bids, misjudged, chances } = play('beginner', 7, 2);
  expect(absurd).toEqual([]);
  // Otherwise the deals would show nothing.
  expect(chances).toBeGreaterThan(20);
  expect(slips / cards).toBeGreaterThan(0.1);
  expect(slips / cards).toBeLessThan(0.3);
  expect(misjudged / bids).toBeGreaterThan(0.1);
});

test('casual does so less often', () => {
  const { absurd, cards, slips, chances } = play('casual', 3, 0.6);
  expect(absurd).toEqual([]);
  expect(chances).toBeGreaterThan(20);
  expect(slips / cards).toBeGreaterThan(0.02);
  expect(slips / cards).toBeLessThan(0.1);
});
