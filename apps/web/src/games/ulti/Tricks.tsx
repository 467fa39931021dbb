/** All tricks so far on a sheet, the newest first: who played what, and who took it. */
import { personAt } from '@pakli/text';
import type { View } from '@pakli/ulti';
import { useState, type ReactElement } from 'react';
import { Sheet } from '../../kit/Sheet.tsx';
import type { Talk } from '../../words/talk.ts';
import { laid } from './beats.ts';
import { Face, useDeck } from './Face.tsx';
import '../../table/Peek.css';
import './Tricks.css';

export interface TricksProps {
  readonly view: View;
  readonly talk: Talk;
}

/** A button over a heap of tricks. */
export function Tricks({ view, talk }: TricksProps): ReactElement {
  const [open, setOpen] = useState(false);
  const title = talk.text.tables.ulti.seats.tricks;
  return (
    <>
      <button
        type="button"
        className="table-peek table-peek-plain"
        aria-label={title}
        onClick={(event) => {
          // The tap is spent: it takes no lifted card there.
          event.stopPropagation();
          setOpen(true);
        }}
      />
      {open && (
        <Sheet title={title} close={() => setOpen(false)}>
          <List view={view} talk={talk} />
        </Sheet>
      )}
    </>
  );
}

function List({ view, talk }: TricksProps): ReactElement {
  const deck = useDeck(talk);
  const { seat: seatName } = talk.text.frame.table;
  // A deal may begin in the middle.
  const before = view.won[0] + view.won[1] - view.tricks.length;
  const tricks = view.tricks.map((trick, n) => ({ ...trick, number: before + n + 1 }));
  return (
    <ol className="ulti-tricks">
      {tricks.toReversed().map((trick) => (
        <li key={trick.number}>
          <b>{trick.number}.</b>
          <ul>
            {laid(trick).map(({ seat, card }) => (
              <li key={card} data-wins={seat === trick.winner ? '' : undefined}>
                <Face face={card} label={deck.card(card)} />
                <small>{seatName(personAt(talk.company, seat))}</small>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
