/** What each play is worth by a net: the chance to win of the position that it leaves. */
import { ENDED, PHASE, type State } from '../state.ts';
import { SEATS } from '../types.ts';
import { Leaves } from './leaves.ts';
import type { Passed } from './passed.ts';
import { prospects } from './standing.ts';

export class Chances extends Leaves {
  private readonly ends = new Float64Array(SEATS);

  of(state: State, seat: number, passed: Passed): number {
    if (state.now[PHASE] === ENDED) {
      prospects(state, this.ends);
      return this.ends[seat]!;
    }
    return 1 / (1 + Math.exp(-this.score(state, seat, passed)));
  }
}
