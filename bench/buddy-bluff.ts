import { buddyBluff, knowledge } from '@pakli/buddy-bluff';
import { gameBenches, searchBench, type Benches } from './bench.ts';

export const benches: Benches = {
  ...gameBenches(buddyBluff, 4),
  search: () => searchBench(buddyBluff, 4, knowledge),
};
