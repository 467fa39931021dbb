import { formatRefusal, isRefusal } from '@pakli/core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compile, encoding, levels } from '@pakli/compile';
import { netOf, PlainNet, readNet, type Net, type NetFile } from '@pakli/core/net';
import { TABLE } from '../packages/compile/src/knowledge/net-input.ts';
import { LearnedJudge } from '../packages/compile/src/knowledge/net-judge.ts';
import {
  alongDeal,
  encodingBench,
  expertBench,
  gameBenches,
  midgames,
  rowsBench,
  type Bench,
  type Benches,
} from './bench.ts';

/** The net's judgement of positions throughout random deals, including the reading of what the seat knows. */
function judging(made: (file: NetFile) => Net): Bench {
  const path = createRequire(import.meta.url).resolve('@pakli/compile/value.net');
  const file = readNet(readFileSync(path), TABLE);
  if (isRefusal(file)) throw new Error(formatRefusal(file));
  const judge = new LearnedJudge(made(file));
  const states = Array.from({ length: 8 }, (_, seed) => alongDeal(compile, 2, seed)).flat();
  return {
    unit: 'positions/s',
    against: 'playouts',
    batch() {
      for (const state of states) judge.chanceOf(state, 0);
      return states.length;
    },
  };
}

export const benches: Benches = {
  ...gameBenches(compile, 2),
  observe: () => encodingBench(compile, encoding, 2),
  rows: () => rowsBench(compile, encoding, 2),
  search: () => expertBench(compile, levels, midgames(compile, 2), 2),
  net: () => judging(netOf),
  'net-plain': () => judging((file) => new PlainNet(file)),
};
