/** Games of the format ulti-games/1: whole deals with the legal cards before every play. */

import { isRefusal } from '@pakli/core';
import { isJsonObject, type JsonObject } from '@pakli/core/shape';
import { expectOnlyKeys, expectSame, expectSameSet, failCase } from '@pakli/core/golden';
import { formatCards, setOf } from './cards.ts';
import { read } from './check.ts';
import { isPlay } from './codes.ts';
import { marriageValues } from './contract.ts';
import { FACTS, list, NOTES, text } from './golden-input.ts';
import { MOST_CHOICES, moves } from './moves.ts';
import { play } from './play.ts';
import { readPosition } from './position.ts';
import { factsOf, noFacts } from './facts.ts';
import { linesOf, scores } from './scoring.ts';
import { MARRIAGE, State, TRICKS } from './state.ts';
import { turn } from './trick.ts';
import { rules, TRICKS_OF_DEAL, type Event } from './types.ts';

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
  if (refusal !== undefined) return failCase('deal', 'a deal', refusal);
  const { at } = state;
  expectSame(
    'marriages',
    test['marriages'],
    [0, 1, 2].map((seat) => marriageValues(at[MARRIAGE + seat]!)),
  );
  for (const given of list('plays', test['plays'])) runPlay(state, given);
  expectSame('over', true, turn(state) < 0);
  const ended = at[TRICKS] === TRICKS_OF_DEAL ? null : at[TRICKS];
  expectSame('endedAfterTrick', test['endedAfterTrick'], ended);
  checkFacts(state, test['facts']);
  const lines = linesOf(state).map(({ name, amounts }) => [name, amounts]);
  expectSameSet('lines', list('lines', test['lines']), lines);
  expectSame('deltas', test['deltas'], scores(state));
}

/** What a file tells of the end; what it leaves out is not compared. */
function checkFacts(state: State, given: unknown): void {
  if (!isJsonObject(given)) return failCase('facts', 'an object', given);
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
    if (key === 'defMarr') expectSameSet(key, list(key, value), list(key, got[key]));
    else expectSame(key, value, got[key]);
  }
}

function runPlay(state: State, given: unknown): void {
  if (!isJsonObject(given)) return failCase('play', 'an object', given);
  expectOnlyKeys(given, ['seat', 'legal', 'card', 'trickWinner', 'trickPoints']);
  expectSame('seat', given['seat'], turn(state));
  const legal = Array.from(buffer.subarray(0, moves(state, buffer))).filter(isPlay);
  const names = formatCards(setOf(legal));
  expectSameSet('legal', list('legal', given['legal']), names);
  const card = text('card', given['card']);
  const move = read(state, turn(state), `play ${card}`);
  if (isRefusal(move)) return failCase(`play ${card}`, 'a legal card', move);
  const events: Event[] = [];
  play(state, move, (event) => void events.push(event));
  const trick = events.find((event) => event.kind === 'trick');
  expectSame('trickWinner', given['trickWinner'], trick?.winner);
  expectSame('trickPoints', given['trickPoints'], trick?.points);
}
