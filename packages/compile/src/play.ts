/** Applying moves and chance outcomes. */
import type { Move, Random } from '@pakli/core';
import { dealDecks, dealProtocols } from './draft.ts';
import * as logging from './effects/log.ts';
import type { Sink } from './effects/log.ts';
import { apply, run } from './run.ts';
import * as layout from './state.ts';
import type { State } from './state.ts';
import { poolOf } from './types.ts';
import * as offers from './effects/offers.ts';

const { log } = logging;
const { ANSWER, ASK, CARDS, cardsIn, CHANCE_ZONE, slotOf } = layout;
const { ASK_DECKS, ASK_PICK, ASK_PROTOCOLS, ASK_SHUFFLE } = offers;

export function play(state: State, move: Move, sink?: Sink): void {
  log.sink = sink;
  apply(state, move);
  run(state);
  log.sink = undefined;
}

/** The cards of which an outcome is an order: both decks, one deck, or a hand to pick from. */
export function chanceCards(state: State): number[] {
  if (state.now[ASK] === ASK_DECKS) {
    const own = (player: number): number[] =>
      [...state.plates.subarray(3 * player, 3 * player + 3)].flatMap((protocol) =>
        Array.from({ length: 6 }, (_, k) => 6 * protocol + k),
      );
    return [...own(0), ...own(1)];
  }
  return cardsIn(state, state.now[CHANCE_ZONE]!).map((card) => state.def[card]!);
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
  switch (state.now[ASK]!) {
    case ASK_PROTOCOLS: {
      const pool = [...poolOf(state.options)];
      for (let i = 0; i < 6; i++) {
        into[i] = pool.splice(random.below(pool.length), 1)[0] ?? 0;
      }
      return 6;
    }
    case ASK_DECKS: {
      for (let plate = 0; plate < 6; plate++) {
        for (let k = 0; k < 6; k++) into[6 * plate + k] = 6 * state.plates[plate]! + k;
      }
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
      const zone = state.now[CHANCE_ZONE]!;
      const count = state.size[zone]!;
      for (let i = 0; i < count; i++) into[i] = state.def[state.zones[zone * CARDS + i]!]!;
      shufflePart(into, 0, count, random);
      return count;
    }
  }
}

export function deal(state: State, outcome: Uint8Array, length: number, sink?: Sink): void {
  const { now } = state;
  const cards = outcome.subarray(0, length);
  const asked = now[ASK]!;
  const zone = now[CHANCE_ZONE]!;
  log.sink = sink;
  now[ASK] = 0;
  now[CHANCE_ZONE] = 0;
  switch (asked) {
    case ASK_PROTOCOLS:
      dealProtocols(state, cards);
      break;
    case ASK_DECKS:
      dealDecks(state, cards);
      break;
    case ASK_SHUFFLE:
      for (let i = 0; i < length; i++) state.zones[zone * CARDS + i] = slotOf(state, cards[i]!);
      break;
    case ASK_PICK:
      now[ANSWER] = slotOf(state, cards[0]!);
  }
  run(state);
  log.sink = undefined;
}
