/** The director's controls: rounds, breaks, the end, the progress of tables, and substitutes. */
import type { DirectorCommand } from '@pakli/protocol';
import { type ReactElement, useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { callMe } from '../host/server.ts';
import { useAct } from '../kit/use-act.ts';
import { useEveningWords } from '../words/evening-words.ts';
import type { EveningProps } from '../online/use-evening.ts';
import type { EveningState } from '@pakli/client';
import { Sheet } from '../kit/Sheet.tsx';
import { Problem } from '../kit/Problem.tsx';
import { Sure } from './Sure.tsx';
import { TableList } from './TableList.tsx';

/** Minutes of a break. */
const BREAK_MINUTES = 10;

export function Director({ now, state }: EveningProps): ReactElement {
  const { director: text } = useEveningWords();
  const { act, problem } = useAct();
  const { view, you } = state;
  const { phase, rounds, settings } = view;
  const want = (command: DirectorCommand): void =>
    act(async () => {
      if (you.name === null) {
        // The director is on another phone: the link is enough, and the name can be a default.
        const refusal = await callMe(text.name);
        if (refusal !== undefined) return refusal;
        now.client.open();
      }
      return now.client.act(command);
    }, command.kind);
  const next = rounds.length + 1;
  return (
    <section className="kit-part evening-director">
      <h2>{text.title}</h2>
      {phase === 'playing' && <TableList state={state} />}
      <Problem text={problem} />
      <div className="evening-acts">
        {phase !== 'playing' && next <= settings.rounds && (
          <Button look="main" onClick={() => want({ kind: 'round' })}>
            {text.start(next)}
          </Button>
        )}
        {phase === 'between' && next <= settings.rounds && (
          <Button onClick={() => want({ kind: 'break', minutes: BREAK_MINUTES })}>
            {text.rest(BREAK_MINUTES)}
          </Button>
        )}
        {phase === 'playing' && (
          <Sure name={text.finish} about={text.finishSure} act={() => want({ kind: 'finish' })} />
        )}
        {phase !== 'playing' && rounds.length > 0 && (
          <Sure name={text.end} about={text.endSure} act={() => want({ kind: 'end' })} />
        )}
      </div>
      <Substitutes state={state} want={want} />
    </section>
  );
}

interface SubstitutesProps {
  readonly state: EveningState;
  readonly want: (command: DirectorCommand) => void;
}

/** The director removes a player, or substitutes somebody for them. */
function Substitutes({ state, want }: SubstitutesProps): ReactElement {
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
          <p className="soft">{text.people}</p>
        </>
      )}
      <ul className="evening-people evening-manage">
        {view.entrants.map((one, number) =>
          one.state === 'substituted' ? null : (
            // The number is the only key.
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
            <p className="soft">{fresh.length === 0 ? text.nobody : text.substituteAbout}</p>
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
