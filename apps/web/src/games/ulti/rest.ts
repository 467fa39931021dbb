/** Claiming the rest, in the words of the table. */
import { claimWords } from '@pakli/text';
import { claimOf, type View } from '@pakli/ulti';
import type { Rest, SceneOf } from '../../table/game-table.ts';
import type { Talk } from '../../words/talk.ts';

export function rest({ view }: SceneOf<View>, talk: Talk): Rest | undefined {
  const claim = claimOf(view);
  if (!claim.sure && claim.why === 'closed') return undefined;
  return {
    ...claimWords(talk.text, claim, view, (card) => talk.speech.inDeck?.(card) ?? card),
    move: claim.sure ? `play ${claim.card}` : undefined,
  };
}
