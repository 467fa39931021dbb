/**
 * Weak players err as people do: they overlook moves and misjudge, but never blunder in a way that
 * everybody at the table would notice. A game says which moves a player notices, and the player
 * chooses among those as if there were no others.
 */
import type { BaseView, Move } from './game.ts';
import { answerAtOnce, type Player } from './player.ts';
import type { Random } from './random.ts';

/** The legal moves that a player notices: at least one. */
export type Attention<View extends BaseView> = (view: View, random: Random) => readonly Move[];

/** A player that chooses among the moves it notices and has no estimates for the others. */
export function withAttention<View extends BaseView>(
  player: Player<View>,
  attention: Attention<View>,
): Player<View> {
  return {
    think(view, random) {
      const moves = view.moves.length === 1 ? view.moves : attention(view, random);
      const [only] = moves;
      if (view.moves.length > 1 && moves.length === 1 && only !== undefined) {
        return answerAtOnce({ move: only });
      }
      return player.think({ ...view, moves }, random);
    },
  };
}

/** How much a player overlooks. */
export interface Oversight {
  /** Of every hundred moves, how many. */
  readonly percent: number;
  /** A move that beats everything noticed by this much is never overlooked. */
  readonly plain: number;
}

/**
 * The moves that remain once some are overlooked. `worth` is how good a move looks at first glance;
 * moves with the same `subject`, such as a card that fits in several places, are noticed or
 * overlooked together.
 */
export function overlook(
  moves: readonly Move[],
  worth: (move: Move) => number,
  { percent, plain }: Oversight,
  random: Random,
  subject: (move: Move) => number = (move) => move,
): readonly Move[] {
  const noticed = new Map<number, boolean>();
  for (const move of moves) {
    const key = subject(move);
    if (!noticed.has(key)) noticed.set(key, random.below(100) >= percent);
  }
  const sees = (move: Move): boolean => noticed.get(subject(move)) === true;
  const most = Math.max(...moves.filter(sees).map(worth));
  return moves.filter((move) => sees(move) || worth(move) >= most + plain);
}
