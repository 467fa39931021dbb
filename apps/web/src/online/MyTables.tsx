/** The tables by link that somebody sits at, and whose turn it is there. */
import { isRefusal } from '@pakli/core';
import { useEffect, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { askTables, type MyTable } from '../host/server.ts';
import { findOnShelf } from '../shelf/shelf.ts';
import { useOnlineWords } from '../words/online-words.ts';
import { useSettings } from '../prefs/settings.ts';
import { useWords } from '../words/Words.tsx';
import { forgetTables, recallTables } from './mine.ts';
import './MyTables.css';

export function MyTables(): ReactElement | null {
  const { frame } = useWords();
  const { mine: text, others: people } = useOnlineWords();
  const { names: shown } = useSettings();
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  useEffect(() => {
    let wanted = true;
    // Where nobody answers there is nothing to show; coming to a table will say so.
    const asked = recallTables();
    askTables(asked).then(
      (answer) => {
        if (!wanted || isRefusal(answer)) return;
        forgetTables(asked, answer);
        setTables(answer.tables.filter(({ phase }) => phase !== 'over'));
      },
      () => undefined,
    );
    return () => void (wanted = false);
  }, []);
  if (tables.length === 0) return null;
  return (
    <nav className="online-mine" aria-label={text.title}>
      {tables.map((one) => {
        const { table, seat, phase, turn } = one;
        const names = one.names.map((given, at) =>
          shown === 'hidden' && at !== seat && given !== '' ? people.player(at + 1) : given,
        );
        const game = findOnShelf(one.game);
        if (game === undefined) return null;
        const name = frame.games[game.id].name;
        const others = names.filter((other, at) => at !== seat && other !== '');
        return (
          <Link key={table} href={`/t/${table}`} data-game={game.id}>
            <strong>{others.length === 0 ? name : frame.home.continueGame(name, others)}</strong>
            <span>
              {phase === 'gathering'
                ? text.gathering
                : turn !== null && (turn === seat || names[turn] !== '')
                  ? frame.table.turnOf({ seat: turn, name: names[turn] ?? '', you: turn === seat })
                  : ''}
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
