/** States with the cards of their options. */
import { programOf } from './ops/link.ts';
import { State } from './state.ts';
import type { Options } from './types.ts';

export function createState(options: Options): State {
  return new State(options, programOf(options));
}
