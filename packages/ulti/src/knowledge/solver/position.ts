/**
 * A play position with all cards known, as plain data: the solver's input. Cards are numbers `suit
 * * 8 + rank` (suits H B L A, ranks 7 8 9 U O K X A), sets of cards are 32-bit masks of these
 * numbers.
 */

import { count, DECK_SIZE } from '../../cards.ts';
import { rules, type Options } from '../../options.ts';
import { TRICKS_OF_DEAL, type Component } from '../../types.ts';

/** Kontra levels of a component against the soloist's next seat and the one after (6.3). */
export type KontraLevels = readonly [number, number];

/** The rule options that the play and its payment depend on (1). */
export type PlayOptions = Pick<
  Options,
  | 'cardPoints'
  | 'talonOwner'
  | 'betliMustBeat'
  | 'ultiPenalty'
  | 'silent100'
  | 'silent100Marriages'
  | 'silentUltiFail'
  | 'marriageNeedsTrick'
  | 'keepSeven'
  | 'earlyEnd'
>;

/** The ruleset `seed`. */
export const SEED_OPTIONS: PlayOptions = rules.defaults;

/** Where the cards are and what the tricks so far have brought. */
export interface Position {
  readonly hands: readonly [number, number, number];
  readonly talon: number;
  /** 0..3, or undefined in a contract without trump. */
  readonly trump: number | undefined;
  readonly soloist: number;
  /** Who led, or leads, the current trick. */
  readonly leader: number;
  /** Cards of the current trick, from the leader on: none, one or two. */
  readonly table: readonly number[];
  /** Card points in the tricks of the soloist and of the defenders; the talon's are not among them. */
  readonly points: readonly [number, number];
  /** Tricks of the soloist and of the defenders. */
  readonly tricks: readonly [number, number];
  /** Aces in the soloist's tricks. */
  readonly aces: number;
}

/** The stakes. */
export interface Stakes {
  /** Value of each component of the contract, doubled in Hearts (4.2). */
  readonly values: Readonly<Partial<Record<Component, number>>>;
  /** A Hearts contract: silent bonuses and the flat penalty count double. */
  readonly hearts: boolean;
  readonly kontra: Readonly<Partial<Record<Component, KontraLevels>>>;
  /** Marriages on record of the soloist and of both defenders (6.4): 40 and 20s. */
  readonly marriages: readonly [readonly number[], readonly number[]];
}

/** Why a position cannot occur in a deal (11.3), or undefined. */
export function faultOf(position: Position): string | undefined {
  const { hands, talon, table, leader, soloist, trump } = position;
  if (!isBelow(leader, 3) || !isBelow(soloist, 3)) return 'a seat is 0, 1 or 2';
  if (trump !== undefined && !isBelow(trump, 4)) return 'no such trump suit';
  if (!table.every((card) => isBelow(card, DECK_SIZE))) return 'no such card';
  if (table.length > 2) return 'a trick in progress has at most two cards';
  let seen = 0;
  let total = 0;
  for (const mask of [...hands, talon, ...table.map((card) => 1 << card)]) {
    if ((seen & mask) !== 0) return 'a card is in two places';
    seen |= mask;
    total += count(mask);
  }
  if (total !== count(seen)) return 'a card is in two places';
  const size = count(hands[leader] ?? 0) + (table.length > 0 ? 1 : 0);
  for (let turn = 0; turn < 3; turn++) {
    const held = count(hands[(leader + turn) % 3] ?? 0) + (turn < table.length ? 1 : 0);
    if (held !== size) return 'hand sizes do not fit the trick';
  }
  if (size === 0) return 'no card is left to be played';
  if (size > TRICKS_OF_DEAL) return 'a hand has at most ten cards';
  if (position.tricks[0] + position.tricks[1] !== TRICKS_OF_DEAL - size) {
    return 'tricks do not fit the hand sizes';
  }
  return undefined;
}

function isBelow(value: number, end: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < end;
}
