/** What a contract means for play (rules 6.4, 7.2, 7.4, 7.6): marriages, duties, early end. */
import type { Seat } from '@pakli/core';
import { marriage, NO_TRUMP, seven, suitCards, type Cards, type Suit } from './cards.ts';
import { has, type Bid } from './ladder.ts';
import type { Options } from './options.ts';
import * as S from './state.ts';
import { contractOf, type State } from './state.ts';
import { SEATS } from './types.ts';

// Values of EARLY: which trick ends the deal.
const NEVER = 0;
const AT_SOLOIST_TRICK = 1;
const AT_DEFENDER_TRICK = 2;

/** A marriage on record as a number: 1 for the forty, 2 for each twenty. */
const FORTY = 1;
const TWENTY = 2;

/** Rule 6.4: values high to low. */
export function marriageValues(record: number): number[] {
  const values = (record & FORTY) !== 0 ? [40] : [];
  for (let left = record >> 1; left > 0; left--) values.push(20);
  return values;
}

/** Inverse of `marriageValues`; undefined for any other value. */
export function marriageRecord(values: readonly number[]): number | undefined {
  let record = 0;
  for (const value of values) {
    if (value === 20 && record >> 1 < 3) record += TWENTY;
    else if (value === 40 && (record & FORTY) === 0) record += FORTY;
    else return undefined;
  }
  return record;
}

/** Rule 6.4: a hand's marriages on record in a contract. */
export function marriagesOf(bid: Bid, trump: Suit, hand: Cards, isSoloist: boolean): number {
  let record = 0;
  for (let suit = 0; suit < 4; suit++) {
    const pair = marriage(suit);
    if ((hand & pair) === pair) record += suit === trump ? FORTY : TWENTY;
  }
  if (has(bid, 'passz')) return record;
  if (!isSoloist) return 0;
  if (has(bid, '40-100')) return record & FORTY;
  if (has(bid, '20-100')) return record >= TWENTY ? TWENTY : 0;
  return 0;
}

/** Rule 7.6. */
function earlyEnd(bid: Bid, options: Options): number {
  if (!options.earlyEnd || bid.components.length > 1) return NEVER;
  if (has(bid, 'betli')) return AT_SOLOIST_TRICK;
  return has(bid, 'durchmars') ? AT_DEFENDER_TRICK : NEVER;
}

/** Fixes trump and its consequences (rules 6.4, 7.2, 7.4, 7.6); the soloist leads (rule 7.1). */
export function startPlay(state: State, trump: Suit): void {
  const { at, options } = state;
  const bid = contractOf(state);
  const soloist = at[S.SOLOIST]!;
  at[S.TRUMP] = trump;
  at[S.TRUMPS] = trump === NO_TRUMP ? 0 : suitCards(trump);
  at[S.ORDER] = trump << 5;
  at[S.DUTY] = has(bid, 'betli') && !options.betliMustBeat ? 0 : -1;
  at[S.KEEP + soloist] = options.keepSeven && has(bid, 'ulti') ? seven(trump) : 0;
  at[S.SIZE] = bid.components.length;
  at[S.LANED] = options.individualKontra && bid.noTrump ? 1 : 0;
  at[S.EARLY] = earlyEnd(bid, options);
  for (let seat: Seat = 0; seat < SEATS; seat++) {
    at[S.MARRIAGE + seat] = marriagesOf(bid, trump, at[S.HAND + seat]!, seat === soloist);
  }
  at[S.PHASE] = S.PLAYING;
  at[S.TURN] = soloist;
}
