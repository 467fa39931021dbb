/**
 * Worlds for the solver: what a seat considers possible and likely, as positions in which a card is
 * to be played. Those of a soloist with trumps, which differ in less, are laid in a row by how
 * suits split.
 */
import type { Random } from '@pakli/core';
import { count, suitCards } from '../../cards.ts';
import { DONE } from '../../codes.ts';
import { ulti } from '../../game.ts';
import { HAND, PHASE, RAISING_PHASE, TRUMP, type State } from '../../state.ts';
import type { View } from '../../types.ts';
import { openCards } from '../open-cards.ts';
import type { Position, Stakes } from '../solver/index.ts';
import { Pool } from './pool.ts';
import type { Habits } from './past-likelihood.ts';

export interface World {
  readonly position: Position;
  readonly stakes: Stakes;
  /** How many worlds it stands for: informative ones are examined more often. */
  readonly weight: number;
}

/** `telling` is how often to examine a world relative to others as likely; `habits` are those of a defender's partner. */
export function worldsOf(
  view: View,
  random: Random,
  size: number,
  telling: (world: State) => number = () => 1,
  habits?: Habits,
): Pool<World> {
  const { seat, soloist, trump } = view;
  const keep = (world: State): World => {
    const weight = 1 / telling(world);
    // Raising is over for the solver: it looks at the cards.
    while (world.at[PHASE] === RAISING_PHASE) ulti.play(world, DONE);
    const open = openCards(world);
    if (open === undefined) throw new Error('no card is to be played');
    return { ...open, weight };
  };
  const rows = seat === soloist && trump !== null;
  const split = (world: State): number => splitOf(world, seat ?? 0);
  return new Pool(view, random, { size, keep, telling, habits, ...(rows ? { split } : {}) });
}

/** Equal numbers for worlds in which suits split alike; the trump split counts most, then the own long suits. */
function splitOf({ at }: State, seat: number): number {
  const next = at[HAND + ((seat + 1) % 3)]!;
  const long = (suit: number): number =>
    suit === at[TRUMP] ? 32 : count(at[HAND + seat]! & suitCards(suit));
  const suits = [0, 1, 2, 3].sort((a, b) => long(b) - long(a));
  return suits.reduce((split, suit) => 16 * split + count(next & suitCards(suit)), 0);
}
