/** The draft, the decks and the first hands (RULES 4). */
import type { Seat } from '@pakli/core';
import { PROTOCOL_NAMES } from '../cards/index.ts';
import { emit, emitFacts, log } from '../engine/events.ts';
import { setCards } from '../engine/field-index.ts';
import { ask, ASK_BAN, ASK_DECKS, ASK_DRAFT, M_PROTOCOL, offer } from '../engine/offers.ts';
import { put } from '../engine/zones.ts';
import { beginKnowing } from '../memory/card-knowledge.ts';
import { poolOf } from '../options.ts';
import * as S from '../state.ts';
import { slotOf, zoneOf, type State } from '../state.ts';
import { beginTurns, drawFirstHands } from './turn.ts';

/** RULES 4.1: who picks, from the first player on. */
const PICK_ORDER = [0, 1, 1, 0, 0, 1] as const;
const BANS = 2;

/** How many bans come before the picks. */
function bansOf(state: State): number {
  return state.options.draft === 'ban' ? BANS : 0;
}

/** Asks for the next ban or pick, or lays out the decks. */
export function askDraft(state: State): void {
  const { now } = state;
  const bans = bansOf(state);
  const done = now[S.PICKS]!;
  if (done === bans + PICK_ORDER.length) {
    layOut(state);
    return;
  }
  const banning = done < bans;
  const turn = banning ? done : PICK_ORDER[done - bans]!;
  for (const protocol of poolOf(state.options)) {
    if (((now[S.TAKEN]! >> protocol) & 1) === 0) offer(state, M_PROTOCOL | protocol);
  }
  ask(state, banning ? ASK_BAN : ASK_DRAFT, (now[S.STARTER]! + turn) & 1);
}

/** The asked player picks or bans a protocol. */
export function pickProtocol(state: State, player: Seat, protocol: number): void {
  const { now } = state;
  const banning = now[S.PICKS]! < bansOf(state);
  now[S.TAKEN] = now[S.TAKEN]! | (1 << protocol);
  now[S.PICKS] = now[S.PICKS]! + 1;
  if (!banning) {
    let at = 3 * player;
    while (state.plates[at] !== S.NO_CARD) at++;
    state.plates[at] = protocol;
  }
  const name = PROTOCOL_NAMES[protocol] ?? '';
  emitFacts(state, banning ? 'ban' : 'draft', player, { protocol: name });
  askDraft(state);
}

/** Six random protocols, handed out in the order of the draft (RULES 4.5). */
export function dealProtocols(state: State, protocols: Uint8Array): void {
  const next = [0, 0];
  for (const [i, turn] of PICK_ORDER.entries()) {
    const player = (state.now[S.STARTER]! + turn) & 1;
    state.plates[3 * player + next[player]!++] = protocols[i]!;
  }
  if (log.tell !== undefined) {
    const names = Array.from(state.plates, (plate) => PROTOCOL_NAMES[plate] ?? '');
    emitFacts(state, 'protocols', null, { protocols: names });
  }
  layOut(state);
}

/** RULES 4.3: the numbers of the cards that belong to the six plates, P0's first. */
export function plateCards({ plates }: State): number[] {
  const cards: number[] = [];
  for (const protocol of plates) for (let k = 0; k < 6; k++) cards.push(6 * protocol + k);
  return cards;
}

/** The 36 cards of the game become slots; chance is asked for the decks. */
export function layOut(state: State): void {
  setCards(state, plateCards(state));
  state.now[S.ASK] = ASK_DECKS;
}

/** RULES 4.3: P0's deck, then P1's, last card on top. */
export function dealDecks(state: State, defs: Uint8Array): void {
  for (let i = 0; i < S.CARDS; i++) {
    const card = slotOf(state, defs[i]!);
    const player = i < 18 ? 0 : 1;
    put(state, card, zoneOf(player, S.DECK));
  }
  beginKnowing(state);
  emit(state, 'decks', null);
  drawFirstHands(state);
  beginTurns(state, state.now[S.STARTER]!);
}
