/** Whether the cards of a match by link were dealt as they had to be, and as this browser remembers it. */
import type { GameTypes, Match } from '@pakli/core';
import { verifyDeals, type DealProof } from '@pakli/host';
import type { Honesty, Remembered, RemoteFacts } from './remote-state.ts';

/** Every card again; and what was shown at first and given by this browser must be what is told now. */
export function honestyOf(
  match: Match<GameTypes>,
  deal: DealProof,
  { about, you }: Pick<RemoteFacts, 'about' | 'you'>,
  { nonces, commitment = about.commitment }: Remembered,
): Honesty {
  const known = nonces.length > 0 && you.seat !== null;
  const given = deal.nonces.some((share) => share !== null && nonces.includes(share));
  const shown = [about.commitment, commitment];
  const same = deal.table === about.table && shown.every((one) => one === deal.commitment);
  if (!same || (known && !given)) return { kind: 'wrong', wrong: 'own' };
  const found = verifyDeals(match, deal);
  if (found.honest) return { kind: 'honest', outcomes: found.outcomes, own: known };
  const { wrong, deal: number } = found;
  return { kind: 'wrong', wrong, ...(number === undefined ? {} : { deal: number }) };
}
