/** Runs golden files of the formats ulti-cases/1 and ulti-games/1. */
import {
  isObject,
  isRefusal,
  joinReports,
  onlyKeys,
  runCases,
  same,
  sameSet,
  withOptions,
  wrong,
  type GoldenRunner,
  type JsonObject,
} from '@pakli/core';
import { isAllowed } from './auction.ts';
import {
  BEATS,
  formatCards,
  NO_TRUMP,
  parseCard,
  parseSuit,
  pointsOf,
  seven,
  setOf,
  suitCards,
  SUITS,
  winnerOf,
  type Card,
  type Suit,
} from './cards.ts';
import { read } from './check.ts';
import { isPlay } from './codes.ts';
import { marriageRecord, marriagesOf, marriageValues, startPlay } from './contract.ts';
import { openKontra } from './kontra.ts';
import { holds, type Bid } from './ladder.ts';
import { MOST_CHOICES, moves } from './moves.ts';
import { formatMove } from './naming.ts';
import { deal, play } from './play.ts';
import { readPosition } from './position.ts';
import {
  factsOf,
  forfeit,
  linesOf,
  newSheet,
  noFacts,
  scores,
  settle,
  total,
  type Facts,
} from './scoring.ts';
import {
  bidOf,
  contractOf,
  DUTY,
  HAND,
  HIGH,
  KEEP,
  LED,
  LEVELS,
  MARRIAGE,
  ON_TABLE,
  setup,
  SOLOIST,
  State,
  STRONGER,
  TRICKS,
  TRUMPS,
  TURN,
} from './state.ts';
import { legalCards, turn } from './trick.ts';
import { rules, TRICKS_OF_DEAL, type Event, type Options } from './types.ts';
import { phaseOf } from './view.ts';

const NOTES = ['id', 'title', 'source', 'note', 'notes'];

/** Runner for `pakli golden`. */
export const golden: GoldenRunner = {
  formats: ['ulti-cases/1', 'ulti-games/1'],
  run(file) {
    const games = file['format'] === 'ulti-games/1';
    const shape = runCases([file], (all) => {
      onlyKeys(all, ['format', 'game', games ? 'games' : 'cases', ...NOTES]);
      same('game', 'ulti', all['game']);
    });
    return joinReports(
      { passed: 0, failures: shape.failures },
      games ? runCases(file['games'], runGame) : runCases(file['cases'], runCase),
    );
  },
};

type Input = JsonObject & { readonly [OPTIONS]: Options };
const OPTIONS = Symbol('options');

function runCase(test: JsonObject): void {
  onlyKeys(test, ['kind', 'input', 'expect', ...NOTES]);
  const kind = KINDS.get(text('kind', test['kind']));
  if (kind === undefined) return wrong('kind', [...KINDS.keys()].join(' '), test['kind']);
  if (!isObject(test['input'])) return wrong('input', 'an object', test['input']);
  if (!('expect' in test)) return wrong('expect', 'an expectation', undefined);
  kind.run(readInput(test['input'], kind.keys), test['expect']);
}

function isOption(key: string): boolean {
  return rules.options.some((option) => option.key === key);
}

/** Options may stand in the input itself or under `options`; every other key must be one of the kind. */
function readInput(given: JsonObject, keys: readonly string[]): Input {
  const entries = Object.entries(given);
  const rest = Object.fromEntries(entries.filter(([key]) => !isOption(key)));
  onlyKeys(rest, [...keys, 'options']);
  const under = given['options'] ?? {};
  if (!isObject(under)) return wrong('options', 'an object', under);
  const settings = { ...Object.fromEntries(entries.filter(([key]) => isOption(key))), ...under };
  const options = withOptions(rules, settings);
  if (isRefusal(options)) return wrong('options', 'known options', options);
  return { ...rest, [OPTIONS]: options };
}

interface Kind {
  readonly keys: readonly string[];
  run(input: Input, expected: unknown): void;
}

