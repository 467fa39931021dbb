/** The runners of golden files, in their own entry point since no table needs them. Node only. */
import type { GoldenRunner } from '@pakli/core/golden';
import { findGame, type GameEntry } from './games.ts';

/** The game whose golden files have this format: `buddy-bluff-cases/1` belongs to `buddy-bluff`. */
export function gameOfFormat(format: string): GameEntry | undefined {
  const [, id = ''] = /^(.+)-[a-z]+\/\d+$/.exec(format) ?? [];
  return findGame(id);
}

/** Runs the golden files of a game; a format is the game's id, what is in the file, and a number. */
export async function goldenOf({ id, guest }: GameEntry): Promise<GoldenRunner | undefined> {
  if (guest !== undefined) return guest.golden?.();
  // A computed name: otherwise bundlers would include every runner in the page.
  const found = (await import(`@pakli/${id}/golden`)) as { readonly golden: GoldenRunner };
  return found.golden;
}
