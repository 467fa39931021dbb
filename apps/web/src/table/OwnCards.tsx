/** The person's cards alone, as large as the stage allows. */
import type { ReactElement } from 'react';
import type { OwnHand } from './game-table.ts';
import { useTable } from './table-context.ts';
import './OwnCards.css';

/** The aspect ratio (height by width) of a phone's room for cards, without its bars. */
const HIGH = 1;

/** The number of columns that makes this many cards largest. */
function columnsFor(count: number, ratio: number): number {
  const sizeIn = (columns: number): number =>
    Math.min(1 / columns, HIGH / ratio / Math.ceil(count / columns));
  let best = 1;
  for (let columns = 2; columns <= count; columns++) {
    if (sizeIn(columns) > sizeIn(best)) best = columns;
  }
  return best;
}

export function OwnCards({
  cards,
  place,
  ratio = 1.4,
  tall = ratio,
}: Omit<OwnHand, 'prompt'>): ReactElement {
  const { talk, open } = useTable();
  const { length: count } = cards;
  const columns = columnsFor(count, ratio);
  return (
    <div className="table-own">
      <div
        className="table-own-cards"
        data-place={place}
        data-spread="hand"
        role="group"
        aria-label={talk.text.frame.table.hand}
        data-open={open ? '' : undefined}
        style={{
          '--columns': columns,
          '--rows': Math.ceil(count / columns),
          '--ratio': ratio,
          '--tall': tall,
        }}
      >
        {cards}
      </div>
    </div>
  );
}
