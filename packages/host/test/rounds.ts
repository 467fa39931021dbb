/**
 * Rounds, a game that a plain model can follow by counting: every seat is dealt
 * one secret card and says a letter in turn, twice round the table; after the
 * first round a card is turned up. A seat may give up at any time, which ends
 * the deal.
 */
import {
  CHANCE,
  OVER,
  refuse,
  shuffle,
  type Deal,
  type Game,
  type GameTypes,
  type Move,
  type Reader,
  type Refusal,
  type Seat,
} from '@pakli/core';

const LETTERS = 'ab';
const CARDS = 12;
const GIVE_UP = 100;

type Options = { deals: number };
interface State {
  readonly options: Options;
  readonly seats: number;
  deal: Deal;
  /** By seat, then the card that is turned up. */
  cards: number[];
  said: number[];
  gaveUp: Seat;
}
interface View {
  readonly seat: Reader;
  readonly seats: number;
  readonly options: Options;
  readonly turn: number;
  readonly moves: readonly Move[];
  readonly deal: Deal;
  readonly cards: readonly (number | null)[];
  readonly said: readonly number[];
  readonly gaveUp: Seat;
}
type Event = { readonly cards: readonly number[] } | { readonly said: number };
interface Rounds extends GameTypes {
  options: Options;
  state: State;
  view: View;
  event: Event;
  seen: unknown;
}

function turnOf({ seats, cards, said, deal, gaveUp }: State): number {
  if (gaveUp >= 0 || said.length === 2 * seats) return OVER;
  const due = said.length < seats ? seats : seats + 1;
  return cards.length < due ? CHANCE : (deal.starter + said.length) % seats;
}

function left({ cards }: State): Uint8Array {
  return Uint8Array.from({ length: CARDS }, (_, card) => card).filter(
    (card) => !cards.includes(card),
  );
}

function seenCards({ cards, seats }: State, reader: Reader): (number | null)[] {
  return cards.map((card, place) => (place === reader || place >= seats ? card : null));
}

const rounds: Game<Rounds> = {
  id: 'rounds',
  version: 1,
  seats: [2, 3, 4],
  maxMoves: 9,
  maxChoices: 2,
  maxOutcome: 4,
  rules: {
    defaults: { deals: 2 },
    options: [{ key: 'deals', values: { min: 1, max: 3 }, rule: '1' }],
    presets: { usual: {} },
    alternatives: [],
    check: () => undefined,
    cites: { turn: '2', over: '3', notation: '4', views: '5' },
  },
  firstStarter: 'drawn',
  rematch: 'loser',
  best: 'high',
  payoffSum: undefined,
  deals: ({ deals }) => deals,
  create: (options, seats) => ({
    options,
    seats,
    deal: { number: 0, starter: 0, carry: [] },
    cards: [],
    said: [],
    gaveUp: -1,
  }),
  setup(state, deal) {
    state.deal = deal;
    state.cards = [];
    state.said = [];
    state.gaveUp = -1;
  },
  turn: turnOf,
  moves(_, into) {
    into.set([0, 1]);
    return 2;
  },
  play(state, move, listener) {
    if (move >= GIVE_UP) state.gaveUp = move - GIVE_UP;
    else state.said.push(move);
    listener?.({ said: move });
  },
  draw(state, random, into) {
    const cards = left(state);
    const count = state.cards.length === 0 ? state.seats : 1;
    shuffle(cards, cards.length, count, random);
    into.set(cards.subarray(0, count));
    return count;
  },
  deal(state, outcome, length, listener) {
    state.cards.push(...outcome.subarray(0, length));
    listener?.({ cards: [...state.cards] });
  },
  copy(from, into) {
    into.deal = from.deal;
    into.cards = [...from.cards];
    into.said = [...from.said];
    into.gaveUp = from.gaveUp;
  },
  side: (_, seat) => seat,
  payoff(state, into) {
    into.set(this.scores(state));
  },
  scores: ({ seats, cards, gaveUp }) =>
    Array.from({ length: seats }, (_, seat) => (seat === gaveUp ? 0 : (cards[seat] ?? 0))),
  view(state, reader) {
    const { seats, options, deal, said, gaveUp } = state;
    const turn = turnOf(state);
    const moves = turn === reader ? [0, 1] : [];
    const cards = seenCards(state, reader);
    return { seat: reader, seats, options, turn, moves, deal, cards, said: [...said], gaveUp };
  },
  hidden: ({ cards }) => ({ cards: cards.map(String) }),
  seen: (event, reader) =>
    'cards' in event ? { card: reader === null ? null : event.cards[reader] } : event,
  checkView: () => undefined,
  world(view, into) {
    into.deal = view.deal;
    into.said = [...view.said];
    into.gaveUp = view.gaveUp;
    const known = new Set(view.cards);
    const free = Array.from({ length: CARDS }, (_, card) => card).filter(
      (card) => !known.has(card),
    );
    into.cards = view.cards.map((card) => card ?? free.shift() ?? 0);
  },
  redeal(state, seat, random) {
    const hidden = state.cards.flatMap((_, place) =>
      place !== seat && place < state.seats ? [place] : [],
    );
    for (const place of hidden) {
      const free = [state.cards[place] ?? 0, ...left(state)];
      state.cards[place] = free[random.below(free.length)] ?? 0;
    }
  },
  format(state, move) {
    return this.formatTruth(state, move);
  },
  formatTruth: (_, move) => (move >= GIVE_UP ? `give up ${move - GIVE_UP}` : LETTERS.charAt(move)),
  read(_, __, text): Move | Refusal {
    const move = text.length === 1 ? LETTERS.indexOf(text) : -1;
    return move < 0 ? refuse('unreadable', '4', { text }) : move;
  },
  anytime: {
    read(text, seat) {
      const named = /^give up(?: (\d))?$/.exec(text);
      if (named === null) return undefined;
      return seat === undefined ? GIVE_UP + Number(named[1]) : GIVE_UP + seat;
    },
    seatOf: (move) => (move >= GIVE_UP ? move - GIVE_UP : undefined),
  },
  formatDeal: (state, outcome, length, reader) =>
    [...outcome.subarray(0, length)]
      .map((card, i) => (state.cards.length > 0 || i === reader ? String(card) : '?'))
      .join(' '),
  formatDealTruth: (_, outcome, length) => [...outcome.subarray(0, length)].join(' '),
  readDeal(state, text, into) {
    const cards = text.split(' ').map(Number);
    const count = state.cards.length === 0 ? state.seats : 1;
    const fits = new Set(cards).size === count && cards.every((card) => left(state).includes(card));
    if (!fits || cards.length !== count) return refuse('bad-deal', '1', { text });
    into.set(cards);
    return count;
  },
  formatPosition: (state) => JSON.stringify(state),
  readPosition: () => refuse('no-position', '1'),
  formatView: (view) => JSON.stringify(view),
};

/** As a room sees it: independent of the game. */
export const GAME: Game = rounds;
