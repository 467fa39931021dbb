/** Fixed opponents to measure with. */
import type { Level } from '@pakli/core/search';
import type { Ulti } from '../game.ts';
import { COUNTED, FIRST, type Assumptions } from './expert/assumptions.ts';
import { bidding, solving } from './expert/player.ts';

function expert(assumptions: Assumptions): Level<Ulti> {
  const bidder = bidding({ worlds: 40, talons: 40, assumptions });
  const skill = { nodes: 1_000_000, temperature: 0, worlds: 128, bidder, assumptions };
  return { player: solving(skill), steps: 128, milliseconds: 1000 };
}

/** `expert-1`: the first expert; `expert-2`: expert of 2026-11-18. Both stay as they are when expert learns. */
export function yardsticks(): Readonly<Record<string, Level<Ulti>>> {
  return { 'expert-1': expert(FIRST), 'expert-2': { ...expert(COUNTED), exact: 32 } };
}
