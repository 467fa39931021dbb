/** Cards that were played one after the other: each lies on the side of who played it, the newer ones on the older. */
import type { Seat } from '@pakli/core';
import type { TablePlace } from '@pakli/core/module';
import { personAt } from '@pakli/text';
import type { ReactElement } from 'react';
import { Spot } from '../../table/Spot.tsx';
import { useTable } from '../../table/table-context.ts';
import type { CardDrawing } from './Fan.tsx';
import { laidAt } from './places.ts';
import './Trick.css';

/** From the middle, in widths of a card: the reader's own lie below, and so on clockwise. */
function wayTo(place: number, seats: number): { readonly x: number; readonly y: number } {
  const angle = Math.PI * (0.5 + (2 * place) / seats);
  // Two would lie one above the other.
  const aside = seats === 2 ? 0.35 * (1 - 2 * place) : 0;
  return { x: 1.02 * Math.cos(angle) + aside, y: heightOf(seats) * Math.sin(angle) };
}

/** How far above and below the middle cards lie, in widths of a card. */
function heightOf(seats: number): number {
  return seats === 2 ? 0.42 : 0.74;
}

export interface GuestTrickProps {
  readonly place: TablePlace;
  readonly by: readonly Seat[];
  readonly drawing: CardDrawing;
}

export function Trick({ place, by, drawing }: GuestTrickProps): ReactElement {
  const { scene, talk } = useTable();
  const { Face, cardName, placeName } = drawing;
  const { seats } = scene.view;
  return (
    <Spot place={place.id} name={placeName(place.id)} className="guest-trick">
      {laidAt(place).map(({ key, card, spot }, n) => {
        const seat = by[n] ?? scene.seat;
        const { x, y } = wayTo((seat - scene.seat + seats) % seats, seats);
        const who = talk.text.frame.table.seat(personAt(talk.company, seat));
        return (
          <Spot
            key={key}
            place={spot}
            card={key}
            name={card === null ? who : `${who}: ${cardName(card)}`}
            className="guest-card guest-trick-card"
            style={{ '--x': x, '--y': y, '--high': 1.4 + 2.1 * heightOf(seats) }}
          >
            <Face face={card ?? undefined} />
          </Spot>
        );
      })}
    </Spot>
  );
}
