/**
 * What lies in a pile that nobody can look into who plays: a button over the
 * pile, and the cards on a sheet. It is there where all cards are open.
 */
import { useState, type ReactElement } from 'react';
import { Sheet } from '../kit/Sheet.tsx';
import { Card } from '../cards/Card.tsx';
import './Peek.css';

export interface PeekProps {
  /** As faces; undefined where they stay hidden. */
  readonly cards: readonly string[] | undefined;
  /** What the pile is called. */
  readonly name: string;
}

export function Peek({ cards, name }: PeekProps): ReactElement | null {
  const [open, setOpen] = useState(false);
  if (cards === undefined || cards.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="table-peek"
        aria-label={name}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Sheet title={name} close={() => setOpen(false)}>
          <div className="table-peek-cards">
            {cards.map((face, n) => (
              // Two packs have every card twice.
              // oxlint-disable-next-line react/no-array-index-key
              <Card key={n} face={face} />
            ))}
          </div>
        </Sheet>
      )}
    </>
  );
}
