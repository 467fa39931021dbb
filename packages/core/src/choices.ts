/**
 * The legal moves of a seat and their consequences, as far as the seat can
 * know them. Made from a view alone: each move is played in several worlds
 * that fit the view, and what the seat would see counts while all of them agree.
 */
import { fork, type BaseView, type Game, type GameTypes, type Move, type ViewOf } from './game.ts';
import type { Answer, Estimate } from './player.ts';
import { Sfc32 } from './random.ts';

/** A legal move with its consequence. */
export interface Choice<Seen = unknown> {
  readonly move: Move;
  /** In notation, as `read` accepts it. */
  readonly text: string;
  /** The events that the move causes in all nine worlds tried; a rare exception may be missed. */
  readonly seen: readonly Seen[];
}

/** In how many other worlds a consequence must hold to be shown. */
const WORLDS = 8;

/** The legal moves of the seat whose view it is, each with its certain consequences. */
export function choicesOf<K extends GameTypes>(
  game: Game<K>,
  view: ViewOf<K>,
): Choice<K['seen']>[] {
  const { seat, moves } = view as BaseView;
  if (seat === null || moves.length === 0) return [];
  const state = game.create(view.options, view.seats);
  game.world(view, state);
  const random = new Sfc32(1);
  const worlds = Array.from({ length: WORLDS }, () => {
    const other = fork(game, state);
    game.redeal(other, seat, random);
    return other;
  });
  const trial = fork(game, state);
  const foresee = (world: typeof state, move: Move, most = Infinity): K['seen'][] => {
    game.copy(world, trial);
    const seen: K['seen'][] = [];
    game.play(trial, move, (event) => {
      if (seen.length === most) return;
      const part = game.seen(event, seat);
      if (part !== undefined) seen.push(part);
    });
    return seen;
  };
  return moves.map((move) => {
    let sure = foresee(state, move);
    const texts = sure.map((part) => JSON.stringify(part));
    for (const world of worlds) {
      if (sure.length === 0) break;
      const other = foresee(world, move, sure.length);
      const end = sure.findIndex((_, i) => texts[i] !== JSON.stringify(other[i]));
      if (end >= 0) sure = sure.slice(0, end);
    }
    return { move, text: game.format(state, move, seat), seen: sure };
  });
}

/** A choice with what a player thinks of it. */
export interface Advice {
  readonly text: string;
  readonly estimate: Estimate;
}

/** Whether a value is only a bound, or a judgement with nothing behind it. */
function isUnproven({ atMost, weight }: Estimate): number {
  return Number(atMost === true || weight === 1);
}

/**
 * The budget and seed of hints and analyses. Both imagine the same deals, so
 * they agree on a decision unless the clock cuts them short.
 */
export const ADVICE = { steps: 200, ms: 1500, seed: 1 } as const;

/** What a player thinks of the choices: its answer first, then by value; bounds and guesses come last. */
export function adviceOf(
  { move: best, estimates = [{ move: best, value: 0, weight: 0 }] }: Answer,
  offered: readonly Choice[],
): Advice[] {
  const first = ({ move }: Estimate): number => Number(move === best);
  return estimates
    .toSorted(
      (one, other) =>
        first(other) - first(one) || isUnproven(one) - isUnproven(other) || other.value - one.value,
    )
    .flatMap((estimate) => {
      const choice = offered.find(({ move }) => move === estimate.move);
      return choice === undefined ? [] : [{ text: choice.text, estimate }];
    });
}
