/** A fixed opponent to measure with. */
import type { Level } from '@pakli/core/search';
import type { Ulti } from '../game.ts';
import { FIRST } from './expert/assumptions.ts';
import { bidding, solving } from './expert/player.ts';

/** `expert-1`: the first expert, which stays as it is when expert learns. */
export function yardsticks(): Readonly<Record<string, Level<Ulti>>> {
  const bidder = bidding({ worlds: 40, talons: 40, assumptions: FIRST });
  const player = solving({
    nodes: 1_000_000,
    temperature: 0,
    worlds: 128,
    bidder,
    assumptions: FIRST,
  });
  return { 'expert-1': { player, steps: 128, milliseconds: 1000 } };
}