const KINDS: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['deal', { keys: ['dealer'], run: runDeal }],
  [
    'points',
    {
      keys: ['cards'],
      run: (input, expected) => {
        const a10 = input[OPTIONS].cardPoints === 'A10';
        same('points', expected, pointsOf(setOf(cards('cards', input['cards'])), a10));
      },
    },
  ],
  [
    'trickWinner',
    {
      keys: ['cards', 'trump'],
      run: (input, expected) => {
        const list = cards('cards', input['cards']);
        same('trickWinner', expected, winnerOf(list, trumpOf(input['trump'])));
      },
    },
  ],
  ['legal', { keys: ['hand', 'table', 'trump', 'betli', 'ulti', 'trick'], run: runLegal }],
  [
    'outranks',
    {
      keys: ['a', 'b'],
      run: (input, expected) => {
        const state = new State(input[OPTIONS]);
        const above = bid(state, input['a']).rank > bid(state, input['b']).rank;
        same('outranks', expected, above);
      },
    },
  ],
  [
    'rank',
    {
      keys: ['bids'],
      run: (input, expected) => {
        const state = new State(input[OPTIONS]);
        const ranks = list('bids', input['bids']).map((id) => bid(state, id).rank);
        same('rank', expected, ranks);
      },
    },
  ],
  [
    'countValueAbove',
    {
      keys: ['value'],
      run: (input, expected) => {
        const value = number('value', input['value']);
        const { bids } = new State(input[OPTIONS]).ladder;
        same('countValueAbove', expected, bids.filter((one) => one.value > value).length);
      },
    },
  ],
  ['eligibleTrumps', { keys: ['bid', 'hand'], run: runTrumps }],
  ['auction', { keys: ['forehand', 'steps'], run: runAuction }],
  ['score', { keys: ['bid', 'facts', 'kontra'], run: runScore }],
  ['marriages', { keys: ['hand', 'trump', 'contract', 'soloist'], run: runMarriages }],
  ['kontraOptions', { keys: ['contract', 'already', 'byOther', 'role'], run: runKontra }],
  [
    'coalition',
    {
      keys: ['deltas'],
      run: (input, expected) => {
        const [, first = 0, second = 0] = list('deltas', input['deltas']).map((delta) =>
          number('deltas', delta),
        );
        same('coalition', expected, first + second);
      },
    },
  ],
]);

function text(what: string, given: unknown): string {
  return typeof given === 'string' ? given : wrong(what, 'text', given);
}

function number(what: string, given: unknown): number {
  return typeof given === 'number' ? given : wrong(what, 'a number', given);
}

function flag(what: string, given: unknown): boolean {
  if (given === undefined) return false;
  return typeof given === 'boolean' ? given : wrong(what, 'true or false', given);
}

function list(what: string, given: unknown): readonly unknown[] {
  return Array.isArray(given) ? given : wrong(what, 'a list', given);
}

/** Different cards, in order. */
function cards(what: string, given: unknown): Card[] {
  const found = list(what, given).map(
    (name) => parseCard(text(what, name)) ?? wrong(what, 'a card', name),
  );
  return new Set(found).size === found.length ? found : wrong(what, 'different cards', given);
}

function trumpOf(given: unknown): Suit {
  if (given === null) return NO_TRUMP;
  return parseSuit(text('trump', given)) ?? wrong('trump', 'a suit or null', given);
}

function bid(state: State, given: unknown): Bid {
  return state.ladder.byId.get(text('bid', given)) ?? wrong('bid', 'a bid of the ladder', given);
}

function runDeal(input: Input, expected: unknown): void {
  const dealer = number('dealer', input['dealer']);
  const state = new State(input[OPTIONS]);
  setup(state, { number: 0, starter: (dealer + 1) % 3, carry: [] });
  deal(
    state,
    Uint8Array.from({ length: 32 }, (_, card) => card),
    32,
  );
  if (!isObject(expected)) return wrong('expect', 'an object', expected);
  onlyKeys(expected, ['0', '1', '2']);
  for (const seat of [0, 1, 2]) {
    const hand = Array.from({ length: 32 }, (_, card) => card).filter(
      (card) => (state.at[HAND + seat]! & (1 << card)) !== 0,
    );
    sameSet(`seat ${seat}`, list(`seat ${seat}`, expected[String(seat)]), hand);
  }
}

