/** Ulti's table: auction, talon, trick and contract, and how moves animate on them. */
import type { Seen, View } from '@pakli/ulti';
import type { GameTable, Rest, SceneOf } from '../../table/game-table.ts';
import { beats } from './beats.ts';
import { describe } from './describe.ts';
import { Face } from './Face.tsx';
import { own } from './Own.tsx';
import { Result } from './Result.tsx';
import { Score } from './Score.tsx';
import { Table } from './Table.tsx';
import { LazyTray } from './FoldedTray.tsx';
import { attempt, giveUp, named, touch } from './touch.ts';
import { claimWords, personAt } from '@pakli/text';
import { type Claim, concessionOf } from '@pakli/ulti/present';
import type { Talk } from '../../words/talk.ts';

export const table: GameTable<View, Seen> = {
  id: 'ulti',
  best: 'high',
  Table,
  own,
  Score,
  Tray: LazyTray,
  Result,
  Face,
  describe,
  sounds: {
    over: 'end',
    marriages: 'stamp',
    trick: 'take',
    contract: 'stamp',
    said: 'say',
    pickup: 'slide',
    deal: 'deal',
  },
  named,
  touch,
  attempt,
  giveUp,
  price,
  rest,
  beats,
  isTriumph: ({ seen }, { seat, view }) =>
    view.soloist === seat &&
    seen.some(
      (part) =>
        part.kind === 'over' &&
        part.result.lines.some(
          ({ name, amounts: [left, right] }) => name === 'ulti' && left + right > 0,
        ),
    ),
  // An opponent's discard cannot be seen; the bid before it is the news.
  aside: (seen) => seen.every((part) => part.kind === 'discard' && part.card === null),
  remembers: (past) => past,
};

/** Claiming the rest, in the table's words. */
function rest({ view, claim: told }: SceneOf<View>, talk: Talk): Rest | undefined {
  const claim = told as Claim | undefined;
  if (claim === undefined || (!claim.sure && claim.why === 'closed')) return undefined;
  return {
    ...claimWords(talk.text, claim, view, (card) => talk.speech.inDeck?.(card) ?? card),
    move: claim.sure ? `play ${claim.card}` : undefined,
  };
}

/** What giving up costs the soloist (rule 7.7), shown before it is done. */
function price({ view }: SceneOf<View>, talk: Talk): string | undefined {
  const { soloist, seats } = view;
  const pays = concessionOf(view);
  if (soloist === null || pays === undefined) return undefined;
  const payer = personAt(talk.company, soloist);
  return pays
    .map((amount, lane) => {
      const defender = personAt(talk.company, (soloist + 1 + lane) % seats);
      return talk.text.games.ulti.result.pays(payer, defender, amount);
    })
    .join(' ');
}
