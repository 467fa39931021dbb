/** The loss of a move when some values are only bounds. */
import { answerAtOnce, type BaseView, type Estimate, type Player } from '@pakli/core';
import type { Clock } from '@pakli/core/search';
import { expect, test } from 'vitest';
import { judge } from '../src/index.ts';

const clock: Clock = { now: () => 0, pause: () => Promise.resolve() };
const view: BaseView = { seat: 0, seats: 2, options: {}, turn: 0, moves: [0, 1, 2] };

const known = (move: number, value: number): Estimate => ({ move, value, weight: 0 });
const bound = (move: number, value: number): Estimate => ({ ...known(move, value), atMost: true });

function judgeBy(player: Player<BaseView>, move: number, steps = 1): ReturnType<typeof judge> {
  return judge({ player, budget: { steps }, seed: 1 }, view, move, clock);
}

function thinks(...estimates: readonly Estimate[]): Player<BaseView> {
  return { think: () => answerAtOnce({ move: 0, estimates }) };
}

test('a move lost what the best one is worth more, and the best move nothing', async () => {
  const player = thinks(known(0, 5), known(1, 5), known(2, -2));
  expect(await judgeBy(player, 2)).toMatchObject({ best: { move: 0 }, lost: 7 });
  expect(await judgeBy(player, 1)).toMatchObject({ best: { move: 1 }, lost: 0 });
});

test('a bound is never the best move, not even beside a lower value', async () => {
  const player = thinks(known(0, 5), bound(1, 5), bound(2, 8));
  expect(await judgeBy(player, 0)).toMatchObject({ best: { move: 0 }, lost: 0 });
  expect(await judgeBy(player, 1)).toMatchObject({ best: { move: 0 }, lost: 0 });
  const judged = await judgeBy(player, 2);
  expect(judged).toMatchObject({ best: { move: 0 }, played: { atMost: true }, lost: 0 });
});

test('a judge with a bound for the move played thinks on, for the others not', async () => {
  /** Settles move 1 after twenty steps. */
  const player: Player<BaseView> = {
    think() {
      let done = 0;
      return {
        step: (n) => (done += n) >= 100,
        answer: () => ({
          move: 0,
          estimates: [known(0, 5), done < 20 ? bound(1, 5) : known(1, done), bound(2, 1)],
        }),
      };
    },
  };
  expect(await judgeBy(player, 0, 4)).toMatchObject({ lost: 0 });
  const settled = await judgeBy(player, 1, 4);
  expect(settled?.played.atMost).toBeUndefined();
  const unsettled = await judgeBy(player, 2, 4);
  expect(unsettled).toMatchObject({ played: { atMost: true } });
});

test('a guess is never the best move beside values that were worked out', async () => {
  const guess = (move: number, value: number): Estimate => ({ ...known(move, value), weight: 1 });
  const player = thinks(known(0, 5), guess(1, 9), known(2, -2));
  expect(await judgeBy(player, 0)).toMatchObject({ best: { move: 0 }, lost: 0, ahead: 0 });
  expect(await judgeBy(player, 2)).toMatchObject({ best: { move: 0 }, lost: 7 });
  expect(await judgeBy(player, 1)).toMatchObject({ best: { move: 0 }, lost: 0, ahead: 0 });
  // Guesses are only compared with each other.
  const guesses = thinks(guess(0, 4), guess(1, 1));
  expect(await judgeBy(guesses, 1)).toMatchObject({ best: { move: 0 }, lost: 3 });
});

test("a move is held against the judge's own answer, not against one it left after few worlds", async () => {
  const player = thinks(
    { ...known(0, 5), weight: 40 },
    { ...known(1, 9), weight: 6 },
    { ...known(2, 12), weight: 1, untried: true },
  );
  expect(await judgeBy(player, 0)).toMatchObject({ best: { move: 0 }, lost: 0, ahead: 0 });
  expect(await judgeBy(player, 1)).toMatchObject({ best: { move: 1 }, lost: 0, ahead: 4 });
});

test('a judge is asked to look at the move that was played', async () => {
  /** Tries only move 0 unless asked. */
  const player: Player<BaseView> = {
    think() {
      let asked = 0;
      return {
        step: () => true,
        look: (move) => (asked = move),
        answer: () => ({
          move: 0,
          estimates: [0, 1, 2].map((move): Estimate => {
            if (move === 0 || move === asked) return { move, value: 5 - move, weight: 40 };
            return { move, value: 30, weight: 1, untried: true };
          }),
        }),
      };
    },
  };
  expect(await judgeBy(player, 2)).toMatchObject({
    best: { move: 0 },
    played: { weight: 40 },
    lost: 2,
  });
});

test('a judge with a guess for the move played thinks on', async () => {
  /** Settles move 1 after twenty steps. */
  const player: Player<BaseView> = {
    think() {
      let done = 0;
      return {
        step: (n) => (done += n) >= 100,
        answer: () => ({
          move: 0,
          estimates: [known(0, 5), { ...known(1, 9), weight: done < 20 ? 1 : 0 }],
        }),
      };
    },
  };
  expect(await judgeBy(player, 1, 4)).toMatchObject({ played: { weight: 0 }, ahead: 4 });
});

test('what was lost is as far off as the move played is from the answer, or as both values are', async () => {
  const tried = (move: number, value: number, errors: Partial<Estimate>): Estimate => ({
    ...known(move, value),
    weight: 40,
    ...errors,
  });
  const player = thinks(
    tried(0, 5, { error: 3, gapError: 0 }),
    tried(1, 4, { error: 3, gapError: 0.5 }),
    tried(2, 3, { error: 4 }),
  );
  expect(await judgeBy(player, 0)).toMatchObject({ lost: 0, error: 0 });
  expect(await judgeBy(player, 1)).toMatchObject({ lost: 1, error: 0.5 });
  expect(await judgeBy(player, 2)).toMatchObject({ lost: 2, error: 5 });
  const calculated = thinks(known(0, 5), known(1, 4), tried(2, 3, {}));
  expect(await judgeBy(calculated, 1)).toMatchObject({ error: 0 });
  expect(await judgeBy(calculated, 2)).not.toHaveProperty('error');
});

test('what was at stake is how far the worst move that was tried is behind the best', async () => {
  const untried: Estimate = { ...known(2, -90), untried: true };
  const player = thinks(known(0, 5), known(1, 2), untried);
  expect(await judgeBy(player, 0)).toMatchObject({ stake: 3 });
  expect(await judgeBy(player, 0)).not.toHaveProperty('guess');
  // The loss of an untried move is unknown.
  expect(await judgeBy(player, 2)).toMatchObject({ guess: true });
});
