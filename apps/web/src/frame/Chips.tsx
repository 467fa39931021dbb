/** What the lifted card can do, one button a move: for games where several moves share a place. */
import type { ReactElement } from 'react';
import './Chips.css';
import { useTable } from './table-context.ts';

export function Chips(): ReactElement {
  const { candidates, commit, talk } = useTable();
  return (
    <div className="chips" role="group" aria-label={talk.text.frame.table.moves}>
      {candidates.map((gesture) => (
        <button
          key={gesture.choice.text}
          type="button"
          className="chips-chip"
          aria-label={gesture.label.text}
          onClick={() => commit(gesture)}
        >
          {gesture.label.short}
          {gesture.label.notes.map((note) => (
            <small key={note}>{note}</small>
          ))}
        </button>
      ))}
    </div>
  );
}
