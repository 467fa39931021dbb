/** What runs the golden files of each game: a part of its own, since no table needs it. */
import type { GoldenRunner } from '@pakli/core/golden';
import { findGame, type GameEntry } from './games.ts';

const RUNNERS: Readonly<Record<string, () => Promise<{ readonly golden: GoldenRunner }>>> = {
  'buddy-bluff': () => import('@pakli/buddy-bluff/golden'),
  compile: () => import('@pakli/compile/golden'),
  mulle: () => import('@pakli/mulle/golden'),
  ulti: () => import('@pakli/ulti/golden'),
};

/** The game whose golden files have this format: `buddy-bluff-cases/1` belongs to `buddy-bluff`. */
export function gameOfFormat(format: string): GameEntry | undefined {
  const [, id = ''] = /^(.+)-[a-z]+\/\d+$/.exec(format) ?? [];
  return findGame(id);
}

/** Runs the golden files of a game; a format is the game's id, what is in the file, and a number. */
export async function goldenOf({ id, load }: GameEntry): Promise<GoldenRunner | undefined> {
  const ours = Object.hasOwn(RUNNERS, id) ? RUNNERS[id] : undefined;
  return ours === undefined ? (await load()).guest?.golden?.() : (await ours()).golden;
}
