/**
 * Duel, the smallest complete game: thirteen spades, four for each of two
 * players, five stay face down. One leads a card, the other answers, the higher
 * card takes both and its player leads. More tricks win, in a deal or in a match
 * to so many of them.
 *
 *     pakli laws examples/duel.ts
 *     pakli play duel --with examples/duel.ts --options match
 */
import {
  CHANCE,
  OVER,
  refuse,
  shuffle,
  type BaseState,
  type BaseView,
  type Game,
  type GameModule,
  type GameTypes,
  type Seat,
} from '@pakli/core';
import { cardOf, formatCard, parseCard, rankOf, suitOf } from '@pakli/core/cards';
import { listOf, orNull, objectOf, textThat, trueOrFalse, whole } from '@pakli/core/shape';

interface Options {
  readonly [key: string]: number;
  /** Tricks that end a match; 0 for a single deal. */
  readonly to: number;
}

/** Where a card can be; hands, tricks and cards on the table add the seat. */
const STOCK = 0;
const HAND = 1;
const TAKEN = 3;
const PLAYED = 5;

interface State extends BaseState<Options> {
  /** Where each of the thirteen cards is; a card is its rank, from 0. */
  readonly at: Uint8Array;
  lead: Seat;
  dealt: boolean;
}

interface View extends BaseView<Options> {
  readonly lead: Seat;
  readonly dealt: boolean;
  /** Null for a spectator. */
  readonly hand: readonly string[] | null;
  readonly handSizes: readonly number[];
  /** By seat. */
  readonly played: readonly (string | null)[];
  readonly taken: readonly (readonly string[])[];
}

type Shown =
  | { readonly kind: 'play'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'trick'; readonly seat: Seat };

interface Duel extends GameTypes {
  options: Options;
  state: State;
  view: View;
  event: Shown | { readonly kind: 'deal'; readonly hands: readonly (readonly string[])[] };
  seen: Shown | { readonly kind: 'deal'; readonly hand: readonly string[] | null };
}

const CARDS = 13;
const EACH = 4;
const SEATS = [0, 1] as const;

function write(card: number): string {
  return formatCard(cardOf(card, 0));
}

/** Untrusted text: the card, or undefined. */
function parse(text: string): number | undefined {
  const card = parseCard(text);
  return card !== undefined && suitOf(card) === 0 ? rankOf(card) : undefined;
}

/** The cards in a place, lowest first. */
function lying(state: State, place: number): number[] {
  return Array.from(state.at.keys()).filter((card) => state.at[card] === place);
}

function written(state: State, place: number): string[] {
  return lying(state, place).map(write);
}

function turn(state: State): number {
  if (!state.dealt) return CHANCE;
  if (lying(state, PLAYED + state.lead).length > 0) return 1 - state.lead;
  return lying(state, HAND + state.lead).length > 0 ? state.lead : OVER;
}

function scores(state: State): number[] {
  return SEATS.map((seat) => lying(state, TAKEN + seat).length / 2);
}

const CARD = textThat((text) => parse(text) !== undefined);
const SOME = listOf(CARD, 0, CARDS);
const VIEW = objectOf({
  seat: orNull(whole(0, 1)),
  lead: whole(0, 1),
  dealt: trueOrFalse,
  hand: orNull(SOME),
  handSizes: listOf(whole(0, EACH), 2, 2),
  played: listOf(orNull(CARD), 2, 2),
  taken: listOf(SOME, 2, 2),
});

