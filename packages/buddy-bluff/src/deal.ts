/** The beginning of a deal, and dealing (rule 3): the only chance in the game. */
import { shuffle, type Random, type Listener, type Deal } from '@pakli/core';
import { DECK_SIZE, formatCard } from '@pakli/core/cards';
import * as S from './state.ts';
import { look, passOver, receive, type State } from './state.ts';
import { HAND, ROUND_PLAYS, ROUNDS, SEATS, type Event } from './types.ts';

/** Cards in the next deal: rule 3. */
export function dealSize(state: State): number {
  return ROUND_PLAYS + (state.now[S.ROUND] === 0 ? 4 : 0);
}

/** Draws the cards of the next deal in dealing order. */
export function draw(state: State, random: Random, into: Uint8Array): number {
  let deck = 0;
  for (let card = 0; card < DECK_SIZE; card++) {
    // Always writes and counts without a branch: the processor cannot predict which cards are left.
    into[deck] = card;
    deck += state.place[card] === S.IN_DECK ? 1 : 0;
  }
  // A set-up position may have fewer left.
  const count = Math.min(deck, dealSize(state));
  shuffle(into, deck, count, random);
  return count;
}

/** A whole round at once, to empty hands: the cards of a hand lie four apart. */
function dealHands(state: State, outcome: Uint8Array, from: number): void {
  for (let i = 0; i < SEATS; i++) {
    const seat = (state.now[S.STARTER]! + i) & 3;
    let next = S.NONE;
    for (let k = HAND - 1; k >= 0; k--) {
      const card = outcome[from + i + SEATS * k]!;
      if (next === S.NONE) state.last[seat] = card;
      state.link[card] = next;
      state.place[card] = S.IN_HAND + seat;
      next = card;
    }
    state.first[seat] = next;
    state.held[seat] = HAND;
  }
}

/** Rule 3: four cards to the centre at the beginning, then one at a time clockwise from the starter. */
export function deal(
  state: State,
  outcome: Uint8Array,
  length: number,
  listener?: Listener<Event>,
): void {
  const { now } = state;
  const centre = now[S.ROUND] === 0 ? 4 : 0;
  for (let place = 0; place < centre; place++) {
    const card = outcome[place]!;
    state.centre[place] = card;
    state.place[card] = S.IN_CENTRE;
  }
  const starter = now[S.STARTER]!;
  if (length - centre === ROUND_PLAYS) dealHands(state, outcome, centre);
  else for (let i = centre; i < length; i++) receive(state, (starter + i) & 3, outcome[i]!);
  look(state);
  passOver(state);
  now[S.ROUND] = Math.min(now[S.ROUND]! + 1, ROUNDS);
  now[S.PHASE] = S.PLAYING;
  if (listener !== undefined) {
    const names = Array.from(outcome.subarray(0, length), formatCard);
    const dealt = names.slice(centre);
    const hands = Array.from({ length: SEATS }, (_, seat) =>
      dealt.filter((_card, i) => ((starter + i) & 3) === seat),
    );
    listener({ kind: 'deal', round: now[S.ROUND], centre: names.slice(0, centre), hands });
  }
}

export function setup(state: State, deal: Deal): void {
  state.bytes.fill(0);
  state.link.fill(S.NONE);
  state.visible.fill(S.NONE);
  state.top.fill(S.NONE);
  state.first.fill(S.NONE);
  state.last.fill(S.NONE);
  state.accessible.fill(4);
  state.now[S.TURN] = deal.starter;
  state.now[S.PLAYER] = deal.starter;
  state.now[S.STARTER] = deal.starter;
  state.now[S.DEAL] = deal.number;
  for (let seat = 0; seat < SEATS; seat++) state.carry[seat] = deal.carry[seat] ?? 0;
}
