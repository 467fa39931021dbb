/**
 * Fits the IMP scale of a game and stores it in data/scales.json with the command that made it:
 *
 *     node --conditions=@pakli/source packages/tournament/scripts/fit-scale.ts ulti --players strong,casual --boards 60
 *
 * Every board is played several times, each time by players that are drawn for every seat: the same player everywhere
 * would end most boards equal. Results in the same line are compared with each other.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Sfc32 } from '@pakli/core';
import { loadPlayers } from '../../../apps/cli/src/input/games.ts';
import { playBoard, type BoardPlace } from '../../../apps/cli/src/players/board.ts';
import { seat } from '../../../apps/cli/src/players/arena-player.ts';
import { readSpelling, splitPlayers } from '../../../apps/cli/src/players/spelling.ts';
import { fitScale, meanImps } from './scale.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: 'strong,casual' },
    boards: { type: 'string', default: '60' },
    plays: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
  },
});
const [id = ''] = positionals;
const [boards, plays] = [Number(values.boards), Number(values.plays)];
const loaded = await loadPlayers(id);
const { game } = loaded;
const names = splitPlayers(values.players);
const players = await Promise.all(
  names.map((name) => seat(loaded, readSpelling(name), () => false)),
);
const random = new Sfc32(Number(values.seed));
const seats = game.seats[0] ?? 2;
const differences: number[] = [];
for (let board = 0; board < boards; board++) {
  const results: number[][] = [];
  for (let play = 0; play < plays; play++) {
    const place: BoardPlace = { seed: Number(values.seed), board, table: play };
    const sitters = Array.from(
      { length: seats },
      () => players[random.below(players.length)] ?? nobody(),
    );
    const { scores } = await playBoard(game, game.rules.defaults, sitters, place);
    for (const before of results) {
      for (const [line, score] of scores.entries()) differences.push(score - (before[line] ?? 0));
    }
    results.push(scores);
  }
  console.log(save(board + 1));
}
for (const player of players) await player.close();

/** After every board, so that an interrupted run keeps what it has. */
function save(done: number): string {
  const thresholds = fitScale(differences);
  const mean = meanImps(differences.map(Math.abs), thresholds);
  const equal = differences.filter((difference) => difference === 0).length / differences.length;
  const file = new URL('../data/scales.json', import.meta.url);
  const scales = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  scales[id] = {
    command: `packages/tournament/scripts/fit-scale.ts ${id} --players ${values.players} --boards ${done} --plays ${plays} --seed ${values.seed}`,
    players: values.players,
    boards: done,
    mean: rounded(mean),
    equal: rounded(equal),
    thresholds,
  };
  writeFileSync(file, `${JSON.stringify(scales, null, 2)}\n`);
  return `${id}, ${done} boards: ${thresholds.join(' ')}; mean ${rounded(mean)}, equal ${rounded(equal)}`;
}

function nobody(): never {
  throw new Error('--players: nobody plays');
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
