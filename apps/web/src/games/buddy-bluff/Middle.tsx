/** The pool amid the four places of the centre, the deck, and the stage where the cards of a play gather. */
import type { Presented } from '@pakli/buddy-bluff/present';
import type { ReactElement } from 'react';
import { Card } from '../../cards/Card.tsx';
import { Peek } from '../../table/Peek.tsx';
import { Spot } from '../../table/Spot.tsx';
import { useHidden, useTable } from '../../table/table-context.ts';
import './Middle.css';
import { centre, DECK, stage, POOL } from './places.ts';

export function Middle({ shown }: { readonly shown: Presented }): ReactElement {
  const { talk } = useTable();
  const { zones } = talk.text.games['buddy-bluff'];
  const { deckSize, round } = shown;
  const open = useHidden(DECK);
  return (
    <div className="bluff-middle">
      {shown.centre.map((card, n) => (
        <Spot
          // A place is known by its index, whatever lies there.
          // oxlint-disable-next-line react/no-array-index-key
          key={n}
          place={centre(n)}
          name={
            card === null ? `${zones.place(n + 1)}: ${zones.closed}` : talk.text.cards.name(card)
          }
          className={`bluff-middle-place bluff-middle-${n}`}
          {...(card === null ? {} : { card })}
        >
          {card !== null && <Card face={card} />}
        </Spot>
      ))}
      <Pool pool={shown.pool} />
      <div className="bluff-middle-deck" data-place={DECK}>
        {deckSize > 0 && <Card label={zones.deck(deckSize)} />}
        <Peek cards={open} name={zones.deck(deckSize)} />
        {round > 0 && <span className="bluff-middle-round">{zones.round(round)}</span>}
      </div>
      <div className="bluff-middle-stage" aria-hidden="true">
        {[0, 1, 2, 3].map((n) => (
          <span key={n} data-place={stage(n)} />
        ))}
      </div>
    </div>
  );
}

/** The pile of unmatched cards: its top card, and paper edges for its height. In open mode all of it can be read. */
function Pool({ pool: { top, size, cards } }: { readonly pool: Presented['pool'] }): ReactElement {
  const { talk, lifted } = useTable();
  const { zones } = talk.text.games['buddy-bluff'];
  const below = cards?.slice(0, -1) ?? [];
  const name = top === null ? zones.emptyPool : zones.poolTop(top, size);
  return (
    <Spot place={POOL} name={name} className="bluff-middle-place bluff-middle-pool">
      {top === null ? (
        <span className="bluff-middle-word">{zones.pool}</span>
      ) : (
        <>
          {Array.from({ length: Math.min(size - 1, 5) }, (_, n) => (
            <span key={n} className="bluff-middle-edge" style={{ '--n': n + 1 }} />
          ))}
          <span className="bluff-middle-top" data-card={top}>
            <Card face={top} />
          </span>
        </>
      )}
      {size > 1 && top !== null && lifted === undefined && (
        <Peek cards={cards?.toReversed()} name={name} plain />
      )}
      {below.length > 0 && (
        <span
          className="bluff-middle-below"
          role="img"
          aria-label={talk.text.cards.list(below)}
          data-size={size}
        >
          {below.map((card) => (
            <span key={card}>
              <Card face={card} />
            </span>
          ))}
        </span>
      )}
    </Spot>
  );
}
