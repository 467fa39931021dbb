/**
 * Weights hands by what the other seat passed over. It is assumed to choose mostly by the scout's
 * values, so the better a hand could have played in this round, the less likely it is. From world
 * to world only its possible cards change; tables, proofs and the own hand are those of the time.
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

/** A move that seems 1.5 points worse is e times rarer, and three in ten are random: nobody plays quite like the scout. */
const SCOUT: ChoiceModel = { scale: 1.5, blind: 0.3 };

const listed = new Int32Array(MAX_CHOICES);
const values = new Float64Array(MAX_CHOICES);

export function likelihoodOf(view: View): Likelihood<State> {
  const seat = view.seat === 0 ? 1 : 0;
  /** Positions at the other seat's turns, latest first, and its moves. */
  const past: { readonly position: State; readonly move: Move }[] = [];
  replay(stateOf(view), (before, mover, move) => {
    if (mover !== seat) return;
    const position = new State(view.options);
    copy(before, position);
    // Its cards return to the unseen ones, from which each world draws others.
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
