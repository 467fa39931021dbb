/** Readers of golden files: what is not as it should be fails the case. */

import { isJsonObject } from '@pakli/core/shape';
import { expectOnlyKeys, failCase } from '@pakli/core/golden';
import { NO_TRUMP, parseCard, parseSuit, type Card, type Suit } from './cards.ts';
import { marriageRecord } from './contract.ts';
import type { Bid } from './ladder.ts';
import { MOST_CHOICES, moves } from './moves.ts';
import { formatTruth } from './naming.ts';
import type { Facts } from './facts.ts';
import type { State } from './state.ts';
import { TRICKS_OF_DEAL } from './types.ts';

export const NOTES: readonly string[] = ['id', 'title', 'source', 'note', 'notes'];

export function text(what: string, given: unknown): string {
  return typeof given === 'string' ? given : failCase(what, 'text', given);
}

export function number(what: string, given: unknown): number {
  return typeof given === 'number' ? given : failCase(what, 'a number', given);
}

export function flag(what: string, given: unknown): boolean {
  if (given === undefined) return false;
  return typeof given === 'boolean' ? given : failCase(what, 'true or false', given);
}

export function list(what: string, given: unknown): readonly unknown[] {
  return Array.isArray(given) ? given : failCase(what, 'a list', given);
}

/** Different cards, in order. */
export function cards(what: string, given: unknown): Card[] {
  const found = list(what, given).map(
    (name) => parseCard(text(what, name)) ?? failCase(what, 'a card', name),
  );
  return new Set(found).size === found.length ? found : failCase(what, 'different cards', given);
}

export function trumpOf(given: unknown): Suit {
  if (given === null) return NO_TRUMP;
  return parseSuit(text('trump', given)) ?? failCase('trump', 'a suit or null', given);
}

export function bid(state: State, given: unknown): Bid {
  return state.ladder.byId.get(text('bid', given)) ?? failCase('bid', 'a bid of the ladder', given);
}

export const FACTS: readonly string[] = [
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
  return marriageRecord(values) ?? failCase(what, 'marriages', given);
}

export function readFacts(given: unknown): Facts {
  if (!isJsonObject(given)) return failCase('facts', 'an object', given);
  expectOnlyKeys(given, FACTS);
  const count = (key: string, absent = 0): number =>
    given[key] === undefined ? absent : number(key, given[key]);
  const who = given['lastTrick7'] ?? null;
  if (who !== null && who !== 'sol' && who !== 'def')
    return failCase('lastTrick7', 'sol, def, null', who);
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

const buffer = new Int32Array(MOST_CHOICES);

export function texts(state: State): string[] {
  return Array.from(buffer.subarray(0, moves(state, buffer)), (move) => formatTruth(state, move));
}
