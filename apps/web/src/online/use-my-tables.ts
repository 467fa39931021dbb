/** Somebody's tables by link, over a connection that repairs itself: the tab's title calls from the background, too. */
import { SocketWire } from '@pakli/client';
import {
  PROTOCOL,
  type MyTablesToPage,
  type MyTablesToServer,
  type TableSummary,
} from '@pakli/protocol';
import { useEffect, useState } from 'react';
import { lookAfter, socketTo } from '../host/server.ts';

/** A table, when the server mentioned it by the local clock, and how far the server's clock was ahead. */
export interface TableNews extends TableSummary {
  readonly toldAt: number;
  readonly ahead: number;
}

/** Before the server's first message: nobody knows yet that there is none. */
export const UNHEARD: readonly TableNews[] = [];

/** Whether a table waits for this person: for their turn, or for their answer about a rematch. */
export function waitsForMe({ phase, turn, seat, rematch }: TableSummary): boolean {
  return (phase === 'playing' && turn === seat) || rematch !== undefined;
}

/** Tables waiting for this person first, then by time left, then in their old order. */
export function sortTables<Table extends TableSummary>(tables: readonly Table[]): readonly Table[] {
  const time = ({ deadline }: Table): number => deadline ?? Infinity;
  return tables.toSorted((a, b) => {
    const mine = Number(waitsForMe(b)) - Number(waitsForMe(a));
    // Two without a limit are equal; the difference would be NaN.
    return mine !== 0 || time(a) === time(b) ? mine : time(a) - time(b);
  });
}

type Heard = Exclude<MyTablesToPage, { kind: 'bye' }>;

/** Gets the whole list at once and on every change; the returned function unsubscribes. */
export function followTables(hear: (tables: readonly TableNews[]) => void): () => void {
  const wire = new SocketWire<MyTablesToServer, Heard>(socketTo('mine'));
  wire.listen({
    opened: () => void wire.send({ kind: 'hello', protocol: PROTOCOL }),
    heard: (frame) => {
      if (frame.kind !== 'told') return;
      const toldAt = Date.now();
      const ahead = frame.now - toldAt;
      hear(sortTables(frame.tables).map((one) => Object.assign({ toldAt, ahead }, one)));
    },
    // Without an answer, the last known list stays.
    connected: () => {},
    failed: () => {},
    seq: () => 0,
  });
  const stop = lookAfter(wire);
  if (document.hidden) wire.check(true);
  wire.open();
  return () => {
    stop();
    wire.close();
  };
}

/** At a table by link nobody listens for other tables unless there are some: every page there already has a socket. */
export function useMyTables(atHand?: string): readonly TableNews[] {
  const [tables, setTables] = useState(UNHEARD);
  useEffect(() => {
    const end = followTables((now) => {
      setTables(now);
      if (atHand !== undefined && now.every(({ table }) => table === atHand)) end();
    });
    return end;
  }, [atHand]);
  return tables;
}
