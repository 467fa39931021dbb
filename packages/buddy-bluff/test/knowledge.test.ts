import { askPlayer, answerAtOnce, fork, OVER, randomPlayer, Sfc32 } from '@pakli/core';
import type { Knowledge, Search } from '@pakli/core/search';
import { describe, expect, test } from 'vitest';
import {
  buddyBluff as game,
  carefulMove,
  greedyMove,
  type BuddyBluff,
  yardsticks,
} from '../src/index.ts';
import { evaluate, stage } from '../src/knowledge/match-equity.ts';
import { likelyMove } from '../src/knowledge/likely.ts';
import type { State } from '../src/state.ts';
import { agree, CLASSIC, ONION, openTable } from './side-by-side.ts';

/** How often each play is drawn in a position. */
function drawn(position: string, draws: number): Record<string, number> {
  const { state } = openTable(CLASSIC, 0, position);
  const random = new Sfc32(1);
  const counts: Record<string, number> = {};
  for (let i = 0; i < draws; i++) {
    const play = game.formatTruth(state, likelyMove(state, random));
    counts[play] = (counts[play] ?? 0) + 1;
  }
  return counts;
}

/** The first expert's knowledge when it searches for seat 0. */
function knowledgeOf(state: State): Knowledge<BuddyBluff> {
  let used: Knowledge<BuddyBluff> = {};
  const search: Search = {
    flat: (_game, given) => ({
      think(view) {
        used = given as unknown as Knowledge<BuddyBluff>;
        return answerAtOnce({ move: view.moves[0] ?? 0 });
      },
    }),
    tree: () => randomPlayer,
  };
  askPlayer(yardsticks(search)['expert-1']!.player, game.view(state, 0), new Sfc32(1), 1);
  return used;
}

/** How the expert at seat 0 models the others: the moves of seat 1 in its playouts. */
function playoutsOf(text: string): ReadonlySet<number> {
  const { state } = openTable(CLASSIC, 0, text);
  const used = knowledgeOf(state);
  const { state: theirs } = openTable(CLASSIC, 0, `${text} ; turn: 1`);
  const moves = Array.from({ length: 200 }, (_, seed) => used.policy!(theirs, new Sfc32(seed), 0));
  expect(used.policy!(state, new Sfc32(1), 0)).toBe(carefulMove(state, new Sfc32(1)));
  return new Set(moves);
}

/** Shares of the win between two rounds. */
function between(text: string): Float64Array {
  const { state } = openTable(CLASSIC, 0, text);
  const shares = new Float64Array(4);
  evaluate(state, shares);
  return shares;
}

describe('the likely move', () => {
  test('is any legal move, and the more often the better it looks', () => {
    const counts = drawn(
      'centre: 3S ; slot 1: KS KD ; slot 2: 2S 2D ; slot 3: QS QD ; hand 0: 3D ; round: 3 ; plays: 47',
      2000,
    );
    // A player who is sure to win with each target but itself has no reason to choose, and never
    // lays it there.
    expect(Object.keys(counts).sort()).toEqual(['3D>1', '3D>2', '3D>3']);
    const race = drawn(
      'centre: 3S ; slot 0: 6S 6D ; slot 1: KS KD ; slot 2: 2S 2D ; slot 3: QS QD ; hand 0: 3D ; round: 3 ; plays: 47',
      2000,
    );
    expect(race['3D>2']).toBeGreaterThan(1500);
  });

  test('is a discard the rarer, the dearer the package it may become', () => {
    // Jacks cost 20 points and three are unseen, the other kings are all seen.
    const counts = drawn('pool: KS KH KC 9S ; hand 0: JD KD ; round: 2 ; plays: 20', 100_000);
    // Odds of exp(-0.0015 * 20 * 3); the standard error of the share is 0.0016.
    const share = 1 / (1 + Math.exp(0.09));
    expect(counts['JD']! / 100_000).toBeGreaterThan(share - 0.007);
    expect(counts['JD']! / 100_000).toBeLessThan(share + 0.007);
  });

  test('keeps a package the more often if it stays open and can be lifted away', () => {
    // The same points everywhere; with the other tens under the seal the package is whole and
    // sealed.
    const rest = 'centre: TS ; slot 3: QS ; hand 0: TD ; round: 2 ; plays: 20';
    const open = drawn(`slot 2: KH KC [5S 5H 5D 5C] ; ${rest}`, 20_000);
    const sealed = drawn(`slot 2: TH TC [5S 5H 5D 5C] ; ${rest}`, 20_000);
    expect(open['TD>0']! / sealed['TD>0']!).toBeGreaterThan(1.2);
  });

  test('is drawn from what the seat sees, and changes nothing', () => {
    const random = new Sfc32(8);
    for (let seed = 0; seed < 10; seed++) {
      const table = openTable(seed % 2 === 0 ? CLASSIC : ONION, seed % 4);
      while (table.turn !== OVER) {
        if (table.turn < 0) {
          table.chance(random);
          continue;
        }
        const { state, turn } = table;
        const before = state.bytes.slice();
        const move = likelyMove(state, new Sfc32(seed));
        agree(state.bytes, before);
        expect(game.view(state, turn).moves).toContain(move);
        const other = fork(game, state);
        game.redeal(other, turn, random);
        agree(likelyMove(other, new Sfc32(seed)), move);
        table.play(move);
      }
    }
  });
});

