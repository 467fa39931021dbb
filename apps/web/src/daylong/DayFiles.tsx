/** After a day: everything as files, and whether its cards were fair. */
import type { DayView } from '@pakli/protocol';
import type { ReactElement } from 'react';
import { CheckBoards } from '../evening/CheckBoards.tsx';
import { useDaylongWords } from '../words/daylong-words.ts';
import { useEveningWords } from '../words/evening-words.ts';
import { dayResultsOf } from '../instant/requests.ts';

export function DayFiles({ view }: { readonly view: DayView }): ReactElement {
  const { decisions } = useDaylongWords();
  const { results: text } = useEveningWords();
  const at = `./api/days/${view.day}`;
  return (
    <section className="kit-part daylong-files">
      <a className="button" href={`${at}/results`} download={`${view.day}.json`}>
        {text.file}
      </a>
      <a className="button" href={`${at}/results.csv`} download={`${view.day}.csv`}>
        {text.csv}
      </a>
      <a className="button" href={`${at}/decisions.csv`} download={`${view.day}-decisions.csv`}>
        {decisions}
      </a>
      <CheckBoards
        shown={{ evening: view.day, commitment: view.commitment, entrant: null }}
        results={() => dayResultsOf(view.day)}
      />
    </section>
  );
}
