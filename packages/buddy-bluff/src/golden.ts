/** Runs golden files of the format buddy-bluff-cases/1: constructed positions, score tables and whole games. */
import {
  CHANCE,
  DECK_SIZE,
  formatCard,
  isJsonObject,
  isRefusal,
  OVER,
  parseCard,
  placesOf,
  rankOf,
  RANKS,
  withOptions,
  type Card,
  type JsonObject,
  type Move,
} from '@pakli/core';
import {
  joinReports,
  expectOnlyKeys,
  runCases,
  expectSame,
  failCase,
  type GoldenRunner,
} from '@pakli/core/golden';
import { check, moves } from './moves.ts';
import { format } from './notation.ts';
import { deal, dealSize, play } from './play.ts';
import { penaltyOf } from './present.ts';
import { scores } from './scoring.ts';
import {
  copy,
  ENDED,
  handOf,
  NONE,
  pileOf,
  PLAYED,
  PLAYER,
  PLAYING,
  POOL,
  ROUND,
  run,
  setup,
  State,
  TURN,
  turn,
} from './state.ts';
import { REFUSALS, rules, SEATS, type Event, type Options } from './types.ts';
import { lay, MAX_CHOICES } from './view.ts';

const FILE_KEYS = ['format', 'game', 'cases', 'games', 'note', 'notes'];
const CASE_KEYS = ['id', 'title', 'note', 'src', 'options', 'state', 'action', 'expect'];
const STATE_KEYS = 'options deck center pool slots hands starter turn round plays over'.split(' ');
const GAME_KEYS = ['id', 'title', 'note', 'src', 'options', 'deck', 'starter', 'policy', 'expect'];

export const golden: GoldenRunner = {
  formats: ['buddy-bluff-cases/1'],
  run(file) {
    const shape = runCases([file], (all) => expectOnlyKeys(all, FILE_KEYS));
    return joinReports(
      { passed: 0, failures: shape.failures },
      runCases(file['cases'] ?? [], runCase),
      runCases(file['games'] ?? [], runGame),
    );
  },
};

const buffer = new Int32Array(MAX_CHOICES);

function legal(state: State): Move[] {
  return turn(state) < 0 ? [] : [...buffer.subarray(0, moves(state, buffer))];
}

function optionsOf(test: JsonObject): Options {
  const given = test['options'] ?? {};
  if (!isJsonObject(given)) failCase('options', 'an object', given);
  const options = withOptions(rules, given);
  return isRefusal(options) ? failCase('options', 'known options', options) : options;
}

/** Cards from a list or from text with spaces. */
function cardsOf(what: string, given: unknown): Card[] {
  const words = typeof given === 'string' ? given.split(' ').filter((word) => word !== '') : given;
  if (!Array.isArray(words)) failCase(what, 'cards', given);
  return words.map((name) => parseCard(String(name)) ?? failCase(what, 'a card', name));
}

function names(cards: readonly Card[]): string {
  return cards.map(formatCard).join(' ');
}

function listOf(what: string, given: unknown, length: number): readonly unknown[] {
  return Array.isArray(given) && given.length === length
    ? given
    : failCase(what, `${length} entries`, given);
}

function numberOf(what: string, given: unknown): number {
  return typeof given === 'number' ? given : failCase(what, 'a number', given);
}

/** A position of the file: the state, and the deck in the order in which it will be dealt. */
class Position {
  readonly state: State;
  readonly deck: Card[];
  readonly events: Event[] = [];
  dealt = 0;

  constructor(state: State, deck: Card[]) {
    this.state = state;
    this.deck = deck;
  }

