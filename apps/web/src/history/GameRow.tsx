/** One finished game in a list; its name opens it. */
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { findOnShelf } from '../shelf/shelf.ts';
import { useWords } from '../words/Words.tsx';

export interface GameRowProps {
  readonly id: string;
  readonly game: string;
  readonly about: string;
  /** What stands at the end of the row. */
  readonly children?: ReactNode;
}

export function useGameName(): (game: string) => string {
  const { frame } = useWords();
  return (game) => {
    const shelf = findOnShelf(game);
    return shelf === undefined ? game : frame.games[shelf.id].name;
  };
}

/** Dates as they are written in lists. */
export function useDate(): (at: number) => string {
  const { locale } = useWords();
  // British English, as everywhere.
  const date = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (at) => date.format(at);
}

export function GameRow({ id, game, about, children }: GameRowProps): ReactElement {
  const nameOf = useGameName();
  return (
    <li>
      <Link href={`/replay/${id}`} className="history-list-game">
        <strong>{nameOf(game)}</strong>
        <small>{about}</small>
      </Link>
      {children}
    </li>
  );
}
