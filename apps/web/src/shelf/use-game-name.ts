/** The name of a game, or its id if the page does not have the game. */
import { useWords } from '../words/Words.tsx';
import { findOnShelf } from './shelf.ts';

export function useGameName(): (game: string) => string {
  const { frame } = useWords();
  return (id) => {
    const game = findOnShelf(id);
    return game === undefined ? id : frame.games[game.id].name;
  };
}
