/** Deadlines, and what the log says of them. */
import type { Store } from '../src/store/store.ts';
import type { Client } from './client.ts';

export const HOUR = 3_600_000;
export const CLOCK = { kind: 'bank', ms: 60_000, increment: 0 } as const;

/** A clock that stands still until a test moves it, however slow the machine. */
export class StandingClock {
  private at = Date.UTC(2026, 0, 1);
  readonly now = (): number => this.at;

  move(ms: number): void {
    this.at += ms;
  }
}

export interface Played {
  readonly kind: string;
  readonly at: number;
  readonly by?: string;
}

export async function playedAt(store: Store, table: string): Promise<Played[]> {
  const rows = (await store.read(table, 0))?.rows ?? [];
  return rows.map(({ event }) => JSON.parse(event) as Played).filter(({ kind }) => kind === 'play');
}

export function deadlineOf({ company }: Client): number {
  const seats = company?.seats.flatMap((one) => (one.kind === 'person' ? [one.clock] : [])) ?? [];
  return seats.find((clock) => (clock?.deadline ?? null) !== null)?.deadline ?? NaN;
}
