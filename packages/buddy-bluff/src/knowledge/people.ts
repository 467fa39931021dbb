/**
 * What people who think play, by a net that was trained on what the first
 * expert chose: the values of plays are the logarithms of how likely they are,
 * up to a sum.
 */
import { ENDED, PHASE, type State } from '../state.ts';
import { SEATS } from '../types.ts';
import { Leaves } from './leaves.ts';
import type { Passed } from './passed.ts';
import { outcome } from './standing.ts';

/** With the last card of a deal everybody sees what comes of it: a hundredth of the win more is e times likelier. */
const SURE = 100;

export class People extends Leaves {
  private readonly ends = new Float64Array(SEATS);

  of(state: State, seat: number, passed: Passed): number {
    if (state.now[PHASE] !== ENDED) return this.score(state, seat, passed);
    outcome(state, this.ends);
    return SURE * this.ends[seat]!;
  }
}
