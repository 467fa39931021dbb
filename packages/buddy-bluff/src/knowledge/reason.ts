/** Why a play is good, for hints: its effect on the penalties that everybody sees. */
import type { Move } from '@pakli/core';
import { rankOf } from '@pakli/core/cards';
import { because } from '@pakli/core/search';
import { buddyBluff } from '../game.ts';
import { cardOfMove, targetOf } from '../moves.ts';
import { PLAYER, POOL, type State } from '../state.ts';
import { SEATS } from '../types.ts';
import { unseen } from './greedy.ts';

/** Uses only what the player sees; with the penalty points or cards in question. */
export function reason(state: State, move: Move): string {
  const seat = state.now[PLAYER]!;
  const target = targetOf(move);
  if (target === POOL) {
    const others = unseen(state, seat, rankOf(cardOfMove(move)));
    return others === 0 ? 'discard-safe' : because('discard', others);
  }
  const trial = buddyBluff.create(state.options, state.seats);
  buddyBluff.copy(state, trial);
  buddyBluff.play(trial, move);
  let sealed = 0;
  for (let slot = 0; slot < SEATS; slot++) sealed += trial.locked[slot]! - state.locked[slot]!;
  if (sealed > 0) return because('package-seals', sealed);
  const change = (slot: number): number => trial.penalty[slot]! - state.penalty[slot]!;
  if (target === seat) return because('package-keeps', change(seat));
  if (change(seat) < 0) return because('package-gives-away', -change(seat));
  if (isAhead(state, target)) {
    return state.options.deals > 1
      ? because('package-on-match-leader', change(target))
      : because('package-on-leader', change(target));
  }
  return because('package-on-rival', change(target), trial.penalty[target]!);
}

/** Whether everybody, the player included, has more than this: in a match the totals of all deals decide. */
function isAhead({ penalty, carry }: State, seat: number): boolean {
  const total = (of: number): number => carry[of]! + penalty[of]!;
  for (let other = 0; other < SEATS; other++) {
    if (other !== seat && total(other) <= total(seat)) return false;
  }
  return true;
}
