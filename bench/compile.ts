import { compile, levels } from '@pakli/compile';
import { expertBench, gameBenches, midgames, type Benches } from './bench.ts';

export const benches: Benches = {
  ...gameBenches(compile, 2),
  search: () => expertBench(compile, levels, midgames(compile, 2), 2),
};
