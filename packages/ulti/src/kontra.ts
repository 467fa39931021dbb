/**
 * Kontra (rule 6.3). A contract has up to three components, each with two
 * lanes, one for each defender. In trump contracts a kontra binds both
 * defenders: both lanes carry the same level, and the first stands for both.
 */
import type { Seat } from '@pakli/core';
import * as S from './state.ts';
import { defendersOf, laneOf, type State, contractOf } from './state.ts';

/** Every defender has a level. */
export function hasLanes({ at }: State): boolean {
  return at[S.LANED] !== 0;
}

/** Components (bit i) that the seat at turn may kontra before its first card. */
export function openKontra(state: State): number {
  const { at } = state;
  const seat = at[S.TURN]!;
  if (
    at[S.TRICKS] !== 0 ||
    at[S.PHASE] !== S.PLAYING ||
    seat === at[S.SOLOIST] ||
    at[S.SPOKEN] === seat + 1
  ) {
    return 0;
  }
  const lane = hasLanes(state) ? laneOf(state, seat) : 0;
  const size = at[S.SIZE]!;
  let open = 0;
  for (let i = 0; i < size; i++) if (at[S.LEVELS + 2 * i + lane] === 0) open |= 1 << i;
  return open;
}

export function kontra(state: State, components: number): void {
  const { at } = state;
  const own = hasLanes(state) ? laneOf(state, at[S.TURN]!) : undefined;
  for (let i = 0; i < 3; i++) {
    if ((components & (1 << i)) === 0) continue;
    if (own !== 1) at[S.LEVELS + 2 * i] = 1;
    if (own !== 0) at[S.LEVELS + 2 * i + 1] = 1;
  }
  at[S.SPOKEN] = at[S.TURN]! + 1;
}

/** Lanes (bit 2i + d) that a seat may raise from the current level. */
export function openLanes(state: State, seat: Seat): number {
  const { at } = state;
  const lanes = hasLanes(state);
  const size = at[S.SIZE]!;
  let open = 0;
  for (let i = 0; i < size; i++) {
    for (let d = 0; d < (lanes ? 2 : 1); d++) {
      if (lanes && seat !== at[S.SOLOIST] && laneOf(state, seat) !== d) continue;
      if (at[S.LEVELS + 2 * i + d] === at[S.RAISING]) open |= 1 << (2 * i + d);
    }
  }
  return open;
}

/** After trick 1: asks the soloist, or continues with trick 2. */
export function startRaising(state: State): void {
  state.at[S.RAISING] = 1;
  ask(state, [state.at[S.SOLOIST]!]);
}

/** Asks the first of the seats that has something to raise; if none has, play continues. */
function ask(state: State, seats: readonly Seat[]): void {
  const { at, options } = state;
  if (at[S.RAISING]! < options.maxKontra) {
    for (const seat of seats) {
      if (openLanes(state, seat) === 0) continue;
      at[S.PHASE] = S.RAISING_PHASE;
      at[S.TURN] = seat;
      return;
    }
  }
  at[S.RAISING] = 0;
  at[S.PHASE] = S.PLAYING;
  at[S.TURN] = at[S.WINNER]!;
}

/** The seat at turn raises these lanes; an empty set is `done`. */
export function raise(state: State, lanes: number): void {
  const { at } = state;
  const seat = at[S.TURN]!;
  const level = at[S.RAISING]!;
  const shared = !hasLanes(state);
  for (let lane = 0; lane < 6; lane++) {
    if ((lanes & (1 << lane)) === 0) continue;
    at[S.LEVELS + lane] = level + 1;
    if (shared) at[S.LEVELS + lane + 1] = level + 1;
  }
  const soloist = at[S.SOLOIST]!;
  const [first, second] = defendersOf(soloist);
  if (seat === first && openLanes(state, second) !== 0) {
    at[S.TURN] = second;
    return;
  }
  // A side that raised nothing ends it: then no lane has reached the next level, and nobody is
  // asked.
  at[S.RAISING] = level + 1;
  ask(state, seat === soloist ? [first, second] : [soloist]);
}

/** The components and lanes of the contract by name, in its order, as indices of a set of lanes. */
export function laneNames(state: State): readonly (readonly [string, number])[] {
  const { components } = contractOf(state);
  if (!hasLanes(state)) return components.map(({ c }, i) => [c, 2 * i] as const);
  const defenders = defendersOf(state.at[S.SOLOIST]!);
  return components.flatMap(({ c }, i) =>
    defenders.map((seat, d) => [`${c}@${seat}`, 2 * i + d] as const),
  );
}
