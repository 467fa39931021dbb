/** Who sits in the other seats: a player of the game by its name, or a program of its own. */
import type { GamePackage } from '@pakli/catalogue';
import { thinkWithin, type BaseView, type Random } from '@pakli/core';
import { Failure } from '../given/failure.ts';
import { formatFault, isFault, OutsidePlayer } from './outside.ts';
import { clock } from './thinking.ts';

export interface Opponent {
  readonly name: string;
  /** One of the legal moves, as text. It is given a view and never a state. */
  choose(
    view: BaseView,
    moves: readonly string[],
    random: Random,
    /** Nobody waits for the answer any more: whatever it is will do. */
    stopped?: () => boolean,
  ): Promise<string>;
  close(): Promise<void>;
}

export async function findOpponent(
  { game, contenders, levels, players }: GamePackage,
  given: string | undefined,
  budget: { readonly ms: number },
  option = '--against',
): Promise<Opponent> {
  const usual = levels.includes('casual') ? 'casual' : Object.keys(players).at(-1);
  const name = given ?? usual ?? '';
  if (name.startsWith('cmd:')) {
    const outside = await OutsidePlayer.start(name.slice(4));
    if (isFault(outside)) throw new Failure(formatFault(outside));
    return {
      name: outside.name,
      async choose(view, moves) {
        const answer = await outside.go(game, view, moves, budget);
        if (isFault(answer)) throw new Failure(formatFault(answer));
        return answer.move;
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
    name,
    async choose(view, moves, random, stopped) {
      const thinking = contender.player.think(view, random);
      await thinkWithin(
        thinking,
        { ms: Math.min(contender.milliseconds, budget.ms) },
        clock,
        stopped,
      );
      const text = moves[view.moves.indexOf(thinking.answer().move)];
      if (text === undefined) throw new Error(`${name} answered with a move that is not listed`);
      return text;
    },
    close: async () => {},
  };
}
