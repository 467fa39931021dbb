/** The deals that somebody has played, and behind each what everybody did with it. */
import type { EveningState } from '@pakli/client';
import type { TournamentCount, TravellerRow } from '@pakli/tournament';
import { useState, type ReactElement } from 'react';
import { useEveningWords } from '../words/evening-words.ts';
import { useWords } from '../words/Words.tsx';
import { shownScore, shownValue } from './count.ts';
import { Traveller } from './Traveller.tsx';
import type { EveningNow } from './use-evening.ts';

export interface OwnBoardsProps {
  readonly now: EveningNow;
  readonly state: EveningState;
  readonly count: TournamentCount;
}

export function OwnBoards({ now, state, count }: OwnBoardsProps): ReactElement | null {
  const { locale } = useWords();
  const { boards: text } = useEveningWords();
  const [open, setOpen] = useState<TravellerRow>();
  const { entrant } = state.you;
  const own = count.travellers.filter(({ person }) => person === entrant);
  if (own.length === 0) return null;
  const { ranking } = state.view.settings;
  return (
    <section className="evening-part">
      <h2>{text.title}</h2>
      <ol className="evening-boards">
        {own.map((row) => (
          <li key={row.board}>
            <button type="button" onClick={() => setOpen(row)}>
              <span>{text.board(row.board + 1)}</span>
              <span>{shownScore(row.score, locale)}</span>
              {ranking !== 'points' && (
                <strong>
                  {ranking === 'matchpoints'
                    ? `${shownValue(row.percent, locale)} %`
                    : shownValue(row.imps, locale, true)}
                </strong>
              )}
            </button>
          </li>
        ))}
      </ol>
      {open !== undefined && (
        <Traveller
          now={now}
          state={state}
          count={count}
          board={open.board}
          line={open.line}
          close={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}
