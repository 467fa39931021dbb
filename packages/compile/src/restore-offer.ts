/**
 * Restores the current question. A state that was built or redealt is at the same question; its
 * offer follows from its own cards.
 */
import * as O from './engine/offers.ts';
import { askOrder } from './engine/reactions.ts';
import { COMPILING, KIND, ORDER, SPEND, TEXT, TO, topFrame } from './engine/stack.ts';
import { askTextAgain } from './ops/resolve.ts';
import { pickFirst } from './stack-view.ts';
import * as S from './state.ts';
import type { State } from './state.ts';
import { askDraft } from './turn/draft.ts';
import { compilable, offerActions } from './turn/turn.ts';

/**
 * Fills the offer of the state's question; false if it would not be asked with these cards. Of
 * several hand cards those picked so far are kept, or (`unseen`) replaced by some, where nobody
 * else knows which.
 */
export function restoreOffer(state: State, unseen: boolean): boolean {
  const { now, frames } = state;
  const asked = now[S.ASK]!;
  const player = now[S.DECIDER]!;
  const least = now[S.LEAST]!;
  const most = now[S.MOST]!;
  const picked = O.countPicked(state);
  O.withdraw(state);
  if (now[S.FRAMES] === 0) askDraft(state);
  else if (asked === O.ASK_HAND) {
    O.ask(state, O.ASK_HAND, player);
    now[S.LEAST] = least;
    now[S.MOST] = most;
    if (unseen) pickFirst(state, picked);
    O.offerMore(state);
  } else {
    const f = topFrame(state);
    switch (frames[f + KIND]!) {
      case TEXT:
        askTextAgain(state, f);
        break;
      case ORDER:
        askOrder(state, f);
        break;
      case SPEND:
        if (asked === O.ASK_CONTROL) O.offerControl(state, player);
        else O.offerOrders(state, false, player);
        break;
      case COMPILING:
        O.offerLines(state, 7 & ~(1 << frames[f + TO]!), player);
        break;
      default:
        askTurn(state, player);
    }
  }
  return now[S.ASK] === asked && now[S.OFFERED]! > 0 && !O.isForced(state);
}

function askTurn(state: State, player: number): void {
  switch (state.now[S.PHASE]!) {
    case S.COMPILE:
      O.offerLines(state, compilable(state, player), player);
      return;
    case S.ACTION:
      offerActions(state, player);
      O.ask(state, O.ASK_ACTION, player);
      return;
    case S.CACHE:
      O.offerHand(state, player);
  }
}
