/** A player at the table: name and role, what they said, their cards and the tricks they won. */
import type { Seat as SeatNumber } from '@pakli/core';
import type { View } from '@pakli/ulti';
import { handOrder } from '@pakli/ulti/present';
import { personAt } from '@pakli/text';
import type { ReactElement } from 'react';
import type { SceneOf } from '../../table/game-table.ts';
import { PeekSheet, PLAIN_PEEK } from '../../table/Peek.tsx';
import { SeatPlate } from '../../table/SeatPlate.tsx';
import { Spot } from '../../table/Spot.tsx';
import { useOpenHand } from '../../table/table-context.ts';
import type { Talk } from '../../words/talk.ts';
import { heapOf } from './beats.ts';
import { Face, useDeck } from './Face.tsx';
import { backKey, backsPlace, bubblePlace, wonPlace } from './places.ts';
import { saidBy } from './says.ts';
import './Seat.css';
import { TrickCards } from './Trick.tsx';
import './Tricks.css';

export interface SeatProps {
  readonly scene: SceneOf<View>;
  readonly seat: SeatNumber;
  readonly talk: Talk;
}

/** One of the two opponents. */
export function Other({
  scene,
  seat,
  talk,
  side,
}: SeatProps & { readonly side: 'left' | 'right' }): ReactElement {
  return (
    <div
      className="ulti-other"
      data-side={side}
      data-open={useShown(scene.view, seat) === undefined ? undefined : ''}
    >
      <Plate scene={scene} seat={seat} talk={talk} />
      <div className="ulti-other-cards">
        <Cards scene={scene} seat={seat} talk={talk} />
        <Won scene={scene} seat={seat} talk={talk} />
      </div>
      <Bubble scene={scene} seat={seat} talk={talk} />
    </div>
  );
}

/** A hand that lies open for everybody, or in a replay with all cards. */
function useShown(view: View, seat: SeatNumber): readonly string[] | undefined {
  const replayed = useOpenHand(seat);
  return view.open[seat] ?? replayed;
}

/** Another player's cards. */
export function Cards({ scene: { view }, seat, talk }: SeatProps): ReactElement {
  const count = view.handSizes[seat] ?? 0;
  const known = useShown(view, seat);
  const open = known === undefined ? null : handOrder(view, seat, known);
  const deck = useDeck(talk);
  const { table } = talk.text.frame;
  const { seats } = talk.text.tables.ulti;
  const name =
    open === null
      ? table.cardsInHand(personAt(talk.company, seat), count)
      : `${seats.open}: ${open.map(deck.card).join(', ')}`;
  return (
    <Spot
      place={backsPlace(seat)}
      spread
      name={name}
      className={open === null ? 'ulti-backs' : 'ulti-open'}
    >
      {(open ?? Array.from({ length: count }, (_, n) => backKey(seat, n))).map((card) => (
        <span key={card} data-card={card}>
          <Face face={open === null ? undefined : card} />
        </span>
      ))}
    </Spot>
  );
}

/** A player's name and role in this deal. */
export function Plate({ scene: { view }, seat, talk }: SeatProps): ReactElement {
  const { zones } = talk.text.games.ulti;
  const { seats } = talk.text.tables.ulti;
  const part =
    view.soloist === null
      ? seat === view.dealer
        ? seats.dealer
        : undefined
      : seat === view.soloist
        ? zones.soloist
        : zones.defender;
  const values = view.marriages[seat] ?? [];
  return (
    <SeatPlate seat={seat}>
      {part !== undefined && (
        <span className="ulti-part" data-soloist={seat === view.soloist ? '' : undefined}>
          {part}
        </span>
      )}
      {values.length > 0 && <b className="ulti-marriages">{values.join(' + ')}</b>}
    </SeatPlate>
  );
}

/** A seat's tricks, face down in a heap; a tap lists all that were played. */
export function Won({ scene: { view }, seat, talk }: SeatProps): ReactElement {
  const { seats } = talk.text.tables.ulti;
  const n = heapOf(view, seat);
  return (
    <Spot
      place={wonPlace(seat)}
      name={seats.taken(personAt(talk.company, seat), n)}
      className="ulti-won"
    >
      <span data-anchor="" data-depth={Math.min(3, n)}>
        {n > 0 && <Face face={undefined} />}
      </span>
      {n > 0 && <b>{n}</b>}
      {n > 0 && (
        <PeekSheet name={seats.tricks} className={PLAIN_PEEK}>
          <TrickList view={view} talk={talk} />
        </PeekSheet>
      )}
    </Spot>
  );
}

export function Bubble({ scene: { view }, seat, talk }: SeatProps): ReactElement | null {
  const text = saidBy(view, seat, talk, useDeck(talk));
  if (text === undefined) return null;
  return (
    <p className="ulti-bubble" data-place={bubblePlace(seat)}>
      {text}
    </p>
  );
}

interface TricksProps {
  readonly view: View;
  readonly talk: Talk;
}

function TrickList({ view, talk }: TricksProps): ReactElement {
  // A deal may be set up part-way through.
  const before = view.won[0] + view.won[1] - view.tricks.length;
  const tricks = view.tricks.map((trick, n) => ({ ...trick, number: before + n + 1 }));
  return (
    <ol className="ulti-tricks">
      {tricks.toReversed().map((trick) => (
        <li key={trick.number}>
          <b>{trick.number}.</b>
          <TrickCards trick={trick} talk={talk} />
        </li>
      ))}
    </ol>
  );
}
