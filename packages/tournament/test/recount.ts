/** Compares every number of a count with what `examples/recount.py` makes of the same file. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Sfc32 } from '@pakli/core';
import { countTournament, type Tournament } from '../src/index.ts';
import { randomTournament } from './random-tournament.ts';

export const PYTHON: boolean = spawnSync('python3', ['--version']).status === 0;

const SCRIPT = fileURLToPath(new URL('../../../examples/recount.py', import.meta.url));

/** Where two values differ by more than the last digits of a sum. */
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

/** Differences over many random tournaments; the second count may be another one, to see a fault found. */
export function recountRandom(
  tournaments: number,
  seed: number,
  count: (tournament: Tournament) => unknown = countTournament,
): string[] {
  const random = new Sfc32(seed);
  const given = Array.from({ length: tournaments }, () => randomTournament(random));
  const input = given.map((tournament) => JSON.stringify(tournament)).join('\n');
  const { stdout, stderr } = spawnSync('python3', [SCRIPT, '-'], {
    input,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  const counted = stdout.trim().split('\n');
  if (counted.length !== tournaments) return [`${counted.length} counted: ${stderr}`];
  return given.flatMap((tournament, i) =>
    differences(count(tournament), JSON.parse(counted[i] ?? ''), `tournament ${i}`),
  );
}
