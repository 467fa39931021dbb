/** Games of several people at this device: who has played, and what it came to. */
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { Saved } from '../host/host.ts';
import { findOnShelf } from '../shelf/shelf.ts';
import { useWords } from '../words/Words.tsx';

/** Older ones are among the replays. */
const SHOWN = 10;

export function SharedGames({ games }: { readonly games: readonly Saved[] }): ReactElement | null {
  const { frame, history, locale } = useWords();
  if (games.length === 0) return null;
  const date = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <section aria-labelledby="shared-games">
      <h2 id="shared-games">{history.shared}</h2>
      <ul className="history-list">
        {games.slice(0, SHOWN).map(({ id, game, names, totals, at }) => {
          const shelf = findOnShelf(game);
          return (
            <li key={id}>
              <span>
                <Link href={`/replay/${id}`}>
                  {shelf === undefined ? game : frame.games[shelf.id].name}
                </Link>
                <small>
                  {names.map((name, seat) => `${name} ${totals[seat] ?? 0}`).join(' · ')}
                </small>
                <small>{date.format(at)}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
