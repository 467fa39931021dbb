/** The tables by link that somebody sits at, over a line that repairs itself: the title of a tab calls from the background, too. */
import { SocketWire } from '@pakli/client';
import {
  PROTOCOL,
  type MyTablesToPage,
  type MyTablesToServer,
  type TableSummary,
} from '@pakli/protocol';
import { useEffect, useState } from 'react';
import { lookAfter, socketTo } from '../host/server.ts';

/** A table, when the server mentioned it by this machine's clock, and how far its own was ahead. */
export interface TableNews extends TableSummary {
  readonly toldAt: number;
  readonly ahead: number;
}

/** Before the server has said anything: nobody knows yet that there is none. */
export const UNHEARD: readonly TableNews[] = [];

/** Whether a table waits for this person: it is their turn, or they are asked whether they play again. */
export function waitsForMe({ phase, turn, seat, rematch }: TableSummary): boolean {
  return (phase === 'playing' && turn === seat) || rematch !== undefined;
}

/** What waits for this person first, then what has least time left, then as they were. */
export function sortTables<Table extends TableSummary>(tables: readonly Table[]): readonly Table[] {
  const time = ({ deadline }: Table): number => deadline ?? Infinity;
  return tables.toSorted((a, b) => {
    const mine = Number(waitsForMe(b)) - Number(waitsForMe(a));
    // Two without a limit are equal; the difference would be no number.
    return mine !== 0 || time(a) === time(b) ? mine : time(a) - time(b);
  });
}

type Heard = Exclude<MyTablesToPage, { kind: 'bye' }>;

/** Hears the whole list at once and whenever it changes; the returned function ends it. */
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
    // Where nobody answers, what was known stays.
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

/** At a table by link nobody listens for others, unless there are some: every page there has a socket already. */
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
