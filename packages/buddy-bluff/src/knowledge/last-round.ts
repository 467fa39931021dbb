/**
 * The search of the last round with nets: the own seat plays on by its chances,
 * the others as people do, or by the net or greedily as far as they seem to, and
 * the hands count from which that explains what they played. It does not begin
 * with nothing: what the net thinks of the moves counts as so many worlds.
 */
import type { Answer, Estimate, Thinking } from '@pakli/core';
import type { Knowledge } from '@pakli/core/search';
import type { BuddyBluff } from '../game.ts';
import { PLAYER, State } from '../state.ts';
import type { View } from '../types.ts';
import { world } from '../world.ts';
import type { NetScorer } from './net-scorer.ts';
import { PassedSince } from './past.ts';
import { GREEDY, netType, peopleType, PlayerTypes } from './player-types.ts';
import { bestMove } from './scorer.ts';

/** A chance of one, in random numbers. */
const ONE = 0x100000;

/** What the search knows, for one decision. */
export function lastRound(
  win: NetScorer,
  people: NetScorer,
  view: View,
): Required<Pick<Knowledge<BuddyBluff>, 'policy' | 'likelihood'>> {
  const root = new State(view.options);
  world(view, root);
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

/** A search in which a prior answer counts as so many worlds: few hardly change it, and many overrule it. */
export function withPrior(search: Thinking, prior: Answer, worlds: number): Thinking {
  const values = new Map(prior.estimates?.map(({ move, value }) => [move, value]));
  const joined = (estimate: Estimate): Estimate => {
    const value = values.get(estimate.move) ?? estimate.value;
    const sum = estimate.weight * estimate.value + worlds * value;
    const share = estimate.weight / (estimate.weight + worlds);
    const { error, gapError } = estimate;
    return {
      ...estimate,
      value: sum / (estimate.weight + worlds),
      // A prior has no luck.
      ...(error === undefined ? {} : { error: share * error }),
      ...(gapError === undefined ? {} : { gapError: share * gapError }),
    };
  };
  return {
    step: (n) => search.step(n),
    answer() {
      const { move, estimates: found = [] } = search.answer();
      const estimates = found.map(joined);
      const [first, ...others] = estimates;
      if (first === undefined) return { move, estimates };
      const best = others.reduce((one, other) => (other.value > one.value ? other : one), first);
      return { move: best.move, estimates };
    },
  };
}
