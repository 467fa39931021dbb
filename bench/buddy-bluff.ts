import { buddyBluff } from '@pakli/buddy-bluff';
import { gameBenches, type Benches } from './bench.ts';

export const benches: Benches = gameBenches(buddyBluff, 4);
