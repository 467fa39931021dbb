/** The tables of the round: the seating, and for the director each table's progress. */
import type { EveningState } from '@pakli/client';
import type { ReactElement } from 'react';
import { useEveningWords } from '../words/evening-words.ts';

export function TableList({ state }: { readonly state: EveningState }): ReactElement {
  const { round: text, director } = useEveningWords();
  const { view, progress } = state;
  const tables = view.rounds.at(-1)?.tables ?? [];
  const { boardsPerRound } = view.settings;
  return (
    <ol className="evening-tables">
      {tables.map(({ table, entrants }, at) => (
        <li key={table}>
          <strong>{text.table(at + 1)}</strong>
          <ol>
            {entrants.map((entrant, seat) => (
              // A computer has only its seat as a key.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={seat}>{entrant === null ? text.computer : view.entrants[entrant]?.name}</li>
            ))}
          </ol>
          {progress !== undefined && (
            <small data-done={progress[at] === boardsPerRound ? '' : undefined}>
              {director.done(progress[at] ?? 0, boardsPerRound)}
            </small>
          )}
        </li>
      ))}
    </ol>
  );
}
