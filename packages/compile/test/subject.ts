/** What the laws of core need to know about Compile. */
import { isRefusal, readOptions, type Seat } from '@pakli/core';
import type { LawSubject } from '@pakli/core/testing';
import { compile, players, type Compile, type Options, type State } from '../src/index.ts';
import { kindOf, M_RESIGN } from '../src/effects/offers.ts';
import { CARDS, cardsIn, COMMITS, IN_GAME, ZONES } from '../src/state.ts';

export function optionsOf(text: string): Options {
  const options = readOptions(compile.rules, text);
  if (isRefusal(options)) throw new Error(JSON.stringify(options));
  return options;
}

/** The cards of the game by place: zones, then cards on their way. */
export function cardsInGame(state: State): number[] {
  const zones = Array.from({ length: ZONES }, (_, zone) => cardsIn(state, zone)).flat();
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

/** Rule 3: where the cards stand that a seat does not know. */
function hiddenFrom(state: State, seat: Seat): number[] {
  const places = new Map(cardsInGame(state).map((def, place) => [def, place]));
  const hidden: number[] = [];
  for (let card = 0; card < Math.min(state.now[IN_GAME]!, CARDS); card++) {
    if ((state.known[card]! >> seat) & 1) continue;
    const place = places.get(state.def[card]!);
    if (place !== undefined) hidden.push(place);
  }
  return hidden;
}

const LOOKS_AT_HAND = new Set(['Diversity-0:bottom', 'Clarity-2:middle', 'Luck-0:middle']);

export function subjectOf(options: Options): LawSubject<Compile> {
  return {
    game: compile,
    options,
    cards: cardsOf,
    deck: Array.from({ length: 180 }, (_, def) => def),
    hidden: hiddenFrom,
    players,
    // These texts look at a hidden hand: whether somebody is asked tells of it.
    reveals: ({ kind, what, cards }) =>
      cards.some(
        ({ card, news }) => news || (kind === 'text' && LOOKS_AT_HAND.has(`${card}:${what}`)),
      ),
    // Cards of a hand are picked in its order: that no card is left to pick ends the picking.
    looks: ({ texts, pending }) =>
      pending?.max !== undefined ||
      texts.some(({ card, box }) => LOOKS_AT_HAND.has(`${card}:${box}`)),
    givesUp: (_state, move) => kindOf(move) === M_RESIGN,
    skip: {
      // An exchange of two cards holds only from the shuffle or the face-down play on that hid them;
      // before it each was seen as itself. A world does not say which of its moves that was.
      rewind: 'a world says where cards lie, not through which hidden plays and shuffles they came',
      memory: 'it is checked while winding back; memory.test.ts holds worlds against what was seen',
    },
  };
}
