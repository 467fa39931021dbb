/** Texts of a table about claiming the rest: its name, and its result or why it is not sure. */
import type { View } from '@pakli/ulti';
import type { Claim } from '@pakli/ulti/present';
import type { Catalogue } from '../catalogue.ts';

export interface ClaimWords {
  readonly name: string;
  readonly about: string;
}

/** `inDeck`: the shown card for one in the notation. */
export function claimWords(
  { tables, games }: Catalogue,
  claim: Claim,
  { hand, seat, soloist }: View,
  inDeck: (card: string) => string = (card) => card,
): ClaimWords {
  const words = tables.ulti.claim;
  const left = hand?.length ?? 0;
  const ours = seat !== soloist;
  const betli = 'takes' in claim && claim.takes === 'none';
  const name = betli ? words.none : ours ? words.ours : words.mine;
  if (claim.sure) {
    return { name, about: betli ? words.noneAbout(left) : words.about(left, ours) };
  }
  if (claim.why === 'card') {
    return { name, about: words.unsure(games.ulti.card.name(inDeck(claim.card))) };
  }
  return { name, about: words[claim.why] };
}
