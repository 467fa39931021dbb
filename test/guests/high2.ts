/**
 * A guest for tests: its id ends in a digit, two, three or eleven can play it,
 * and its cards and seats have two digits. Everybody is dealt two of 44 cards;
 * in turn each lays one, and the highest takes a point and leads to the second round.
 * It brings no table and no texts: high20.ts does. Who deals may rest: rests.ts.
 */
import {
  CHANCE,
  EVERYBODY,
  OVER,
  refuse,
  shuffle,
  type BaseView,
  type Game,
  type GameModule,
  type GameTypes,
  type Rules,
  type Seat,
} from '@pakli/core';
import type { Encoding } from '@pakli/core/encoding';
import type { Laws } from '@pakli/core/module';
import { listOf, orNull, objectOf, whole } from '@pakli/core/shape';

const DECK = 44;
/** As many as the deck has two cards for: high22.ts seats them all. */
const MOST = DECK / 2;
/** Places: the stock, hands from 1, the cards in front of a seat from `TABLE`, and played cards. */
const STOCK = 0;
const HAND = 1;
const TABLE = HAND + MOST;
const GONE = TABLE + MOST;
const [DEAL, PLAY, DONE] = [0, 1, 2];

type Options = { deals: number; rests: number };
interface State {
  readonly options: Options;
  readonly seats: number;
  readonly place: Uint8Array;
  /** Phase, seat to move, leader, resting seat. */
  readonly now: Uint8Array;
  readonly points: Uint8Array;
}
interface View extends BaseView<Options> {
  readonly phase: number;
  readonly next: Seat;
  readonly leader: Seat;
  readonly hand: readonly number[] | null;
  readonly sizes: readonly number[];
  readonly table: readonly (number | null)[];
  readonly gone: readonly number[];
  readonly points: readonly number[];
  readonly rests: Seat | null;
}
type Event =
  | { readonly kind: 'deal'; readonly hands: readonly (readonly number[])[] }
  | { readonly kind: 'lay'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'point'; readonly seat: Seat };
export interface High extends GameTypes {
  options: Options;
  state: State;
  view: View;
  event: Event;
  seen: Exclude<Event, { kind: 'deal' }> | { kind: 'deal'; hand: readonly number[] | null };
}

const rules: Rules<Options> = {
  defaults: { deals: 1, rests: 0 },
  options: [
    { key: 'deals', values: [1, 2], rule: '1' },
    { key: 'rests', values: [0, 1], rule: '1' },
  ],
  presets: { single: {}, double: { deals: 2 } },
  alternatives: [['single', 'double']],
  check: () => undefined,
  cites: { turn: '2', over: '3', notation: '4', views: '4' },
};

function at(state: State, place: number): number[] {
  return Array.from({ length: DECK }, (_, card) => card).filter(
    (card) => state.place[card] === place,
  );
}
const seatsOf = ({ seats }: { seats: number }): Seat[] =>
  Array.from({ length: seats }, (_, s) => s);
/** Nobody rests. */
const NOBODY = 255;
/** The seats that are dealt cards. */
const players = (state: State): Seat[] => seatsOf(state).filter((seat) => seat !== state.now[3]);
const name = (card: number): string => String(card + 1);
const names = (cards: readonly number[]): string => cards.map(name).join(' ') || '-';
const readCard = (text: string): number | undefined =>
  /^([1-9]|[1-3]\d|4[0-4])$/.test(text) ? Number(text) - 1 : undefined;

function moves(state: State, into: Int32Array): number {
  const hand = at(state, HAND + state.now[1]!);
  into.set(hand);
  return hand.length;
}

const CARD = whole(0, DECK - 1);
const SEAT = whole(0, MOST - 1);
const VIEW = objectOf({
  seat: orNull(SEAT),
  seats: whole(2, MOST),
  phase: whole(DEAL, DONE),
  next: SEAT,
  leader: SEAT,
  hand: orNull(listOf(CARD, 0, 2)),
  sizes: listOf(whole(0, 2), 2, MOST),
  table: listOf(orNull(CARD), 2, MOST),
  gone: listOf(CARD, 0, DECK),
  points: listOf(whole(0, 2), 2, MOST),
  rests: orNull(SEAT),
});

const POSITION =
  /^phase ([0-2]) ; turn (\d+) ; leader (\d+) ; points ([\d ]+) ; hands ([\d /-]+) ; table ([\d /-]+) ; gone ([\d -]+?)(?: ; rests (\d+))?$/;

