/** Why a play is good, for hints. */
import { rankOf, type Move } from '@pakli/core';
import { buddyBluff } from '../game.ts';
import { cardOfMove, targetOf } from '../moves.ts';
import { PLAYER, POOL, type State } from '../state.ts';
import { unseen } from './lifting.ts';

/** Key of a short reason for a play, from what the player sees. */
export function reason(state: State, move: Move): string {
  const seat = state.now[PLAYER]!;
  const target = targetOf(move);
  const rank = rankOf(cardOfMove(move));
  if (target === POOL) return unseen(state, seat, rank) === 0 ? 'discard-safe' : 'discard';
  const before = [...state.penalty];
  const trial = buddyBluff.create(state.options, state.seats);
  buddyBluff.copy(state, trial);
  buddyBluff.play(trial, move);
  if (trial.locked.some((locked, slot) => locked > state.locked[slot]!)) return 'package-seals';
  if (target === seat) return 'package-keeps';
  if (trial.penalty[seat]! < before[seat]!) return 'package-gives-away';
  const rivals = before.filter((_, other) => other !== seat);
  return before[target] === Math.min(...rivals) ? 'package-on-leader' : 'package-on-rival';
}
