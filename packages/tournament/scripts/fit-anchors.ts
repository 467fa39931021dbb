/**
 * Measures the strengths of the computers that ratings rest on, and stores them in data/anchors.json
 * with the command that measured them. Who played what comes from `bench/luck.ts`: each computer
 * played every board alone among the opponents of a day, in the seat that is the board's, so that
 * all had the same cards and the same company. `--among` has 1500 by definition.
 *
 *     node --conditions=@pakli/source packages/tournament/scripts/fit-anchors.ts mulle \
 *       --read mulle.jsonl --command "as it was measured"
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Sfc32 } from '@pakli/core';
import { loadGame } from '../../../apps/cli/src/input/games.ts';
import type { LuckRow } from '../../../bench/luck-report.ts';
import { rateBoards, type GameAnchors } from '../src/index.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    levels: { type: 'string', default: 'beginner-2,casual-2,strong-2,expert-2' },
    among: { type: 'string', default: 'strong-2' },
    read: { type: 'string' },
    command: { type: 'string', default: '' },
  },
});
/** Boards are drawn again so many times, to see how far strengths may be off. */
const DRAWS = 400;
/** As long as it goes on, strengths are fitted to each other until they move by less. */
const [LEAST_SHIFT, MOST_TURNS] = [0.01, 100];
/** Almost nothing is assumed of a computer. */
const PRIOR = { mean: 1500, deviation: 1000 };

const [id = ''] = positionals;
const { among, command, levels: named } = values;
const levels = named.split(',');
if (values.read === undefined) throw new Error('--read: which file?');
const { best, version } = (await loadGame(id)).game;
const rows = readFileSync(values.read, 'utf8').split('\n').filter(Boolean);
const scores = rows.map((row) =>
  (JSON.parse(row) as LuckRow).levels.map(([result, , , score = result]) => score),
);
const strengths = fit(scores);
const random = new Sfc32(1);
const drawn = Array.from({ length: DRAWS }, () =>
  fit(scores.map(() => scores[random.below(scores.length)] ?? [])),
);
const measured: GameAnchors = {
  command,
  version,
  among,
  boards: scores.length,
  levels: levels.map((player, level) => ({
    player,
    strength: Math.round(strengths[level] ?? 0),
    error: errorOf((draw) => draw[level] ?? 0),
  })),
  gaps: levels.slice(1).map((_, level) => ({
    gap: Math.round((strengths[level + 1] ?? 0) - (strengths[level] ?? 0)),
    error: errorOf((draw) => (draw[level + 1] ?? 0) - (draw[level] ?? 0)),
  })),
};
const file = new URL('../data/anchors.json', import.meta.url);
const all = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
writeFileSync(file, `${JSON.stringify({ ...all, [id]: measured }, null, 2)}\n`);
console.log(id, JSON.stringify(measured, null, 1));

/** Half of the 95 % interval of something that follows from strengths. */
function errorOf(value: (draw: readonly number[]) => number): number {
  const sample = drawn.map(value);
  const mean = sample.reduce((sum, one) => sum + one, 0) / sample.length;
  const squares = sample.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return Math.round(1.96 * Math.sqrt(squares / (sample.length - 1)));
}

/** All strengths at once: each is fitted to the others' until none moves. */
function fit(boards: readonly (readonly number[])[]): readonly number[] {
  const fixed = Math.max(0, levels.indexOf(among));
  let now = levels.map(() => PRIOR.mean);
  for (let turn = 0, shift = Infinity; turn < MOST_TURNS && shift > LEAST_SHIFT; turn++) {
    const next = levels.map((_, own) => {
      const played = boards.map((row) => ({
        score: row[own] ?? 0,
        field: row.flatMap((score, other) =>
          other === own ? [] : [{ score, strength: now[other] ?? PRIOR.mean }],
        ),
      }));
      return rateBoards(played, best, PRIOR, Infinity).value;
    });
    const base = PRIOR.mean - (next[fixed] ?? 0);
    const moved = next.map((value) => value + base);
    shift = Math.max(...moved.map((value, level) => Math.abs(value - (now[level] ?? 0))));
    now = moved;
  }
  return now;
}
