/**
 * Computers of a frozen version with known strengths, by game: measured by
 * `scripts/fit-anchors.ts` and stored in data/anchors.json with the command.
 */
import anchors from '../data/anchors.json' with { type: 'json' };

/** A strength, and half of its 95 % interval. */
interface Anchor {
  readonly player: string;
  /** In Elo; the opponents have 1500. */
  readonly strength: number;
  readonly error: number;
}

export interface GameAnchors {
  readonly command: string;
  /** The version of the rules. */
  readonly version: number;
  /** Their common opponents. */
  readonly among: string;
  readonly boards: number;
  /** Weakest first, as the game names its levels. */
  readonly levels: readonly Anchor[];
  /** How much stronger each is than the one before. */
  readonly gaps: readonly { readonly gap: number; readonly error: number }[];
}

/** A measurement needs at least this many boards. */
const LEAST_BOARDS = 400;

const ANCHORS: Readonly<Record<string, GameAnchors>> = anchors;

/** Whether each level is significantly stronger than the one before. */
export function tellsApart({ boards, gaps }: GameAnchors): boolean {
  return boards >= LEAST_BOARDS && gaps.every(({ gap, error }) => gap > error);
}

/** The anchors for ratings of a game; undefined if its levels do not differ significantly. */
export function anchorsOf(game: string): GameAnchors | undefined {
  const found = Object.hasOwn(ANCHORS, game) ? ANCHORS[game] : undefined;
  return found !== undefined && tellsApart(found) ? found : undefined;
}
