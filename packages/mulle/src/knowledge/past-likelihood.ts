/**
 * What the other seat passed over says something about its hand: it is taken to choose, as
 * a rule, by what the scout thinks of its moves, so that a hand is the less
 * likely the better it could have played in this round. Only the cards it may
 * have held change from world to world; tables, proofs and the own hand are
 * those of then.
 */
import type { Move } from '@pakli/core';
import { logChance, type ChoiceModel, type Likelihood } from '@pakli/core/search';
import { kindOf } from '../codes.ts';
import { addCard, addCards, emptyHand, receiveAll, removeCards } from '../hand.ts';
import { MAX_CHOICES, moves } from '../moves.ts';
import { replay } from '../replay.ts';
import { copy, HAND, HELD, State, STOCK } from '../state.ts';
import type { View } from '../types.ts';
import { stateOf } from '../world.ts';
import { weighAll } from './scout.ts';

/** A move that seems 1.5 points worse is e times rarer, and three of ten are anything: nobody plays quite as the scout does. */
const SCOUT: ChoiceModel = { scale: 1.5, blind: 0.3 };

const listed = new Int32Array(MAX_CHOICES);
const values = new Float64Array(MAX_CHOICES);

export function likelihoodOf(view: View): Likelihood<State> {
  const seat = view.seat === 0 ? 1 : 0;
  /** Positions in which the other seat played, the last one first, and its moves. */
  const past: { readonly position: State; readonly move: Move }[] = [];
  replay(stateOf(view), (before, mover, move) => {
    if (mover !== seat) return;
    const position = new State(view.options);
    copy(before, position);
    // Its cards go back to the unseen ones, from which each world takes others.
    addCards(position.at, STOCK, position.at, HAND + 4 * seat);
    emptyHand(position.at, seat);
    past.unshift({ position, move });
  });
  const trial = new State(view.options);
  const hand = new Int32Array(4);
  return {
    logOf(world) {
      for (let w = 0; w < 4; w++) hand[w] = world.at[HAND + 4 * seat + w]!;
      let held = world.at[HELD + seat]!;
      let log = 0;
      for (const { position, move } of past) {
        addCard(hand, 0, kindOf(move));
        held++;
        copy(position, trial);
        removeCards(trial.at, STOCK, hand);
        receiveAll(trial.at, seat, hand, held);
        const count = moves(trial, listed);
        if (count === 1) continue;
        weighAll(trial, listed, count, values);
        log += logChance(values, count, listed.indexOf(move), SCOUT);
      }
      return log;
    },
  };
}
