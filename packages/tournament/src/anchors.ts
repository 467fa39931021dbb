/**
 * Computers of a frozen version whose strengths are known, by game: measured by
 * `scripts/fit-anchors.ts`, in data/anchors.json with the command that did it.
 */
import anchors from '../data/anchors.json' with { type: 'json' };

/** A figure, and half of its 95 % interval. */
interface Anchor {
  readonly player: string;
  /** In Elo; the opponents have 1500. */
  readonly strength: number;
  readonly error: number;
}

export interface GameAnchors {
  readonly command: string;
  /** The rules under which they played. */
  readonly version: number;
  /** Who played against all of them. */
  readonly among: string;
  readonly boards: number;
  /** Weakest first, as the game names its levels. */
  readonly levels: readonly Anchor[];
  /** By how much each is stronger than the one before. */
  readonly gaps: readonly { readonly gap: number; readonly error: number }[];
}

/** Fewer boards than this are no measurement. */
const LEAST_BOARDS = 400;

const ANCHORS: Readonly<Record<string, GameAnchors>> = anchors;

/** Whether each level is told apart from the one before. */
export function tellsApart({ boards, gaps }: GameAnchors): boolean {
  return boards >= LEAST_BOARDS && gaps.every(({ gap, error }) => gap > error);
}

/** What ratings of a game rest on; undefined where its levels are not told apart. */
export function anchorsOf(game: string): GameAnchors | undefined {
  const found = Object.hasOwn(ANCHORS, game) ? ANCHORS[game] : undefined;
  return found !== undefined && tellsApart(found) ? found : undefined;
}
