/** Several nodes of this process at one PostgreSQL, each a server of its own. */
import type { Bell } from '../src/bell/bell.ts';
import { serve, type Running } from '../src/server.ts';
import type { Settings } from '../src/settings.ts';
import { openPostgres } from '../src/store/postgres.ts';
import type { Store } from '../src/store/store.ts';
import { settingsFor } from './running.ts';

export interface Node {
  readonly base: string;
  readonly running: Running;
  readonly store: Store;
}

export interface Nodes {
  readonly many: number;
  readonly address: string;
  readonly settings?: Partial<Settings>;
  /** The bell of each; without one that of the settings. */
  readonly bell?: () => Bell;
  readonly spoil?: (store: Store) => Store;
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
      const running = await serve(wanted, store, { node: `node-${i}`, ...given });
      nodes.push({ base: `http://127.0.0.1:${running.port}`, running, store });
    }
    return await work(nodes);
  } finally {
    await Promise.all(nodes.map(({ running }) => running.stop()));
  }
}

/** A bell that nobody hears. */
export const MUTE: Bell = { ring: () => {}, listen: () => {}, close: async () => {} };
