/** The tables by link that somebody sits at, asked for again and again: the title of a tab calls from the background, too. */
import { isRefusal, type Refusal } from '@pakli/core';
import { useEffect, useState } from 'react';
import { askTables, type MyTable, type MyTables } from '../host/server.ts';
import { forgetTables, recallTables, TABLES_PER_REQUEST } from './own-tables.ts';

/** A table, when the server told of it by this machine's clock, and how far its own was ahead. */
export interface TableNews extends MyTable {
  readonly toldAt: number;
  readonly ahead: number;
}

/** So often a page in sight asks, and one in the background at every so many of these times. */
const ASK_EVERY_MS = 10_000;
const HIDDEN_TIMES = 6;

/** What is needed of the browser. */
export interface PagePorts {
  isVisible(): boolean;
  /** Calls whenever the page may have come into sight; returns what ends it. */
  onSight(look: () => void): () => void;
  every(ms: number, look: () => void): () => void;
}

const BROWSER: PagePorts = {
  isVisible: () => !document.hidden,
  onSight(look) {
    document.addEventListener('visibilitychange', look);
    globalThis.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      globalThis.removeEventListener('focus', look);
    };
  },
  every(ms, look) {
    const timer = setInterval(look, ms);
    return () => clearInterval(timer);
  },
};

/** Asks at once, whenever the page comes into sight, and in time; never twice at a time. */
export function keepAsking(ask: () => Promise<void>, page: PagePorts = BROWSER): () => void {
  let busy = false;
  let times = 0;
  const look = (): void => {
    if (busy) return;
    busy = true;
    times = 0;
    void ask().finally(() => (busy = false));
  };
  const inTime = (): void => {
    if (page.isVisible() || ++times >= HIDDEN_TIMES) look();
  };
  look();
  const ends = [page.onSight(() => page.isVisible() && look()), page.every(ASK_EVERY_MS, inTime)];
  return () => ends.forEach((end) => end());
}

/** All tables, however many: the server answers for so many at a time. Undefined where it does not answer. */
export async function askAll(
  ids: readonly string[],
  ask: (ids: readonly string[]) => Promise<MyTables | Refusal> = askTables,
): Promise<MyTables | undefined> {
  const tables: MyTable[] = [];
  const unread: string[] = [];
  let now: number | undefined;
  for (let from = 0; from < ids.length; from += TABLES_PER_REQUEST) {
    const answer = await ask(ids.slice(from, from + TABLES_PER_REQUEST));
    if (isRefusal(answer)) return undefined;
    tables.push(...answer.tables);
    unread.push(...answer.unread);
    now = answer.now ?? now;
  }
  return { tables, unread, ...(now === undefined ? {} : { now }) };
}

/** Whether a table waits for this person: it is their turn, or they are asked whether they play again. */
export function waitsForMe({ phase, turn, seat, rematch }: MyTable): boolean {
  return (phase === 'playing' && turn === seat) || rematch !== undefined;
}

/** What waits for this person first, then what has least time left, then as they were. */
export function sortTables<Table extends MyTable>(tables: readonly Table[]): readonly Table[] {
  const time = ({ deadline }: Table): number => deadline ?? Infinity;
  return tables.toSorted((a, b) => {
    const mine = Number(waitsForMe(b)) - Number(waitsForMe(a));
    // Two without a limit are equal; the difference would be no number.
    return mine !== 0 || time(a) === time(b) ? mine : time(a) - time(b);
  });
}

export function useMyTables(): readonly TableNews[] {
  const [tables, setTables] = useState<readonly TableNews[]>([]);
  useEffect(() => {
    let wanted = true;
    const end = keepAsking(async () => {
      const asked = recallTables();
      const answer = await askAll(asked);
      // Where nobody answers, what was known stays; coming to a table will say more.
      if (!wanted || answer === undefined) return;
      forgetTables(asked, answer);
      const toldAt = Date.now();
      const ahead = answer.now === undefined ? 0 : answer.now - toldAt;
      const open = answer.tables.filter((one) => one.phase !== 'over' || waitsForMe(one));
      setTables(sortTables(open).map((one) => Object.assign({ toldAt, ahead }, one)));
    });
    return () => {
      wanted = false;
      end();
    };
  }, []);
  return tables;
}
