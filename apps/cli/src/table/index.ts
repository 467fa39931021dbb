/** The one list of tables by game. A game without one is drawn from its places, else from its notation. */
import { findGame } from '@pakli/catalogue';
import type { Game } from '@pakli/core';
import type { Ink } from '../terminal/ink.ts';
import type { TableArt } from './art.ts';

export type { TableSetting, TableArt } from './art.ts';

const LOADERS: Readonly<Record<string, () => Promise<TableArt>>> = {
  'buddy-bluff': async () => (await import('./buddy-bluff.ts')).buddyBluffArt,
  compile: async () => (await import('./compile.ts')).compileArt,
  mulle: async () => (await import('./mulle.ts')).mulleArt,
  ulti: async () => (await import('./ulti.ts')).ultiArt,
};

/** The table of a game; from now on the ink draws the cards of that game. */
export async function tableOf(game: Game, ink?: Ink): Promise<TableArt> {
  const load = Object.hasOwn(LOADERS, game.id) ? LOADERS[game.id] : undefined;
  if (load !== undefined) return load();
  const table = (await findGame(game.id)?.load())?.guest?.table;
  if (ink !== undefined) ink.face = table?.face?.bind(table);
  if (table !== undefined) return (await import('./places.ts')).placesArt(game, table);
  const { plainArt } = await import('./plain.ts');
  return plainArt(game);
}
