import { ANSWER, HAND, topOf, zoneOf, type CardSlot, type State } from '../state.ts';
import { handOver } from '../engine/supply.ts';
import { askChance } from './choose.ts';
import type { Operation } from './operation.ts';

/** RULES 7.11: a random card of the other hand. */
export const takeRandom: Operation<'takeRandom'> = {
  can: (state, _node, actor) => state.size[zoneOf(1 - actor, HAND)]! > 0,
  begin(state, f, _node, actor) {
    const hand = zoneOf(1 - actor, HAND);
    const count = state.size[hand]!;
    if (count > 1) return askChance(state, f, hand);
    return count === 0 ? 0 : takeCard(state, topOf(state, hand), actor);
  },
  answer: (state, _f, _node, actor) => takeCard(state, state.now[ANSWER]!, actor),
  worth: () => 0.7,
};

function takeCard(state: State, card: CardSlot, actor: number): number {
  handOver(state, card, actor);
  return 1;
}