export const game: Game<High> = {
  id: 'high2',
  version: 1,
  seats: [2, 3, 11],
  maxMoves: 2 * MOST,
  maxChoices: 2,
  maxOutcome: 2 * MOST,
  rules,
  firstStarter: 'drawn',
  best: 'high',
  payoffSum: undefined,
  deals: ({ deals }) => deals,
  create: (options, seats) => ({
    options,
    seats,
    place: new Uint8Array(DECK),
    now: new Uint8Array(4),
    points: new Uint8Array(seats),
  }),
  setup(state, { starter }) {
    state.place.fill(STOCK);
    state.points.fill(0);
    const dealer = (starter + state.seats - 1) % state.seats;
    state.now.set([DEAL, starter, starter, state.options.rests === 1 ? dealer : NOBODY]);
  },
  turn: ({ now }) => (now[0] === DEAL ? CHANCE : now[0] === DONE ? OVER : now[1]!),
  moves,
  play(state, card, listener) {
    const { now, place, points, seats } = state;
    const seat = now[1]!;
    place[card] = TABLE + seat;
    do now[1] = (now[1]! + 1) % seats;
    while (now[1] === now[3]);
    let taker: Seat | undefined;
    if (now[1] === now[2]) {
      const laid = players(state).map((one) => at(state, TABLE + one)[0]!);
      taker = players(state)[laid.indexOf(Math.max(...laid))]!;
      points[taker] = points[taker]! + 1;
      for (const other of laid) place[other] = GONE;
      now.set([at(state, HAND).length === 0 ? DONE : PLAY, taker, taker]);
    }
    listener?.({ kind: 'lay', seat, card });
    if (taker !== undefined) listener?.({ kind: 'point', seat: taker });
  },
  draw(state, random, into) {
    const heap = Uint8Array.from({ length: DECK }, (_, card) => card);
    const count = 2 * players(state).length;
    shuffle(heap, DECK, count, random);
    into.set(heap.subarray(0, count));
    return count;
  },
  deal(state, outcome, length, listener) {
    const seats = players(state);
    for (let i = 0; i < length; i++) state.place[outcome[i]!] = HAND + seats[i >> 1]!;
    state.now[0] = PLAY;
    listener?.({ kind: 'deal', hands: seatsOf(state).map((seat) => at(state, HAND + seat)) });
  },
  copy(from, into) {
    into.place.set(from.place);
    into.now.set(from.now);
    into.points.set(from.points);
  },
  side: (_, seat) => seat,
  payoff: ({ points }, into) => into.set(points),
  scores: ({ points }) => [...points],
  view(state, reader) {
    const turn = game.turn(state);
    return {
      seat: reader,
      seats: state.seats,
      options: state.options,
      turn,
      moves: reader === turn ? at(state, HAND + turn) : [],
      phase: state.now[0]!,
      next: state.now[1]!,
      leader: state.now[2]!,
      hand: reader === EVERYBODY ? null : at(state, HAND + reader),
      sizes: seatsOf(state).map((seat) => at(state, HAND + seat).length),
      table: seatsOf(state).map((seat) => at(state, TABLE + seat)[0] ?? null),
      gone: at(state, GONE),
      points: [...state.points],
      rests: state.now[3] === NOBODY ? null : state.now[3]!,
    };
  },
  hidden: (state) =>
    Object.fromEntries(
      seatsOf(state).map((seat) => [`hand:${seat}`, at(state, HAND + seat).map(name)]),
    ),
  seen: (event, reader) =>
    event.kind === 'deal'
      ? { kind: 'deal', hand: reader === EVERYBODY ? null : event.hands[reader]! }
      : event,
  checkView(given) {
    const wrong = VIEW(given, '');
    if (wrong !== undefined) return refuse('bad-view', '4', { at: wrong.at });
    const { seats, sizes, table, points, hand, gone } = given as View;
    const lists = [sizes, table, points].every((list) => list.length === seats);
    const cards = [...(hand ?? []), ...gone, ...table.filter((card) => card !== null)];
    return lists && new Set(cards).size === cards.length ? undefined : refuse('bad-view', '4');
  },
  world(view, into) {
    game.setup(into, { number: 0, starter: view.leader, carry: [] });
    into.now.set([view.phase, view.next, view.leader, view.rests ?? NOBODY]);
    into.points.set(view.points);
    for (const card of view.gone) into.place[card] = GONE;
    for (const [seat, card] of view.table.entries()) {
      if (card !== null) into.place[card] = TABLE + seat;
    }
    for (const card of view.hand ?? []) into.place[card] = HAND + (view.seat ?? 0);
    for (const [seat, size] of view.sizes.entries()) {
      if (view.hand !== null && seat === view.seat) continue;
      for (const card of at(into, STOCK).slice(0, size)) into.place[card] = HAND + seat;
    }
  },
  redeal(state, seat, random) {
    const others = seatsOf(state).filter((other) => other !== seat);
    const sizes = others.map((other) => at(state, HAND + other).length);
    for (const other of others)
      for (const card of at(state, HAND + other)) state.place[card] = STOCK;
    const heap = Uint8Array.from(at(state, STOCK));
    shuffle(heap, heap.length, heap.length, random);
    let next = 0;
    for (const [i, other] of others.entries()) {
      for (let n = 0; n < sizes[i]!; n++) state.place[heap[next++]!] = HAND + other;
    }
  },
  format: (_, move) => name(move),
  formatTruth: (_, move) => name(move),
  read(state, seat, text) {
    const card = readCard(text.trim());
    if (card === undefined) return refuse('unreadable', '4', { text: text.slice(0, 20) });
    return state.place[card] === HAND + seat ? card : refuse('not-held', '2', { card: name(card) });
  },
  formatDeal: (state, outcome, _, reader) =>
    `deal ${players(state)
      .map((seat, n) =>
        seat === reader ? names([...outcome.subarray(2 * n, 2 * n + 2)]) : '?? ??',
      )
      .join(' | ')}`,
  formatDealTruth: (state, outcome) =>
    `deal ${players(state)
      .map((_, n) => names([...outcome.subarray(2 * n, 2 * n + 2)]))
      .join(' | ')}`,
  readDeal(state, text, into) {
    const cards = (/^deal (.*)$/.exec(text.trim())?.[1] ?? '').split(/ \| | /).map(readCard);
    const known = cards.filter((card) => card !== undefined);
    if (known.length !== 2 * players(state).length || new Set(known).size < cards.length) {
      return refuse('bad-deal', '1', { text: text.slice(0, 40) });
    }
    into.set(known);
    return known.length;
  },
  formatPosition: (state) => {
    const each = (place: number): string =>
      seatsOf(state)
        .map((seat) => names(at(state, place + seat)))
        .join(' / ');
    const [phase, turn, leader, resting] = state.now;
    const rests = resting === NOBODY ? '' : ` ; rests ${resting}`;
    return `phase ${phase} ; turn ${turn} ; leader ${leader} ; points ${state.points.join(' ')} ; hands ${each(HAND)} ; table ${each(TABLE)} ; gone ${names(at(state, GONE))}${rests}`;
  },
  readPosition(state, text) {
    const bad = refuse('bad-position', '4', { text: text.slice(0, 40) });
    const [, phase, turn, leader, points, hands, table, gone, rests] =
      POSITION.exec(text.trim()) ?? [];
    if (gone === undefined || (rests !== undefined) !== (state.options.rests === 1)) return bad;
    game.setup(state, { number: 0, starter: 0, carry: [] });
    const lay = (part: string, place: number): boolean =>
      part === '-' ||
      part.split(' ').every((word) => {
        const card = readCard(word);
        if (card === undefined || state.place[card] !== STOCK) return false;
        state.place[card] = place;
        return true;
      });
    const all = (parts: string, place: number): boolean => {
      const each = parts.split(' / ');
      return each.length === state.seats && each.every((part, seat) => lay(part, place + seat));
    };
    if (!all(hands!, HAND) || !all(table!, TABLE) || !lay(gone, GONE)) return bad;
    const sums = points!.split(' ').map(Number);
    const numbers = [phase, turn, leader, rests ?? NOBODY].map(Number);
    if (sums.length !== state.seats || Math.max(numbers[1]!, numbers[2]!) >= state.seats)
      return bad;
    state.now.set(numbers);
    state.points.set(sums);
    const asked = at(state, HAND + numbers[1]!).length;
    const laid = at(state, TABLE + numbers[1]!).length;
    return numbers[0] === PLAY && (asked === 0 || laid > 0) ? bad : undefined;
  },
  formatView: ({ hand, sizes, table, points }) =>
    [
      `yours: ${hand === null ? '-' : names(hand)}`,
      `held: ${sizes.join(' ')}`,
      `table: ${table.map((card) => (card === null ? '-' : name(card))).join(' ')}`,
      `points: ${points.join(' ')}`,
    ].join(' ; '),
};

