import { compile, encoding, levels } from '@pakli/compile';
import {
  encodingBench,
  expertBench,
  gameBenches,
  midgames,
  rowsBench,
  type Benches,
} from './bench.ts';

export const benches: Benches = {
  ...gameBenches(compile, 2),
  observe: () => encodingBench(compile, encoding, 2),
  rows: () => rowsBench(compile, encoding, 2),
  search: () => expertBench(compile, levels, midgames(compile, 2), 2),
};
