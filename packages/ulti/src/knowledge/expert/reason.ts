/** Keys of short reasons for moves, for hints: what the move does that matters most. */
import type { Move } from '@pakli/core';
import { ACES, count, suitCards } from '../../cards.ts';
import {
  BID,
  DISCARD,
  HOLD,
  isBid,
  isDiscard,
  isKontra,
  isPlay,
  isRaise,
  isTrump,
  PASS,
  PICKUP,
  RELEASE,
  STAND,
} from '../../codes.ts';
import { has } from '../../ladder.ts';
import {
  ANNOUNCED,
  bidOf,
  contractOf,
  HAND,
  ON_TABLE,
  SOLOIST,
  STRONGER,
  TRUMP,
  TURN,
  WINNER,
  type State,
} from '../../state.ts';

/** Aces and tens. */
const DEAR = ACES | (ACES >>> 1);

/** Whether points are played for, and those of the talon are the soloist's (rule 8). */
function keepsPoints(state: State): boolean {
  const bid = bidOf(state, state.at[ANNOUNCED]!);
  const counts = (['passz', '40-100', '20-100'] as const).some((part) => has(bid, part));
  return counts && state.options.talonOwner === 'soloist';
}

/** From what the player sees: its own cards, the trick, the contract. */
export function reason(state: State, move: Move): string {
  const { at } = state;
  const seat = at[TURN]!;
  if (isBid(move)) return bidOf(state, move - BID).noTrump ? 'bid-no-trump' : 'bid-trump';
  if (isDiscard(move)) {
    const card = move - DISCARD;
    if ((DEAR & (1 << card)) !== 0 && keepsPoints(state)) return 'discard-points';
    const length = count(at[HAND + seat]! & suitCards(card >> 3));
    return length <= 2 ? 'discard-void' : 'discard-spare';
  }
  if (isTrump(move)) return 'trump-long';
  if (isKontra(move)) return 'kontra';
  if (isRaise(move)) return 'raise';
  if (!isPlay(move)) {
    if (move === PASS) return 'pass';
    if (move === PICKUP) return 'pickup';
    if (move === HOLD) return 'hold';
    if (move === RELEASE) return 'release';
    return move === STAND ? 'stand' : 'done';
  }
  const bit = 1 << move;
  const soloist = seat === at[SOLOIST];
  const betli = has(contractOf(state), 'betli');
  const trump = move >> 3 === at[TRUMP];
  if (at[ON_TABLE] === 0) {
    if (trump) return 'lead-trump';
    if (betli) return 'lead-betli';
    return (DEAR & bit) !== 0 ? 'lead-high' : 'lead-low';
  }
  if ((at[STRONGER]! & bit) !== 0) return trump ? 'trump-in' : 'take';
  if (betli && soloist) return 'stay-under';
  const partner = !soloist && at[WINNER] !== at[SOLOIST];
  return partner && (DEAR & bit) !== 0 ? 'feed-partner' : 'throw-away';
}
