/** How many games were played, how they ended, and how it has been going. */
import type { ReactElement } from 'react';
import { useNumbers } from '../words/numbers.ts';
import { useWords } from '../words/Words.tsx';
import { OUTCOMES, summaryOf, type PlayedGame } from './statistics.ts';

export function Totals({ played }: { readonly played: readonly PlayedGame[] }): ReactElement {
  const { history } = useWords();
  const numbers = useNumbers();
  const summary = summaryOf(played);
  const { games, share, now, longest, helped } = summary;
  return (
    <section className="history-totals" aria-label={history.totals}>
      <p className="history-totals-share">
        <strong>{numbers.percent(share)}</strong>
        <span>{history.shareOf(games)}</span>
        {helped > 0 && <span>{history.helpedWins(helped)}</span>}
      </p>
      <div className="history-totals-outcomes">
        <div className="history-totals-bar" aria-hidden="true">
          {OUTCOMES.map((outcome) => (
            <span key={outcome} data-outcome={outcome} style={{ flexGrow: summary[outcome] }} />
          ))}
        </div>
        <dl>
          {OUTCOMES.map((outcome) => (
            <div key={outcome} data-outcome={outcome}>
              <dt>{history.outcomes[outcome]}</dt>
              <dd>{summary[outcome]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <dl className="history-totals-streaks">
        <div>
          <dt>{history.now}</dt>
          <dd>{now === undefined ? '–' : history.streak[now.outcome](now.length)}</dd>
        </div>
        <div>
          <dt>{history.longest}</dt>
          <dd>{longest === 0 ? '–' : history.streak.won(longest)}</dd>
        </div>
      </dl>
    </section>
  );
}
