/** Runs golden files of the format mulle-cases/1: constructed positions, scores and sequences of moves. */
import { isRefusal, readOptions, type Move, type Seat, EVERYBODY } from '@pakli/core';
import {
  expectOnlyKeys,
  expectSame,
  expectSameSet,
  failCase,
  goldenRunner,
  NOTES,
  readList,
  readObject,
  readOptionsOf,
  readText,
  type GoldenRunner,
} from '@pakli/core/golden';
import type { JsonObject } from '@pakli/core/shape';
import { formatKind, parseKind, type Kind } from '../src/cards.ts';
import { kindOf } from '../src/codes.ts';
import { addCard } from '../src/hand.ts';
import { list } from '../src/moves.ts';
import { formatIntent, parseIntent, read, format } from '../src/notation.ts';
import { rules, type Options } from '../src/options.ts';
import { formatPile, parsePile } from '../src/parts.ts';
import { act, play } from '../src/play.ts';
import { readPosition } from '../src/position.ts';
import { sheet, sheetOf } from '../src/scoring.ts';
import { State, turn } from '../src/state.ts';
import { NAMES } from '../src/types.ts';
import { view } from '../src/view.ts';
import { setKind } from '../src/world.ts';

const CASE_KEYS = [
  'rules',
  'opts',
  'player',
  'table',
  'hand',
  'moves',
  'all_moves',
  'play',
  'after',
  'score',
  'expect',
  ...NOTES,
];
const SEQUENCE_KEYS = ['rules', 'opts', 'table', 'hands', 'moves', 'final', ...NOTES];
const SHEET_KEYS = ['mulle', 'tabbe', 'intake', 'bonus', 'total'] as const;

/** Runner for `pakli golden`. */
export const golden: GoldenRunner = goldenRunner('mulle', {
  'mulle-cases/1': { cases: runCase, sequences: runSequence },
});

function optionsOf(test: JsonObject): Options {
  const preset = readOptions(rules, readText('rules', test['rules'] ?? 'synced'));
  if (isRefusal(preset)) return failCase('rules', 'known rules', preset);
  return readOptionsOf(rules, { ...preset, ...readObject('opts', test['opts'] ?? {}) });
}

function texts(what: string, given: unknown): string[] {
  return readList(what, given).map((item) => readText(what, item));
}

function card(what: string, name: string): Kind {
  return parseKind(name) ?? failCase(what, 'a card', name);
}

/** Card names as the engine writes them. */
function cards(what: string, given: unknown): string[] {
  return texts(what, given).map((name) => formatKind(card(what, name)));
}

function joined(items: readonly string[], separator: string): string {
  return items.length === 0 ? '(empty)' : items.join(separator);
}

/** Piles with their cards in canonical order. */
function piles(given: unknown): string[] {
  return texts('table', given).map((name) => {
    const pile = parsePile(name);
    if (isRefusal(pile)) return failCase('table', 'a pile', name);
    const names = [...pile.cards].sort((a, b) => a - b).map(formatKind);
    return formatPile({ ...pile, cards: names });
  });
}

/** Moves as the engine writes them. */
function moveTexts(what: string, given: unknown): string[] {
  return texts(what, given).map((name) => {
    const intent = parseIntent(name);
    return intent === undefined ? failCase(what, 'a move', name) : formatIntent(intent);
  });
}

function seatNamed(what: string, name: unknown): Seat {
  const seat = NAMES.findIndex((known) => known === name);
  return seat < 0 ? failCase(what, NAMES.join(' or '), name) : seat;
}

function position(options: Options, line: string): State {
  const state = new State(options);
  const refusal = readPosition(state, line);
  return refusal === undefined ? state : failCase('position', line, refusal);
}

function runCase(test: JsonObject): void {
  expectOnlyKeys(test, CASE_KEYS);
  const options = optionsOf(test);
  const checks = ['moves', 'all_moves', 'play', 'score'].filter((key) => key in test);
  if (checks.length === 0) failCase('keys', 'moves, all_moves, play or score', Object.keys(test));
  if ('score' in test) runScore(options, test);
  if ('play' in test !== 'after' in test) failCase('keys', 'play and after together', test);
  if (checks.some((key) => key !== 'score')) runPosition(options, test);
}

