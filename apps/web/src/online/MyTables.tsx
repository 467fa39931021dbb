/** Somebody's tables by link: those that wait for them first, whose turn it is, and how much time is left. */
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { lineRead } from '../prefs/lines-read.ts';
import { SeatClock } from '../table/SeatClock.tsx';
import { useOnlineWords } from '../words/online-words.ts';
import './MyTables.css';
import { useTableWords } from './table-words.ts';
import { useCalls } from './use-calls.ts';
import { useMyTables, waitsForMe, type TableNews } from './use-my-tables.ts';

export function MyTables(): ReactElement | null {
  const { mine: text } = useOnlineWords();
  const tables = useMyTables();
  useCalls(tables);
  if (tables.length === 0) return null;
  return (
    <nav className="acts online-mine" aria-label={text.title}>
      {tables.map((table) => (
        <Row key={table.table} table={table} />
      ))}
    </nav>
  );
}

function Row({ table: one }: { readonly table: TableNews }): ReactElement | null {
  const { mine: text } = useOnlineWords();
  const words = useTableWords()(one);
  const { table, game, deadline, ahead } = one;
  if (words === undefined) return null;
  return (
    <Link href={`/t/${table}`} data-game={game} data-waits={waitsForMe(one) ? '' : undefined}>
      <strong>{words.name}</strong>
      <span>
        {one.said !== undefined && one.said > lineRead(table) && (
          <em className="online-mine-said">{text.said}</em>
        )}
        {words.state}
        {typeof deadline === 'number' && (
          <SeatClock clock={{ left: deadline - ahead - one.toldAt, deadline }} ahead={ahead} />
        )}
      </span>
    </Link>
  );
}
