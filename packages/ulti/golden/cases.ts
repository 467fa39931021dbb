/** Cases of the format ulti-cases/1: one question about the rules each. */

import { isRefusal } from '@pakli/core';
import {
  expectOnlyKeys,
  expectSame,
  expectSameSet,
  failCase,
  NOTES,
  readList,
  readNumber,
  readObject,
  readOptionsOf,
  readText,
} from '@pakli/core/golden';
import type { JsonObject } from '@pakli/core/shape';
import { isAllowed } from '../src/auction.ts';
import {
  BEATS,
  formatCards,
  NO_TRUMP,
  pointsOf,
  seven,
  setOf,
  suitCards,
  SUITS,
  winnerOf,
} from '../src/cards.ts';
import { marriagesOf, marriageValues, startPlay } from '../src/contract.ts';
import { deal, setup } from '../src/deal.ts';
import { openKontra } from '../src/kontra.ts';
import { holds, isForfeited, type Bid } from '../src/ladder.ts';
import { read } from '../src/notation.ts';
import { rules, type Options } from '../src/options.ts';
import { play } from '../src/play.ts';
import { forfeit, newSheet, settle, total } from '../src/scoring.ts';
import * as S from '../src/state.ts';
import { bidOf, contractOf, State, turn } from '../src/state.ts';
import { legalCards } from '../src/trick.ts';
import { TRICKS_OF_DEAL } from '../src/types.ts';
import { phaseOf } from '../src/view.ts';
import { bid, cards, flag, readFacts, texts, trumpOf } from './readers.ts';

type Input = JsonObject & { readonly [OPTIONS]: Options };
const OPTIONS = Symbol('options');

export function runCase(test: JsonObject): void {
  expectOnlyKeys(test, ['kind', 'input', 'expect', ...NOTES]);
  const kind = KINDS.get(readText('kind', test['kind']));
  if (kind === undefined) return failCase('kind', [...KINDS.keys()].join(' '), test['kind']);
  if (!('expect' in test)) return failCase('expect', 'an expectation', undefined);
  kind.run(readInput(readObject('input', test['input']), kind.keys), test['expect']);
}

function isOption(key: string): boolean {
  return rules.options.some((option) => option.key === key);
}

/** Options may be in the input itself or under `options`; every other key must belong to the kind. */
function readInput(given: JsonObject, keys: readonly string[]): Input {
  const entries = Object.entries(given);
  const rest = Object.fromEntries(entries.filter(([key]) => !isOption(key)));
  expectOnlyKeys(rest, [...keys, 'options']);
  const under = readObject('options', given['options'] ?? {});
  const settings = { ...Object.fromEntries(entries.filter(([key]) => isOption(key))), ...under };
  return { ...rest, [OPTIONS]: readOptionsOf(rules, settings) };
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
        expectSame('points', expected, pointsOf(setOf(cards('cards', input['cards'])), a10));
      },
    },
  ],
  [
    'trickWinner',
    {
      keys: ['cards', 'trump'],
      run: (input, expected) => {
        const list = cards('cards', input['cards']);
        expectSame('trickWinner', expected, winnerOf(list, trumpOf(input['trump'])));
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
        expectSame('outranks', expected, above);
      },
    },
  ],
  [
    'rank',
    {
      keys: ['bids'],
      run: (input, expected) => {
        const state = new State(input[OPTIONS]);
        const ranks = readList('bids', input['bids']).map((id) => bid(state, id).rank);
        expectSame('rank', expected, ranks);
      },
    },
  ],
  [
    'countValueAbove',
    {
      keys: ['value'],
      run: (input, expected) => {
        const value = readNumber('value', input['value']);
        const { bids } = new State(input[OPTIONS]).ladder;
        expectSame('countValueAbove', expected, bids.filter((one) => one.value > value).length);
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
        const [, first = 0, second = 0] = readList('deltas', input['deltas']).map((delta) =>
          readNumber('deltas', delta),
        );
        expectSame('coalition', expected, first + second);
      },
    },
  ],
]);

function runDeal(input: Input, expected: unknown): void {
  const dealer = readNumber('dealer', input['dealer']);
  const state = new State(input[OPTIONS]);
  setup(state, { number: 0, starter: (dealer + 1) % 3, carry: [] });
  deal(
    state,
    Uint8Array.from({ length: 32 }, (_, card) => card),
    32,
  );
  const wanted = readObject('expect', expected);
  expectOnlyKeys(wanted, ['0', '1', '2']);
  for (const seat of [0, 1, 2]) {
    const hand = Array.from({ length: 32 }, (_, card) => card).filter(
      (card) => (state.at[S.HAND + seat]! & (1 << card)) !== 0,
    );
    expectSameSet(`seat ${seat}`, readList(`seat ${seat}`, wanted[String(seat)]), hand);
  }
}

function runLegal(input: Input, expected: unknown): void {
  const options = input[OPTIONS];
  const { at } = new State(options);
  const trump = trumpOf(input['trump']);
  const table = cards('table', input['table']);
  const trick = input['trick'] === undefined ? 1 : readNumber('trick', input['trick']);
  if (table.length > 2) return failCase('table', 'at most two cards', input['table']);
  at[S.TURN] = 0;
  at[S.HAND] = setOf(cards('hand', input['hand']));
  at[S.ON_TABLE] = table.length;
  at[S.TRUMPS] = trump === NO_TRUMP ? 0 : suitCards(trump);
  at[S.DUTY] = flag('betli', input['betli']) && !options.betliMustBeat ? 0 : -1;
  if (flag('ulti', input['ulti']) && options.keepSeven && trick < TRICKS_OF_DEAL) {
    at[S.KEEP] = seven(trump);
  }
  const [led] = table;
  if (led !== undefined) {
    at[S.LED] = suitCards(led >> 3);
    at[S.STRONGER] = BEATS[(trump << 5) + (table[winnerOf(table, trump)] ?? led)]!;
  }
  expectSameSet('legal', readList('expect', expected), formatCards(legalCards(at)));
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
  expectSameSet('eligibleTrumps', readList('expect', expected), trumps);
}

