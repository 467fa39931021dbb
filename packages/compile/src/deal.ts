/** The beginning of a game, and all chance (RULES 4): protocols, decks, shuffles, a card of a hand. */
import { tellAfterwards, type Random, type Listener, type Deal } from '@pakli/core';
import { log } from './engine/events.ts';
import { ASK_DECKS, ASK_PICK, ASK_PROTOCOLS, ASK_SHUFFLE } from './engine/offers.ts';
import { poolOf, fixedPlates } from './options.ts';
import * as S from './state.ts';
import { cardsIn, slotOf, type State, clear, starterOf } from './state.ts';
import { askDraft, dealDecks, dealProtocols, layOut, plateCards } from './turn/draft.ts';
import { run } from './turn/loop.ts';
import type { Event } from './types.ts';

/** The cards that an outcome orders: both decks, one deck, or a hand to pick from. */
export function chanceCards(state: State): number[] {
  if (state.now[S.ASK] === ASK_DECKS) return plateCards(state);
  return cardsIn(state, state.now[S.CHANCE_ZONE]!).map((card) => state.def[card]!);
}

function shufflePart(into: Uint8Array, from: number, to: number, random: Random): void {
  for (let i = to - 1; i > from; i--) {
    const j = from + random.below(i - from + 1);
    const card = into[i]!;
    into[i] = into[j]!;
    into[j] = card;
  }
}

/** RULES 4.5: P0's deck, then P1's; a shuffled deck, last card on top; a card; six protocols. */
export function draw(state: State, random: Random, into: Uint8Array): number {
  switch (state.now[S.ASK]!) {
    case ASK_PROTOCOLS: {
      const pool = [...poolOf(state.options)];
      for (let i = 0; i < 6; i++) {
        into[i] = pool.splice(random.below(pool.length), 1)[0] ?? 0;
      }
      return 6;
    }
    case ASK_DECKS: {
      into.set(plateCards(state));
      shufflePart(into, 0, 18, random);
      shufflePart(into, 18, 36, random);
      return 36;
    }
    case ASK_PICK: {
      const cards = chanceCards(state);
      into[0] = cards[random.below(cards.length)] ?? 0;
      return 1;
    }
    default: {
      const zone = state.now[S.CHANCE_ZONE]!;
      const count = state.size[zone]!;
      for (let i = 0; i < count; i++) into[i] = state.def[state.zones[zone * S.CARDS + i]!]!;
      shufflePart(into, 0, count, random);
      return count;
    }
  }
}

/** The length of the outcome depends on the question. */
export function deal(
  state: State,
  outcome: Uint8Array,
  _length: number,
  listener?: Listener<Event>,
): void {
  if (listener === undefined) dealCards(state, outcome);
  else dealTelling(state, outcome, listener);
}

/** Separate for the same reason as `playTelling`. */
function dealTelling(state: State, outcome: Uint8Array, listener: Listener<Event>): void {
  tellAfterwards(listener, (tell) => dealCards(state, outcome, tell));
}

function dealCards(state: State, outcome: Uint8Array, tell?: Listener<Event>): void {
  log.tell = tell;
  takeOutcome(state, outcome);
  run(state);
  log.tell = undefined;
}

/** Takes an outcome, as `apply` takes an answer. */
export function takeOutcome(state: State, cards: Uint8Array): void {
  const { now } = state;
  const asked = now[S.ASK]!;
  const zone = now[S.CHANCE_ZONE]!;
  now[S.ASK] = 0;
  now[S.CHANCE_ZONE] = 0;
  switch (asked) {
    case ASK_PROTOCOLS:
      dealProtocols(state, cards);
      break;
    case ASK_DECKS:
      dealDecks(state, cards);
      break;
    case ASK_SHUFFLE:
      for (let i = 0; i < state.size[zone]!; i++)
        state.zones[zone * S.CARDS + i] = slotOf(state, cards[i]!);
      break;
    case ASK_PICK:
      now[S.ANSWER] = slotOf(state, cards[0]!);
  }
}

export function setup(state: State, deal: Deal): void {
  const { now, options } = state;
  clear(state);
  now[S.STARTER] = starterOf(options, deal);
  now[S.ACTIVE] = now[S.STARTER];
  switch (options.draft) {
    case 'fixed':
      state.plates.set(fixedPlates(options));
      layOut(state);
      break;
    case 'random':
      now[S.ASK] = ASK_PROTOCOLS;
      break;
    case 'pick':
    case 'ban':
      askDraft(state);
  }
}
