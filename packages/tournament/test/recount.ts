/** Compares every number of a count with the output of `examples/recount.py` for the same file. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Sfc32 } from '@pakli/core';
import {
  countSeries,
  countTournament,
  seriesFrom,
  type Series,
  type Tournament,
} from '../src/index.ts';
import { randomTournament } from './random-tournament.ts';

export const PYTHON: boolean = spawnSync('python3', ['--version']).status === 0;

const SCRIPT = fileURLToPath(new URL('../../../examples/recount.py', import.meta.url));

/** The places where two values differ by more than rounding in a sum. */
function differences(ours: unknown, theirs: unknown, at: string): string[] {
  if (typeof ours === 'number' && typeof theirs === 'number') {
    const near = Math.abs(ours - theirs) <= 1e-9 * Math.max(1, Math.abs(ours));
    return near ? [] : [`${at}: ${ours}, ${theirs}`];
  }
  if (typeof ours !== 'object' || ours === null || typeof theirs !== 'object' || theirs === null) {
    return Object.is(ours, theirs) ? [] : [`${at}: ${String(ours)}, ${String(theirs)}`];
  }
  const [one, other] = [new Map(Object.entries(ours)), new Map(Object.entries(theirs))];
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((key) =>
    differences(one.get(key), other.get(key), `${at}.${key}`),
  );
}

/** The Python program's results for files: one each, or the reason there is none. */
function recounted(files: readonly object[]): unknown[] | string {
  const input = files.map((file) => JSON.stringify(file)).join('\n');
  const { stdout, stderr } = spawnSync('python3', [SCRIPT, '-'], {
    input,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  const counted = stdout.trim().split('\n');
  if (counted.length !== files.length) return `${counted.length} counted: ${stderr}`;
  return counted.map((line): unknown => JSON.parse(line));
}

/** Differences over random series of random tournaments. */
export function recountSeries(
  many: number,
  seed: number,
  count: (series: Series) => unknown = countSeries,
): string[] {
  const random = new Sfc32(seed);
  const given = Array.from({ length: many }, (_, i) =>
    seriesFrom(
      'random',
      i % 2 === 0 ? 'places' : 'percent',
      Array.from({ length: random.below(5) }, () => randomTournament(random)),
    ),
  );
  const counted = recounted(given);
  if (typeof counted === 'string') return [counted];
  return given.flatMap((series, i) =>
    differences({ standings: count(series) }, counted[i], `series ${i}`),
  );
}

/** Differences over many random tournaments; a test may pass a faulty second count, to see the fault found. */
export function recountRandom(
  tournaments: number,
  seed: number,
  count: (tournament: Tournament) => unknown = countTournament,
): string[] {
  const random = new Sfc32(seed);
  const given = Array.from({ length: tournaments }, () => randomTournament(random));
  const counted = recounted(given);
  if (typeof counted === 'string') return [counted];
  return given.flatMap((tournament, i) =>
    differences(count(tournament), counted[i], `tournament ${i}`),
  );
}
