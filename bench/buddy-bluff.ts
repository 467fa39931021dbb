import { buddyBluff, encoding, levels } from '@pakli/buddy-bluff';
import {
  encodingBench,
  expertBench,
  gameBenches,
  midgames,
  rowsBench,
  type Benches,
} from './bench.ts';

export const benches: Benches = {
  ...gameBenches(buddyBluff, 4),
  observe: () => encodingBench(buddyBluff, encoding, 4),
  rows: () => rowsBench(buddyBluff, encoding, 4),
  search: () => expertBench(buddyBluff, levels, midgames(buddyBluff, 4), 100),
};
