/** The trick in the middle: three places, the leader and the winner. A finished trick stays until the next lead. */
import type { Trick as FinishedTrick, View } from '@pakli/ulti';
import { winningSeat } from '@pakli/ulti/present';
import { personAt } from '@pakli/text';
import type { ReactElement } from 'react';
import { across, type SceneOf } from '../../table/game-table.ts';
import { Spot } from '../../table/Spot.tsx';
import type { Talk } from '../../words/talk.ts';
import { laid } from './beats.ts';
import { Face, useDeck } from './Face.tsx';
import { trickPlace } from './places.ts';
import './Trick.css';

const SIDES = ['own', 'right', 'left'] as const;

export interface TrickProps {
  readonly scene: SceneOf<View>;
  readonly talk: Talk;
}

export function Trick({ scene, talk }: TrickProps): ReactElement {
  const { view } = scene;
  const deck = useDeck(talk);
  const { seats } = talk.text.tables.ulti;
  const { zones } = talk.text.games.ulti;
  const { table } = talk.text.frame;
  const last = view.tricks.at(-1);
  const shown = view.trick ?? last;
  const cards = shown === undefined ? [] : laid(shown);
  const wins = view.trick === null ? last?.winner : winningSeat(view);
  const done = view.trick === null && last !== undefined;
  return (
    <div
      className="ulti-trick"
      role="group"
      aria-label={done ? zones.lastTrick : zones.trick}
      data-done={done ? '' : undefined}
    >
      {SIDES.map((side, n) => {
        const seat = across(scene, n);
        const order = cards.findIndex((one) => one.seat === seat);
        const card = cards[order]?.card;
        const who = table.seat(personAt(talk.company, seat));
        const tags = [
          order === 0 ? seats.leads : undefined,
          card !== undefined && seat === wins ? seats.wins : undefined,
        ].filter((tag) => tag !== undefined);
        const name = [who, card === undefined ? undefined : deck.card(card), ...tags];
        return (
          <Spot
            key={side}
            place={trickPlace(seat)}
            name={name.filter((part) => part !== undefined).join(', ')}
            className={`ulti-trick-card ulti-trick-${side}`}
            style={{ '--order': Math.max(0, order) }}
          >
            {card !== undefined && (
              <span
                className="ulti-trick-face"
                data-card={card}
                data-wins={seat === wins ? '' : undefined}
              >
                <Face face={card} />
                {/* Inside the card, so that it appears only with it. */}
                {tags.length > 0 && (
                  <span className="ulti-trick-tag" aria-hidden="true">
                    {tags.join(' · ')}
                  </span>
                )}
              </span>
            )}
          </Spot>
        );
      })}
    </div>
  );
}

export interface TrickCardsProps {
  readonly trick: FinishedTrick;
  readonly talk: Talk;
}

/** A finished trick as a list: each card's player, and the winner. */
export function TrickCards({ trick, talk }: TrickCardsProps): ReactElement {
  const deck = useDeck(talk);
  const { seat: seatName } = talk.text.frame.table;
  return (
    <ul>
      {laid(trick).map(({ seat, card }) => (
        <li key={card} data-wins={seat === trick.winner ? '' : undefined}>
          <Face face={card} label={deck.card(card)} />
          <small>{seatName(personAt(talk.company, seat))}</small>
        </li>
      ))}
    </ul>
  );
}
