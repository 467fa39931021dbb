/**
 * How much Mulle's solver gives away in the last round with 100 ms per move,
 * compared with perfect play. A script, not a test: the time is part of the
 * claim, and test runners slow the inner loops.
 *
 *     node --conditions=@pakli/source bench/regret.ts
 */
import { CHANCE, fork, listMoves, Sfc32, type Random, type Thinking } from '@pakli/core';
import { knowledge, mulle, scoutMove, type State } from '@pakli/mulle';

const LIMIT_MS = 100;

/** The last round where both hold `cards` cards; on the way there every fourth move is random. */
function ending(cards: number, random: Random): State {
  const options = mulle.rules.defaults;
  const state = mulle.create(options, 2);
  const outcome = new Uint8Array(mulle.maxOutcome);
  mulle.setup(state, { number: 0, starter: random.below(2), carry: [0, 0] });
  for (;;) {
    const turn = mulle.turn(state);
    if (turn === CHANCE) mulle.deal(state, outcome, mulle.draw(state, random, outcome));
    else {
      const { round, handSizes } = mulle.view(state, turn);
      if (round === options.rounds && handSizes.every((size) => size === cards)) return state;
      const moves = listMoves(mulle, state);
      const any = moves[random.below(moves.length)] ?? 0;
      mulle.play(state, random.below(4) === 0 ? any : scoutMove(state));
    }
  }
}

function solve(state: State): Thinking {
  const thinking = knowledge.solve?.(mulle.view(state, mulle.turn(state)));
  if (thinking === undefined) throw new Error('a card is hidden');
  return thinking;
}

function after(state: State, move: number): State {
  const next = fork(mulle, state);
  mulle.play(next, move);
  return next;
}

/** The value of a position under perfect play, for seat 0. */
function valueOf(state: State): number {
  const thinking = solve(state);
  while (!thinking.step(100));
  const { move, estimates = [] } = thinking.answer();
  if (estimates.length === 1) return valueOf(after(state, move));
  const value = estimates.find((estimate) => estimate.move === move)?.value ?? 0;
  return mulle.turn(state) === 0 ? value : -value;
}

const time = (): number => process.cpuUsage().user / 1000;

for (const [cards, positions] of [
  [5, 200],
  [6, 200],
  [7, 60],
  [8, 12],
] as const) {
  let sum = 0;
  let worst = 0;
  let solved = 0;
  for (let seed = 1; seed <= positions; seed++) {
    const state = ending(cards, new Sfc32(seed));
    const start = time();
    const thinking = solve(state);
    let done = false;
    while (!done && time() - start < LIMIT_MS) done = thinking.step(4);
    // What is solved has no regret: packages/mulle/test/solver.test.ts holds it against minimax.
    if (done) solved++;
    else {
      const lost = Math.abs(valueOf(state) - valueOf(after(state, thinking.answer().move)));
      sum += lost;
      worst = Math.max(worst, lost);
    }
  }
  const mean = (sum / positions).toFixed(3);
  console.log(
    `${cards} cards each: mean regret ${mean} points, worst ${worst}; ` +
      `${solved} of ${positions} solved within ${LIMIT_MS} ms`,
  );
}
