/** The director removes somebody, or lets somebody else play on for them. */
import type { EveningState } from '@pakli/client';
import type { DirectorCommand } from '@pakli/protocol';
import { useState, type ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { useEveningWords } from '../words/evening-words.ts';
import { Sure } from './Sure.tsx';

export interface SubstitutesProps {
  readonly state: EveningState;
  readonly want: (command: DirectorCommand) => void;
}

export function Substitutes({ state, want }: SubstitutesProps): ReactElement {
  const { director: text, people } = useEveningWords();
  const { view } = state;
  const [chosen, setChosen] = useState<number>();
  const played = new Set(
    view.rounds.flatMap(({ tables }) => tables.flatMap(({ entrants }) => entrants)),
  );
  const fresh = view.entrants.flatMap((one, number) =>
    one.state === 'plays' && !played.has(number) && number !== chosen ? [number] : [],
  );
  const name = chosen === undefined ? '' : (view.entrants[chosen]?.name ?? '');
  const done = (command: DirectorCommand): void => {
    want(command);
    setChosen(undefined);
  };
  return (
    <>
      {view.entrants.length > 0 && (
        <>
          <h3>{people.title(view.entrants.filter((one) => one.state === 'plays').length)}</h3>
          <p className="evening-note">{text.people}</p>
        </>
      )}
      <ul className="evening-people evening-manage">
        {view.entrants.map((one, number) =>
          one.state === 'substituted' ? null : (
            // Nobody has anything but their number.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={number} data-state={one.state}>
              <button type="button" onClick={() => setChosen(number)}>
                {one.name}
                {one.state === 'left' && <small> {people.left}</small>}
                {one.state === 'removed' && <small> {people.removed}</small>}
              </button>
            </li>
          ),
        )}
      </ul>
      {chosen !== undefined && (
        <Sheet title={name} close={() => setChosen(undefined)}>
          <div className="evening-manage-one">
            <h3>{text.substitute(name)}</h3>
            <p className="evening-note">
              {fresh.length === 0 ? text.nobody : text.substituteAbout}
            </p>
            {fresh.map((by) => (
              <Button key={by} onClick={() => done({ kind: 'substitute', entrant: chosen, by })}>
                {view.entrants[by]?.name}
              </Button>
            ))}
            <Sure
              name={text.remove(name)}
              about={text.removeAbout}
              act={() => done({ kind: 'remove', entrant: chosen })}
            />
          </div>
        </Sheet>
      )}
    </>
  );
}
