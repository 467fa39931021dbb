/** Players play for the match: the totals decide, and the deals still to come. */
import { askPlayer, fork, isRefusal, Match, OVER, Sfc32 } from '@pakli/core';
import { search } from '@pakli/ai';
import { describe, expect, test } from 'vitest';
import { buddyBluff as game, carefulMove, levels, type Options } from '../src/index.ts';
import { evaluate } from '../src/knowledge/match-equity.ts';
import { likelyMove } from '../src/knowledge/likely.ts';
import { outcome } from '../src/knowledge/match-equity.ts';
import { CLASSIC, openTable } from './side-by-side.ts';

const FOUR: Options = { ...CLASSIC, deals: 4 };
/** Penalties 20, 4, 40 and 4. */
const SLOTS = 'slot 0: KS KD ; slot 1: 2S 2D ; slot 2: JS JD ; slot 3: 2H 2C';
const OVER_NOW = 'round: 3 ; plays: 48';

function stateOf(text: string, options: Options = FOUR) {
  return openTable(options, 0, text).state;
}

function worth(text: string): number[] {
  const into = new Float64Array(4);
  outcome(stateOf(text), into);
  return [...into];
}

describe('a match in state and view', () => {
  test('carries its totals and the number of the deal', () => {
    const match = Match.start(game, { options: FOUR, starter: 2 });
    if (isRefusal(match)) throw new Error(match.refused);
    const random = new Sfc32(5);
    for (match.advance(random); !match.over; match.advance(random)) {
      const { table, tables } = match;
      const before = tables.slice(0, -1).map(({ state }) => game.scores(state));
      const sums = [0, 1, 2, 3].map((seat) =>
        before.reduce((sum, scores) => sum + scores[seat]!, 0),
      );
      const view = game.view(table.state, table.turn);
      expect([view.deal, view.carry]).toEqual([tables.length - 1, sums]);
      // A world of the view is at the same point of the match.
      const world = game.create(FOUR, 4);
      game.world(view, world);
      expect(game.view(world, table.turn)).toEqual(view);
      table.play(view.moves[random.below(view.moves.length)]!);
    }
    const payoffs = new Float64Array(4);
    game.payoff(match.table.state, payoffs);
    const winners = match.places.filter((place) => place === 1).length;
    expect([...payoffs]).toEqual(match.places.map((place) => (place === 1 ? 1 / winners : 0)));
  });

  test('is written and read, and left out where there is nothing to tell', () => {
    const text = `${SLOTS} ; ${OVER_NOW} ; deal: 3 ; totals: 120 80 90 110`;
    const state = stateOf(text);
    expect(game.formatPosition(state)).toMatch(/ ; deal: 3 ; totals: 120 80 90 110$/);
    expect(game.formatView(game.view(state, 1))).toMatch(/ ; deal: 3 ; totals: 120 80 90 110$/);
    expect(game.formatPosition(stateOf(`${SLOTS} ; ${OVER_NOW}`))).not.toMatch(/deal|totals/);
  });

  test.each(['deal: 0', 'deal: 5', 'totals: 1 2 3', 'totals: 1 2 3 1645', 'totals: a b c d'])(
    'refuses %s',
    (wrong) => {
      const state = game.create(FOUR, 4);
      expect(game.readPosition(state, `${SLOTS} ; ${OVER_NOW} ; ${wrong}`)?.refused).toBe(
        'bad-number',
      );
    },
  );
});

