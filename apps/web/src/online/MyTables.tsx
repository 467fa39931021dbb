/** The tables by link that somebody sits at: what waits for them first, whose turn it is, and how long they have. */
import { useEffect, type ReactElement } from 'react';
import { Link } from 'wouter';
import { findOnShelf } from '../shelf/shelf.ts';
import { SeatClock } from '../table/SeatClock.tsx';
import { useOnlineWords } from '../words/online-words.ts';
import { useSettings } from '../prefs/settings.ts';
import { useWords } from '../words/Words.tsx';
import './MyTables.css';
import { useMyTables, waitsForMe, type TableNews } from './use-my-tables.ts';

export interface MyTablesProps {
  /** Hears how many tables wait for this person. */
  readonly onWaiting: (count: number) => void;
}

export function MyTables({ onWaiting }: MyTablesProps): ReactElement | null {
  const { mine: text } = useOnlineWords();
  const tables = useMyTables();
  const waiting = tables.filter(waitsForMe).length;
  useEffect(() => {
    onWaiting(waiting);
    return () => onWaiting(0);
  }, [waiting, onWaiting]);
  if (tables.length === 0) return null;
  return (
    <nav className="online-mine" aria-label={text.title}>
      {tables.map((table) => (
        <Row key={table.table} table={table} />
      ))}
    </nav>
  );
}

function Row({ table: one }: { readonly table: TableNews }): ReactElement | null {
  const { frame } = useWords();
  const { mine: text, others: people } = useOnlineWords();
  const { names: shown } = useSettings();
  const { table, seat, phase, turn, rematch, deadline, ahead } = one;
  const names = one.names.map((given, at) =>
    shown === 'hidden' && at !== seat && given !== '' ? people.player(at + 1) : given,
  );
  const game = findOnShelf(one.game);
  if (game === undefined) return null;
  const name = frame.games[game.id].name;
  const others = names.filter((other, at) => at !== seat && other !== '');
  const state =
    rematch !== undefined
      ? text.rematch(names[rematch] ?? '')
      : phase === 'gathering'
        ? text.gathering
        : turn !== null && (turn === seat || names[turn] !== '')
          ? frame.table.turnOf({ seat: turn, name: names[turn] ?? '', you: turn === seat })
          : '';
  return (
    <Link href={`/t/${table}`} data-game={game.id} data-waits={waitsForMe(one) ? '' : undefined}>
      <strong>{others.length === 0 ? name : frame.home.continueGame(name, others)}</strong>
      <span>
        {state}
        {typeof deadline === 'number' && (
          <SeatClock clock={{ left: deadline - ahead - one.toldAt, deadline }} ahead={ahead} />
        )}
      </span>
    </Link>
  );
}