function runLegal(input: Input, expected: unknown): void {
  const options = input[OPTIONS];
  const { at } = new State(options);
  const trump = trumpOf(input['trump']);
  const table = cards('table', input['table']);
  const trick = input['trick'] === undefined ? 1 : number('trick', input['trick']);
  if (table.length > 2) return wrong('table', 'at most two cards', input['table']);
  at[TURN] = 0;
  at[HAND] = setOf(cards('hand', input['hand']));
  at[ON_TABLE] = table.length;
  at[TRUMPS] = trump === NO_TRUMP ? 0 : suitCards(trump);
  at[DUTY] = flag('betli', input['betli']) && !options.betliMustBeat ? 0 : -1;
  if (flag('ulti', input['ulti']) && options.keepSeven && trick < TRICKS_OF_DEAL) {
    at[KEEP] = seven(trump);
  }
  const [led] = table;
  if (led !== undefined) {
    at[LED] = suitCards(led >> 3);
    at[STRONGER] = BEATS[(trump << 5) + (table[winnerOf(table, trump)] ?? led)]!;
  }
  sameSet('legal', list('expect', expected), formatCards(legalCards(at)));
}

function runTrumps(input: Input, expected: unknown): void {
  const options = input[OPTIONS];
  const one = bid(new State(options), input['bid']);
  const hand = setOf(cards('hand', input['hand']));
  const trumps = one.noTrump
    ? [null]
    : one.trumps
        .filter((suit) => !options.requireHolding || holds(hand, one.needs[suit] ?? []))
        .map((suit) => SUITS.charAt(suit));
  sameSet('eligibleTrumps', list('expect', expected), trumps);
}

const buffer = new Int32Array(MOST_CHOICES);

function texts(state: State): string[] {
  return Array.from(buffer.subarray(0, moves(state, buffer)), (move) => formatMove(state, move));
}

function say(state: State, words: string): void {
  const move = read(state, turn(state), words);
  if (isRefusal(move)) wrong(words, 'a legal step', move);
  else play(state, move);
}

/** Holding requirements are off, and what is discarded does not matter. */
function runAuction(input: Input, expected: unknown): void {
  const state = new State({ ...input[OPTIONS], requireHolding: false });
  const forehand = number('forehand', input['forehand']);
  setup(state, { number: 0, starter: forehand, carry: [] });
  deal(
    state,
    Uint8Array.from({ length: 32 }, (_, card) => card),
    32,
  );
  for (const step of list('steps', input['steps'])) {
    const words = list('step', step).map((word) => text('step', word));
    say(state, words.join(' '));
    if (words[0] === 'bid') for (let i = 0; i < 2; i++) say(state, texts(state)[0] ?? '');
  }
  if (!isObject(expected)) return wrong('expect', 'an object', expected);
  const { at } = state;
  const done = at[SOLOIST]! >= 0;
  const seat = done ? at[SOLOIST]! : turn(state);
  const allowed = state.ladder.bids
    .filter((one) => isAllowed(state, seat, one))
    .map(({ id }) => id);
  const actions = done ? [] : [...new Set(texts(state).map((one) => one.split(' ')[0]))];
  const checks: Readonly<Record<string, (wanted: unknown) => void>> = {
    phase: (wanted) => same('phase', wanted, done ? 'DONE' : phaseOf(state)),
    turn: (wanted) => same('turn', wanted, seat),
    high: (wanted) => same('high', wanted, at[HIGH] === 0 ? null : bidOf(state, at[HIGH]!).id),
    soloist: (wanted) => same('soloist', wanted, done ? at[SOLOIST] : null),
    contract: (wanted) => same('contract', wanted, done ? contractOf(state).id : null),
    actions: (wanted) => sameSet('actions', list('actions', wanted), actions),
    allowed: (wanted) => same('allowed', true, allowed.includes(bid(state, wanted).id)),
    notAllowed: (wanted) => same('notAllowed', false, allowed.includes(bid(state, wanted).id)),
    nAllowed: (wanted) => same('nAllowed', wanted, allowed.length),
  };
  onlyKeys(expected, Object.keys(checks));
  for (const [key, wanted] of Object.entries(expected)) checks[key]?.(wanted);
}