function runPosition(options: Options, test: JsonObject): void {
  const player = readText('player', test['player']);
  const seat = seatNamed('player', player);
  const hand = joined(texts('hand', test['hand']), ', ');
  const table = joined(texts('table', test['table']), ' | ');
  const state = position(options, `table: ${table} ; ${player}: ${hand} ; starter: ${player}`);
  const legal = list(state);
  const written = (moves: readonly Move[]): string[] => moves.map((move) => format(state, move));
  if ('all_moves' in test) {
    expectSameSet('all_moves', moveTexts('all_moves', test['all_moves']), written(legal));
  }
  for (const [name, expected] of Object.entries(readObject('moves', test['moves'] ?? {}))) {
    const kind = card('moves', name);
    const of = legal.filter((move) => kindOf(move) === kind);
    expectSameSet(`moves of ${name}`, moveTexts('moves', expected), written(of));
  }
  if (!('play' in test)) return;
  const move = read(state, seat, readText('play', test['play']));
  if (isRefusal(move)) return failCase('play', test['play'], move);
  act(state, seat, move);
  const after = readObject('after', test['after']);
  expectOnlyKeys(after, ['table', 'captured', 'mulles', 'tabbe']);
  const { captured, mulles, tabbe } = view(state, seat);
  if ('table' in after) sameTable(state, after['table']);
  if ('captured' in after) {
    expectSameSet('captured', cards('captured', after['captured']), captured[seat] ?? []);
  }
  if ('mulles' in after)
    expectSameSet('mulles', cards('mulles', after['mulles']), mulles[seat] ?? []);
  if ('tabbe' in after) expectSame('tabbe', after['tabbe'], tabbe[seat]);
}

function sameTable(state: State, expected: unknown): void {
  expectSameSet('table', piles(expected), view(state, EVERYBODY).table.map(formatPile));
}

/** Rules 8.3 to 8.5 on the piles given. */
function runScore(options: Options, test: JsonObject): void {
  const score = readObject('score', test['score']);
  expectOnlyKeys(score, ['captured', 'mulles', 'tabbe']);
  const expect = readObject('expect', test['expect']);
  expectOnlyKeys(expect, SHEET_KEYS);
  const words = new Int32Array(6);
  for (const name of texts('captured', score['captured'] ?? [])) {
    addCard(words, 0, card('captured', name));
  }
  for (const name of texts('mulles', score['mulles'] ?? []))
    setKind(words, 4, card('mulles', name));
  const got = sheetOf(options, words, 0, 4, Number(score['tabbe'] ?? 0));
  for (const key of SHEET_KEYS) if (key in expect) expectSame(key, expect[key], got[key]);
}

function runSequence(test: JsonObject): void {
  expectOnlyKeys(test, SEQUENCE_KEYS);
  const options = optionsOf(test);
  const hands = readObject('hands', test['hands']);
  expectOnlyKeys(hands, NAMES);
  const moves = texts('moves', test['moves']).map((line) => {
    const [name = '', ...rest] = line.split(':');
    return { name: name.trim(), move: rest.join(':').trim() };
  });
  const starter = moves[0]?.name ?? Object.keys(hands)[0] ?? '';
  const order = [starter, ...NAMES.filter((name) => name !== starter && name in hands)];
  const shown = order.map((name) => `${name}: ${joined(texts('hands', hands[name]), ', ')}`);
  const table = joined(texts('table', test['table']), ' | ');
  const state = position(options, `table: ${table} ; ${shown.join(' ; ')} ; starter: ${starter}`);
  for (const [i, { name, move: line }] of moves.entries()) {
    const seat = seatNamed(`move ${i + 1}`, name);
    if (turn(state) !== seat) failCase(`move ${i + 1}`, `turn of ${name}`, turn(state));
    const move = read(state, seat, line);
    play(state, isRefusal(move) ? failCase(`move ${i + 1}`, line, move) : move);
  }
  runFinal(state, readObject('final', test['final']));
}

function runFinal(state: State, final: JsonObject): void {
  expectOnlyKeys(final, ['table', 'lastCapturer', ...NAMES]);
  const known = view(state, EVERYBODY);
  if ('table' in final) sameTable(state, final['table']);
  if ('lastCapturer' in final) {
    expectSame(
      'lastCapturer',
      final['lastCapturer'],
      known.last === null ? null : NAMES[known.last],
    );
  }
  NAMES.forEach((name, seat) => {
    if (!(name in final)) return;
    const expected = readObject(name, final[name]);
    expectOnlyKeys(expected, ['captured', 'mulles', ...SHEET_KEYS]);
    const got = sheet(state, seat);
    for (const key of ['captured', 'mulles'] as const) {
      if (key in expected) {
        expectSameSet(`${key} ${name}`, cards(key, expected[key]), known[key][seat] ?? []);
      }
    }
    for (const key of SHEET_KEYS) {
      if (key in expected) expectSame(`${key} ${name}`, expected[key], got[key]);
    }
  });
}
