/**
 * The one list of games. An entry is a name and a loader; the game itself is
 * imported when somebody asks for it and not before, so that a list of games
 * costs nothing and a page downloads only what it plays.
 *
 *     const { game, players } = await findGame('buddy-bluff')!.load();
 */
import type { BaseView, Encoding, Game, Player } from '@pakli/core';
import { joinPlayers, type PlayerExports, type Players } from './contender.ts';

/** Everything a game package gives to those who never ask which game it is. */
export interface GamePackage extends Players {
  /** The newest version of the rules; `atVersion` of core gives those before it. */
  readonly game: Game;
  /** Its simple players by name, weakest first. */
  readonly players: Readonly<Record<string, Player<BaseView>>>;
  /** What its seats know as numbers and its moves as actions, where the game has them. */
  readonly encoding: Encoding | undefined;
}

export interface GameEntry {
  readonly id: string;
  /** What people call it; the same in every language. */
  readonly name: string;
  readonly load: () => Promise<GamePackage>;
}

export const GAMES: readonly GameEntry[] = [
  {
    id: 'buddy-bluff',
    name: 'Buddy Bluff',
    load: async () => {
      const found = await import('@pakli/buddy-bluff');
      return join(found.buddyBluff, found);
    },
  },
  {
    id: 'compile',
    name: 'Compile',
    load: async () => {
      const found = await import('@pakli/compile');
      return join(found.compile, found);
    },
  },
  {
    id: 'mulle',
    name: 'Mulle',
    load: async () => {
      const found = await import('@pakli/mulle');
      return join(found.mulle, found);
    },
  },
  {
    id: 'ulti',
    name: 'Ulti',
    load: async () => {
      const found = await import('@pakli/ulti');
      return join(found.ulti, found);
    },
  },
];

/** A game's own exports joined with the search, which only those need who load a game. */
async function join(game: Game, exports: PlayerExports): Promise<GamePackage> {
  const { search } = await import('@pakli/ai');
  const { players, encoding } = exports;
  return { game, players, encoding, ...joinPlayers(exports, search) };
}

export function findGame(id: string): GameEntry | undefined {
  return GAMES.find((entry) => entry.id === id);
}