const game: Game<Duel> = {
  id: 'duel',
  version: 1,
  seats: [2],
  maxMoves: 2 * EACH,
  maxChoices: EACH,
  maxOutcome: 2 * EACH,
  rules: {
    defaults: { to: 0 },
    options: [{ key: 'to', values: { min: 0, max: 50 }, rule: '3' }],
    presets: { standard: {}, match: { to: 11 } },
    alternatives: [['standard', 'match']],
    check: () => undefined,
    cites: { turn: '2', over: '3', notation: '4', views: '5' },
  },
  firstStarter: 'drawn',
  best: 'high',
  payoffSum: EACH,
  // One deal, or deals until a player has this many tricks.
  deals: ({ to }) => (to === 0 ? 1 : 30),
  target: ({ to }) => (to === 0 ? undefined : to),

  // The state
  create: (options, seats) => ({
    options,
    seats,
    at: new Uint8Array(CARDS),
    lead: 0,
    dealt: false,
  }),
  setup(state, { starter }) {
    state.at.fill(STOCK);
    state.lead = starter;
    state.dealt = false;
  },
  copy(from, into) {
    into.at.set(from.at);
    into.lead = from.lead;
    into.dealt = from.dealt;
  },

  // What happens: a move is the card that is played, an outcome the cards that are dealt
  turn,
  moves(state, into) {
    const hand = lying(state, HAND + turn(state));
    into.set(hand);
    return hand.length;
  },
  play(state, card, tell) {
    const seat = turn(state);
    const [led] = lying(state, PLAYED + state.lead);
    if (led === undefined) state.at[card] = PLAYED + seat;
    else {
      state.lead = card > led ? seat : state.lead;
      state.at[card] = TAKEN + state.lead;
      state.at[led] = TAKEN + state.lead;
    }
    // When all is done: anyone who listens may look at the state.
    tell?.({ kind: 'play', seat, card: write(card) });
    if (led !== undefined) tell?.({ kind: 'trick', seat: state.lead });
  },
  draw(_state, random, into) {
    const deck = Uint8Array.from({ length: CARDS }, (_, card) => card);
    shuffle(deck, CARDS, 2 * EACH, random);
    into.set(deck.subarray(0, 2 * EACH));
    return 2 * EACH;
  },
  deal(state, outcome, length, tell) {
    outcome.subarray(0, length).forEach((card, i) => {
      state.at[card] = i < EACH ? HAND : HAND + 1;
    });
    state.dealt = true;
    tell?.({ kind: 'deal', hands: SEATS.map((seat) => written(state, HAND + seat)) });
  },
  side: (_state, seat) => seat,
  scores,
  payoff: (state, into) => into.set(scores(state)),

  // What each seat knows
  view(state, reader) {
    const now = turn(state);
    return {
      seat: reader,
      seats: state.seats,
      options: state.options,
      turn: now,
      moves: reader !== null && reader === now ? lying(state, HAND + reader) : [],
      lead: state.lead,
      dealt: state.dealt,
      hand: reader === null ? null : written(state, HAND + reader),
      handSizes: SEATS.map((seat) => lying(state, HAND + seat).length),
      played: SEATS.map((seat) => written(state, PLAYED + seat)[0] ?? null),
      taken: SEATS.map((seat) => written(state, TAKEN + seat)),
    };
  },
  seen(event, reader) {
    if (event.kind !== 'deal') return event;
    return { kind: 'deal', hand: reader === null ? null : (event.hands[reader] ?? null) };
  },
  hidden: (state) => ({
    'hand:0': written(state, HAND),
    'hand:1': written(state, HAND + 1),
    stock: written(state, STOCK),
  }),
  checkView(given) {
    const wrong = VIEW(given, 'view');
    return wrong === undefined ? undefined : refuse('bad-view', '5', { at: wrong.at });
  },
  world(view, into) {
    into.at.fill(STOCK);
    into.lead = view.lead;
    into.dealt = view.dealt;
    const put = (cards: readonly (string | null)[], place: number): void => {
      for (const text of cards) {
        const card = text === null ? undefined : parse(text);
        if (card !== undefined) into.at[card] = place;
      }
    };
    for (const seat of SEATS) {
      put([view.played[seat] ?? null], PLAYED + seat);
      put(view.taken[seat] ?? [], TAKEN + seat);
    }
    if (view.seat !== null) put(view.hand ?? [], HAND + view.seat);
    // The other hand may hold any of the remaining cards.
    for (const seat of SEATS.filter((one) => one !== view.seat)) {
      for (const card of lying(into, STOCK).slice(0, view.handSizes[seat])) {
        into.at[card] = HAND + seat;
      }
    }
  },
  redeal(state, seat, random) {
    const other = HAND + 1 - seat;
    const count = lying(state, other).length;
    const unknown = Uint8Array.from([...lying(state, other), ...lying(state, STOCK)]);
    shuffle(unknown, unknown.length, count, random);
    unknown.forEach((card, i) => {
      state.at[card] = i < count ? other : STOCK;
    });
  },

  // Text
  format: (_state, card) => write(card),
  formatTruth: (_state, card) => write(card),
  read(state, seat, text) {
    if (turn(state) === OVER) return refuse('over', '3');
    if (turn(state) !== seat) return refuse('not-your-turn', '2');
    const card = parse(text);
    if (card === undefined) return refuse('notation', '4');
    return state.at[card] === HAND + seat ? card : refuse('not-in-hand', '2');
  },
  formatDeal: (_state, outcome, _length, reader) =>
    SEATS.map((seat) => {
      const cards = Array.from(outcome.subarray(seat * EACH, seat * EACH + EACH), write);
      return seat === reader ? cards.join(' ') : `${EACH} cards`;
    }).join(' | '),
  formatDealTruth: (_state, outcome, length) =>
    Array.from(outcome.subarray(0, length), write).join(' '),
  readDeal(_state, text, into) {
    const cards = text.split(' ').flatMap((word) => parse(word) ?? []);
    const fits = cards.length === 2 * EACH && new Set(cards).size === cards.length;
    if (!fits || cards.map(write).join(' ') !== text) return refuse('notation', '4');
    into.set(cards);
    return cards.length;
  },
  formatPosition: ({ at, lead, dealt }) =>
    `${at.join('')} lead ${lead} ${dealt ? 'dealt' : 'undealt'}`,
  readPosition(state, text) {
    const [, at, lead, dealt] = /^([0-6]{13}) lead ([01]) (dealt|undealt)$/.exec(text) ?? [];
    if (at === undefined) return refuse('notation', '4');
    state.at.set(Array.from(at, Number));
    state.lead = Number(lead);
    state.dealt = dealt === 'dealt';
    return undefined;
  },
  formatView: ({ hand, played, taken }) =>
    [
      `hand ${hand?.join(' ') ?? '-'}`,
      `played ${played.map((card) => card ?? '-').join(' ')}`,
      `taken ${taken.map((cards) => cards.join(' ') || '-').join(' | ')}`,
    ].join(' ; '),
};

