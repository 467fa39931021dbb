import { Sfc32 } from '@pakli/core';
import { formatBroken, runLaws } from '@pakli/core/testing';
import { expect, test } from 'vitest';
import { compile, type Options } from '../src/index.ts';
import { optionsOf, subjectOf } from './subject.ts';

test('laws on 20,000 games over random protocols', () => {
  const run = { games: 20_000, seed: 1, positions: 0.1 };
  expect(runLaws(subjectOf(optionsOf('')), run).map(formatBroken)).toEqual([]);
});

/** Any compatible values of the option table. */
function randomOptions(random: Sfc32): Options {
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
  for (;;) {
    const settings: Record<string, unknown> = {};
    for (const { key, values } of compile.rules.options) {
      settings[key] = 'min' in values ? random.below(60) * random.below(2) : pick(values);
    }
    const options = { ...compile.rules.defaults, ...settings };
    if (compile.rules.check(options) === undefined) return options;
  }
}

test('laws of random options', () => {
  const random = new Sfc32(5);
  for (let i = 0; i < 300; i++) {
    const options = randomOptions(random);
    const broken = runLaws(subjectOf(options), { games: 2, seed: i }).map(formatBroken);
    expect(broken, JSON.stringify(options)).toEqual([]);
  }
});
