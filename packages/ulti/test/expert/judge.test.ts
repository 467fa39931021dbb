/** The expert's learned knowledge of auctions: the rules it covers, and that its answers and estimates agree. */
import { askPlayer, CHANCE, OVER, Sfc32, type Answer } from '@pakli/core';
import { expect, test } from 'vitest';
import { ulti, type State } from '../../src/index.ts';
import { LEARNED } from '../../src/knowledge/expert/assumptions.ts';
import { AnswerThinking } from '../../src/knowledge/expert/answering.ts';
import { judgeOf } from '../../src/knowledge/expert/judge.ts';
import { biddingPlayer } from '../../src/knowledge/expert/player.ts';
import { evaluate, readLayers } from '../../src/knowledge/expert/small-net.ts';
import { optionsOf } from '../subject.ts';

test('a net adds up, leaves out what is below 0 between layers, and ends in one number', () => {
  const layers = readLayers([['500 1000 -2000', '0 -1000 0'], ['100 2000 3000']]);
  // Units: 0.5 + 3 - 2 = 1.5 and -3, which counts as 0.
  expect(evaluate(layers, [3, 1])).toBeCloseTo(0.1 + 2 * 1.5, 9);
  expect(evaluate(layers, [-1, 0])).toBeCloseTo(0.1 + 3 * 1, 9);
});

test('it was learned under one set of rules, however many deals a match has', () => {
  expect(judgeOf(optionsOf('seed'))).toBeDefined();
  expect(judgeOf({ ...optionsOf('seed'), deals: 9 })).toBeDefined();
  expect(judgeOf(optionsOf('tournament'))).toBeUndefined();
  expect(judgeOf(optionsOf('seed betliMustBeat=true'))).toBeUndefined();
});

interface Decision {
  readonly state: State;
  readonly seat: number;
  readonly told: Answer;
}

/** Decisions in auctions with few worlds. */
function decisions(): Decision[] {
  const player = biddingPlayer({ worlds: 3, talons: 3, assumptions: LEARNED });
  const outcome = new Uint8Array(ulti.maxOutcome);
  const random = new Sfc32(46);
  const all: Decision[] = [];
  for (let deal = 0; deal < 3; deal++) {
    const state = ulti.create(optionsOf('seed'), 3);
    ulti.setup(state, { number: 0, starter: deal, carry: [0, 0, 0] });
    for (let seat = ulti.turn(state); seat !== OVER; seat = ulti.turn(state)) {
      if (seat === CHANCE) {
        ulti.deal(state, outcome, ulti.draw(state, random, outcome));
        continue;
      }
      const view = ulti.view(state, seat);
      if (view.phase === 'PLAY') break;
      const before = ulti.create(state.options, 3);
      ulti.copy(state, before);
      const told = askPlayer(player, view, random, 3);
      all.push({ state: before, seat, told });
      ulti.play(state, told.move);
    }
  }
  return all;
}
const decided = decisions();

function inPhase(phase: string): Decision[] {
  return decided.filter(({ state, seat }) => ulti.view(state, seat).phase === phase);
}

test.each(['BID', 'TURN'])('%s: the move it makes is the one that it calls the best', (phase) => {
  const found = inPhase(phase);
  expect(found.length).toBeGreaterThan(2);
  for (const { told } of found) {
    const { move, estimates = [] } = told;
    const solved = estimates.filter(({ untried }) => untried !== true);
    const best = Math.max(...solved.map(({ value }) => value));
    expect(solved.find((one) => one.move === move)?.value).toBeCloseTo(best, 9);
  }
});

test('what the net reads is the same in every world that the seat cannot tell apart', () => {
  const twin = ulti.create(optionsOf('seed'), 3);
  const random = new Sfc32(7);
  for (const { state, seat } of inPhase('TURN')) {
    const read = (world: State): number[] => {
      const answering = new AnswerThinking(ulti.view(world, seat), new Sfc32(1), LEARNED, 2);
      answering.step(2);
      return answering.input();
    };
    ulti.copy(state, twin);
    ulti.redeal(twin, seat, random);
    expect(read(twin)).toEqual(read(state));
  }
});

test('more worlds for somebody who asks what a bid is worth do not change which bid is best', () => {
  const player = biddingPlayer({ worlds: 24, talons: 3, assumptions: LEARNED });
  const bids = inPhase('BID').slice(0, 5);
  expect(bids.length).toBeGreaterThan(3);
  for (const [n, { state, seat }] of bids.entries()) {
    const view = ulti.view(state, seat);
    const { move } = askPlayer(player, view, new Sfc32(n), 24);
    for (const asked of [move, view.moves.at(-1)!]) {
      const thinking = player.think(view, new Sfc32(n));
      thinking.look!(asked);
      thinking.step(24);
      const { move: again, estimates = [] } = thinking.answer();
      expect([n, again]).toEqual([n, move]);
      const own = estimates.find((one) => one.move === move)!;
      const better = estimates.filter(
        ({ value, untried }) => untried !== true && value > own.value,
      );
      expect([n, better.filter((one) => one.move !== asked)]).toEqual([n, []]);
    }
  }
});