  static read(options: Options, given: JsonObject): Position {
    expectOnlyKeys(given, STATE_KEYS);
    const deck = cardsOf('deck', given['deck'] ?? []);
    const centre = listOf('center', given['center'], 4).map((name) =>
      name === null ? null : (cardsOf('center', [name])[0] ?? null),
    );
    const pool = cardsOf('pool', given['pool']);
    const slots = listOf('slots', given['slots'], SEATS).map((slot) => {
      if (!isJsonObject(slot)) failCase('slots', 'cards and seals', slot);
      expectOnlyKeys(slot, ['cards', 'seals']);
      return { cards: cardsOf('slots', slot['cards']), seals: sealsOf(slot['seals']) };
    });
    const hands = listOf('hands', given['hands'], SEATS).map((hand) => cardsOf('hands', hand));
    const all = [deck, centre.filter((card) => card !== null), pool, ...hands].flat();
    all.push(...slots.flatMap((slot) => slot.cards));
    expectSame('52 distinct cards', [DECK_SIZE, DECK_SIZE], [all.length, new Set(all).size]);
    const state = new State(options);
    lay(state, {
      centre,
      pool,
      slots,
      hands,
      played: [],
      starter: numberOf('starter', given['starter']),
      player: numberOf('turn', given['turn']),
      round: numberOf('round', given['round']),
      plays: numberOf('plays', given['plays']),
      phase: given['over'] === true ? ENDED : PLAYING,
    });
    return new Position(state, deck);
  }

  /** A play and the deal that follows it. */
  play(move: Move): void {
    const sink = (event: Event): void => void this.events.push(event);
    play(this.state, move, sink);
    this.deal();
  }

  deal(): void {
    if (turn(this.state) !== CHANCE) return;
    const cards = this.deck.splice(0, dealSize(this.state));
    this.dealt += cards.length;
    deal(this.state, Uint8Array.from(cards), cards.length, (event) => void this.events.push(event));
  }

  get package(): string {
    const laid = this.events.find((event) => event.kind === 'package');
    return laid?.cards.join(' ') ?? '';
  }

  get seals(): readonly object[] {
    return this.events.flatMap((event) => {
      if (event.kind !== 'seal') return [];
      const { seat, rank, size, buried } = event;
      return [{ seat, rank, size, buried: buried.join(' ') }];
    });
  }

  get centre(): string {
    return Array.from(this.state.centre, (card) => (card === NONE ? '-' : formatCard(card))).join(
      ' ',
    );
  }

  slot(seat: number): string {
    return names(pileOf(this.state, seat));
  }
}

function sealsOf(given: unknown): { from: number; to: number }[] {
  if (!Array.isArray(given)) failCase('seals', 'a list', given);
  return given.map((seal) => {
    if (!isJsonObject(seal)) failCase('seals', 'rank, from, to', seal);
    expectOnlyKeys(seal, ['rank', 'from', 'to']);
    return { from: numberOf('seals', seal['from']), to: numberOf('seals', seal['to']) };
  });
}

/** Rule 4.6: the move, or the reason in the words of the rule. */
function attempt(state: State, action: unknown): Move | string {
  if (!isJsonObject(action)) failCase('action', 'an object', action);
  expectOnlyKeys(action, ['seat', 'card', 'target']);
  if (turn(state) === OVER) return REFUSALS['game-over'].reason;
  const seat = state.now[PLAYER]!;
  if ((action['seat'] ?? seat) !== seat) return REFUSALS['not-your-turn'].reason;
  const move = check(state, seat, parseCard(String(action['card'])), action['target']);
  if (!isRefusal(move)) return move;
  const known = Object.entries(REFUSALS).find(([id]) => id === move.refused);
  return known?.[1].reason ?? move.refused;
}

function formatLegal(state: State, move: Move): string {
  const text = format(state, move);
  return text.includes('>') ? text : `${text}>pool`;
}

/** Rule 4.2: what a card of this rank would lift, in scan order. */
function scan(state: State, seat: number, rank: number): string {
  const found = [...state.centre].filter((card) => card !== NONE && rankOf(card) === rank);
  for (const pile of [POOL, ...Array.from({ length: SEATS }, (_, i) => (seat + i) % SEATS)]) {
    const top = state.open[pile]!;
    if (top === NONE || rankOf(top) !== rank) continue;
    found.push(...pileOf(state, pile).slice(state.options.lift === 'run' ? -run(state, pile) : -1));
  }
  return names(found);
}

