/** Several nodes in this process on one database, each a server of its own. */
import type { Bell } from '../src/bell/bell.ts';
import { LocalBells } from '../src/bell/local.ts';
import { serve, type Running } from '../src/server.ts';
import type { ServerSettings } from '../src/settings.ts';
import { openPostgres } from '../src/store/postgres.ts';
import type { TableStore } from '../src/store/store.ts';
import { inFolder } from './folder.ts';
import { keptThread } from './kept-threads.ts';
import { openKept } from './kept-writer.ts';
import { settingsFor } from './running.ts';
import type { Spoil } from './spoil.ts';

export interface Node {
  readonly base: string;
  readonly running: Running;
  readonly store: TableStore;
}

export interface Nodes {
  readonly many: number;
  readonly address: string;
  readonly settings?: Partial<ServerSettings>;
  /** The bell of each node; by default that of the settings. */
  readonly bell?: () => Bell;
  readonly spoil?: (store: TableStore) => TableStore;
  readonly now?: () => number;
}

export async function withNodes<Result>(
  { many, address, settings, bell, spoil = (store) => store, now }: Nodes,
  work: (nodes: readonly Node[]) => Promise<Result>,
): Promise<Result> {
  const nodes: Node[] = [];
  try {
    for (let i = 0; i < many; i++) {
      const store = spoil(await openPostgres(address));
      const wanted = settingsFor('', { postgres: address, ...settings });
      const given = {
        ...(bell === undefined ? {} : { bell: bell() }),
        ...(now === undefined ? {} : { now }),
      };
      const running = await serve(wanted, store, {
        node: `node-${i}`,
        startThread: keptThread,
        ...given,
      });
      nodes.push({ base: `http://127.0.0.1:${running.port}`, running, store });
    }
    return await work(nodes);
  } finally {
    await Promise.all(nodes.map(({ running }) => running.stop()));
  }
}

/** A bell that nobody hears. */
export const MUTE: Bell = { ring: () => {}, listen: () => {}, close: async () => {} };

export interface Two {
  /** The addresses of the nodes with these names. */
  readonly one: string;
  readonly two: string;
  readonly store: TableStore;
}

export interface TwoSettings {
  readonly settings?: Partial<ServerSettings>;
  /** Neither hears the other's bell. */
  readonly deaf?: boolean;
}

/** Two nodes on one file; either may have a database that fails. */
export function withTwo(
  spoils: Partial<Record<'one' | 'two', Spoil>>,
  work: (two: Two) => Promise<void>,
  { settings: more, deaf = false }: TwoSettings = {},
): Promise<void> {
  return inFolder(async (folder) => {
    const settings = settingsFor(folder, more);
    const store = await openKept(settings.file);
    const bells = new LocalBells();
    const start = (node: 'one' | 'two') =>
      serve(settings, spoils[node]?.(store) ?? store, {
        node,
        bell: deaf ? MUTE : bells.bell(),
        startThread: keptThread,
      });
    const nodes = [await start('one'), await start('two')] as const;
    const [one, two] = nodes.map(({ port }) => `http://127.0.0.1:${port}`);
    try {
      await work({ one: one!, two: two!, store });
    } finally {
      for (const node of nodes) await node.stop();
    }
  });
}
