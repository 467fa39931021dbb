/** How the expert did with deals of the day: thought out once a deal, and kept as long as anybody asks. */
import {
  anyText,
  fits,
  listOf,
  numberOf,
  objectOf,
  parseJson,
  tupleOf,
  type Shape,
} from '@pakli/core/shape';
import type { Side } from '../host/host.ts';
import { remembered } from '../prefs/remembered.ts';

/** A week of every game. */
const MOST = 28;

const SIDE: Shape<Side> = objectOf({
  totals: listOf(numberOf()),
  places: listOf(numberOf()),
  hints: numberOf(),
  undos: numberOf(),
});
const KEPT = listOf(tupleOf(anyText, SIDE));

/** Whatever is broken counts as nothing. */
const experts = remembered('pakli.experts', (stored) => {
  const kept = parseJson(stored ?? '');
  return fits(KEPT, kept) ? kept : [];
});

export function recallExpert(game: string, day: string): Side | undefined {
  return experts.stored().find(([deal]) => deal === `${game} ${day}`)?.[1];
}

export function rememberExpert(game: string, day: string, side: Side): void {
  experts.set([[`${game} ${day}`, side] as const, ...experts.stored()].slice(0, MOST));
}
