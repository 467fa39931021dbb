/** States to try things out in, one for each of the four rules: made once, since whoever tries things out does so often. */
import { State } from '../state.ts';
import type { Options } from '../types.ts';

export class Trials {
  private readonly states: readonly State[] = [
    new State({ lift: 'top', deals: 1 }),
    new State({ lift: 'run', deals: 1 }),
    new State({ lift: 'top', deals: 4 }),
    new State({ lift: 'run', deals: 4 }),
  ];

  of({ lift, deals }: Options): State {
    return this.states[(lift === 'run' ? 1 : 0) + (deals === 4 ? 2 : 0)]!;
  }
}