/** The format does not name the parts: the seat is a number, the rank one letter, the rest the cards. */
function checkScan(state: State, given: unknown): void {
  const several = Array.isArray(given) && given.every((one) => typeof one === 'object');
  for (const one of several ? given : [given]) {
    const parts = Object.values(Object(one));
    const seat = parts.find((part) => typeof part === 'number');
    const rank = parts.find((part) => typeof part === 'string' && part.length === 1);
    const cards = parts.filter((part) => part !== seat && part !== rank);
    if (parts.length !== 3 || cards.length !== 1) failCase('thenScan', 'seat, rank, cards', one);
    const found = scan(state, numberOf('thenScan', seat), RANKS.indexOf(String(rank)));
    expectSame('thenScan', names(cardsOf('thenScan', cards[0])), found);
  }
}

type Check = (expected: unknown, now: Position, before: State) => void;

function bySeat(what: string, value: (state: State, seat: number) => unknown): Check {
  return (expected, { state }) => {
    if (!isJsonObject(expected)) failCase(what, 'seat -> value', expected);
    for (const [seat, wanted] of Object.entries(expected)) {
      expectSame(`${what} ${seat}`, wanted, value(state, Number(seat)));
    }
  };
}

/** One check for each key of `expect` that looks at the position after the action. */
const AFTER: Readonly<Record<string, Check>> = {
  package: (expected, now) => expectSame('package', expected ?? '', now.package),
  center: (expected, now) => expectSame('center', expected, now.centre),
  pool: (expected, { state }) => expectSame('pool', expected, names(pileOf(state, POOL))),
  slots: (expected, now, before) => {
    if (!isJsonObject(expected)) failCase('slots', 'seat -> cards', expected);
    expectOnlyKeys(expected, ['0', '1', '2', '3']);
    for (let seat = 0; seat < SEATS; seat++) {
      expectSame(`slot ${seat}`, expected[seat] ?? names(pileOf(before, seat)), now.slot(seat));
    }
  },
  seals: (expected, now) => expectSame('seals', expected, now.seals),
  acc: (expected, { state }) => {
    if (!isJsonObject(expected)) failCase('acc', 'rank -> number', expected);
    for (const [rank, wanted] of Object.entries(expected)) {
      expectSame(`acc ${rank}`, wanted, state.accessible[RANKS.indexOf(rank)]);
    }
  },
  turn: (expected, { state }) => expectSame('turn', expected, state.now[TURN]),
  round: (expected, { state }) => expectSame('round', expected, state.now[ROUND]),
  plays: (expected, { state }) => expectSame('plays', expected, state.now[PLAYED]),
  handSizes: (expected, { state }) => expectSame('handSizes', expected, [...state.held]),
  hands: (expected, { state }) =>
    expectSame(
      'hands',
      listOf('hands', expected, SEATS).map((hand) => names(cardsOf('hands', hand))),
      Array.from({ length: SEATS }, (_, seat) => names(handOf(state, seat))),
    ),
  deckDrop: (expected, now) => expectSame('deckDrop', expected, now.dealt),
  over: (expected, { state }) => expectSame('over', expected, turn(state) === OVER),
  scores: (expected, { state }) => expectSame('scores', expected, scores(state)),
  ranks: (expected, { state }) => expectSame('ranks', expected, placesOf(scores(state), 'low')),
  legalAfter: (expected, { state }) => {
    const list = legal(state).map((move) => formatLegal(state, move));
    expectSame('legalAfter', expected, Array.isArray(expected) ? list : list.length);
  },
  score: bySeat('score', (state, seat) => scores(state)[seat]),
  locked: bySeat('locked', (state, seat) => state.locked[seat]),
  thenScan: (expected, { state }) => checkScan(state, expected),
};

