/** Whole games of golden files: a deck, a policy that picks the moves, and the result. */
import { OVER, placesOf } from '@pakli/core';
import { DECK_SIZE } from '@pakli/core/cards';
import {
  expectOnlyKeys,
  expectSame,
  failCase,
  readNumber,
  readObject,
  readOptionsOf,
} from '@pakli/core/golden';
import type { JsonObject } from '@pakli/core/shape';
import { setup } from '../src/deal.ts';
import { format } from '../src/notation.ts';
import { rules } from '../src/options.ts';
import { scores } from '../src/scoring.ts';
import { pileOf, PLAYED, POOL, State, turn } from '../src/state.ts';
import { SEATS } from '../src/types.ts';
import { cardsOf, legalMoves, formatCards, Position } from './position.ts';

const GAME_KEYS = ['id', 'title', 'note', 'src', 'options', 'deck', 'starter', 'policy', 'expect'];

const POLICIES: Readonly<Record<string, (plays: number, count: number) => number>> = {
  first: () => 0,
  mix: (plays, count) => (plays * 7 + 3) % count,
};

export function runGame(test: JsonObject): void {
  expectOnlyKeys(test, GAME_KEYS);
  const expect = readObject('expect', test['expect']);
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
  const starter = readNumber('starter', test['starter']);
  const state = new State(readOptionsOf(rules, test['options']));
  setup(state, { number: 0, starter, carry: [] });
  const position = new Position(state, deck);
  position.deal();
  const actions: string[] = [];
  const seals: object[] = [];
  let packages = 0;
  while (turn(state) !== OVER) {
    const list = legalMoves(state);
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
    pool: formatCards(pileOf(state, POOL)),
    center: position.centre,
    scores: scores(state),
    ranks: placesOf(scores(state), 'low'),
  };
  for (const [key, wanted] of Object.entries(expect)) expectSame(key, wanted, got[key]);
}
