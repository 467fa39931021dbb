/** The last line read at each table, for the tables read most recently. */
import { remembered } from './remembered.ts';

const MOST_TABLES = 100;

type LinesRead = ReadonlyMap<string, number>;

/** As `table:7 other:12`, the newest first; anything broken counts as nothing. */
export function readLines(stored: string | null): LinesRead {
  const parts = (stored ?? '').split(' ').map((part) => part.split(':'));
  return new Map(
    parts.flatMap(([table = '', n]) => (Number(n) > 0 ? [[table, Number(n)] as const] : [])),
  );
}

const lines = remembered('pakli.read', readLines, (read) =>
  [...read].map(([table, n]) => `${table}:${n}`).join(' '),
);

/** 0 if nothing was read. */
export function lineRead(table: string): number {
  return lines.stored().get(table) ?? 0;
}

export function markRead(table: string, n: number): void {
  const others = [...lines.stored()].filter(([other]) => other !== table);
  lines.set(new Map([[table, n] as const, ...others].slice(0, MOST_TABLES)));
}