function runCase(test: JsonObject): void {
  expectOnlyKeys(test, CASE_KEYS);
  const { expect, state: given } = test;
  if (!isJsonObject(expect)) failCase('expect', 'an object', expect);
  if (given === undefined) {
    runTables(expect);
    return;
  }
  if (!isJsonObject(given)) failCase('state', 'an object', given);
  expectOnlyKeys(expect, [...Object.keys(AFTER), 'legal', 'errors']);
  const inside = isJsonObject(given['options']) ? { options: given['options'] } : {};
  const position = Position.read(optionsOf({ ...inside, ...test }), given);
  const { state } = position;
  const before = new State(state.options);
  copy(state, before);
  if (expect['legal'] !== undefined) {
    expectSame(
      'legal',
      expect['legal'],
      legal(state).map((move) => formatLegal(state, move)),
    );
  }
  const errors = expect['errors'] ?? [];
  if (!Array.isArray(errors)) failCase('errors', 'a list', errors);
  for (const error of errors) {
    const [action, reason] = listOf('errors', error, 2);
    const got = attempt(state, action);
    expectSame('errors', reason, typeof got === 'string' ? got : 'legal');
    expectSame('errors: state unchanged', [...before.bytes], [...state.bytes]);
  }
  if (test['action'] !== undefined) {
    const move = attempt(state, test['action']);
    if (typeof move === 'string') failCase('action', 'a legal action', move);
    position.play(move);
  }
  for (const [key, compare] of Object.entries(AFTER)) {
    if (expect[key] !== undefined) compare(expect[key], position, before);
  }
}

/** Cases without a position: penalties of lists of cards, and places by scores. */
function runTables(expect: JsonObject): void {
  expectOnlyKeys(expect, ['scores', 'ranks', 'rank']);
  const pairs = (key: string): readonly (readonly unknown[])[] => {
    const list = expect[key] ?? [];
    return Array.isArray(list)
      ? list.map((pair) => listOf(key, pair, 2))
      : failCase(key, 'a list', list);
  };
  const points = pairs('scores').map(([cards, wanted]) => {
    const got = penaltyOf(cardsOf('scores', cards).map(formatCard));
    expectSame('scores', wanted, got);
    return got;
  });
  if (expect['ranks'] !== undefined) expectSame('ranks', expect['ranks'], placesOf(points, 'low'));
  for (const [list, wanted] of pairs('rank')) {
    const totals = Array.isArray(list) ? list.map(Number) : failCase('rank', 'scores', list);
    expectSame('rank', wanted, placesOf(totals, 'low'));
  }
}

const POLICIES: Readonly<Record<string, (plays: number, count: number) => number>> = {
  first: () => 0,
  mix: (plays, count) => (plays * 7 + 3) % count,
};

function runGame(test: JsonObject): void {
  expectOnlyKeys(test, GAME_KEYS);
  const { expect } = test;
  if (!isJsonObject(expect)) failCase('expect', 'an object', expect);
  expectOnlyKeys(expect, [
    'actions',
    'packages',
    'seals',
    'slots',
    'pool',
    'center',
    'scores',
    'ranks',
  ]);
  const policy =
    POLICIES[String(test['policy'])] ?? failCase('policy', 'first or mix', test['policy']);
  const deck = cardsOf('deck', test['deck']);
  expectSame('52 distinct cards', [DECK_SIZE, DECK_SIZE], [deck.length, new Set(deck).size]);
  const starter = numberOf('starter', test['starter']);
  const state = new State(optionsOf(test));
  setup(state, { number: 0, starter, carry: [] });
  const position = new Position(state, deck);
  position.deal();
  const actions: string[] = [];
  const seals: object[] = [];
  let packages = 0;
  while (turn(state) !== OVER) {
    const list = legal(state);
    const move =
      list[policy(state.now[PLAYED]!, list.length)] ?? failCase('legal', 'a move', 'none');
    actions.push(format(state, move));
    position.events.length = 0;
    position.play(move);
    if (position.package !== '') packages++;
    seals.push(...position.seals.map((seal) => ({ ply: state.now[PLAYED], ...seal })));
  }
  const got: JsonObject = {
    actions: actions.join(' '),
    packages,
    seals,
    slots: Array.from({ length: SEATS }, (_, seat) => position.slot(seat)),
    pool: names(pileOf(state, POOL)),
    center: position.centre,
    scores: scores(state),
    ranks: placesOf(scores(state), 'low'),
  };
  for (const [key, wanted] of Object.entries(expect)) expectSame(key, wanted, got[key]);
}
