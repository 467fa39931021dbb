/** Plays that come to the mind of weak levels: they misjudge, but lay no heavy package on themselves. */
import type { Move } from '@pakli/core';
import { rankOf } from '@pakli/core/cards';
import { cardOfMove, targetOf } from '../moves.ts';
import { PENALTIES, type View } from '../types.ts';
import { stateOf } from '../world.ts';
import { liftFrom } from './greedy.ts';

/** Nobody lays so many points on themselves by mistake; a few may be worth it, to cover an open top or for a seal. */
const PLAIN_POINTS = 10;

/** The legal plays without heavy packages on oneself: the same card may always be laid on somebody else (rule 4.3). */
export function attention(view: View): readonly Move[] {
  const state = stateOf(view);
  return view.moves.filter((move) => {
    if (targetOf(move) !== view.seat) return true;
    const rank = rankOf(cardOfMove(move));
    return liftFrom(state, rank) * PENALTIES[rank]! < PLAIN_POINTS;
  });
}
