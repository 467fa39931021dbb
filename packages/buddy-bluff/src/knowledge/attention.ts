/** The plays weak levels consider: they misjudge, but lay no heavy package on themselves. */
import type { Move } from '@pakli/core';
import { rankOf } from '@pakli/core/cards';
import { cardOfMove, targetOf } from '../moves.ts';
import { PENALTIES, type View } from '../types.ts';
import { stateOf } from '../world.ts';
import { liftFrom } from './greedy.ts';

/** Points that nobody lays on themselves by mistake; fewer may be worth it, to cover an open top or for a seal. */
const PLAIN_POINTS = 10;

/** The legal plays without heavy packages on oneself: the same card can always be laid on another seat (rule 4.3). */
export function attention(view: View): readonly Move[] {
  const state = stateOf(view);
  return view.moves.filter((move) => {
    if (targetOf(move) !== view.seat) return true;
    const rank = rankOf(cardOfMove(move));
    return liftFrom(state, rank) * PENALTIES[rank]! < PLAIN_POINTS;
  });
}
