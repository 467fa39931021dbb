/** The own cards. */
import type { ReactElement } from 'react';
import { Card } from '../../cards/Card.tsx';
import { Spot } from '../../table/Spot.tsx';
import { useTable } from '../../table/table-context.ts';
import './Hand.css';
import { hand } from './places.ts';

export function Hand({ cards }: { readonly cards: readonly string[] }): ReactElement {
  const { talk, open } = useTable();
  return (
    <div
      className="bluff-hand"
      data-spread="hand"
      role="group"
      aria-label={talk.text.frame.table.hand}
      data-open={open ? '' : undefined}
    >
      {cards.map((card) => (
        <Spot
          key={card}
          place={hand(card)}
          card={card}
          name={talk.text.cards.name(card)}
          className="bluff-card"
        >
          <Card face={card} />
        </Spot>
      ))}
    </div>
  );
}
