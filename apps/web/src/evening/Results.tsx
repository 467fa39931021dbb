/** The results to take along: as a file that anybody can recount, and on paper. */
import type { EveningState } from '@pakli/client';
import type { ReactElement } from 'react';
import { Button } from '../kit/Button.tsx';
import { resultsOf } from '../host/server.ts';
import { CopyBox } from '../kit/CopyBox.tsx';
import { useAddress } from '../online/use-address.ts';
import { useEveningWords } from '../words/evening-words.ts';
import { useOnlineWords } from '../words/online-words.ts';
import { CheckBoards } from './CheckBoards.tsx';
import { playersPath } from './evening-address.ts';

export function Results({ state }: { readonly state: EveningState }): ReactElement {
  const { results: text } = useEveningWords();
  const { address } = useAddress(playersPath(state.view.evening), state.view.settings.game);
  const { invite } = useOnlineWords();
  const { evening, commitment } = state.view;
  return (
    <section className="kit-part evening-results">
      <a className="button" href={`./api/evenings/${state.view.evening}/results`} download>
        {text.file}
      </a>
      <a className="button" href={`./api/evenings/${state.view.evening}/results.csv`} download>
        {text.csv}
      </a>
      <Button onClick={() => window.print()}>{text.print}</Button>
      {state.view.phase === 'over' && (
        <CopyBox name={text.address} value={address} words={invite} rows={2} />
      )}
      {state.view.phase === 'over' && <p className="evening-note">{text.fair}</p>}
      {state.view.phase === 'over' && (
        <CheckBoards
          shown={{ evening, commitment, entrant: state.you.entrant }}
          results={() => resultsOf(evening)}
        />
      )}
    </section>
  );
}
