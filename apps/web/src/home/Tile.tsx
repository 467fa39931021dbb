import { isRefusal } from '@pakli/core';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { begin, recallChoices } from '../app/choices.ts';
import type { ShelfGame } from '../games/shelf.ts';
import { useWords } from '../words/Words.tsx';

export function Tile({ game }: { readonly game: ShelfGame }): ReactElement {
  const words = useWords();
  const [, go] = useLocation();
  return (
    <button
      type="button"
      onClick={() =>
        void begin(game, recallChoices(game), words).then((to) => !isRefusal(to) && go(to))
      }
    >
      {words.frame.games[game.id].name}
    </button>
  );
}
