/** How much the solver gives away in the last round with 100 ms a move, against play solved to the end. */
import { Sfc32, type Thinking } from '@pakli/core';
import { expect, test } from 'vitest';
import { knowledge, mulle, type State } from '../src/index.ts';
import { after, ending } from './endings.ts';
import { optionsOf } from './subject.ts';

const LIMIT_MS = 100;

function solve(state: State): Thinking {
  const thinking = knowledge.solve?.(mulle.view(state, mulle.turn(state)));
  if (thinking === undefined) throw new Error('the ending is not solved');
  return thinking;
}

/** What perfect play makes of a position, for seat 0. */
function valueOf(state: State): number {
  const thinking = solve(state);
  while (!thinking.step(100));
  const { move, estimates = [] } = thinking.answer();
  if (estimates.length === 1) return valueOf(after(state, move));
  const value = estimates.find((estimate) => estimate.move === move)?.value ?? 0;
  return mulle.turn(state) === 0 ? value : -value;
}

test.each([
  [5, 100],
  [6, 100],
  [7, 30],
  [8, 6],
])('regret with %i cards each', (cards, positions) => {
  let regret = 0;
  let worst = 0;
  let solved = 0;
  for (let seed = 1; seed <= positions; seed++) {
    const state = ending(optionsOf('synced'), cards, new Sfc32(seed));
    const thinking = solve(state);
    const start = process.threadCpuUsage().user;
    let done = false;
    while (!done && process.threadCpuUsage().user - start < 1000 * LIMIT_MS)
      done = thinking.step(4);
    const { move } = thinking.answer();
    if (done) {
      // Zero by the proof of solver.test.ts.
      solved++;
      continue;
    }
    const lost = Math.abs(valueOf(state) - valueOf(after(state, move)));
    regret += lost / positions;
    worst = Math.max(worst, lost);
  }
  console.log(
    `${cards} cards each: mean regret ${regret.toFixed(3)} points, worst ${worst}, ` +
      `${solved} of ${positions} solved within ${LIMIT_MS} ms`,
  );
  if (cards <= 6) expect(worst).toBe(0);
});
