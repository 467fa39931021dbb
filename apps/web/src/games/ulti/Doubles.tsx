/** Doubling parts of the contract: a button per choice, or checkboxes where there are many. */
import type { View } from '@pakli/ulti';
import { parseMoveParts, type Doubled } from '@pakli/ulti/move-parts';
import { capital } from '@pakli/text';
import { useState, type ReactElement } from 'react';
import type { Gesture, SceneOf } from '../../table/game-table.ts';
import { useTable } from '../../table/table-context.ts';
import type { Talk } from '../../words/talk.ts';

/** Two parts make three choices; more are ticked. */
const MOST_BUTTONS = 3;

export interface DoublesProps {
  readonly raises: readonly Gesture[];
  readonly scene: SceneOf<View>;
  readonly talk: Talk;
}

export function Doubles({ raises, scene: { view }, talk }: DoublesProps): ReactElement {
  const { commit, hinted } = useTable();
  const { bid } = talk.text.games.ulti;
  const { seats, follows } = talk.text.tables.ulti;
  const raise = view.phase === 'REKONTRA';
  const level = raise ? Math.max(0, ...view.kontra.flatMap(({ levels }) => levels)) : 0;
  const times = 2 ** (level + 1);
  const says = raise ? capital(bid.level(level + 1), talk.text.locale) : seats.kontra;
  const nameOf = ({ component, against }: Doubled): string => {
    const name = bid.component(component);
    return against === undefined
      ? name
      : `${name} ${seats.against(talk.company.names[against] ?? '')}`;
  };
  return (
    <div className="ulti-ask-doubles">
      {raises.length > MOST_BUTTONS ? (
        <Ticks
          raises={raises}
          nameOf={nameOf}
          says={`${says} ${seats.double(times)}`}
          talk={talk}
        />
      ) : (
        raises.map((gesture) => {
          const parts = `${doubledBy(gesture).map(nameOf).join(' + ')} ${seats.double(times)}`;
          return (
            <button
              key={gesture.choice.text}
              type="button"
              className="ulti-ask-chip"
              aria-label={`${says} ${parts}`}
              data-hinted={hinted.has(gesture.lift) ? '' : undefined}
              onClick={() => commit(gesture)}
            >
              {/* Several buttons leave it to the question above them. */}
              {raises.length === 1 && `${says} `}
              {parts}
            </button>
          );
        })
      )}
      <small className="ulti-ask-follows">{raise ? follows.raise(times) : follows.kontra}</small>
    </div>
  );
}

function doubledBy({ choice }: Gesture): readonly Doubled[] {
  const parts = parseMoveParts(choice.text);
  return parts?.kind === 'kontra' || parts?.kind === 'raise' ? parts.doubled : [];
}

interface TicksProps {
  readonly raises: readonly Gesture[];
  readonly nameOf: (part: Doubled) => string;
  /** The label of the button that doubles the ticked parts. */
  readonly says: string;
  readonly talk: Talk;
}

function Ticks({ raises, nameOf, says, talk }: TicksProps): ReactElement {
  const { commit, hinted } = useTable();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const fitting = raises.find((gesture) => {
    const doubled = doubledBy(gesture);
    return doubled.length === chosen.length && doubled.every(({ name }) => chosen.includes(name));
  });
  const parts = new Map(raises.flatMap(doubledBy).map((part) => [part.name, part])).values();
  const toggle = (part: string): void =>
    setChosen(chosen.includes(part) ? chosen.filter((one) => one !== part) : [...chosen, part]);
  return (
    <>
      <span className="ulti-ask-tick">{talk.text.tables.ulti.seats.tick}</span>
      {[...parts].map((part) => (
        <button
          key={part.name}
          type="button"
          role="checkbox"
          className="ulti-ask-chip"
          aria-checked={chosen.includes(part.name)}
          onClick={() => toggle(part.name)}
        >
          <span aria-hidden="true">{chosen.includes(part.name) ? '☑' : '☐'}</span> {nameOf(part)}
        </button>
      ))}
      <button
        type="button"
        className="ulti-ask-main"
        disabled={fitting === undefined}
        data-hinted={raises.some(({ lift }) => hinted.has(lift)) ? '' : undefined}
        onClick={() => fitting !== undefined && commit(fitting)}
      >
        {says}
      </button>
    </>
  );
}