const duel: GameModule<Duel> = {
  game,
  name: 'Duel',
  rules: `# Duel

**1** There are the thirteen spades, the ace lowest. Two get four each; five stay face down.

**2** Whoever is at turn plays a card of the hand. The higher of two takes both, and its player leads.

**3** When the hands are empty, whoever has more tricks wins. In a match deals follow until one of
the two has eleven tricks or another number agreed on (\`to\`), and more than the other.

**4** A card is written as rank and suit: \`7S\`, \`TS\`, \`AS\`.

**5** A seat knows its hand and all that was played.
`,
  // Everything from here on is optional: the table layout, and what the laws cannot know.
  table: {
    places: (view) => [
      ...SEATS.map((seat) => ({
        id: `hand:${seat}`,
        seat,
        cards:
          seat === view.seat && view.hand !== null
            ? view.hand
            : Array.from({ length: view.handSizes[seat] ?? 0 }, () => null),
      })),
      ...SEATS.map((seat) => ({
        id: `taken:${seat}`,
        seat,
        cards: view.taken[seat] ?? [],
        pile: true as const,
      })),
      {
        id: 'table',
        cards: view.played.filter((card) => card !== null),
        // The cards' owners: each card lies on its player's side of the table.
        by: SEATS.filter((seat) => view.played[seat] !== null),
      },
    ],
    card: (_view, card) => write(card),
    onto: () => ['table'],
    points: (view) => view.taken.map((cards) => cards.length / 2),
  },
  // What a seat knows as numbers, for programs that learn; an action is the card to play.
  encoding: {
    version: 1,
    fields: () => [
      { name: 'hand', size: CARDS, meaning: 'own cards' },
      { name: 'led', size: CARDS, meaning: 'the card that waits for an answer' },
      {
        name: 'taken',
        size: 2 * CARDS,
        meaning: 'cards in own tricks, then in those of the other',
      },
    ],
    observe(state, seat, into) {
      into.fill(0, 0, 4 * CARDS);
      const places = [HAND + seat, PLAYED + state.lead, TAKEN + seat, TAKEN + 1 - seat];
      for (const [field, place] of places.entries()) {
        for (const card of lying(state, place)) into[field * CARDS + card] = 1;
      }
    },
    actions: () => CARDS,
    actionsOf: (_state, moves, count, into) => into.set(moves.subarray(0, count)),
  },
  laws: {
    deck: Uint8Array.from({ length: CARDS }, (_, card) => card),
    // Place by place, the two hands first, undealt cards last.
    cards: (state) => [1, 2, 3, 4, 5, 6, STOCK].flatMap((place) => lying(state, place)),
    // The index of the other hand in that list. Undealt cards need no name.
    hidden(state, seat) {
      const [mine, other] = [seat, 1 - seat].map((one) => lying(state, HAND + one).length);
      return Array.from({ length: other ?? 0 }, (_, i) => i + (seat === 0 ? (mine ?? 0) : 0));
    },
  },
};

export default duel;
