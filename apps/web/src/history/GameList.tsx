/** Single games, the newest first, each of which can be deleted. */
import { useState, type ReactElement } from 'react';
import { Icon } from '../kit/Icon.tsx';
import { findOnShelf } from '../shelf/shelf.ts';
import { ruleSetName } from '../words/rule-set.ts';
import { useWords } from '../words/Words.tsx';
import { ConfirmRemoval } from './ConfirmRemoval.tsx';
import type { Played } from './statistics.ts';

const PAGE = 10;

export interface GameListProps {
  readonly played: readonly Played[];
  readonly remove: (gone: readonly Played[]) => Promise<void>;
}

export function GameList({ played, remove }: GameListProps): ReactElement {
  const words = useWords();
  const { frame, history, locale } = words;
  const [shown, setShown] = useState(PAGE);
  const [asked, setAsked] = useState<Played>();
  // British English, as everywhere.
  const date = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <section aria-labelledby="game-list">
      <h2 id="game-list">{history.list}</h2>
      <ul className="history-list">
        {played
          .toReversed()
          .slice(0, shown)
          .map((one) => {
            const shelf = findOnShelf(one.game);
            const name = shelf === undefined ? one.game : frame.games[shelf.id].name;
            const when = date.format(one.at);
            return (
              <li key={one.id}>
                <span>
                  <strong>{name}</strong>
                  <small>
                    {frame.levels[one.level].name} · {ruleSetName(words, one.game, one.rules)} ·{' '}
                    {when}
                  </small>
                </span>
                <span className="history-list-end">
                  <span data-outcome={one.outcome}>{history.outcomes[one.outcome]}</span>
                  <small>{history.points(one.points)}</small>
                </span>
                <button
                  type="button"
                  className="button button-icon"
                  aria-label={history.removeOne(name, when)}
                  onClick={() => setAsked(one)}
                >
                  <Icon name="close" />
                </button>
              </li>
            );
          })}
      </ul>
      {shown < played.length && (
        <button type="button" className="button" onClick={() => setShown(shown + 5 * PAGE)}>
          {history.more}
        </button>
      )}
      {asked !== undefined && (
        <ConfirmRemoval games={[asked]} remove={remove} close={() => setAsked(undefined)} />
      )}
    </section>
  );
}
