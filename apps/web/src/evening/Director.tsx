/** What the director decides: rounds, breaks, the end; how far tables are; and who plays for whom. */
import type { DirectorCommand } from '@pakli/protocol';
import type { ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { callMe } from '../host/server.ts';
import { useAct } from '../kit/use-act.ts';
import { useEveningWords } from '../words/evening-words.ts';
import type { EveningProps } from '../online/use-evening.ts';
import { Substitutes } from './Substitutes.tsx';
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
        // Another phone takes over: anyone who has the link need not say a name first.
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
      {problem !== undefined && (
        <p className="evening-problem" role="alert">
          {problem}
        </p>
      )}
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
