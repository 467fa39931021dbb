/** The hand without the table, with card texts. */
import type { View } from '@pakli/compile';
import type { OwnHand, TableProps } from '../../table/game-table.ts';
import { Prompt } from '../../table/Prompt.tsx';
import { Spot } from '../../table/Spot.tsx';
import { parseCardName, textOf } from './cards.ts';
import { inOrder } from './in-order.ts';
import { Panel } from './Panel.tsx';
import { handPlace, handZone } from './places.ts';

export function own({ scene: { view, seat }, talk }: TableProps<View>): OwnHand | undefined {
  const { pending } = view;
  // When a text or the cache asks, the field is part of the question.
  if (pending?.player === seat && (pending.cause !== null || pending.min !== undefined))
    return undefined;
  const { card: words } = talk.text.games.compile;
  const cards = inOrder(view, seat).map((card) => {
    const { protocol, value } = parseCardName(card);
    return (
      <Spot key={card} place={handPlace(card)} card={card} name={words.name(protocol, value)}>
        <Panel card={card} text={textOf(card, talk.text)} />
      </Spot>
    );
  });
  return { prompt: <Prompt />, cards, place: handZone(seat), ratio: 1.45, tall: 2 };
}
