import { buddyBluff, levels } from '@pakli/buddy-bluff';
import { expertBench, gameBenches, midgames, type Benches } from './bench.ts';

export const benches: Benches = {
  ...gameBenches(buddyBluff, 4),
  search: () => expertBench(buddyBluff, levels, midgames(buddyBluff, 4), 100),
};
