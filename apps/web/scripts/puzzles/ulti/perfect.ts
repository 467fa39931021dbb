/** Perfect play with all cards known, by the exact solver. */
import { EVERYBODY, fork, OVER } from '@pakli/core';
import { ulti, type State } from '@pakli/ulti';
import { openCards, Solver, type Position } from '@pakli/ulti/solver';

const solver = new Solver();

/** The best cards of the position, as a mask. */
export function bestCards(position: Position, state: State): number {
  const open = openCards(state);
  if (open === undefined) throw new Error('no card is to be played');
  const question = { ask: 'payoff', stakes: open.stakes } as const;
  return solver.best(position, question, state.options).cards ?? 0;
}

/** Perfect play from here, in notation. */
export function lineFrom(state: State): string[] {
  const now = fork(ulti, state);
  const line: string[] = [];
  while (ulti.turn(now) !== OVER) {
    const open = openCards(now);
    const [first] = ulti.view(now, ulti.turn(now)).moves;
    if (first === undefined) throw new Error('nothing to play');
    let move = first;
    if (open !== undefined) {
      const cards = bestCards(open.position, now);
      move = 31 - Math.clz32(cards & -cards);
    }
    line.push(ulti.formatTruth(now, move));
    ulti.play(now, move);
  }
  return line;
}

/** What both pay the soloist if play is perfect from here. */
export function valueOf(state: State): number {
  if (ulti.turn(state) === OVER) {
    const soloist = ulti.view(state, EVERYBODY).soloist ?? 0;
    return ulti.scores(state)[soloist] ?? 0;
  }
  const open = openCards(state);
  if (open === undefined) throw new Error('no card is to be played');
  return solver.value(open.position, { ask: 'payoff', stakes: open.stakes }, state.options).low;
}
