/** The pile of cards that matched nothing: its top card, and edges of paper for its height. In open mode all of it can be read. */
import type { Presented } from '@pakli/buddy-bluff/present';
import type { ReactElement } from 'react';
import { Card } from '../../cards/Card.tsx';
import { Peek } from '../../table/Peek.tsx';
import { Spot } from '../../table/Spot.tsx';
import { useTable } from '../../table/table-context.ts';
import { POOL } from './places.ts';

export function Pool({
  pool: { top, size, cards },
}: {
  readonly pool: Presented['pool'];
}): ReactElement {
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
