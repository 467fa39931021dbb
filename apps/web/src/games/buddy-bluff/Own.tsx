/** The hand without the table. */
import type { View } from '@pakli/buddy-bluff';
import { present } from '@pakli/buddy-bluff/present';
import { Card } from '../../cards/Card.tsx';
import type { OwnHand, TableProps } from '../../table/game-table.ts';
import { Prompt } from '../../table/Prompt.tsx';
import { Spot } from '../../table/Spot.tsx';
import { modeOf } from './modes.ts';
import { hand as handPlace } from './places.ts';

export function own({ scene, talk, mode }: TableProps<View>): OwnHand {
  const hand = present(scene.view, modeOf(mode)).hand ?? [];
  const cards = hand.map((card) => (
    <Spot key={card} place={handPlace(card)} card={card} name={talk.text.cards.name(card)}>
      <Card face={card} />
    </Spot>
  ));
  return { prompt: <Prompt />, cards };
}
