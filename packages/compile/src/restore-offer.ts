/**
 * Asks again what is being asked. A state that was built or redealt stands at
 * the same question; what is on offer follows from its own cards.
 */
import {
  ACTION,
  ASK,
  ASKED,
  CACHE,
  CARDS,
  cardsIn,
  COMPILE,
  FRAMES,
  HAND,
  LEAST,
  MOST,
  OFFERED,
  PHASE,
  zoneOf,
  type State,
} from './state.ts';
import { askDraft } from './draft.ts';
import { destinations, revealable } from './ops/can.ts';
import { stepOrder } from './engine/reactions.ts';
import {
  ask,
  ASK_ACTION,
  ASK_CARD,
  ASK_CONTROL,
  ASK_HAND,
  ASK_LINE,
  ASK_PLAY,
  countPicked,
  isForced,
  M_CARD,
  M_CONTROL,
  offer,
  offerCards,
  offerLines,
  offerMore,
  offerOrders,
  textPlays,
  withdraw,
} from './engine/offers.ts';
import {
  COMPILING,
  KIND,
  ORDER,
  PC,
  RESULT,
  SPEND,
  STEP,
  TEXT,
  TO,
  topFrame,
} from './engine/stack.ts';
import { look } from './engine/viewpoint.ts';
import { perform } from './ops/text.ts';
import { pickFirst } from './stack-view.ts';
import { compilable, offerActions } from './engine/turn.ts';

/**
 * Fills the offer of the question at which the state stands; false if it would
 * not be asked with these cards. Of several cards of a hand those that were
 * picked so far are kept, or (`unseen`) are some, where nobody else knows which.
 */
export function reask(state: State, unseen: boolean): boolean {
  const { now, frames } = state;
  const asked = now[ASK]!;
  const player = now[ASKED]!;
  const least = now[LEAST]!;
  const most = now[MOST]!;
  const picked = countPicked(state);
  withdraw(state);
  if (now[FRAMES] === 0) askDraft(state);
  else if (asked === ASK_HAND) {
    ask(state, ASK_HAND, player);
    now[LEAST] = least;
    now[MOST] = most;
    if (unseen) pickFirst(state, picked);
    offerMore(state);
  } else {
    const f = topFrame(state);
    switch (frames[f + KIND]!) {
      case TEXT:
        askText(state, f, asked, player);
        break;
      case ORDER:
        frames[f + STEP] = 0;
        stepOrder(state, f);
        break;
      case SPEND:
        if (asked === ASK_CONTROL) {
          for (let whose = 0; whose < 3; whose++) offer(state, M_CONTROL | whose);
          ask(state, ASK_CONTROL, player);
        } else offerOrders(state, false, player);
        break;
      case COMPILING:
        offerLines(state, 7 & ~(1 << frames[f + TO]!), player);
        break;
      default:
        askTurn(state, player);
    }
  }
  return now[ASK] === asked && now[OFFERED]! > 0 && !isForced(state);
}

const found = new Uint8Array(CARDS);

function askText(state: State, f: number, asked: number, player: number): void {
  const { frames } = state;
  const node = state.book.nodes[frames[f + PC]!]!;
  const { step } = node;
  look(state, f);
  if (step?.op === 'shift' && asked === ASK_LINE && frames[f + STEP] === 2) {
    offerLines(state, destinations(state, frames[f + RESULT]!, step.to, player), player);
    return;
  }
  // These look at hidden cards: no step may be carried out because there is only one way.
  if (asked === ASK_PLAY && step?.op === 'play') {
    textPlays(state, step, node.filter, player, false);
    ask(state, ASK_PLAY, player);
    return;
  }
  if (asked === ASK_CARD && step?.op === 'reveal' && step.what === 'handCard') {
    const count = revealable(state, zoneOf(player, HAND), node.sel, found);
    for (const card of found.subarray(0, count)) offer(state, M_CARD | state.def[card]!);
    ask(state, ASK_CARD, player);
    return;
  }
  const each = node.sel?.each === true;
  frames[f + STEP] = each ? 1 : 0;
  perform(state, f, node);
}

function askTurn(state: State, player: number): void {
  const { now, size } = state;
  switch (now[PHASE]!) {
    case COMPILE:
      offerLines(state, compilable(state, player), player);
      return;
    case ACTION:
      offerActions(state, player);
      ask(state, ASK_ACTION, player);
      return;
    case CACHE: {
      const hand = zoneOf(player, HAND);
      offerCards(state, cardsIn(state, hand), size[hand]!, player);
    }
  }
}
