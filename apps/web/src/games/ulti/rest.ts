/** Claiming the rest, in the words of the table. */
import { claimWords } from '@pakli/text';
import type { View } from '@pakli/ulti';
import type { Claim } from '@pakli/ulti/present';
import type { Rest, SceneOf } from '../../table/game-table.ts';
import type { Talk } from '../../words/talk.ts';

export function rest({ view, claim: told }: SceneOf<View>, talk: Talk): Rest | undefined {
  const claim = told as Claim | undefined;
  if (claim === undefined || (!claim.sure && claim.why === 'closed')) return undefined;
  return {
    ...claimWords(talk.text, claim, view, (card) => talk.speech.inDeck?.(card) ?? card),
    move: claim.sure ? `play ${claim.card}` : undefined,
  };
}
