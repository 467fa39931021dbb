/** A page of a game, found by id. */
import type { ReactElement } from 'react';
import { Notice } from '../kit/Notice.tsx';
import { findOnShelf } from '../shelf/shelf.ts';
import type { ShelfGame } from '../table/shelf-game.ts';
import { useWords } from '../words/Words.tsx';

interface OfGameProps {
  readonly id: string | undefined;
  readonly children: (game: ShelfGame) => ReactElement;
}

export function OfGame({ id = '', children }: OfGameProps): ReactElement {
  const { frame } = useWords();
  const game = findOnShelf(id);
  return game === undefined ? <Notice text={frame.error.noPage} /> : children(game);
}
