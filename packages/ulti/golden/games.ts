/** Games of the format ulti-games/1: whole deals with the legal cards before every play. */

import { isRefusal } from '@pakli/core';
import {
  expectOnlyKeys,
  expectSame,
  expectSameSet,
  failCase,
  NOTES,
  readList,
  readObject,
  readText,
} from '@pakli/core/golden';
import type { JsonObject } from '@pakli/core/shape';
import { formatCards, setOf } from '../src/cards.ts';
import { isPlay } from '../src/codes.ts';
import { marriageValues } from '../src/contract.ts';
import { factsOf, noFacts } from '../src/facts.ts';
import { MOST_CHOICES, moves } from '../src/moves.ts';
import { read } from '../src/notation.ts';
import { rules } from '../src/options.ts';
import { play } from '../src/play.ts';
import { readPosition } from '../src/position.ts';
import { linesOf, scores } from '../src/scoring.ts';
import { MARRIAGE, State, TRICKS, turn } from '../src/state.ts';
import { TRICKS_OF_DEAL, type Event } from '../src/types.ts';
import { FACTS } from './readers.ts';

const buffer = new Int32Array(MOST_CHOICES);

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

export function runGame(test: JsonObject): void {
  expectOnlyKeys(test, GAME_KEYS);
  const state = new State(rules.defaults);
  const hands = readList('hands', test['hands']).map((hand) => readList('hand', hand).join(' '));
  const refusal = readPosition(
    state,
    [
      `contract: ${readText('bid', test['bid'])}`,
      `trump: ${test['trump'] === null ? '-' : readText('trump', test['trump'])}`,
      'soloist: 0',
      ...hands.map((hand, seat) => `hand ${seat}: ${hand}`),
      `talon: ${readList('talon', test['talon']).join(' ')}`,
    ].join(' ; '),
  );
  if (refusal !== undefined) return failCase('deal', 'a deal', refusal);
  const { at } = state;
  expectSame(
    'marriages',
    test['marriages'],
    [0, 1, 2].map((seat) => marriageValues(at[MARRIAGE + seat]!)),
  );
  for (const given of readList('plays', test['plays'])) runPlay(state, readObject('play', given));
  expectSame('over', true, turn(state) < 0);
  const ended = at[TRICKS] === TRICKS_OF_DEAL ? null : at[TRICKS];
  expectSame('endedAfterTrick', test['endedAfterTrick'], ended);
  checkFacts(state, readObject('facts', test['facts']));
  const lines = linesOf(state).map(({ name, amounts }) => [name, amounts]);
  expectSameSet('lines', readList('lines', test['lines']), lines);
  expectSame('deltas', test['deltas'], scores(state));
}

/** A file's expectations of the end; omitted ones are not compared. */
function checkFacts(state: State, given: JsonObject): void {
  expectOnlyKeys(given, FACTS);
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
  for (const [key, value] of Object.entries(given)) {
    // Two seats together: a file may list one after the other.
    if (key === 'defMarr') expectSameSet(key, readList(key, value), readList(key, got[key]));
    else expectSame(key, value, got[key]);
  }
}

function runPlay(state: State, given: JsonObject): void {
  expectOnlyKeys(given, ['seat', 'legal', 'card', 'trickWinner', 'trickPoints']);
  expectSame('seat', given['seat'], turn(state));
  const legal = Array.from(buffer.subarray(0, moves(state, buffer))).filter(isPlay);
  const names = formatCards(setOf(legal));
  expectSameSet('legal', readList('legal', given['legal']), names);
  const card = readText('card', given['card']);
  const move = read(state, turn(state), `play ${card}`);
  if (isRefusal(move)) return failCase(`play ${card}`, 'a legal card', move);
  const events: Event[] = [];
  play(state, move, (event) => void events.push(event));
  const trick = events.find((event) => event.kind === 'trick');
  expectSame('trickWinner', given['trickWinner'], trick?.winner);
  expectSame('trickPoints', given['trickPoints'], trick?.points);
}