const FACTS = [
  'solPts',
  'defPts',
  'talonPts',
  'solTricks',
  'defTricks',
  'solMarr',
  'defMarr',
  'lastTrick7',
  'lastTrick7won',
  'aces',
  'conceded',
];

function marriages(what: string, given: unknown): number {
  const values = list(what, given ?? []).map((value) => number(what, value));
  return marriageRecord(values) ?? wrong(what, 'marriages', given);
}

function readFacts(given: unknown): Facts {
  if (!isObject(given)) return wrong('facts', 'an object', given);
  onlyKeys(given, FACTS);
  const count = (key: string, absent = 0): number =>
    given[key] === undefined ? absent : number(key, given[key]);
  const who = given['lastTrick7'] ?? null;
  if (who !== null && who !== 'sol' && who !== 'def')
    return wrong('lastTrick7', 'sol, def, null', who);
  const solTricks = count('solTricks');
  return {
    solPts: count('solPts'),
    defPts: count('defPts'),
    talonPts: count('talonPts'),
    solTricks,
    defTricks: count('defTricks', TRICKS_OF_DEAL - solTricks),
    solMarr: marriages('solMarr', given['solMarr']),
    defMarr: marriages('defMarr', given['defMarr']),
    seven: who === null ? 0 : who === 'sol' ? 1 : -1,
    sevenWon: flag('lastTrick7won', given['lastTrick7won']),
    aces: count('aces'),
    conceded: flag('conceded', given['conceded']),
  };
}

function readLevels(one: Bid, given: unknown): Int32Array {
  if (!isObject(given)) return wrong('kontra', 'an object', given);
  onlyKeys(
    given,
    one.components.map(({ c }) => c),
  );
  return Int32Array.from(
    one.components.flatMap(({ c }) => {
      const level = given[c] ?? 0;
      if (!Array.isArray(level)) return [number(c, level), number(c, level)];
      return [number(c, level[0]), number(c, level[1])];
    }),
  );
}

function runScore(input: Input, expected: unknown): void {
  const options = input[OPTIONS];
  const one = bid(new State(options), input['bid']);
  const facts = readFacts(input['facts'] ?? {});
  const levels = readLevels(one, input['kontra'] ?? {});
  const sheet = newSheet();
  if (options.passzPlayed === 'forfeit2' && one.id === 'P') forfeit(sheet);
  else settle(one, facts, levels, 0, options, sheet);
  const [first, second] = [total(sheet, 0), total(sheet, 1)];
  same('deltas', expected, [first + second, 0 - first, 0 - second]);
}

function runMarriages(input: Input, expected: unknown): void {
  const one = bid(new State(input[OPTIONS]), input['contract']);
  const hand = setOf(cards('hand', input['hand']));
  const soloist = flag('soloist', input['soloist']);
  const record = marriagesOf(one, trumpOf(input['trump']), hand, soloist);
  same('marriages', expected, marriageValues(record));
}

