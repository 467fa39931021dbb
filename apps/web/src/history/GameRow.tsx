/** A finished game in a list; its name opens it. */
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { useGameName } from '../shelf/use-game-name.ts';

export interface GameRowProps {
  readonly id: string;
  readonly game: string;
  readonly about: string;
  /** The end of the row. */
  readonly children?: ReactNode;
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
