/** A clock that tests move, deadlines, and what the log says about them. */
import { EventEmitter, once } from 'node:events';
import { expect, vi } from 'vitest';
import type { TableStore } from '../src/store/store.ts';
import { PATIENCE_MS, type Client } from './client.ts';
import { withServer, type Place, type Setting } from './running.ts';
import { but } from './spoil.ts';

export const HOUR = 3_600_000;
export const CLOCK = { kind: 'bank', ms: 60_000, increment: 0 } as const;

/** A clock that stands still until a test moves it, however slow the machine. */
export class StandingClock {
  private at = Date.UTC(2026, 0, 1);
  readonly now = (): number => this.at;

  move(ms: number): void {
    this.at += ms;
  }

  moveTo(at: number): void {
    this.at = at;
  }
}

/** A server whose clock stands still. */
export interface Standing extends Place {
  readonly clock: StandingClock;
  /** Waits until the server has checked this often what is due. */
  readonly rounds: (many: number) => Promise<void>;
  readonly metric: (name: string) => number;
  /** Closes them all, and waits until the server has noticed. */
  readonly leave: (clients: readonly Client[]) => Promise<void>;
}

export function withStandingClock(
  work: (place: Standing) => Promise<void>,
  { spoil = (store) => store, ...setting }: Omit<Setting, 'now'> = {},
): Promise<void> {
  const clock = new StandingClock();
  const looks = new EventEmitter();
  const rounds = async (many: number): Promise<void> => {
    for (let i = 0; i < many; i++) await once(looks, 'look');
  };
  const counted = (store: TableStore): TableStore =>
    but(store, {
      due: async (...given) => {
        const due = await store.due(...given);
        looks.emit('look');
        return due;
      },
    });
  return withServer(
    (place) => {
      const metric = (name: string): number => metricOf(place, name);
      const leave = async (clients: readonly Client[]): Promise<void> => {
        const before = metric('pakli_sockets');
        for (const client of clients) client.close();
        await vi.waitFor(
          () => expect(metric('pakli_sockets')).toBe(before - clients.length),
          PATIENCE_MS,
        );
        await rounds(3);
      };
      return work({ ...place, clock, rounds, metric, leave });
    },
    { ...setting, now: clock.now, spoil: (store) => counted(spoil(store)) },
  );
}

/** A counter of the server; 0 if nothing was counted. */
export function metricOf({ running }: Pick<Place, 'running'>, name: string): number {
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(running.metrics.format())?.[1] ?? 0);
}

export interface Played {
  readonly kind: string;
  readonly at: number;
  readonly by?: string;
}

export async function playedAt(store: TableStore, table: string): Promise<Played[]> {
  const rows = (await store.read(table, 0))?.rows ?? [];
  return rows.map(({ event }) => JSON.parse(event) as Played).filter(({ kind }) => kind === 'play');
}

export function deadlineOf({ company }: Client): number {
  const seats = company?.seats.flatMap((one) => (one.kind === 'person' ? [one.clock] : [])) ?? [];
  return seats.find((clock) => (clock?.deadline ?? null) !== null)?.deadline ?? NaN;
}
