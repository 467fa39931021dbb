/**
 * The last answer of an auction, to stand or to pick up again, in a deal where
 * the model's favourite was a Durchmars that the solver makes in 47 of 100
 * worlds: the compared values are solved ones.
 */
import { judge, search } from '@pakli/ai';
import { askPlayer, Sfc32, type Answer, type Estimate } from '@pakli/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { levels, ulti, type State } from '../../src/index.ts';
import { BID, DISCARD, PASS, PICKUP, STAND } from '../../src/codes.ts';
import { COUNTED, FIRST } from '../../src/knowledge/expert/assumptions.ts';
import { biddingPlayer } from '../../src/knowledge/expert/player.ts';
import { card, stateOf } from '../positions.ts';

const DEAL =
  'AX BA HX AA HA LK BX A7 BU LA A8 AU HU AO L8 B7 HK HO H8 BK B9 H7 LU L7 AK H9 A9 LO B8 LX L9 BO';
const BEFORE = `dealer: 2 ; deal: ${DEAL} ; bid H-40U ; discard B7 ; discard B9 ; pass ; pass`;
const WORLDS = 24;
const { expert } = levels(search);
const clock = { now: () => 0, pause: () => Promise.resolve() };

function ask(state: State, seed = 1): Answer {
  return askPlayer(expert.player, ulti.view(state, 0), new Sfc32(seed), WORLDS);
}

function estimateOf({ estimates = [] }: Answer, move: number): Estimate {
  const found = estimates.find((one) => one.move === move);
  if (found === undefined) throw new Error('the move is not weighed');
  return found;
}

describe('stand or pick up', () => {
  let told: Answer;
  beforeAll(() => {
    told = ask(stateOf(BEFORE));
  });

  test('a bid that is as good as made is not given up for a toss of a coin', () => {
    expect(told.move).toBe(STAND);
    // It pays 32; the Durchmars likeliest to be made costs as much as it brings.
    expect(estimateOf(told, STAND).value).toBeGreaterThan(24);
    expect(estimateOf(told, PICKUP).value).toBeLessThan(15);
  });

  test('both are solved in the same worlds, and say how far they may be off', () => {
    for (const move of [STAND, PICKUP]) {
      const { weight, error, untried } = estimateOf(told, move);
      expect([weight, untried]).toEqual([WORLDS, undefined]);
      expect(error).toBeGreaterThan(0);
    }
    expect(estimateOf(told, PICKUP).gapError).toBeGreaterThan(0);
  });

  test('each value names the bid that it belongs to', () => {
    expect(estimateOf(told, STAND).goal).toBe('H-40U');
    expect(estimateOf(told, PICKUP).goal).toMatch(/D$/);
  });

  test('the first expert, who measures others, still believes the model', () => {
    const first = biddingPlayer({ worlds: WORLDS, talons: 1, assumptions: FIRST });
    const state = stateOf(BEFORE);
    const answer = askPlayer(first, ulti.view(state, 0), new Sfc32(1), WORLDS);
    expect(answer.move).toBe(PICKUP);
    expect(estimateOf(answer, PICKUP).value).toBeGreaterThan(40);
  });
});

test('a soloist raises himself for more than half a point only', () => {
  const player = biddingPlayer({ worlds: 4, talons: 4, assumptions: COUNTED });
  const outcome = new Uint8Array(ulti.maxOutcome);
  const random = new Sfc32(3);
  const gains: number[] = [];
  for (let deal = 0; deal < 8; deal++) {
    const state = ulti.create(stateOf(BEFORE).options, 3);
    ulti.setup(state, { number: 0, starter: 0, carry: [0, 0, 0] });
    ulti.deal(state, outcome, ulti.draw(state, random, outcome));
    ulti.play(state, BID + 1);
    // The lowest two cards.
    while (ulti.turn(state) === 0) ulti.play(state, ulti.view(state, 0).moves[0]!);
    ulti.play(state, PASS);
    ulti.play(state, PASS);
    const told = askPlayer(player, ulti.view(state, 0), new Sfc32(deal), 4);
    const gain = estimateOf(told, PICKUP).value - estimateOf(told, STAND).value;
    expect(told.move).toBe(gain > 0.5 ? PICKUP : STAND);
    gains.push(gain);
  }
  expect(Math.min(...gains)).toBeLessThan(0);
  expect(Math.max(...gains)).toBeGreaterThan(0.5);
});

describe('cards laid down for a bid', () => {
  const state = stateOf(`${BEFORE} ; pickup ; bid H-OD`);

  test('a card that nobody looked at is no better than the one that was laid', async () => {
    const told = ask(state);
    const untried = (told.estimates ?? []).filter((one) => one.untried === true);
    expect(untried.length).toBeGreaterThan(0);
    for (const one of untried) expect(one).toMatchObject({ weight: 1 });
    const judgeOf = { player: expert.player, budget: { steps: WORLDS }, seed: 1 };
    const judged = await judge(judgeOf, ulti.view(state, 0), told.move, clock);
    expect(judged).toMatchObject({ lost: 0, error: 0 });
  });

  test('the card that was laid is right: no loss beyond its error, whatever the worlds', async () => {
    for (const seed of [1, 2]) {
      const judgeOf = { player: expert.player, budget: { steps: WORLDS }, seed };
      const laid = DISCARD + card('H7');
      const judged = await judge(judgeOf, ulti.view(state, 0), laid, clock);
      expect(judged?.lost).toBeLessThanOrEqual(judged?.error ?? 0);
    }
  });

  test('a card that the expert passes over is solved where it was laid', async () => {
    const laid = DISCARD + card('BA');
    expect(estimateOf(ask(state), laid).untried).toBe(true);
    const judgeOf = { player: expert.player, budget: { steps: WORLDS }, seed: 1 };
    const judged = await judge(judgeOf, ulti.view(state, 0), laid, clock);
    expect(judged?.played).toMatchObject({ weight: WORLDS });
    expect(judged?.played.untried).toBeUndefined();
    // The low bells beside it lose a trick.
    expect(judged?.lost).toBeGreaterThan(20);
    expect(judged?.best.move).toBe(ask(state).move);
  });
});
