/** The four places of the centre, the pool, the deck, and over them the stage where the cards of a play gather. */
import type { Presented } from '@pakli/buddy-bluff/present';
import type { ReactElement } from 'react';
import { Card } from '../../cards/Card.tsx';
import { Spot } from '../../frame/Spot.tsx';
import { useTable } from '../../frame/table-context.ts';
import './Middle.css';
import { centre, DECK, POOL, stage } from './places.ts';

export function Middle({ shown }: { readonly shown: Presented }): ReactElement {
  const { talk } = useTable();
  const { zones } = talk.text.games['buddy-bluff'];
  const { pool, deckSize, round } = shown;
  return (
    <div className="middle">
      <div className="middle-centre" role="group" aria-label={zones.centre}>
        {shown.centre.map((card, n) => (
          <Spot
            // A place stays what it is, whatever lies there.
            // oxlint-disable-next-line react/no-array-index-key
            key={n}
            place={centre(n)}
            name={
              card === null ? `${zones.place(n + 1)}: ${zones.closed}` : talk.text.cards.name(card)
            }
            className="middle-place"
            {...(card === null ? {} : { card })}
          >
            {card !== null && <Card face={card} />}
          </Spot>
        ))}
      </div>
      <Spot
        place={POOL}
        name={pool.top === null ? zones.emptyPool : zones.poolTop(pool.top, pool.size)}
        className="middle-place middle-pool"
      >
        {pool.top === null ? (
          <span className="middle-word">{zones.pool}</span>
        ) : (
          <>
            {Array.from({ length: Math.min(pool.size - 1, 5) }, (_, n) => (
              <span key={n} className="middle-edge" style={{ '--n': n + 1 }} />
            ))}
            <span className="middle-top" data-card={pool.top}>
              <Card face={pool.top} />
            </span>
          </>
        )}
      </Spot>
      <div className="middle-deck" data-place={DECK}>
        {deckSize > 0 && <Card label={zones.deck(deckSize)} />}
        <span className="middle-round">{zones.round(round)}</span>
      </div>
      <div className="middle-stage" aria-hidden="true">
        {[0, 1, 2, 3].map((n) => (
          <span key={n} data-place={stage(n)} />
        ))}
      </div>
    </div>
  );
}
