/**
 * The list of games. An entry is a name and a loader; the game itself is
 * imported on demand, so that listing games costs nothing and a page downloads
 * only what it plays.
 *
 *     const { game, players } = await findGame('buddy-bluff')!.load();
 */
import type { Game, GameModule } from '@pakli/core';
import type { Encoding } from '@pakli/core/encoding';
import { joinPlayers, type Players } from './contender.ts';

/** A built-in game has its rules in RULES.md, so that tables need not load them. */
export type HouseModule = Omit<GameModule, 'rules'>;

/** A loaded game, for code that works with all games. */
export interface GamePackage extends Players {
  /** The newest version of the rules; `atVersion` of core returns earlier ones. */
  readonly game: Game;
  /** Its encoding as numbers, if the game has one. */
  readonly encoding: Encoding | undefined;
  /** The module of a guest: rules, texts, a table. */
  readonly guest: GameModule | undefined;
}

export interface GameEntry {
  readonly id: string;
  /** What people call it; the same in every language. */
  readonly name: string;
  readonly load: () => Promise<GamePackage>;
  /** The module of a guest. */
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

/** All games: the built-in ones and the guests. */
export const GAMES: readonly GameEntry[] = entries;

/** Adds a game. Its id must not be taken. */
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

/** Loads on first use; a failed load is retried. */
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

/** Joins a module with the search, which is imported on demand as well. */
async function join(module: HouseModule): Promise<GamePackage> {
  const { search } = await import('@pakli/ai');
  const { game, encoding } = module;
  return { game, encoding, guest: undefined, ...joinPlayers(game, module, search) };
}

export function findGame(id: string): GameEntry | undefined {
  return entries.find((entry) => entry.id === id);
}
