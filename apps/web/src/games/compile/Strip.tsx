/** The strip between the stacks of a line: plates, totals and who is ahead. */
import type { View } from '@pakli/compile';
import type { Seat } from '@pakli/core';
import { personAt, type Person } from '@pakli/text';
import type { ReactElement } from 'react';
import { across, type SceneOf } from '../../table/game-table.ts';
import { Spot } from '../../table/Spot.tsx';
import type { Talk } from '../../words/talk.ts';
import { tint } from './Panel.tsx';
import { platePlace } from './places.ts';
import { Sign } from './Sign.tsx';
import './Strip.css';

interface StripProps {
  readonly scene: SceneOf<View>;
  readonly line: number;
  readonly talk: Talk;
}

export function Strip(props: StripProps): ReactElement {
  const { scene } = props;
  return (
    <div className="compile-strip">
      <Plate {...props} seat={across(scene, 1)} />
      <Plate {...props} seat={scene.seat} />
    </div>
  );
}

interface PlateProps extends StripProps {
  readonly seat: Seat;
}

function Plate({ scene: { view, seat: own }, line, talk, seat }: PlateProps): ReactElement {
  const person = personAt(talk.company, seat);
  const { places } = talk.text.tables.compile;
  const plate = view.players[seat === 0 ? 0 : 1].protocols[line];
  const total = view.totals[seat]?.[line] ?? 0;
  const against = view.totals[1 - seat]?.[line] ?? 0;
  if (plate === undefined) return <div />;
  const { protocol, compiled } = plate;
  return (
    <div
      className="compile-side-of-line"
      style={tint(protocol)}
      data-lead={total > against ? '' : undefined}
      data-ready={missing(total, against) === 0 ? '' : undefined}
      data-own={seat === own ? '' : undefined}
    >
      <Spot
        place={platePlace(seat, line)}
        name={places.plate(person, protocol, line, compiled)}
        className={compiled ? 'compile-plate compile-plate-compiled' : 'compile-plate'}
      >
        <Sign protocol={protocol} />
        <span className="compile-plate-name" style={{ '--letters': protocol.length }}>
          {protocol}
        </span>
        {compiled && (
          <svg className="compile-done" viewBox="-10 -10 20 20" aria-hidden="true">
            <path d="M-7 0l5 5 9-10" />
          </svg>
        )}
      </Spot>
      <Total person={person} line={line} talk={talk} total={total} against={against} />
    </div>
  );
}

interface TotalProps {
  readonly person: Person;
  readonly line: number;
  readonly talk: Talk;
  readonly total: number;
  /** The other side's total in the line. */
  readonly against: number;
}

function Total({ person, line, talk, total, against }: TotalProps): ReactElement {
  const { places, lane } = talk.text.tables.compile;
  const left = missing(total, against);
  const ahead = total > against;
  const word = left === 0 ? lane.ready : lane.toGo(left);
  return (
    <div className="compile-total" data-late={`total:${person.seat}.${line}`}>
      <span className="hidden">
        {places.total(person, line, total)}
        {ahead ? `, ${lane.lead}` : ''}, {word}
      </span>
      <span
        className="compile-meter"
        aria-hidden="true"
        style={{ '--full': total === 0 ? 0 : total / (total + left) }}
      />
      <small aria-hidden="true">{word}</small>
      <b aria-hidden="true">
        {ahead && <i>▲</i>}
        {total}
      </b>
    </div>
  );
}

/** The least a line needs (rules 6). */
const GOAL = 10;

/** The points a side still needs to compile a line: ten, and more than the other side. */
export function missing(total: number, against: number): number {
  return Math.max(0, Math.max(GOAL, against + 1) - total);
}
