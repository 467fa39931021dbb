/** What core's laws need to know about Compile. */
import { isRefusal, readOptions, type Seat, type Table } from '@pakli/core';
import type { LawSubject } from '@pakli/core/testing';
import {
  CARD_NAMES,
  compile,
  encoding,
  knowledge,
  players,
  type Compile,
  type Options,
  type State,
} from '../src/index.ts';
import { ASK_SHUFFLE, kindOf, M_RESIGN } from '../src/engine/offers.ts';
import { ASK, cardsIn, CHANCE_ZONE, COMMITS, ZONES } from '../src/state.ts';
import { pastOf, unknownTo, WANTS, type Past } from './model/follow.ts';

export function optionsOf(text: string): Options {
  const options = readOptions(compile.rules, text);
  if (isRefusal(options)) throw new Error(JSON.stringify(options));
  return options;
}

/** The cards of the game by place: zones, then cards on their way. A deck about to be shuffled has no order. */
export function cardsInGame(state: State): number[] {
  const zones = Array.from({ length: ZONES }, (_, zone) => {
    const cards = cardsIn(state, zone);
    const shuffled = state.now[ASK] === ASK_SHUFFLE && state.now[CHANCE_ZONE] === zone;
    return shuffled ? cards.toSorted((a, b) => state.def[a]! - state.def[b]!) : cards;
  }).flat();
  const way = Array.from({ length: state.now[COMMITS]! }, (_, i) => state.commits[i]! & 63);
  return [...zones, ...way].map((card) => state.def[card]!);
}

/** All 180 cards: those of the game by place, then the others. */
function cardsOf(state: State): number[] {
  const inGame = cardsInGame(state);
  const held = new Set(inGame);
  const others = Array.from({ length: 180 }, (_, def) => def).filter((def) => !held.has(def));
  return [...inGame, ...others];
}

/** Rule 3: the positions of the cards hidden from a seat, by the model, not the engine. */
function hiddenFrom(state: State, seat: Seat, table: Table<Compile>): number[] {
  const unknown = unknownTo(table, seat === 0 ? 0 : 1);
  return cardsInGame(state).flatMap((def, place) => (unknown.has(CARD_NAMES[def]!) ? [place] : []));
}

/** The past that would have led to a world, according to the model. */
export function pastOfWorld(
  table: Table<Compile>,
  world: State,
  seat: Seat,
): ReturnType<typeof pastOf> {
  const held = cardsInGame(world);
  const today = cardsInGame(table.state).map((def, place): [string, string] => [
    CARD_NAMES[def]!,
    CARD_NAMES[held[place]!]!,
  ]);
  return pastOf(table, seat === 0 ? 0 : 1, new Map(today));
}

const LOOKS_AT_HAND = new Set(WANTS);

export function subjectOf(options: Options): LawSubject<Compile> {
  const pasts = new WeakMap<State, ReturnType<typeof pastOf>>();
  const told = (table: Table<Compile>, world: State, seat: Seat): Past | undefined => {
    const past = pasts.get(world) ?? pastOfWorld(table, world, seat);
    pasts.set(world, past);
    return typeof past === 'string' ? undefined : past;
  };
  return {
    game: compile,
    options,
    cards: cardsOf,
    deck: Array.from({ length: 180 }, (_, def) => def),
    hidden: hiddenFrom,
    encoding,
    players,
    knowledge: () => knowledge,
    // These texts look at a hidden hand: whether a player has a card for them is informative.
    reveals: (event) =>
      event.cards.some(
        ({ card, news }) =>
          news || (event.kind === 'text' && LOOKS_AT_HAND.has(`${card}:${event.box}`)),
      ),
    looks: ({ texts }) => texts.some(({ card, box }) => LOOKS_AT_HAND.has(`${card}:${box}`)),
    givesUp: (_state, move) => kindOf(move) === M_RESIGN,
    moves: (table, world, seat) => told(table, world, seat)?.moves ?? [],
    outcomes: (table, world, seat) => told(table, world, seat)?.outcomes ?? [],
    // rewind.test.ts counts the worlds that have no past.
    hasNoPast: (table, world, seat) => told(table, world, seat) === undefined,
  };
}
