/**
 * The search of the last round with nets: the own seat plays on by its chances, the others as
 * people do, or by the net or greedily as far as they seem to, and hands are weighted by how well
 * they explain the plays.
 */
import type { Knowledge } from '@pakli/core/search';
import type { BuddyBluff } from '../game.ts';
import { PLAYER } from '../state.ts';
import type { View } from '../types.ts';
import { stateOf } from '../world.ts';
import { PassedSince } from './past.ts';
import { GREEDY, netType, peopleType, PlayerTypes } from './player-types.ts';
import { bestMove, type NetScorer } from './scorer.ts';

/** Probability 1, in random numbers. */
const ONE = 0x100000;

/** The knowledge of the search, for one decision. */
export function lastRound(
  win: NetScorer,
  people: NetScorer,
  view: View,
): Required<Pick<Knowledge<BuddyBluff>, 'policy' | 'likelihood'>> {
  const root = stateOf(view);
  const self = root.now[PLAYER]!;
  const types = new PlayerTypes([GREEDY, netType(win), peopleType(people)], root, self);
  const shares = types.sharesBySeat();
  const passed = new PassedSince(root);
  return {
    policy(state, random) {
      const seat = state.now[PLAYER]!;
      const [greedy = 0, byNet = 1] = shares.get(seat) ?? [];
      const lot = random.below(ONE) / ONE;
      if (lot < greedy) return bestMove(GREEDY.scorer, state, random);
      if (lot < greedy + byNet) return win.best(win.weigh(state, passed.of(state)));
      return people.draw(people.weigh(state, passed.of(state)), 1, random.below(ONE) / ONE);
    },
    likelihood: () => types,
  };
}
