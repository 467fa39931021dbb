/**
 * The contents of a pile: a button over the pile, and the cards on a sheet. On a pile that players cannot look into, it
 * exists only with all cards open, and is marked.
 */
import { useState, type ReactElement, type ReactNode } from 'react';
import { Sheet } from '../kit/Sheet.tsx';
import { Card } from '../cards/Card.tsx';
import './Peek.css';

export interface PeekProps {
  /** As faces; undefined if they stay hidden. */
  readonly cards: readonly string[] | undefined;
  readonly name: string;
  /** Anybody may look. */
  readonly plain?: boolean;
  /** Why not all of them can be seen. */
  readonly note?: string;
  /** Related content, below. */
  readonly more?: { readonly name: string; readonly content: ReactNode };
}

export function Peek({ cards, name, plain = false, note, more }: PeekProps): ReactElement | null {
  if (cards === undefined || (cards.length === 0 && note === undefined)) return null;
  return (
    <PeekSheet name={name} className={plain ? PLAIN_PEEK : 'table-peek'}>
      <PeekFaces cards={cards} />
      {note !== undefined && <p>{note}</p>}
      {more !== undefined && (
        <>
          <h3>{more.name}</h3>
          {more.content}
        </>
      )}
    </PeekSheet>
  );
}

export const PLAIN_PEEK = 'table-peek table-peek-plain';

export interface PeekSheetProps {
  /** For the button and the sheet. */
  readonly name: string;
  /** For the button. */
  readonly className: string;
  readonly children: ReactNode;
}

/** A button over a pile, and a sheet with what it opens. */
export function PeekSheet({ name, className, children }: PeekSheetProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={name}
        onClick={(event) => {
          // The tap is used up: it does not move a lifted card there.
          event.stopPropagation();
          setOpen(true);
        }}
      />
      {open && (
        <Sheet title={name} close={() => setOpen(false)}>
          {children}
        </Sheet>
      )}
    </>
  );
}

export function PeekFaces({ cards }: { readonly cards: readonly string[] }): ReactElement {
  return (
    <div className="table-peek-cards">
      {cards.map((face, n) => (
        // With two packs every card exists twice.
        // oxlint-disable-next-line react/no-array-index-key
        <Card key={n} face={face} />
      ))}
    </div>
  );
}
