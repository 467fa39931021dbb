/** What a bid pays and risks, and what each part needs, shown before it is made. */
import type { Bid, View } from '@pakli/ulti';
import { FORFEIT, isForfeited } from '@pakli/ulti/present';
import type { Talk } from '../../words/talk.ts';
import { hasCardsFor, riskOf } from './auction.ts';

export function tellBid(bid: Bid, view: View, talk: Talk): string {
  const { bid: words } = talk.text.games.ulti;
  const { ladder } = talk.text.tables.ulti;
  if (isForfeited(bid, view.options)) return words.forfeit(-FORFEIT);
  return [
    ladder.wins(bid.value),
    ladder.loses(riskOf(view.options, bid)),
    ...bid.components.map(({ c }) => words.needs[c]),
    ...(view.seat === null || hasCardsFor(view, bid) ? [] : [ladder.missing]),
  ].join('; ');
}
