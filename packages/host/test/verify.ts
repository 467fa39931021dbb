/** The findings of Python and of our own verifier in matches, honest and tampered. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame, GAMES } from '@pakli/catalogue';
import { formatOptions, isRefusal, Match, readOptions } from '@pakli/core';
import { expect } from 'vitest';
import { fromHex } from '../src/chance.ts';
import { chanceFrom, formatProof, parseProof, verifyDeals } from '../src/index.ts';
import { dealtMatch, type Dealt } from './honest.ts';

const SHORT: Readonly<Record<string, string>> = { ulti: 'seed deals=2', compile: 'quick' };
const SCRIPT: string = new URL('../../../examples/verify.py', import.meta.url).pathname;
export const PYTHON: boolean = spawnSync('python3', ['--version']).status === 0;

/** Matches per game. */
export async function matches(count: number, first = 1): Promise<Dealt[]> {
  const dealt: Dealt[] = [];
  for (const { load } of GAMES) {
    const loaded = await load();
    const options = readOptions(loaded.game.rules, SHORT[loaded.game.id] ?? '');
    if (isRefusal(options)) throw new Error(options.refused);
    const rules = formatOptions(loaded.game.rules, options);
    for (let n = 0; n < count; n++) dealt.push(dealtMatch(loaded, rules, first + n));
  }
  return dealt;
}

export const fileOf = ({ record, proof }: Dealt): string => `${record}${formatProof(proof)}`;

/** By file: the line printed by Python. */
export function askPython(texts: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'pakli-verify-'));
  try {
    const names = texts.map((text, n) => {
      writeFileSync(join(folder, `${n}.txt`), text);
      return `${n}.txt`;
    });
    const { stdout, stderr } = spawnSync('python3', [SCRIPT, ...names], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    expect(stderr).toBe('');
    return stdout.trim().split('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** All are honest, and Python agrees. */
export async function verifyAll(count: number, first?: number): Promise<void> {
  const dealt = await matches(count, first);
  for (const one of dealt) {
    const found = verifyDeals(one.match, one.proof);
    expect([one.match.game.id, one.proof.table, found]).toMatchObject([
      one.match.game.id,
      one.proof.table,
      { honest: true, deals: one.match.tables.length },
    ]);
    expect(parseProof(fileOf(one))?.proof).toEqual(one.proof);
  }
  if (!PYTHON) return;
  const said = askPython(dealt.map(fileOf));
  expect(said.filter((line) => !/: honest: \d+ times/.test(line))).toEqual([]);
  expect(said).toHaveLength(dealt.length);
}

/** How far deals deviate from equal probabilities of all cards in the first and in the last place: normal deviates. */
export async function deviatesOf(deals: number): Promise<number[]> {
  const loaded = await findGame('buddy-bluff')?.load();
  const match = loaded && Match.start(loaded.game);
  if (loaded === undefined || match === undefined || isRefusal(match)) throw new Error('no game');
  const chance = chanceFrom(fromHex('5a'.repeat(32)), [], { below: () => 0 });
  const outcome = new Uint8Array(loaded.game.maxOutcome);
  const counts = [Array<number>(52).fill(0), Array<number>(52).fill(0)] as const;
  for (let deal = 0; deal < deals; deal++) {
    const length = loaded.game.draw(match.table.state, chance.outcome(deal, 0), outcome);
    counts[0][outcome[0]!]!++;
    counts[1][outcome[length - 1]!]!++;
  }
  const mean = deals / 52;
  const free = 51;
  return counts.map((places) => {
    const chi = places.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
    // Wilson and Hilferty: its cube root is nearly normal.
    return (Math.cbrt(chi / free) - (1 - 2 / (9 * free))) / Math.sqrt(2 / (9 * free));
  });
}
