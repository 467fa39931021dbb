import { compile, knowledge } from '@pakli/compile';
import { gameBenches, searchBench, type Benches } from './bench.ts';

export const benches: Benches = {
  ...gameBenches(compile, 2),
  search: () => searchBench(compile, 2, knowledge),
};
