/** The games that are counted as a file, or gone. */
import { useState, type ReactElement } from 'react';
import { useWords } from '../words/Words.tsx';
import { ConfirmRemoval } from './ConfirmRemoval.tsx';
import { csvOf, download, jsonOf } from './files.ts';
import type { GameListProps } from './GameList.tsx';

export function Keeping({ played, remove }: GameListProps): ReactElement {
  const { history } = useWords();
  const [asked, setAsked] = useState(false);
  return (
    <section className="history-keeping" aria-label={history.keeping}>
      <button
        type="button"
        className="button"
        onClick={() => download('pakli.csv', 'text/csv', csvOf(played))}
      >
        {history.csv}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => download('pakli.json', 'application/json', jsonOf(played))}
      >
        {history.json}
      </button>
      <button
        type="button"
        className="button history-keeping-remove"
        onClick={() => setAsked(true)}
      >
        {history.removeAll(played.length)}
      </button>
      {asked && <ConfirmRemoval games={played} remove={remove} close={() => setAsked(false)} />}
    </section>
  );
}