function runKontra(input: Input, expected: unknown): void {
  const state = new State(input[OPTIONS]);
  const { at } = state;
  const role = text('role', input['role'] ?? 'defender');
  if (role !== 'defender' && role !== 'soloist') return wrong('role', 'defender, soloist', role);
  const { rank, trumps } = bid(state, input['contract']);
  at[HIGH] = rank;
  at[SOLOIST] = 0;
  startPlay(state, trumps[0] ?? NO_TRUMP);
  // The second defender is asked; the lane before his is the other's.
  at[TURN] = role === 'soloist' ? 0 : 2;
  const lane = flag('byOther', input['byOther']) ? 0 : 1;
  const { components, noTrump } = contractOf(state);
  const apart = noTrump && state.options.individualKontra;
  for (const name of list('already', input['already'] ?? [])) {
    const place = components.findIndex(({ c }) => c === name);
    if (place < 0) return wrong('already', 'components of the contract', name);
    for (let d = 0; d < 2; d++) if (!apart || d === lane) at[LEVELS + 2 * place + d] = 1;
  }
  const open = openKontra(state);
  const names = components.filter((_, i) => (open & (1 << i)) !== 0).map(({ c }) => c);
  sameSet('kontraOptions', list('expect', expected), names);
}

const GAME_KEYS = [
  'bid',
  'trump',
  'hands',
  'talon',
  'marriages',
  'plays',
  'endedAfterTrick',
  'facts',
  'lines',
  'deltas',
  ...NOTES,
];

function runGame(test: JsonObject): void {
  onlyKeys(test, GAME_KEYS);
  const state = new State(rules.defaults);
  const hands = list('hands', test['hands']).map((hand) => list('hand', hand).join(' '));
  const refusal = readPosition(
    state,
    [
      `contract: ${text('bid', test['bid'])}`,
      `trump: ${test['trump'] === null ? '-' : text('trump', test['trump'])}`,
      'soloist: 0',
      ...hands.map((hand, seat) => `hand ${seat}: ${hand}`),
      `talon: ${list('talon', test['talon']).join(' ')}`,
    ].join(' ; '),
  );
  if (refusal !== undefined) return wrong('deal', 'a deal', refusal);
  const { at } = state;
  same(
    'marriages',
    test['marriages'],
    [0, 1, 2].map((seat) => marriageValues(at[MARRIAGE + seat]!)),
  );
  for (const given of list('plays', test['plays'])) runPlay(state, given);
  same('over', true, turn(state) < 0);
  const ended = at[TRICKS] === TRICKS_OF_DEAL ? null : at[TRICKS];
  same('endedAfterTrick', test['endedAfterTrick'], ended);
  checkFacts(state, test['facts']);
  const lines = linesOf(state).map(({ name, amounts }) => [name, amounts]);
  sameSet('lines', list('lines', test['lines']), lines);
  same('deltas', test['deltas'], scores(state));
}

/** What a file tells of the end; what it leaves out is not compared. */
function checkFacts(state: State, given: unknown): void {
  if (!isObject(given)) return wrong('facts', 'an object', given);
  onlyKeys(given, FACTS);
  const facts = noFacts();
  factsOf(state, facts);
  const { seven, sevenWon, ...rest } = facts;
  const got: JsonObject = {
    ...rest,
    solMarr: marriageValues(facts.solMarr),
    defMarr: marriageValues(facts.defMarr),
    lastTrick7: seven === 0 ? null : seven > 0 ? 'sol' : 'def',
    lastTrick7won: sevenWon,
  };
  for (const [key, value] of Object.entries(given)) same(key, value, got[key]);
}

function runPlay(state: State, given: unknown): void {
  if (!isObject(given)) return wrong('play', 'an object', given);
  onlyKeys(given, ['seat', 'legal', 'card', 'trickWinner', 'trickPoints']);
  same('seat', given['seat'], turn(state));
  const legal = Array.from(buffer.subarray(0, moves(state, buffer))).filter(isPlay);
  const names = formatCards(setOf(legal));
  sameSet('legal', list('legal', given['legal']), names);
  const card = text('card', given['card']);
  const move = read(state, turn(state), `play ${card}`);
  if (isRefusal(move)) return wrong(`play ${card}`, 'a legal card', move);
  const events: Event[] = [];
  play(state, move, (event) => void events.push(event));
  const trick = events.find((event) => event.kind === 'trick');
  same('trickWinner', given['trickWinner'], trick?.winner);
  same('trickPoints', given['trickPoints'], trick?.points);
}