describe('playouts of the first expert', () => {
  const hands = 'hand 0: KD 6S ; hand 1: KH 8S ; hand 2: 8H ; hand 3: 9D';
  /** Seat 2 laid a package somewhere, seat 3 discarded. */
  const after = (seat: number): string =>
    `centre: KS - QD 2C ; pool: 8D ; slot ${seat}: 7H 7C ; ${hands} ; played: 7C>${seat} 8D ; starter: 2 ; plays: 2`;
  test('are greedy for the others until one of them makes a play that is not', () => {
    const { state } = openTable(CLASSIC, 0, `${after(3)} ; turn: 1`);
    const greedy = playoutsOf(after(3));
    const own = Array.from({ length: 200 }, (_, seed) => greedyMove(state, new Sfc32(seed)));
    expect(greedy).toEqual(new Set(own));
    expect(playoutsOf(after(2)).size).toBeGreaterThan(greedy.size);
  });
  test('are rarer in worlds where a greedy player kept what it would have played', () => {
    const { state } = openTable(CLASSIC, 0, after(3));
    const likelihood = knowledgeOf(state).likelihood!(game.view(state, 0));
    const world = (hand: string): number => {
      const dealt = after(3).replace('hand 2: 8H', `hand 2: ${hand}`);
      return likelihood.logOf(openTable(CLASSIC, 0, dealt).state);
    };
    // A king and a queen lay there for seat 2, and it laid a seven.
    expect(world('KC')).toBeLessThan(world('8H') - Math.log(10));
    expect(world('QH')).toBeLessThan(world('8H') - Math.log(10));
    const { state: strange } = openTable(CLASSIC, 0, after(2));
    expect('likelihood' in knowledgeOf(strange)).toBe(false);
  });
  test('are not changed by what oneself has done', () => {
    const laid = 'centre: KS - QD 2C ; pool: 8D 9S 4S ; slot 0: 7H 7C';
    const played = 'played: 7C>0 8D 9S 4S ; plays: 4';
    const still = playoutsOf(`${laid} ; ${hands} ; ${played}`);
    expect(still).toEqual(playoutsOf(`${laid} ; ${hands}`));
  });
});

describe('the horizon', () => {
  test('is the end of the round', () => {
    const table = openTable(CLASSIC, 0);
    const random = new Sfc32(3);
    const stages: number[] = [];
    while (table.turn !== OVER) {
      if (table.turn < 0) table.chance(random);
      else table.play(greedyMove(table.state, random));
      const now = stage(table.state);
      if (stages.at(-1) !== now) stages.push(now);
    }
    expect(stages).toEqual([1, -2, 2, -3, 3]);
  });
  test('shares the win out: fewer points are better, and so is a top that will be lifted', () => {
    for (const [round, plays] of [
      [1, 16],
      [2, 32],
    ]) {
      const end = `round: ${round} ; plays: ${plays}`;
      const shares = between(
        `slot 0: KS KD ; slot 1: 2S 2D ; slot 2: JS JD ; slot 3: 2H 2C ; ${end}`,
      );
      expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1);
      expect(shares[1]).toBeGreaterThan(shares[0]!);
      expect(shares[0]).toBeGreaterThan(shares[2]!);
      // The same points; the sisters of the ten are in the deck, those of the king are gone.
      const tops = between(`slot 0: TS ; slot 1: KS ; pool: KD KH KC ; ${end}`);
      const turned = between(`slot 0: KS ; slot 1: TS ; pool: KD KH KC ; ${end}`);
      expect(tops[0]).toBeGreaterThan(turned[0]!);
    }
  });
  test('favours who plays later in a round: it sees more', () => {
    for (const starter of [0, 1, 2, 3]) {
      const shares = between(`starter: ${starter} ; round: 2 ; plays: 32`);
      const inOrder = [0, 1, 2, 3].map((place) => shares[(starter + place) % 4]!);
      for (const place of [1, 2, 3]) {
        expect(inOrder[place]).toBeGreaterThan(inOrder[place - 1]!);
      }
    }
  });
});
