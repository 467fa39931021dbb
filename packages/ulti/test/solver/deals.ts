/** Deals as golden files spell them. */
import { parseCard, parseSuit } from '../../src/cards.ts';
import type { Position } from '../../src/knowledge/solver/index.ts';

export interface Deal {
  readonly hands: readonly (readonly string[])[];
  readonly talon: readonly string[];
  readonly trump: string;
}

export function maskOf(cards: readonly string[]): number {
  return cards.reduce((mask, card) => mask | (1 << parseCard(card)!), 0);
}

/** The first lead of the soloist at seat 0. */
export function startOf(deal: Deal, noTrump: boolean): Position {
  return {
    hands: deal.hands.map(maskOf) as unknown as Position['hands'],
    talon: maskOf(deal.talon),
    trump: noTrump ? undefined : parseSuit(deal.trump),
    soloist: 0,
    leader: 0,
    table: [],
    points: [0, 0],
    tricks: [0, 0],
    aces: 0,
  };
}
