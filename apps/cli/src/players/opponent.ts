/** Who sits in the other seats: a player of the game by its name, or a program of its own, with a budget or without. */
import type { GamePackage } from '@pakli/catalogue';
import type { BaseView, Game, Move, Random } from '@pakli/core';
import { thinkWithin } from '@pakli/core/search';
import { Failure } from '../input/failure.ts';
import { formatFault, isFault, OutsidePlayer } from './outside-player.ts';
import { clock } from './budget.ts';
import { commandOf, readSpelling } from './spelling.ts';

export interface Opponent {
  readonly name: string;
  /** One of the legal moves. It is given a view and never a state. */
  choose(
    /** By the rules of the match, which may be earlier ones than today's. */
    game: Game,
    view: BaseView,
    random: Random,
    /** Nobody waits for the answer any more: whatever it is will do. */
    stopped: () => boolean,
  ): Promise<Move>;
  close(): Promise<void>;
}

/** So long a move may take where the command does not say. */
const MOVE_MS = 1000;

/** Whom people play against who have not said. */
export function usualPlayer({ levels, players }: GamePackage): string {
  return (levels.includes('casual') ? 'casual' : Object.keys(players).at(-1)) ?? '';
}

export async function findOpponent(
  { contenders, encoding }: GamePackage,
  /** `strong`, `expert@100ms`, `cmd:python3 bot.py`. */
  text: string,
  option = '--against',
): Promise<Opponent> {
  const spelling = readSpelling(text, option);
  const { name, budget } = spelling;
  const command = commandOf(spelling);
  if (command !== undefined) {
    const outside = await OutsidePlayer.start(command, { encoding });
    if (isFault(outside)) throw new Failure(formatFault(outside));
    return {
      name: outside.name,
      async choose(game, view) {
        const moves = textsOf(game, view);
        const answer = await outside.go(game, view, moves, budget ?? { ms: MOVE_MS });
        if (isFault(answer)) throw new Failure(formatFault(answer));
        return moveAt(view, moves.indexOf(answer.move), text);
      },
      close: () => outside.close(),
    };
  }
  const contender = contenders.get(name);
  if (contender === undefined) {
    const known = [...contenders.keys()].join(', ');
    throw new Failure(`${option}: no player ${JSON.stringify(name)}: there is ${known}`, 2);
  }
  return {
    name: text,
    async choose(_game, view, random, stopped) {
      const thinking = contender.player.think(view, random);
      const ms = Math.min(contender.milliseconds, MOVE_MS);
      await thinkWithin(thinking, budget ?? { ms }, clock, stopped);
      return moveAt(view, view.moves.indexOf(thinking.answer().move), text);
    },
    close: async () => {},
  };
}

/** The legal moves in notation, as one who has the view writes them. */
function textsOf(game: Game, view: BaseView): string[] {
  const state = game.create(view.options, view.seats);
  game.world(view, state);
  return view.moves.map((move) => game.format(state, move, view.seat));
}

function moveAt({ moves }: BaseView, index: number, name: string): Move {
  const move = moves[index];
  if (move === undefined) throw new Error(`${name} answered with a move that is not listed`);
  return move;
}