describe('what the standing is worth', () => {
  test('is the share of the match once it is over', () => {
    const [first, second, third, fourth] = worth(
      `${SLOTS} ; ${OVER_NOW} ; deal: 4 ; totals: 60 76 10 200`,
    );
    // 80, 80, 50 and 204: the winner of the deal is third.
    expect(third).toBeCloseTo(1, 2);
    for (const lost of [first, second, fourth]) expect(lost).toBeCloseTo(0, 2);
    // The losers still prefer a better place, and equal totals are equal.
    expect(first).toBe(second);
    expect(first).toBeGreaterThan(fourth!);
    expect(Math.abs(first!) + Math.abs(fourth!)).toBeLessThan(0.01);
  });

  test('shares a tie in equal parts', () => {
    const shares = worth(`${SLOTS} ; ${OVER_NOW} ; deal: 4 ; totals: 60 76 40 200`);
    for (const shared of shares.slice(0, 3)) expect(shared).toBeCloseTo(1 / 3, 2);
  });

  test('counts a point the more, the fewer deals are to come', () => {
    const chances = [1, 2, 3].map((deal) => worth(`${SLOTS} ; ${OVER_NOW} ; deal: ${deal}`)[2]!);
    expect(chances[0]).toBeLessThan(0.25);
    expect(chances[1]).toBeLessThan(chances[0]!);
    expect(chances[2]).toBeLessThan(chances[1]!);
  });

  test('counts a point of this deal and one of the deals before alike when the deal is over', () => {
    const one = worth(`${SLOTS} ; ${OVER_NOW} ; deal: 2 ; totals: 20 36 0 36`);
    for (const chance of one) expect(chance).toBeCloseTo(0.25, 6);
  });

  test('between two rounds, too: who is behind before the deal is behind in it', () => {
    const between = (totals: string): Float64Array => {
      const shares = new Float64Array(4);
      evaluate(stateOf(`${SLOTS} ; round: 2 ; plays: 32 ; deal: 3 ; totals: ${totals}`), shares);
      return shares;
    };
    const level = between('100 100 100 100');
    const behind = between('180 100 100 100');
    expect(behind[0]).toBeLessThan(level[0]! / 2);
    expect(behind.reduce((sum, share) => sum + share)).toBeCloseTo(1, 2);
    // And one deal before the end it counts for less than at the end.
    const last = new Float64Array(4);
    evaluate(stateOf(`${SLOTS} ; round: 2 ; plays: 32 ; deal: 4 ; totals: 180 100 100 100`), last);
    expect(last[0]).toBeLessThan(behind[0]!);
  });
});

test('a set-up position that is dealt to in round 3 is worth what one after round 2 is', () => {
  const shares = [2, 3].map((round) => {
    const into = new Float64Array(4);
    evaluate(stateOf(`${SLOTS} ; round: ${round} ; plays: 40 ; totals: 10 20 30 40`), into);
    return into;
  });
  expect(shares[1]).toEqual(shares[0]);
  expect(shares[1]!.reduce((sum, share) => sum + share)).toBeCloseTo(1, 2);
});

describe('policies know the totals', () => {
  // The package must land somewhere; in this deal all are level but for oneself.
  const choice = 'centre: 3S ; slot 0: 6S 6D ; hand 0: 3D ; round: 3 ; plays: 47';
  const leaders = ['200 100 200 200', '200 200 100 200', '200 200 200 100'];

  test.each(leaders.map((totals, i) => [totals, i + 1]))(
    'of %s: onto seat %i',
    (totals, leader) => {
      const state = stateOf(`${choice} ; deal: 4 ; totals: ${totals}`);
      expect(game.formatTruth(state, carefulMove(state, new Sfc32(1)))).toBe(`3D>${leader}`);
    },
  );

  test('of people who think', () => {
    const state = stateOf(`${choice} ; deal: 4 ; totals: 112 100 200 200`);
    const counts: Record<string, number> = {};
    for (let seed = 0; seed < 400; seed++) {
      const play = game.formatTruth(state, likelyMove(fork(game, state), new Sfc32(seed)));
      counts[play] = (counts[play] ?? 0) + 1;
    }
    expect(counts['3D>1']).toBeGreaterThan(350);
  });
});

describe.each(Object.entries(levels(search)))('%s', (_, { player, steps }) => {
  const answer = (text: string): { readonly move: string; readonly points: number | undefined } => {
    const state = stateOf(text);
    const view = game.view(state, 0);
    const { move, estimates } = askPlayer(player, view, new Sfc32(3), Math.min(steps, 200));
    const points = estimates?.find((estimate) => estimate.move === move)?.points;
    return { move: game.formatTruth(state, move), points };
  };
  const last = 'centre: 3S ; slot 0: 6S 6D ; slot 1: 2S 2D ; hand 0: 3D ; round: 3 ; plays: 47';

  test('does not throw points away once the match is lost', () => {
    // 60 points on the own slot would cost the second place and win nothing.
    const { move, points } = answer(`${last} ; deal: 4 ; totals: 300 100 320 330`);
    expect(move).not.toBe('3D>0');
    expect(points).toBe(12);
  });

  test('stops who would win the match, not who would win the deal', () => {
    // Seat 1 has won this deal and lost the match; seat 2 would win it by five points.
    expect(answer(`${last} ; deal: 4 ; totals: 100 400 107 400`).move).toBe('3D>2');
  });
});

test('a deal alone is played as ever: its own penalties decide', () => {
  const table = openTable(CLASSIC, 0, `${SLOTS} ; ${OVER_NOW}`);
  expect(table.turn).toBe(OVER);
  const into = new Float64Array(4);
  outcome(table.state, into);
  for (const [seat, share] of [0, 0.5, 0, 0.5].entries()) expect(into[seat]).toBeCloseTo(share, 2);
});
