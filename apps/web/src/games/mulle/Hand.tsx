/** The hand as a fan. Twins lie behind each other as one target: it does not matter which is played. */
import type { Seat } from '@pakli/core';
import type { View } from '@pakli/mulle';
import { personAt } from '@pakli/text';
import type { ReactElement } from 'react';
import { Card } from '../../cards/Card.tsx';
import type { SceneOf } from '../../table/game-table.ts';
import { Spot } from '../../table/Spot.tsx';
import { useOpenHand } from '../../table/table-context.ts';
import type { Talk } from '../../words/talk.ts';
import './Hand.css';
import { holdings } from './holdings.ts';
import { backKey, backsPlace, face, handPlace } from './places.ts';
import { handValue } from './values.ts';
import { Worth } from './Worth.tsx';

interface HandProps {
  readonly scene: SceneOf<View>;
  readonly talk: Talk;
}

export function Hand({ scene: { view, seat }, talk }: HandProps): ReactElement {
  const hand = view.hand ?? [];
  const held = holdings(hand);
  const { cards, frame } = talk.text;
  const middle = (held.length - 1) / 2;
  const count = Math.max(2, hand.length);
  // A spectator sees no cards.
  if (view.hand === null) {
    const held = view.handSizes[seat] ?? 0;
    return (
      <div className="mulle-fan mulle-watched" style={{ '--count': 2 }}>
        <Spot
          place={backsPlace(seat)}
          spread
          name={frame.table.cardsInHand(personAt(talk.company, seat), held)}
        >
          <Backs seat={seat} count={held} />
        </Spot>
      </div>
    );
  }
  return (
    <div
      className="mulle-fan"
      data-spread="hand"
      role="group"
      aria-label={frame.table.hand}
      style={{ '--count': count }}
    >
      {held.map(({ card, laid }, i) => (
        <Spot
          key={card}
          place={handPlace(card, hand)}
          name={laid.map((one) => cards.name(one.face)).join(', ')}
          className="mulle-fan-spot"
          style={{ '--count': count, '--turn': i - middle, '--twins': laid.length }}
        >
          {laid.map(({ face, key }, copy) => (
            <div key={key} className="mulle-fan-card" data-card={key} style={{ '--copy': copy }}>
              <Card face={face} />
              <Worth face={face} value={handValue(face)} />
            </div>
          ))}
        </Spot>
      ))}
    </div>
  );
}

export interface BacksProps {
  readonly seat: Seat;
  readonly count: number;
}

/** Another player's hand; open in a replay with all cards. */
export function Backs({ seat, count }: BacksProps): ReactElement {
  const open = useOpenHand(seat)?.map(face);
  const middle = (count - 1) / 2;
  return (
    <div className="mulle-backs" data-open={open === undefined ? undefined : ''}>
      {Array.from({ length: count }, (_, i) => backKey(seat, i)).map((key, i) => (
        <div
          key={key}
          className="mulle-backs-card"
          data-card={key}
          style={{ '--turn': i - middle }}
        >
          <Card face={open?.[i]} />
        </div>
      ))}
    </div>
  );
}
