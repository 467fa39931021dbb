/** The results to take along: as a file that anybody can recount, and on paper. */
import type { EveningState } from '@pakli/client';
import type { ReactElement } from 'react';
import { useEveningWords } from '../words/evening-words.ts';

export function Results({ state }: { readonly state: EveningState }): ReactElement {
  const { results: text } = useEveningWords();
  return (
    <section className="evening-part evening-results">
      <a className="button" href={`./api/evenings/${state.view.evening}/results`} download>
        {text.file}
      </a>
      <button type="button" className="button" onClick={() => window.print()}>
        {text.print}
      </button>
      {state.view.phase === 'over' && <p className="evening-note">{text.fair}</p>}
    </section>
  );
}
