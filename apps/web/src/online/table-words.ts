/** The name and status of a table in somebody's list. */
import { useSettings } from '../prefs/settings.ts';
import { findOnShelf } from '../shelf/shelf.ts';
import { useOnlineWords } from '../words/online-words.ts';
import { useWords } from '../words/Words.tsx';
import type { TableNews } from './use-my-tables.ts';

export interface TableWords {
  /** Like “Continue Mulle with Bo”. */
  readonly name: string;
  /** Whose turn it is, or what somebody asks for. */
  readonly state: string;
}

/** Undefined for a game this page does not have. */
export function useTableWords(): (table: TableNews) => TableWords | undefined {
  const { frame } = useWords();
  const { mine: text, others: people } = useOnlineWords();
  const { names: shown } = useSettings();
  return ({ game: id, names: given, seat, phase, turn, rematch }) => {
    const names = given.map((name, at) =>
      shown === 'hidden' && at !== seat && name !== '' ? people.player(at + 1) : name,
    );
    const game = findOnShelf(id);
    if (game === undefined) return undefined;
    const { name } = frame.games[game.id];
    const others = names.filter((other, at) => at !== seat && other !== '');
    return {
      name: others.length === 0 ? name : frame.home.continueGame(name, others),
      state:
        rematch !== undefined
          ? text.rematch(names[rematch] ?? '')
          : phase === 'gathering'
            ? text.gathering
            : turn !== null && (turn === seat || names[turn] !== '')
              ? frame.table.turnOf({ seat: turn, name: names[turn] ?? '', you: turn === seat })
              : '',
    };
  };
}
