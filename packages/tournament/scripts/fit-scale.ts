/**
 * Fits the IMP scale of a game and stores it in data/scales.json with the command that made it:
 *
 *     node --conditions=@pakli/source packages/tournament/scripts/fit-scale.ts ulti --player expert --boards 40
 *
 * Every board is played several times by the same player in all seats, each time with other random
 * numbers of its own; results in the same line are compared with each other.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadPlayers } from '../../../apps/cli/src/input/games.ts';
import { playBoard, type BoardPlace } from '../../../apps/cli/src/players/board.ts';
import { seat } from '../../../apps/cli/src/players/arena-player.ts';
import { readSpelling } from '../../../apps/cli/src/players/spelling.ts';
import { fitScale, meanImps } from './scale.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    player: { type: 'string', default: 'expert' },
    boards: { type: 'string', default: '40' },
    plays: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
  },
});
const [id = ''] = positionals;
const [boards, plays] = [Number(values.boards), Number(values.plays)];
const loaded = await loadPlayers(id);
const { game } = loaded;
const player = await seat(loaded, readSpelling(values.player), () => false);
const seats = game.seats[0] ?? 2;
const differences: number[] = [];
for (let board = 0; board < boards; board++) {
  const results: number[][] = [];
  for (let play = 0; play < plays; play++) {
    const place: BoardPlace = { seed: Number(values.seed), board, table: play };
    const sitters = Array.from({ length: seats }, () => player);
    const { scores } = await playBoard(game, game.rules.defaults, sitters, place);
    for (const before of results) {
      for (const [line, score] of scores.entries()) differences.push(score - (before[line] ?? 0));
    }
    results.push(scores);
  }
  console.log(save(board + 1));
}
await player.close();

/** After every board, so that an interrupted run keeps what it has. */
function save(done: number): string {
  const thresholds = fitScale(differences);
  const mean = meanImps(differences.map(Math.abs), thresholds);
  const equal = differences.filter((difference) => difference === 0).length / differences.length;
  const file = new URL('../data/scales.json', import.meta.url);
  const scales = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  scales[id] = {
    command: `packages/tournament/scripts/fit-scale.ts ${id} --player ${values.player} --boards ${done} --plays ${plays} --seed ${values.seed}`,
    player: values.player,
    boards: done,
    mean: rounded(mean),
    equal: rounded(equal),
    thresholds,
  };
  writeFileSync(file, `${JSON.stringify(scales, null, 2)}\n`);
  return `${id}, ${done} boards: ${thresholds.join(' ')}; mean ${rounded(mean)}, equal ${rounded(equal)}`;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
