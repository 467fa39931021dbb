/** Who sits here: name, strength, and whether they are at turn or think. */
import type { Seat } from '@pakli/core';
import { personAt } from '@pakli/text';
import type { ReactElement, ReactNode } from 'react';
import { useOwnName } from '../prefs/name.ts';
import './SeatPlate.css';
import { useTable } from './table-context.ts';

export interface SeatPlateProps {
  readonly seat: Seat;
  /** What the game counts for this seat, in a few letters. */
  readonly children?: ReactNode;
}

export function SeatPlate({ seat, children }: SeatPlateProps): ReactElement {
  const { scene, talk, thinking } = useTable();
  const person = personAt(talk.company, seat);
  const own = useOwnName();
  const { table, levels } = talk.text.frame;
  // Nobody is told how strong a person is.
  const chair = scene.chairs?.[seat] ?? (person.you ? 'person' : scene.level);
  return (
    <div
      className="table-plate"
      data-late={`seat-plate:${seat}`}
      data-turn={scene.view.turn === seat ? '' : undefined}
      data-you={person.you ? '' : undefined}
    >
      <span className="table-plate-name">
        {person.you && person.name === own ? own : table.seat(person)}
      </span>
      {chair !== 'person' && <span className="table-plate-level">{levels[chair].name}</span>}
      {children}
      {thinking === seat && (
        <span className="table-plate-thinking" role="img" aria-label={table.thinking(person)}>
          <i />
          <i />
          <i />
        </span>
      )}
    </div>
  );
}
