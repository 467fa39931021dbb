/**
 * Build plugin that writes `preview/puzzles.json`, the positions of all puzzles by number, for a server that draws link
 * previews. The page itself never loads it.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { readPuzzles } from '../src/lessons/puzzle.ts';

const games = join(import.meta.dirname, '../src/games');

/** By game: who is asked, and the game so far. */
export function puzzleList(): Readonly<Record<string, readonly (readonly [number, string])[]>> {
  const files = globSync('*/puzzles.jsonl', { cwd: games }).toSorted();
  return Object.fromEntries(
    files.map((file) => {
      const puzzles = readPuzzles(readFileSync(join(games, file), 'utf8'));
      return [basename(dirname(file)), puzzles.map(({ seat, record }) => [seat, record] as const)];
    }),
  );
}

export function puzzlePositions(): Plugin {
  return {
    name: 'pakli:puzzle-positions',
    apply: 'build',
    generateBundle() {
      const source = JSON.stringify(puzzleList());
      this.emitFile({ type: 'asset', fileName: 'preview/puzzles.json', source });
    },
  };
}
