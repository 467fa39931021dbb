/**
 * What a search of the last round knows with nets: the own seat plays on by its
 * chances, the others as people do, or by the net or greedily as far as they seem
 * to, and the hands count from which that explains what they played. Made for one decision.
 */
import type { Knowledge, Move, Random } from '@pakli/core';
import type { BuddyBluff } from '../game.ts';
import { PLAYED, PLAYER, State } from '../state.ts';
import type { View } from '../types.ts';
import { world } from '../view.ts';
import type { Chances } from './chances.ts';
import { greedyMove } from './greedy.ts';
import { Kinds } from './kinds.ts';
import { Passed } from './passed.ts';
import type { People } from './people.ts';
import { Thinkers } from './thinkers.ts';

/** A chance of one, in random numbers. */
const ONE = 0x100000;

export function foresight(
  chances: Chances,
  people: People,
  view: View,
): Required<Pick<Knowledge<BuddyBluff>, 'policy' | 'likelihood'>> {
  const root = new State(view.options);
  world(view, root);
  const seat = root.now[PLAYER]!;
  const first = root.now[PLAYED]!;
  const thinkers = new Thinkers(chances, people, root, seat);
  const kinds = new Kinds(root, seat, (one, other) => thinkers.of(one, other));
  const before = new Passed();
  const passed = new Passed();
  before.read(root);

  function choose(state: State, random: Random): Move {
    const turn = state.now[PLAYER]!;
    if (turn !== seat && random.below(ONE) < kinds.greedy[turn]! * ONE) {
      return greedyMove(state, random);
    }
    if (turn === seat || random.below(ONE) < thinkers.byNet[turn]! * ONE) {
      return chances.moves[chances.best(chances.weigh(state, passed))]!;
    }
    return people.draw(people.weigh(state, passed), 1, random.below(ONE) / ONE);
  }

  return {
    policy(state, random) {
      // The first play after one's own: another playout has begun.
      if (state.now[PLAYED] === first + 1) {
        passed.copy(before);
        passed.note(root, state.played[first]! - 1);
      }
      const move = choose(state, random);
      passed.note(state, move);
      return move;
    },
    likelihood: () => ({ of: (one) => kinds.of(one) }),
  };
}
