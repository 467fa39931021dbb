/** A hint's claims about a move must be true of the position and its rules. */
import { expect, test } from 'vitest';
import { ulti } from '../../src/index.ts';
import { DISCARD } from '../../src/codes.ts';
import { reason } from '../../src/knowledge/expert/reason.ts';
import { card, dealOf, stateOf } from '../positions.ts';

/** Of a ten in a suit of three, laid down after this bid. */
function discarded(bid: string, rules: string): string {
  const state = stateOf(`${dealOf('A7 A9 AO AK AX AA BX B8 B9 LA L8 H7')} ; bid ${bid}`, rules);
  const move = DISCARD + card('BX');
  expect(ulti.formatTruth(state, move)).toBe('discard BX');
  return reason(state, move);
}

test.each(['P', 'U', '40'])('points in the talon are safe for who plays %s', (bid) => {
  expect(discarded(bid, 'seed')).toBe('discard-points:10');
});

test.each(['P', 'PU', '40'])('and are no reason where they go to the defenders: %s', (bid) => {
  expect(discarded(bid, 'tournament')).toBe('discard-suit:2');
});

test.each(['BE', 'D'])('nor where nobody counts them: %s', (bid) => {
  expect(discarded(bid, 'seed')).toBe('discard-suit:2');
});
