/** The tables by link that somebody sits at: what waits for them first, whose turn it is, and how long they have. */
import { useEffect, useRef, type ReactElement } from 'react';
import { Link } from 'wouter';
import { closeNotes, note, setBadge } from '../calls/note.ts';
import { keepSubscription } from '../calls/push.ts';
import { lineRead } from '../prefs/lines-read.ts';
import { findOnShelf } from '../shelf/shelf.ts';
import { play } from '../table/sound.ts';
import { SeatClock } from '../table/SeatClock.tsx';
import { useOnlineWords } from '../words/online-words.ts';
import { settings, useSettings } from '../prefs/settings.ts';
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
  useCalls(tables);
  useEffect(() => {
    onWaiting(waiting);
    return () => onWaiting(0);
  }, [waiting, onWaiting]);
  if (tables.length === 0) return null;
  return (
    <nav className="acts online-mine" aria-label={text.title}>
      {tables.map((table) => (
        <Row key={table.table} table={table} />
      ))}
    </nav>
  );
}

/** Calls with a sound, and from the background with a notification, to every table that begins to wait; those that are there at first are in sight. */
function useCalls(tables: readonly TableNews[]): void {
  const { frame } = useWords();
  const before = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    // What a browser has changed meanwhile, such as its keys, the server hears of.
    if (settings().notify === 'on') keepSubscription().catch(() => undefined);
  }, []);
  useEffect(() => {
    const waiting = tables.filter(waitsForMe);
    const known = before.current ?? new Set(waiting.map(({ table }) => table));
    const fresh = waiting.filter(({ table }) => !known.has(table));
    const now = new Set(waiting.map(({ table }) => table));
    if (tables.length > 0 || before.current !== undefined) before.current = now;
    if (fresh.length > 0) play('turn');
    for (const { table, game: id, seat } of fresh) {
      const game = findOnShelf(id);
      const title = frame.table.turnOf({ seat, name: '', you: true });
      const name = game === undefined ? '' : frame.games[game.id].name;
      note(table, title, name).catch(() => undefined);
    }
    setBadge(waiting.length).catch(() => undefined);
    if (!document.hidden) closeNotes((table) => now.has(table)).catch(() => undefined);
  }, [tables, frame]);
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
        {one.said !== undefined && one.said > lineRead(table) && (
          <em className="online-mine-said">{text.said}</em>
        )}
        {state}
        {typeof deadline === 'number' && (
          <SeatClock clock={{ left: deadline - ahead - one.toldAt, deadline }} ahead={ahead} />
        )}
      </span>
    </Link>
  );
}
