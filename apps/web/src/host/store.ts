/**
 * Where games are kept: one entry a game in the browser's own database, with
 * the record that holds the truth. Only the worker opens it. Where a browser
 * allows no database, games live as long as the page.
 */
import type { Kinds, Match } from '@pakli/core';
import type { Saved } from './host.ts';

export interface Entry {
  readonly saved: Saved;
  readonly record: string;
  /** Outcomes that an undo has taken back, by deal: the same cards will come again. */
  readonly again?: Match<Kinds>['cardsToCome'];
}

export interface Store {
  /** What is put here is still there when the page is opened again. */
  readonly lasting: boolean;
  get(id: string): Promise<Entry | undefined>;
  put(entry: Entry): Promise<void>;
  remove(id: string): Promise<void>;
  /** Newest first, without the records. */
  list(): Promise<Saved[]>;
}

const GAMES = 'games';

export async function openStore(): Promise<Store> {
  try {
    return databaseStore(await openDatabase());
  } catch {
    return memoryStore();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('pakli', 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(GAMES, { keyPath: 'saved.id' });
  });
  return answerOf(request);
}

function databaseStore(database: IDBDatabase): Store {
  const games = (mode: IDBTransactionMode): IDBObjectStore =>
    database.transaction(GAMES, mode).objectStore(GAMES);
  return {
    lasting: true,
    get: (id) => answerOf<Entry | undefined>(games('readonly').get(id)),
    async put(entry) {
      await answerOf(games('readwrite').put(entry));
    },
    async remove(id) {
      await answerOf(games('readwrite').delete(id));
    },
    async list() {
      return newestFirst(await answerOf<Entry[]>(games('readonly').getAll()));
    },
  };
}

export function memoryStore(): Store {
  const entries = new Map<string, Entry>();
  return {
    lasting: false,
    get: (id) => Promise.resolve(entries.get(id)),
    put(entry) {
      entries.set(entry.saved.id, entry);
      return Promise.resolve();
    },
    remove(id) {
      entries.delete(id);
      return Promise.resolve();
    },
    list: () => Promise.resolve(newestFirst([...entries.values()])),
  };
}

function newestFirst(entries: readonly Entry[]): Saved[] {
  return entries.map(({ saved }) => saved).toSorted((one, other) => other.at - one.at);
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
  });
}
