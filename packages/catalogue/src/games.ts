/**
 * The one list of games. An entry is a name and a loader; the game itself is
 * imported when somebody asks for it and not before, so that a list of games
 * costs nothing and a page downloads only what it plays.
 *
 *     const { game, players } = await findGame('buddy-bluff')!.load();
 */
import type { Game, GameModule } from '@pakli/core';
import type { Encoding } from '@pakli/core/encoding';
import { joinPlayers, type Players } from './contender.ts';

/** A game of ours has its rules in RULES.md, where no table has to load them. */
export type HouseModule = Omit<GameModule, 'rules'>;

/** Everything a game gives to those who never ask which game it is. */
export interface GamePackage extends Players {
  /** The newest version of the rules; `atVersion` of core gives those before it. */
  readonly game: Game;
  /** What its seats know as numbers and its moves as actions, where the game has them. */
  readonly encoding: Encoding | undefined;
  /** What a game brings that is not of the house: rules, texts, a table. */
  readonly guest: GameModule | undefined;
}

export interface GameEntry {
  readonly id: string;
  /** What people call it; the same in every language. */
  readonly name: string;
  readonly load: () => Promise<GamePackage>;
  /** What it was brought as; a game of the house is not brought. */
  readonly guest?: GameModule;
}

const entries: GameEntry[] = [
  {
    id: 'buddy-bluff',
    name: 'Buddy Bluff',
    load: once(async () => {
      const found = await import('@pakli/buddy-bluff');
      return join({ ...found, game: found.buddyBluff });
    }),
  },
  {
    id: 'compile',
    name: 'Compile',
    load: once(async () => {
      const found = await import('@pakli/compile');
      return join({ ...found, game: found.compile });
    }),
  },
  {
    id: 'mulle',
    name: 'Mulle',
    load: once(async () => {
      const found = await import('@pakli/mulle');
      return join({ ...found, game: found.mulle });
    }),
  },
  {
    id: 'ulti',
    name: 'Ulti',
    load: once(async () => {
      const found = await import('@pakli/ulti');
      return join({ ...found, game: found.ulti });
    }),
  },
];

/** All of them: ours, and the guests that were brought. */
export const GAMES: readonly GameEntry[] = entries;

/** From now on there is this game too. Its id must be free. */
export function addGuest(guest: GameModule): GameEntry {
  const { id } = guest.game;
  if (findGame(id) !== undefined) throw new Error(`there is a game ${id} already`);
  const entry = {
    id,
    name: guest.texts?.['en']?.name ?? guest.name ?? id,
    load: async () => ({ ...(await join(guest)), guest }),
    guest,
  };
  entries.push(entry);
  return entry;
}

/** Loads when it is first asked for; what could not be loaded is tried again. */
function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

/** A module joined with the search, which only those need who load a game. */
async function join(module: HouseModule): Promise<GamePackage> {
  const { search } = await import('@pakli/ai');
  const { game, encoding } = module;
  return { game, encoding, guest: undefined, ...joinPlayers(game, module, search) };
}

export function findGame(id: string): GameEntry | undefined {
  return entries.find((entry) => entry.id === id);
}
