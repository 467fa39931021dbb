/** A seat's slot as a tray: the open top card large, the cards below as edges, wax seals, and the running penalty. */
import type { Seen } from '@pakli/buddy-bluff';
import type { Presented } from '@pakli/buddy-bluff/present';
import type { Seat } from '@pakli/core';
import { personAt } from '@pakli/text';
import type { ReactElement } from 'react';
import { Card } from '../../cards/Card.tsx';
import { Peek } from '../../table/Peek.tsx';
import { Prompt } from '../../table/Prompt.tsx';
import { SeatPlate } from '../../table/SeatPlate.tsx';
import { Spot } from '../../table/Spot.tsx';
import { useOpenHand, usePreview, useTable } from '../../table/table-context.ts';
import { slotName } from './describe.ts';
import { seal, seat as seatPlace, tray } from './places.ts';
import './Tray.css';
import { Wax } from './Wax.tsx';

type Slot = Presented['slots'][number];

interface TrayProps {
  readonly edge: 'bottom' | 'left' | 'top' | 'right';
  readonly seat: Seat;
  readonly slot: Slot;
  /** The number of cards in the seat's hand; undefined for the person's own, which is shown below. */
  readonly backs: number | undefined;
}

export function Tray({ edge, seat, slot, backs }: TrayProps): ReactElement {
  const { talk, lifted } = useTable();
  const { zones, score } = talk.text.games['buddy-bluff'];
  const person = personAt(talk.company, seat);
  const open = useOpenHand(seat);
  const place = tray(seat);
  const wouldSeal = usePreview(place)
    .flatMap(({ choice }) => choice.seen as readonly Seen[])
    .find((part) => part.kind === 'seal' && part.seat === seat);
  const { top, size, seals, penalty } = slot;
  const name = slotName(slot, seat, talk);
  const points = penalty === undefined ? '' : `, ${score.points(penalty)}`;
  return (
    <div className={`bluff-tray bluff-tray-${edge}`}>
      <div className="bluff-tray-plate">
        <SeatPlate seat={seat}>
          {penalty !== undefined && <b className="bluff-tray-penalty">{penalty}</b>}
        </SeatPlate>
        {backs !== undefined && (
          <span
            className="bluff-tray-hand"
            data-place={seatPlace(seat)}
            role="img"
            data-open={open === undefined ? undefined : ''}
            aria-label={
              open?.map((face) => talk.text.cards.name(face)).join(', ') ??
              talk.text.frame.table.cardsInHand(person, backs)
            }
          >
            {Array.from({ length: backs }, (_, n) => (
              <Card key={n} face={open?.[n]} />
            ))}
            <span data-anchor />
          </span>
        )}
      </div>
      <Spot place={place} name={name + points} className="bluff-tray-bed">
        <Pile slot={slot} />
        {size > 1 && lifted === undefined && (
          <Peek cards={slot.cards?.toReversed()} name={name + points} plain />
        )}
        {size > 1 && (
          <span className="bluff-tray-count" aria-hidden="true">
            {size}
          </span>
        )}
        {wouldSeal?.kind === 'seal' && (
          <span className="bluff-tray-outline">
            <Wax rank={wouldSeal.rank} outline />
          </span>
        )}
        <span className="bluff-tray-seals" data-closed={top === null ? '' : undefined}>
          {seals.map(({ rank, from, to }) => (
            <span
              key={rank}
              data-place={seal(seat, rank)}
              role="img"
              aria-label={zones.seal(rank, to - from)}
            >
              <Wax rank={rank} />
            </span>
          ))}
        </span>
      </Spot>
      {edge === 'bottom' && <Prompt />}
    </div>
  );
}

/** Paper edges show the pile's height; in open mode every card can be read. */
function Pile({ slot: { top, size, seals, cards } }: { readonly slot: Slot }): ReactElement {
  if (cards !== undefined && cards.length > 0) return <OpenPile cards={cards} seals={seals} />;
  const edges = Math.min(Math.max(size - 1, 0), 5);
  return (
    <span className="bluff-tray-pile">
      {Array.from({ length: edges }, (_, n) => (
        <span key={n} className="bluff-tray-edge" style={{ '--n': edges - n }} />
      ))}
      {top !== null ? (
        <span data-card={top}>
          <Card face={top} />
        </span>
      ) : (
        size > 0 && (
          <span className="bluff-tray-closed">
            <Card />
          </span>
        )
      )}
      <span data-anchor />
    </span>
  );
}

interface OpenPileProps {
  readonly cards: readonly string[];
  readonly seals: Slot['seals'];
}

function OpenPile({ cards, seals }: OpenPileProps): ReactElement {
  const locked = seals.at(-1)?.to ?? 0;
  return (
    <span className="bluff-tray-pile bluff-tray-open" style={{ '--count': cards.length }}>
      {cards.map((card, n) => (
        <span
          key={card}
          className="bluff-tray-card"
          data-card={card}
          data-locked={n < locked ? '' : undefined}
          style={{ '--n': n, '--above': cards.length - 1 - n }}
        >
          <Card face={card} />
        </span>
      ))}
    </span>
  );
}
