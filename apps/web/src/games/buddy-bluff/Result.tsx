/** Where the penalties came from: each player's tray by rank, dearest first. */
import type { View } from '@pakli/buddy-bluff';
import { penaltyOf } from '@pakli/buddy-bluff/present';
import { personAt } from '@pakli/text';
import type { ReactElement } from 'react';
import { Card } from '../../cards/Card.tsx';
import type { TableProps } from '../../table/game-table.ts';
import './Result.css';

export function Result({ scene, talk }: TableProps<View>): ReactElement {
  const { slots, scores = [], places = [] } = scene.view;
  const { score } = talk.text.games['buddy-bluff'];
  const { result, table } = talk.text.frame;
  const order = slots.map((_, seat) => seat);
  order.sort((one, other) => (scores[one] ?? 0) - (scores[other] ?? 0));
  return (
    <ol className="bluff-result stack-12">
      {order.map((seat) => (
        <li key={seat} data-first={places[seat] === 1 ? '' : undefined}>
          <p className="bluff-result-head">
            <span className="bluff-result-place" aria-label={result.place(places[seat] ?? 0)}>
              {places[seat]}
            </span>
            <span>{table.seat(personAt(talk.company, seat))}</span>
            <b>{score.points(scores[seat] ?? 0)}</b>
          </p>
          <ul>
            {byRank(slots[seat]?.cards ?? []).map((cards) => (
              <li key={cards[0]}>
                <span className="bluff-result-cards">
                  {cards.map((card) => (
                    <Card key={card} face={card} label={talk.text.cards.name(card)} />
                  ))}
                </span>
                <small>{penaltyOf(cards)}</small>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** Groups cards by rank, dearest first. */
function byRank(cards: readonly string[]): readonly (readonly string[])[] {
  const groups = Map.groupBy(cards, (card) => card.charAt(0));
  return [...groups.values()].sort((one, other) => penaltyOf(other) - penaltyOf(one));
}
