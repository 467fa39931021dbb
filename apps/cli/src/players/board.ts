/** One board of a tournament at one table: the cards follow from the board, the players' luck from the table. */
import { Sfc32, type Game, type OptionValues } from '@pakli/core';
import { Buffers } from '@pakli/core/search';
import type { ArenaPlayer } from './arena-player.ts';
import { playDeal } from './deal-loop.ts';
import { seedFor, USES } from './seeds.ts';

export interface BoardPlace {
  readonly seed: number;
  readonly board: number;
  readonly table: number;
}

export interface BoardResult {
  /** By line. */
  readonly scores: number[];
  /** The position once the first cards were dealt. */
  readonly deal: string;
}

/** Plays a board to its end; `sitters` are the players by line. */
export async function playBoard(
  game: Game,
  options: OptionValues,
  sitters: readonly ArenaPlayer[],
  { seed, board, table }: BoardPlace,
): Promise<BoardResult> {
  const seats = sitters.length;
  const state = game.create(options, seats);
  const starter =
    game.firstStarter === 'drawn'
      ? new Sfc32(seedFor(seed, board, USES.starter)).below(seats)
      : game.firstStarter;
  game.setup(state, { number: 0, starter, carry: Array<number>(seats).fill(0) });
  const thoughts = sitters.map(
    (_, line) => new Sfc32(seedFor(seed, board, USES.player, table, line)),
  );
  let deal: string | undefined;
  await playDeal(game, state, new Buffers(game), {
    chance: (dealt) => new Sfc32(seedFor(seed, board, USES.chance, dealt)),
    async decide(line) {
      deal ??= game.formatPosition(state);
      const [sitter, random] = [sitters[line], thoughts[line]];
      if (sitter === undefined || random === undefined)
        throw new Error(`nobody sits in line ${line}`);
      const { move } = await sitter.decide(state, line, random);
      return move;
    },
    stopped: () => false,
  });
  return { scores: [...game.scores(state)], deal: deal ?? game.formatPosition(state) };
}
