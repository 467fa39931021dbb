/** The hand without the table. Twins are one target, as in the fan. */
import type { View } from '@pakli/mulle';
import { Card } from '../../cards/Card.tsx';
import type { OwnHand, TableProps } from '../../table/game-table.ts';
import { Prompt } from '../../table/Prompt.tsx';
import { Spot } from '../../table/Spot.tsx';
import { holdings } from './holdings.ts';
import './Own.css';
import { handPlace } from './places.ts';
import { handValue } from './values.ts';
import { Worth } from './Worth.tsx';

export function own({ scene: { view }, talk }: TableProps<View>): OwnHand {
  const hand = view.hand ?? [];
  const cards = holdings(hand).map(({ card, laid }) => (
    <Spot
      key={card}
      place={handPlace(card, hand)}
      name={laid.map(({ face }) => talk.text.cards.name(face)).join(', ')}
      className="mulle-held"
    >
      {laid.map(({ face, key }) => (
        <div key={key} data-card={key}>
          <Card face={face} />
          <Worth face={face} value={handValue(face)} />
        </div>
      ))}
    </Spot>
  ));
  return { prompt: <Prompt />, cards };
}
