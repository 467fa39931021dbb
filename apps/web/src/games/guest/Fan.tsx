/** Small cards: those in front of somebody side by side, and piles whose count matters. */
import type { TablePlace } from '@pakli/core/module';
import type { ReactElement } from 'react';
import { PeekSheet } from '../../table/Peek.tsx';
import { Spot } from '../../table/Spot.tsx';
import { useHidden, useTable } from '../../table/table-context.ts';
import type { FaceComponent } from './Face.tsx';
import './Fan.css';
import { laidAt } from './places.ts';

/** How a game draws and names its cards and places. */
export interface CardDrawing {
  readonly Face: FaceComponent;
  readonly cardName: (card: string) => string;
  readonly placeName: (id: string) => string;
}

export interface ThingProps {
  readonly place: TablePlace;
  readonly drawing: CardDrawing;
}

/** Somebody's cards; hidden ones are shown in a replay with all cards open. */
export function Fan({ place, drawing }: ThingProps): ReactElement {
  const { talk } = useTable();
  const { Face, cardName, placeName } = drawing;
  const open = useHidden(place.id);
  const cards = place.cards.some((card) => card === null) ? (open ?? place.cards) : place.cards;
  const laid = laidAt({ id: place.id, cards });
  const name = `${placeName(place.id)}: ${talk.text.cards.count(laid.length)}`;
  return (
    <Spot
      place={place.id}
      name={name}
      className={laid.some(({ card }) => card !== null) ? 'guest-fan guest-fan-open' : 'guest-fan'}
      style={{ '--count': Math.max(2, laid.length) }}
    >
      {laid.map(({ key, card, spot }) => (
        <Spot
          key={key}
          place={spot}
          card={key}
          name={card === null ? placeName(place.id) : cardName(card)}
          className="guest-fan-card"
        >
          <Face face={card ?? undefined} />
        </Spot>
      ))}
    </Spot>
  );
}

/** The top card, the count, and a way to look at the cards that the reader knows. */
export function Pile({ place, drawing }: ThingProps): ReactElement {
  const { talk } = useTable();
  const { Face, cardName, placeName } = drawing;
  const open = useHidden(place.id);
  const { length } = place.cards;
  const known = open ?? place.cards.filter((card) => card !== null);
  const name = `${placeName(place.id)}: ${talk.text.cards.count(length)}`;
  return (
    <Spot place={place.id} name={name} className="guest-pile">
      {length > 0 && <Face face={place.cards.at(-1) ?? undefined} />}
      <span className="guest-pile-count">{length}</span>
      {known.length > 0 && (
        <PeekSheet name={name} className="guest-pile-look">
          <div className="guest-pile-cards">
            {laidAt({ id: place.id, cards: known }).map(({ key, card }) => (
              <span key={key} role="img" aria-label={cardName(card ?? '')}>
                <Face face={card ?? undefined} />
              </span>
            ))}
          </div>
        </PeekSheet>
      )}
    </Spot>
  );
}