/** The hand and the cards that lie before each seat, oneself first. */
const encoding: Encoding<High> = {
  version: 1,
  fields: (_, seats) => [
    { name: 'hand', size: DECK, meaning: 'cards held' },
    {
      name: 'table',
      size: seats * DECK,
      meaning: 'what lies before each seat, from the reader on',
    },
  ],
  observe(state, seat, into) {
    into.fill(0, 0, DECK * (state.seats + 1));
    for (const card of at(state, HAND + seat)) into[card] = 1;
    for (const n of seatsOf(state)) {
      const [card] = at(state, TABLE + ((seat + n) % state.seats));
      if (card !== undefined) into[DECK * (n + 1) + card] = 1;
    }
  },
  actions: () => DECK,
  actionsOf: (_, list, count, into) => into.set(list.subarray(0, count)),
};

const laws: Laws<High> = {
  deck: Array.from({ length: DECK }, (_, card) => card),
  cards: (state) =>
    [GONE, ...seatsOf(state).flatMap((seat) => [HAND + seat, TABLE + seat]), STOCK].flatMap(
      (place) => at(state, place),
    ),
  hidden(state, seat) {
    const cards = Array.from(laws.cards?.(state) ?? []);
    return [...cards.keys()].filter((i) => {
      const place = state.place[cards[i]!]!;
      return place >= HAND && place < TABLE && place !== HAND + seat;
    });
  },
};

export const rulebook = `# High card

**1** Everybody is dealt two of 44 cards.

**2** In turn each lays a card of the hand. The highest takes a point and leads.

**3** After the second round the deal is over.

**4** A move is the number of the card.
`;

const high2: GameModule<High> = { game, rules: rulebook, encoding, laws };
export default high2;
