/** Reads views from outside: nothing uses them before they are fully validated. */
import type { Game, GameTypes, StateOf, ViewOf } from './game.ts';
import { refuse, type Refusal } from './refusal.ts';

/** A view that some position has, and a state with that view. */
export interface ReadView<K extends GameTypes> {
  readonly view: ViewOf<K>;
  readonly state: StateOf<K>;
}

/**
 * Reads the view of a seat. It is accepted only if it has the right shape, all
 * cards are present, and the state built from it has the same view.
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
  // The only cast here: the shape has been checked, and the comparison below checks the content.
  const claimed = given as ViewOf<K>;
  if (!game.seats.includes(claimed.seats)) return bad('seats');
  if (claimed.seat === null || claimed.seat >= claimed.seats) return bad('seat');
  const state = game.create(options, claimed.seats);
  // A view that no position has may fail anywhere: while a state is built, or too deep to be serialized.
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

/** Whether an error is a bug in a program, and not a position that cannot occur. */
export function isFault(error: unknown): boolean {
  return error instanceof TypeError || error instanceof ReferenceError;
}

/** JSON with sorted keys, since other programs may change their order. */
function canonical(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))
      : part,
  );
}
