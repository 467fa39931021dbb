/** The door for views from outside: nothing walks them before they are checked whole. */
import type { Game, GameTypes, StateOf, ViewOf } from './game.ts';
import { refuse, type Refusal } from './refusal.ts';

/** A view that there is a position for, and a state that has it. */
export interface ReadView<K extends GameTypes> {
  readonly view: ViewOf<K>;
  readonly state: StateOf<K>;
}

/**
 * Reads the view of a seat. It is believed only if it has the shape of one, all
 * cards are there, and the state that is built from it gives it back.
 */
export function readView<K extends GameTypes>(
  game: Game<K>,
  options: K['options'],
  given: unknown,
): ReadView<K> | Refusal {
  const rule = game.rules.cites.views;
  const bad = (at: string): Refusal => refuse('bad-view', rule, { at });
  const wrong = game.checkView(given);
  if (wrong !== undefined) return wrong;
  // The one cast at this edge: the shape is checked, and what it claims is by the comparison below.
  const claimed = given as ViewOf<K>;
  if (!game.seats.includes(claimed.seats)) return bad('seats');
  if (claimed.seat === null || claimed.seat >= claimed.seats) return bad('seat');
  const state = game.create(options, claimed.seats);
  // What no position has may end anywhere: in the middle of building one, or too deep to be written.
  try {
    if (canonical(claimed.options) !== canonical(options)) return bad('options');
    game.world(claimed, state);
    const view = game.view(state, claimed.seat);
    return canonical(view) === canonical(given) ? { view, state } : refuse('no-such-view', rule);
  } catch (error) {
    if (isFault(error)) throw error;
    return refuse('no-such-view', rule);
  }
}

/** Whether an error points to a mistake in a program and not to a position that no game leads to. */
export function isFault(error: unknown): boolean {
  return error instanceof TypeError || error instanceof ReferenceError;
}

/** JSON with sorted keys, as other programs need not keep their order. */
function canonical(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))
      : part,
  );
}
