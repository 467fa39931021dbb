/**
 * `npm run puzzles:reasons -- GAME`: keeps the puzzles of a game and rewrites what is derived from them (themes,
 * reasons, how often solvers fail them) after a detector or a solver has changed.
 */
import { openRecord } from '@pakli/catalogue';
import { isRefusal } from '@pakli/core';
import { readFileSync, writeFileSync } from 'node:fs';
import { bestMove, linesOf } from '../src/lessons/puzzle-moves.ts';
import type { Puzzle } from '../src/lessons/puzzle.ts';
import { MAKERS } from './puzzles/index.ts';

const [id = ''] = process.argv.slice(2);
const maker = await MAKERS[id]?.();
if (maker === undefined) {
  console.error(`usage: npm run puzzles:reasons -- ${Object.keys(MAKERS).join('|')}`);
  process.exit(1);
}
const file = new URL(`../src/games/${id}/puzzles.jsonl`, import.meta.url);
const written: string[] = [];
for (const text of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
  const puzzle = JSON.parse(text) as Puzzle;
  const opened = await openRecord(puzzle.record);
  if (isRefusal(opened)) throw new Error(`${puzzle.id} cannot be opened`);
  const { match } = opened;
  const lines = linesOf(puzzle).map((line) => line.slice(1));
  const verdict = { goal: puzzle.goal, values: puzzle.values, lines };
  const reasons = maker.reasons(match, verdict);
  const fails = maker.lookers(match, bestMove(puzzle), verdict);
  written.push(
    `${JSON.stringify({ ...puzzle, ...maker.theme?.(match, verdict), reasons, fails })}\n`,
  );
}
writeFileSync(file, written.join(''));
