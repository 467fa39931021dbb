/** Readers of golden files: invalid input fails the case. */

import { expectOnlyKeys, failCase, readList, readNumber, readText } from '@pakli/core/golden';
import type { JsonObject } from '@pakli/core/shape';
import { NO_TRUMP, parseCard, parseSuit, type UltiCard, type Suit } from '../src/cards.ts';
import { marriageRecord } from '../src/contract.ts';
import type { Facts } from '../src/facts.ts';
import type { Bid } from '../src/ladder.ts';
import { MOST_CHOICES, moves } from '../src/moves.ts';
import { formatTruth } from '../src/notation.ts';
import type { State } from '../src/state.ts';
import { TRICKS_OF_DEAL } from '../src/types.ts';

export function flag(what: string, given: unknown): boolean {
  if (given === undefined) return false;
  return typeof given === 'boolean' ? given : failCase(what, 'true or false', given);
}

/** Different cards, in order. */
export function cards(what: string, given: unknown): UltiCard[] {
  const found = readList(what, given).map(
    (name) => parseCard(readText(what, name)) ?? failCase(what, 'a card', name),
  );
  return new Set(found).size === found.length ? found : failCase(what, 'different cards', given);
}

export function trumpOf(given: unknown): Suit {
  if (given === null) return NO_TRUMP;
  return parseSuit(readText('trump', given)) ?? failCase('trump', 'a suit or null', given);
}

export function bid(state: State, given: unknown): Bid {
  return (
    state.ladder.byId.get(readText('bid', given)) ?? failCase('bid', 'a bid of the ladder', given)
  );
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
  const values = readList(what, given ?? []).map((value) => readNumber(what, value));
  return marriageRecord(values) ?? failCase(what, 'marriages', given);
}

export function readFacts(given: JsonObject): Facts {
  expectOnlyKeys(given, FACTS);
  const count = (key: string, absent = 0): number =>
    given[key] === undefined ? absent : readNumber(key, given[key]);
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
