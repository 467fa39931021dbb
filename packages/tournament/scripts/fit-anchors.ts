/**
 * Measures the strengths of the computers that ratings rest on, and stores them in data/anchors.json
 * with the command that measured them:
 *
 *     node --conditions=@pakli/source packages/tournament/scripts/fit-anchors.ts mulle --boards 200
 *
 * Each computer plays every board alone among `--among`, in the seat that is the board's, so that
 * all have the same cards and the same company. The first of `--among` has 1500 by definition.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadPlayers } from '../../../apps/cli/src/input/games.ts';
import { seat } from '../../../apps/cli/src/players/arena-player.ts';
import { playBoard } from '../../../apps/cli/src/players/board.ts';
import { readSpelling, splitPlayers } from '../../../apps/cli/src/players/spelling.ts';
import { rateBoards, type BoardRating } from '../src/index.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    levels: { type: 'string', default: 'beginner,casual,strong,expert' },
    among: { type: 'string', default: 'strong' },
    boards: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
});
const [id = ''] = positionals;
const seed = Number(values.seed);
const loaded = await loadPlayers(id);
const { game } = loaded;
const levels = splitPlayers(values.levels);
const find = (name: string) => seat(loaded, readSpelling(name), () => false);
const players = await Promise.all(levels.map(find));
const others = await find(values.among);
const seats = game.seats[0] ?? 2;
/** By board, then by level. */
const scores: number[][] = [];
for (let board = 0; board < Number(values.boards); board++) {
  const line = board % seats;
  const row: number[] = [];
  for (const [table, player] of players.entries()) {
    const sitters = Array.from({ length: seats }, (_, at) => (at === line ? player : others));
    const result = await playBoard(game, game.rules.defaults, sitters, { seed, board, table });
    row.push(result.scores[line] ?? 0);
  }
  scores.push(row);
  if (scores.length % 10 === 0) console.log(save());
}
console.log(save());
for (const player of [...players, others]) await player.close();

/** After every ten boards, so that an interrupted run keeps what it has. */
function save(): string {
  const ratings = fitStrengths();
  const file = new URL('../data/anchors.json', import.meta.url);
  const anchors = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const entries = levels.map((level, index) => {
    const { value = 1500, low = 1500, high = 1500 } = ratings[index] ?? {};
    return [level, { strength: Math.round(value), error: Math.round((high - low) / 2) }] as const;
  });
  anchors[id] = {
    command: `packages/tournament/scripts/fit-anchors.ts ${id} --levels ${values.levels} --among ${values.among} --boards ${scores.length} --seed ${seed}`,
    among: values.among,
    boards: scores.length,
    levels: Object.fromEntries(entries),
  };
  writeFileSync(file, `${JSON.stringify(anchors, null, 2)}\n`);
  const words = entries.map(([level, { strength, error }]) => `${level} ${strength} ± ${error}`);
  return `${id}, ${scores.length} boards: ${words.join(', ')}`;
}

/** All strengths at once: each is fitted to the others' until none moves. */
function fitStrengths(): readonly BoardRating[] {
  const fixed = Math.max(0, levels.indexOf(values.among));
  let ratings = levels.map((): BoardRating => ({ value: 1500, low: 1500, high: 1500 }));
  for (let turn = 0; turn < 100; turn++) {
    ratings = levels.map((_, own) => {
      const boards = scores.map((row) => ({
        score: row[own] ?? 0,
        field: row.flatMap((score, other) =>
          other === own ? [] : [{ score, strength: ratings[other]?.value ?? 1500 }],
        ),
      }));
      return rateBoards(boards, game.best, { mean: 1500, deviation: 1000 }, Infinity);
    });
    const shift = 1500 - (ratings[fixed]?.value ?? 1500);
    ratings = ratings.map(({ value, low, high }) => ({
      value: value + shift,
      low: low + shift,
      high: high + shift,
    }));
  }
  return ratings;
}
