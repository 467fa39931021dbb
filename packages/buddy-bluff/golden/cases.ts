/** Cases of golden files: a position with its legal actions and results, or a table of scores. */
import { isRefusal, OVER, placesOf, type Move } from '@pakli/core';
import { formatCard, parseCard, rankOf, RANKS } from '@pakli/core/cards';
import {
  expectOnlyKeys,
  expectSame,
  failCase,
  readList,
  readNumber,
  readObject,
  readOptionsOf,
} from '@pakli/core/golden';
import { isJsonObject, type JsonObject } from '@pakli/core/shape';
import { check } from '../src/moves.ts';
import { format } from '../src/notation.ts';
import { rules } from '../src/options.ts';
import { penaltyOf } from '../src/present.ts';
import { scores } from '../src/scoring.ts';
import * as S from '../src/state.ts';
import { copy, handOf, pileOf, run, State, turn } from '../src/state.ts';
import { REFUSALS, SEATS } from '../src/types.ts';
import { cardsOf, listOfLength, formatCards, legalMoves, Position } from './position.ts';

const CASE_KEYS = ['id', 'title', 'note', 'src', 'options', 'state', 'action', 'expect'];

/** Rule 4.6: the move, or the reason it is refused, in the rule's words. */
function attempt(state: State, action: unknown): Move | string {
  if (!isJsonObject(action)) failCase('action', 'an object', action);
  expectOnlyKeys(action, ['seat', 'card', 'target']);
  if (turn(state) === OVER) return REFUSALS['game-over'].reason;
  const seat = state.now[S.PLAYER]!;
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
  const found = [...state.centre].filter((card) => card !== S.NONE && rankOf(card) === rank);
  for (const pile of [S.POOL, ...Array.from({ length: SEATS }, (_, i) => (seat + i) % SEATS)]) {
    const top = state.open[pile]!;
    if (top === S.NONE || rankOf(top) !== rank) continue;
    found.push(...pileOf(state, pile).slice(state.options.lift === 'run' ? -run(state, pile) : -1));
  }
  return formatCards(found);
}

/** The format does not label the parts: the seat is a number, the rank one letter, the rest the cards. */
function checkScan(state: State, given: unknown): void {
  const several = Array.isArray(given) && given.every((one) => typeof one === 'object');
  for (const one of several ? given : [given]) {
    const parts = Object.values(Object(one));
    const seat = parts.find((part) => typeof part === 'number');
    const rank = parts.find((part) => typeof part === 'string' && part.length === 1);
    const cards = parts.filter((part) => part !== seat && part !== rank);
    if (parts.length !== 3 || cards.length !== 1) failCase('thenScan', 'seat, rank, cards', one);
    const found = scan(state, readNumber('thenScan', seat), RANKS.indexOf(String(rank)));
    expectSame('thenScan', formatCards(cardsOf('thenScan', cards[0])), found);
  }
}

type Check = (expected: unknown, now: Position, before: State) => void;

function bySeat(what: string, value: (state: State, seat: number) => unknown): Check {
  return (expected, { state }) => {
    for (const [seat, wanted] of Object.entries(readObject(what, expected))) {
      expectSame(`${what} ${seat}`, wanted, value(state, Number(seat)));
    }
  };
}

/** A check for each key of `expect`, on the position after the action. */
const AFTER: Readonly<Record<string, Check>> = {
  package: (expected, now) => expectSame('package', expected ?? '', now.package),
  center: (expected, now) => expectSame('center', expected, now.centre),
  pool: (expected, { state }) => expectSame('pool', expected, formatCards(pileOf(state, S.POOL))),
  slots: (expected, now, before) => {
    const cards = readObject('slots', expected);
    expectOnlyKeys(cards, ['0', '1', '2', '3']);
    for (let seat = 0; seat < SEATS; seat++) {
      expectSame(`slot ${seat}`, cards[seat] ?? formatCards(pileOf(before, seat)), now.slot(seat));
    }
  },
  seals: (expected, now) => expectSame('seals', expected, now.seals),
  acc: (expected, { state }) => {
    for (const [rank, wanted] of Object.entries(readObject('acc', expected))) {
      expectSame(`acc ${rank}`, wanted, state.accessible[RANKS.indexOf(rank)]);
    }
  },
  turn: (expected, { state }) => expectSame('turn', expected, state.now[S.TURN]),
  round: (expected, { state }) => expectSame('round', expected, state.now[S.ROUND]),
  plays: (expected, { state }) => expectSame('plays', expected, state.now[S.PLAYED]),
  handSizes: (expected, { state }) => expectSame('handSizes', expected, [...state.held]),
  hands: (expected, { state }) =>
    expectSame(
      'hands',
      listOfLength('hands', expected, SEATS).map((hand) => formatCards(cardsOf('hands', hand))),
      Array.from({ length: SEATS }, (_, seat) => formatCards(handOf(state, seat))),
    ),
  deckDrop: (expected, now) => expectSame('deckDrop', expected, now.dealt),
  over: (expected, { state }) => expectSame('over', expected, turn(state) === OVER),
  scores: (expected, { state }) => expectSame('scores', expected, scores(state)),
  ranks: (expected, { state }) => expectSame('ranks', expected, placesOf(scores(state), 'low')),
  legalAfter: (expected, { state }) => {
    const list = legalMoves(state).map((move) => formatLegal(state, move));
    expectSame('legalAfter', expected, Array.isArray(expected) ? list : list.length);
  },
  score: bySeat('score', (state, seat) => scores(state)[seat]),
  locked: bySeat('locked', (state, seat) => state.locked[seat]),
  thenScan: (expected, { state }) => checkScan(state, expected),
};

export function runCase(test: JsonObject): void {
  expectOnlyKeys(test, CASE_KEYS);
  const expect = readObject('expect', test['expect']);
  if (test['state'] === undefined) {
    runTables(expect);
    return;
  }
  const given = readObject('state', test['state']);
  expectOnlyKeys(expect, [...Object.keys(AFTER), 'legal', 'errors']);
  const position = Position.read(readOptionsOf(rules, test['options'] ?? given['options']), given);
  const { state } = position;
  const before = new State(state.options);
  copy(state, before);
  if (expect['legal'] !== undefined) {
    expectSame(
      'legal',
      expect['legal'],
      legalMoves(state).map((move) => formatLegal(state, move)),
    );
  }
  for (const error of readList('errors', expect['errors'] ?? [])) {
    const [action, reason] = listOfLength('errors', error, 2);
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
  const pairs = (key: string): readonly (readonly unknown[])[] =>
    readList(key, expect[key] ?? []).map((pair) => listOfLength(key, pair, 2));
  const points = pairs('scores').map(([cards, wanted]) => {
    const got = penaltyOf(cardsOf('scores', cards).map(formatCard));
    expectSame('scores', wanted, got);
    return got;
  });
  if (expect['ranks'] !== undefined) expectSame('ranks', expect['ranks'], placesOf(points, 'low'));
  for (const [list, wanted] of pairs('rank')) {
    expectSame('rank', wanted, placesOf(readList('rank', list).map(Number), 'low'));
  }
}
