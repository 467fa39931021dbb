/** What somebody has taken: a pile face down, from which every mulle looks half out. */
import type { Seat } from '@pakli/core';
import type { View } from '@pakli/mulle';
import { personAt } from '@pakli/text';
import type { ReactElement } from 'react';
import { Card } from '../../cards/Card.tsx';
import type { SceneOf } from '../../frame/game-table.ts';
import { Spot } from '../../frame/Spot.tsx';
import type { Talk } from '../../words/talk.ts';
import { face, mullePlace, tabbePlace, takenPlace } from './places.ts';
import './Taken.css';

export interface TakenProps {
  readonly scene: SceneOf<View>;
  readonly seat: Seat;
  readonly talk: Talk;
}

export function Taken({ scene: { view }, seat, talk }: TakenProps): ReactElement {
  const { zones, score } = talk.text.games.mulle;
  const person = personAt(talk.company, seat);
  const captured = view.captured[seat] ?? [];
  const mulles = view.mulles[seat] ?? [];
  const tabbe = view.tabbe[seat] ?? 0;
  const name = [
    zones.captured(person, captured.length),
    zones.mulles(person, mulles.length),
    `${score.tabbe}: ${tabbe}`,
  ].join('. ');
  return (
    <Spot place={takenPlace(seat)} name={name} className="taken" style={{ '--n': mulles.length }}>
      {/* The newest mulle lies furthest out. */}
      {mulles.toReversed().map((card) => (
        <div key={card} className="taken-mulle" data-place={mullePlace(seat, card)}>
          <Card face={face(card)} />
        </div>
      ))}
      <div className="taken-pile" data-anchor="" data-depth={Math.min(3, captured.length)}>
        {captured.length > 0 && <Card />}
        {captured.length > 0 && <span className="taken-count">{captured.length}</span>}
      </div>
      <span className="taken-tabbe" data-place={tabbePlace(seat)} hidden={tabbe === 0}>
        {tabbe}
      </span>
    </Spot>
  );
}
