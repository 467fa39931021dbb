/** What a game is called; its id where the page does not have it. */
import { useWords } from '../words/Words.tsx';
import { findOnShelf } from './shelf.ts';

export function useGameName(): (game: string) => string {
  const { frame } = useWords();
  return (id) => {
    const game = findOnShelf(id);
    return game === undefined ? id : frame.games[game.id].name;
  };
}
