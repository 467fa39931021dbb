/** The one list of tables by game. A game without one is drawn from its notation. */
import type { Game } from '@pakli/core';
import type { TableArt } from './art.ts';

export type { Setting, TableArt } from './art.ts';

const LOADERS: Readonly<Record<string, () => Promise<TableArt>>> = {
  'buddy-bluff': async () => (await import('./buddy-bluff.ts')).buddyBluffArt,
  compile: async () => (await import('./compile.ts')).compileArt,
  mulle: async () => (await import('./mulle.ts')).mulleArt,
  ulti: async () => (await import('./ulti.ts')).ultiArt,
};

export async function tableOf(game: Game): Promise<TableArt> {
  const load = Object.hasOwn(LOADERS, game.id) ? LOADERS[game.id] : undefined;
  if (load !== undefined) return load();
  const { plainArt } = await import('./plain.ts');
  return plainArt(game);
}