function say(state: State, words: string): void {
  const move = read(state, turn(state), words);
  if (isRefusal(move)) failCase(words, 'a legal step', move);
  else play(state, move);
}

/** Holding requirements are off, and the discards are irrelevant. */
function runAuction(input: Input, expected: unknown): void {
  const state = new State({ ...input[OPTIONS], requireHolding: false });
  const forehand = readNumber('forehand', input['forehand']);
  setup(state, { number: 0, starter: forehand, carry: [] });
  deal(
    state,
    Uint8Array.from({ length: 32 }, (_, card) => card),
    32,
  );
  for (const step of readList('steps', input['steps'])) {
    const words = readList('step', step).map((word) => readText('step', word));
    say(state, words.join(' '));
    if (words[0] === 'bid') for (let i = 0; i < 2; i++) say(state, texts(state)[0] ?? '');
  }
  const expectations = readObject('expect', expected);
  const { at } = state;
  const done = at[S.SOLOIST]! >= 0;
  const seat = done ? at[S.SOLOIST]! : turn(state);
  const allowed = state.ladder.bids
    .filter((one) => isAllowed(state, seat, one))
    .map(({ id }) => id);
  const actions = done ? [] : [...new Set(texts(state).map((one) => one.split(' ')[0]))];
  const checks: Readonly<Record<string, (wanted: unknown) => void>> = {
    phase: (wanted) => expectSame('phase', wanted, done ? 'DONE' : phaseOf(state)),
    turn: (wanted) => expectSame('turn', wanted, seat),
    high: (wanted) =>
      expectSame('high', wanted, at[S.HIGH] === 0 ? null : bidOf(state, at[S.HIGH]!).id),
    soloist: (wanted) => expectSame('soloist', wanted, done ? at[S.SOLOIST] : null),
    contract: (wanted) => expectSame('contract', wanted, done ? contractOf(state).id : null),
    actions: (wanted) => expectSameSet('actions', readList('actions', wanted), actions),
    allowed: (wanted) => expectSame('allowed', true, allowed.includes(bid(state, wanted).id)),
    notAllowed: (wanted) =>
      expectSame('notAllowed', false, allowed.includes(bid(state, wanted).id)),
    nAllowed: (wanted) => expectSame('nAllowed', wanted, allowed.length),
  };
  expectOnlyKeys(expectations, Object.keys(checks));
  for (const [key, wanted] of Object.entries(expectations)) checks[key]?.(wanted);
}

function readLevels(one: Bid, given: unknown): Int32Array {
  const kontra = readObject('kontra', given);
  expectOnlyKeys(
    kontra,
    one.components.map(({ c }) => c),
  );
  return Int32Array.from(
    one.components.flatMap(({ c }) => {
      const level = kontra[c] ?? 0;
      if (!Array.isArray(level)) return [readNumber(c, level), readNumber(c, level)];
      return [readNumber(c, level[0]), readNumber(c, level[1])];
    }),
  );
}

function runScore(input: Input, expected: unknown): void {
  const options = input[OPTIONS];
  const one = bid(new State(options), input['bid']);
  const facts = readFacts(readObject('facts', input['facts'] ?? {}));
  const levels = readLevels(one, input['kontra'] ?? {});
  const sheet = newSheet();
  if (isForfeited(one, options)) forfeit(sheet);
  else settle(one, facts, levels, 0, options, sheet);
  const [first, second] = [total(sheet, 0), total(sheet, 1)];
  expectSame('deltas', expected, [first + second, 0 - first, 0 - second]);
}

function runMarriages(input: Input, expected: unknown): void {
  const one = bid(new State(input[OPTIONS]), input['contract']);
  const hand = setOf(cards('hand', input['hand']));
  const soloist = flag('soloist', input['soloist']);
  const record = marriagesOf(one, trumpOf(input['trump']), hand, soloist);
  expectSame('marriages', expected, marriageValues(record));
}

function runKontra(input: Input, expected: unknown): void {
  const state = new State(input[OPTIONS]);
  const { at } = state;
  const role = readText('role', input['role'] ?? 'defender');
  if (role !== 'defender' && role !== 'soloist') return failCase('role', 'defender, soloist', role);
  const { rank, trumps } = bid(state, input['contract']);
  at[S.HIGH] = rank;
  at[S.SOLOIST] = 0;
  startPlay(state, trumps[0] ?? NO_TRUMP);
  // The second defender is asked; the lane before his is the other's.
  at[S.TURN] = role === 'soloist' ? 0 : 2;
  const lane = flag('byOther', input['byOther']) ? 0 : 1;
  const { components, noTrump } = contractOf(state);
  const apart = noTrump && state.options.individualKontra;
  for (const name of readList('already', input['already'] ?? [])) {
    const place = components.findIndex(({ c }) => c === name);
    if (place < 0) return failCase('already', 'components of the contract', name);
    for (let d = 0; d < 2; d++) if (!apart || d === lane) at[S.LEVELS + 2 * place + d] = 1;
  }
  const open = openKontra(state);
  const names = components.filter((_, i) => (open & (1 << i)) !== 0).map(({ c }) => c);
  expectSameSet('kontraOptions', readList('expect', expected), names);
}
