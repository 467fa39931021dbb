/** Compares the reasons of hints with what the moves do, in positions along a player's games. */
import { CHANCE, listMoves, OVER, type Game, type GameTypes } from '../game.ts';
import type { Move, StateOf } from '../game.ts';
import { Sfc32, type Random } from '../random.ts';

/** The reasons of a game's moves, and how to verify them. */
export interface ReasonSubject<K extends GameTypes> {
  readonly game: Game<K>;
  /** Begins a deal. */
  begin(seed: number, random: Random): StateOf<K>;
  /** The moves to check. Default: all. */
  moves?(state: StateOf<K>, random: Random): readonly Move[];
  /** A key, and after a colon its facts: `double-trumps:5,2`. */
  reason(state: StateOf<K>, move: Move): string | undefined;
  /** By key: whether the reason is true of the move with these facts. */
  truths(
    state: StateOf<K>,
    move: Move,
    facts: readonly string[],
  ): Readonly<Record<string, () => boolean>>;
  /** The move to play. */
  choose(state: StateOf<K>, random: Random): Move;
}

/** How often each reason was given in a number of positions, and which were wrong. */
export function checkReasons<K extends GameTypes>(
  subject: ReasonSubject<K>,
  positions: number,
): { readonly said: ReadonlyMap<string, number>; readonly wrong: readonly string[] } {
  const { game } = subject;
  const said = new Map<string, number>();
  const wrong: string[] = [];
  const outcome = new Uint8Array(game.maxOutcome);
  for (let seed = 1, seen = 0; seen < positions; seed++) {
    const random = new Sfc32(seed);
    const state = subject.begin(seed, random);
    for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
      if (turn === CHANCE) {
        game.deal(state, outcome, game.draw(state, random, outcome));
        continue;
      }
      seen++;
      for (const move of subject.moves?.(state, random) ?? listMoves(game, state)) {
        const reason = subject.reason(state, move);
        const [key = 'none', facts = ''] = reason?.split(':') ?? [];
        said.set(key, (said.get(key) ?? 0) + 1);
        if (reason === undefined) continue;
        if (subject.truths(state, move, facts.split(','))[key]?.() === true) continue;
        const text = game.format(state, move, turn);
        wrong.push(`${reason} of ${text}, seed ${seed}: ${game.formatPosition(state)}`);
      }
      game.play(state, subject.choose(state, random));
    }
  }
  return { said, wrong };
}
