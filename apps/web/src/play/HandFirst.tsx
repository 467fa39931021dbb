/**
 * A phone in a room with a large screen: the table is over there, and here is one's own hand, large, with the lifted
 * card's moves. It shows nothing that the person could not see at the table.
 */
import type { ReactElement } from 'react';
import type { Gesture, OwnHand } from '../table/game-table.ts';
import { OwnCards } from '../table/OwnCards.tsx';
import { useTable } from '../table/table-context.ts';
import './HandFirst.css';

export function HandFirst({ prompt, ...cards }: OwnHand): ReactElement {
  const { candidates, gestures, commit, lifted, talk } = useTable();
  // Moves without a card are offered while none is lifted.
  const offered = lifted === undefined ? gestures.filter(({ lift }) => lift === '') : candidates;
  return (
    <div className="play-hand" data-elsewhere="">
      <div className="play-hand-head" role="group" aria-label={talk.text.frame.table.moves}>
        {lifted === undefined && prompt}
        {offered.map((gesture) => (
          <button
            key={gesture.choice.text}
            type="button"
            className="play-hand-move"
            aria-label={gesture.label.text}
            onClick={() => commit(gesture)}
          >
            <Named gesture={gesture} among={offered} />
          </button>
        ))}
      </div>
      <OwnCards {...cards} />
    </div>
  );
}

interface NamedProps {
  readonly gesture: Gesture;
  readonly among: readonly Gesture[];
}

/** The short name, unless another move has the same: then the full one, which also says what comes of it. */
function Named({ gesture: { label, notes }, among }: NamedProps): ReactElement {
  const alike = among.filter((other) => other.label.short === label.short);
  if (alike.length > 1) return <>{label.text}</>;
  return (
    <>
      {label.short}
      {/* On a table these numbers lie on the card's targets. */}
      {Object.entries(notes).map(([place, note]) => (
        <b key={place} data-tone={note.tone}>
          {note.text}
        </b>
      ))}
      {label.notes.map((note) => (
        <b key={note}>{note}</b>
      ))}
    </>
  );
}
