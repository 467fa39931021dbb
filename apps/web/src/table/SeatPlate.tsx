/** Who sits here: name, strength, and whether they are at turn or thinking. */
import type { Seat } from '@pakli/core';
import { personAt } from '@pakli/text';
import type { ReactElement, ReactNode } from 'react';
import { useOwnName } from '../prefs/name.ts';
import { playerName } from '../words/player-name.ts';
import { SeatClock } from './SeatClock.tsx';
import './SeatPlate.css';
import { useTable } from './table-context.ts';

export interface SeatPlateProps {
  readonly seat: Seat;
  /** The game's count for this seat, in a few letters. */
  readonly children?: ReactNode;
}

export function SeatPlate({ seat, children }: SeatPlateProps): ReactElement {
  const { scene, talk, thinking, link } = useTable();
  const person = personAt(talk.company, seat);
  const own = useOwnName();
  const { frame } = talk.text;
  const { table } = frame;
  const sitter = link?.linked.company.seats[seat];
  const over = link?.linked.company.phase === 'over';
  const sits = sitter?.kind === 'person' ? sitter : undefined;
  // A person's strength stays unsaid.
  const level =
    link === undefined
      ? (scene.chairs?.[seat] ?? (person.you ? 'person' : scene.level))
      : sitter?.kind === 'computer'
        ? sitter.level
        : 'person';
  return (
    <div
      className="table-plate"
      data-late={`seat-plate:${seat}`}
      // In a match that was broken off, nobody is to play.
      data-turn={scene.view.turn === seat && !over ? '' : undefined}
      data-you={person.you ? '' : undefined}
      data-sits={
        sitter?.kind === 'computer'
          ? 'computer'
          : sits && (sits.covered ? 'covered' : sits.here ? 'here' : 'away')
      }
    >
      <span className="table-plate-name">
        {person.you && person.name === own ? own : table.seat(person)}
      </span>
      {level !== 'person' && <span className="table-plate-level">{playerName(frame, level)}</span>}
      {sits !== undefined && !person.you && (sits.covered || !sits.here) && (
        <span className="table-plate-state">
          {sits.covered ? link?.words.covered : link?.words.away}
        </span>
      )}
      {sits?.clock !== undefined && (
        <SeatClock clock={sits.clock} ahead={link?.linked.ahead ?? 0} />
      )}
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
