/** A server in this process on a free port, with its own database. */
import { join } from 'node:path';
import type { Logger } from '../src/log.ts';
import { MACHINE, type Machine } from '../src/machine.ts';
import { serve, type Running } from '../src/server.ts';
import {
  LIMITS,
  PACE,
  type ServerLimits,
  type Pace,
  type ServerSettings,
} from '../src/settings.ts';
import type { TableStore } from '../src/store/store.ts';
import { inFolder } from './folder.ts';
import { keptThread } from './kept-threads.ts';
import { openKept } from './kept-writer.ts';

/** No test waits for a computer that pretends to think. */
export const QUICK: Pace = {
  ...PACE,
  move: 0,
  expertMove: 0,
  nextDeal: 50,
  absence: 0,
  release: 0,
  again: 500,
  start: 500,
  lease: 10_000,
  glance: 200,
  thinking: 600_000,
  beat: 2000,
  // However slow the machine is.
  outage: 86_400_000,
  round: 50,
  retry: 100,
  probe: 0,
  firstSweep: 3_600_000,
  // A client that learns something only by reconnecting after its silent socket was closed has not received it.
  silence: 86_400_000,
  saying: 0,
  evening: 100,
};
/** No time passes in which a limit would admit somebody again, however slow the machine. */
export const STILL: Machine = { ...MACHINE, elapsed: () => 0 };

/** Everybody comes from one address, and is faster than people. */
const MANY = 1_000_000;
export const GENEROUS: ServerLimits = {
  ...LIMITS,
  frameBurst: MANY,
  framesPerSecond: MANY,
  socketsPerAddress: MANY,
  socketsPerMinute: MANY,
  tablesPerTenMinutes: MANY,
  guestsPerTenMinutes: MANY,
  renamesPerTenMinutes: MANY,
  passkeyTriesPerTenMinutes: MANY,
  codeTriesPerTenMinutes: MANY,
  seatOpeningsPerTenMinutes: MANY,
  connectionsPerAddress: MANY,
  requestsPerMinute: MANY,
  recordsPerMinute: MANY,
  picturesPerMinute: MANY,
  picturesPerSecond: MANY,
  tablesPerPerson: MANY,
  commandBurst: MANY,
  commandsPerSecond: MANY,
  rowsPerPerson: MANY,
};

export function settingsFor(folder: string, more: Partial<ServerSettings> = {}): ServerSettings {
  return {
    port: 0,
    address: '127.0.0.1',
    file: join(folder, 'pakli.db'),
    proxies: [],
    push: 'off',
    threads: 1,
    boards: 0,
    limits: GENEROUS,
    pace: QUICK,
    drain: 0,
    ...more,
  };
}

export interface Place {
  readonly base: string;
  readonly running: Running;
  readonly store: TableStore;
}

export interface Setting {
  readonly settings?: Partial<ServerSettings>;
  /** Where tables are stored, instead of the file. */
  readonly open?: (file: string) => Promise<TableStore>;
  readonly spoil?: (store: TableStore) => TableStore;
  readonly now?: () => number;
  readonly machine?: Machine;
  readonly log?: Logger;
}

export async function withServer<Result>(
  work: (place: Place) => Promise<Result>,
  { settings, open = openKept, spoil = (store) => store, ...given }: Setting = {},
): Promise<Result> {
  return inFolder(async (folder) => {
    const wanted = settingsFor(folder, settings);
    const store = spoil(await open(wanted.file));
    const running = await serve(wanted, store, { startThread: keptThread, ...given });
    try {
      return await work({ base: `http://127.0.0.1:${running.port}`, running, store });
    } finally {
      await running.stop();
    }
  });
}
