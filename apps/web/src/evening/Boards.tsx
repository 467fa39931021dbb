/** The boards of finished rounds, with one's own result where one played; each opens to all results. */
import type { EveningState } from '@pakli/client';
import type { TournamentCount, TravellerRow } from '@pakli/tournament';
import { useState, type ReactElement } from 'react';
import { useEveningWords } from '../words/evening-words.ts';
import { useWords } from '../words/Words.tsx';
import { isSigned, shownScore, shownValue } from './count.ts';
import { Traveller } from './Traveller.tsx';
import type { EveningNow } from '../online/use-evening.ts';

export interface BoardsProps {
  readonly now: EveningNow;
  readonly state: EveningState;
  readonly count: TournamentCount;
}

export function Boards({ now, state, count }: BoardsProps): ReactElement | null {
  const { locale } = useWords();
  const { boards: text } = useEveningWords();
  const [open, setOpen] = useState<TravellerRow>();
  const entrant = state.you.entrant ?? state.you.replaced;
  const boards = [...Map.groupBy(count.travellers, ({ board }) => board).values()];
  if (boards.length === 0) return null;
  const plays = count.travellers.some(({ person }) => person === entrant);
  const { ranking } = state.view.settings;
  return (
    <section className="kit-part evening-own">
      <h2>{plays ? text.title : text.every}</h2>
      <ol className="kit-boards evening-boards stack-6">
        {boards.map((rows) => {
          const own = rows.find(({ person }) => person === entrant);
          const row = own ?? rows[0];
          return row === undefined ? null : (
            <li key={row.board}>
              <button type="button" onClick={() => setOpen(row)}>
                <span>{text.board(row.board + 1)}</span>
                {own !== undefined && (
                  <span>{shownScore(own.score, locale, isSigned(state.view))}</span>
                )}
                {own !== undefined && ranking !== 'points' && (
                  <strong>
                    {ranking === 'matchpoints'
                      ? `${shownValue(own.percent, locale)} %`
                      : shownValue(own.imps, locale, true)}
                  </strong>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      {open !== undefined && (
        <Traveller
          now={now}
          state={state}
          count={count}
          board={open.board}
          firstLine={open.line}
          close={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}
