/**
 * Players who imagine some deals, play each to its end by rule of thumb for every card they may play, and take the one
 * that does best: the levels solve endings, and would tell little about how hard one is.
 */
import { fork, OVER, Sfc32, type Move, type Random, type Seat } from '@pakli/core';
import { rulesMove, ulti, type State } from '@pakli/ulti';

/** How many deals each imagines. */
const DEALS = [1, 2, 4, 8, 16] as const;
const TRIALS = 12;

/** What the seat's side gets if everybody plays by rule of thumb after a card. */
function outcome(state: State, seat: Seat, move: Move): number {
  const now = fork(ulti, state);
  ulti.play(now, move);
  while (ulti.turn(now) !== OVER) ulti.play(now, rulesMove(now));
  return ulti.scores(now)[seat] ?? 0;
}

function choice(state: State, seat: Seat, deals: number, random: Random): number {
  const { moves } = ulti.view(state, seat);
  const sums = moves.map(() => 0);
  for (let deal = 0; deal < deals; deal++) {
    const world = fork(ulti, state);
    ulti.redeal(world, seat, random);
    moves.forEach((move, i) => (sums[i] = (sums[i] ?? 0) + outcome(world, seat, move)));
  }
  const most = Math.max(...sums);
  const equal = sums.flatMap((sum, i) => (sum === most ? [i] : []));
  return equal[random.below(equal.length)] ?? 0;
}

/** How often each misses the best card, of 100. */
export function missed(state: State, seat: Seat, best: number): number[] {
  return DEALS.map((deals) => {
    const random = new Sfc32(deals);
    let wrong = 0;
    for (let trial = 0; trial < TRIALS; trial++) {
      if (choice(state, seat, deals, random) !== best) wrong++;
    }
    return Math.round((100 * wrong) / TRIALS);
  });
}
