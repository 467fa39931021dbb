/** The hand without the table, by suit. */
import type { View } from '@pakli/ulti';
import { handOrder } from '@pakli/ulti/present';
import type { ReactElement } from 'react';
import type { OwnHand, TableProps } from '../../table/game-table.ts';
import { Prompt } from '../../table/Prompt.tsx';
import { Spot } from '../../table/Spot.tsx';
import type { Talk } from '../../words/talk.ts';
import { Face, useDeck } from './Face.tsx';
import { handPlace } from './places.ts';

export function own({ scene: { view, seat }, talk }: TableProps<View>): OwnHand | undefined {
  // Bids and announcements are made at the table.
  if (view.turn === seat && view.phase !== 'PLAY') return undefined;
  const hand = handOrder(view, seat, view.hand ?? []);
  const cards = hand.map((card) => <OwnCard key={card} card={card} talk={talk} />);
  return { prompt: <Prompt />, cards };
}

interface OwnCardProps {
  readonly card: string;
  readonly talk: Talk;
}

function OwnCard({ card, talk }: OwnCardProps): ReactElement {
  return (
    <Spot place={handPlace(card)} name={useDeck(talk).card(card)} card={card}>
      <Face face={card} />
    </Spot>
  );
}
