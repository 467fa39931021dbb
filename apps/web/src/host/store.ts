/**
 * Where games are kept: in IndexedDB, with an entry per game whose record holds
 * the truth, and a summary, so that the list of games reads no records. Only the
 * worker opens it. If the browser allows no database, games live as long as the
 * page.
 */
import { refuse } from '@pakli/core';
import { RefusalError } from './failure.ts';
import type { Saved } from './host.ts';
import type { GameStore, StoredGame } from './stored-game.ts';

const GAMES = 'games';
const SUMMARIES = 'summaries';

export async function openStore(): Promise<GameStore> {
  const database = new Database();
  try {
    await database.open();
  } catch (error) {
    // A database that another tab blocks may open at the next request.
    if (!(error instanceof RefusalError)) return memoryStore();
  }
  return {
    lasting: true,
    get: (id) =>
      database.act<StoredGame | undefined>('readonly', [GAMES], ([games]) => games!.get(id)),
    put: (entry, how) =>
      database.act('readwrite', [GAMES, SUMMARIES], ([games, summaries], abort) => {
        const { saved, by } = entry;
        const before: IDBRequest<StoredGame | undefined> = games!.get(saved.id);
        before.addEventListener('success', () => {
          const player = before.result?.by;
          if (how !== 'claim' && player !== undefined && player !== by) {
            abort(new RefusalError(refuse('open-elsewhere', 'table', { id: saved.id })));
            return;
          }
          try {
            games!.put(entry);
            summaries!.put(saved);
          } catch (error) {
            abort(error);
          }
        });
      }),
    remove: (id) =>
      database.act('readwrite', [GAMES, SUMMARIES], (stores) => {
        for (const store of stores) store.delete(id);
      }),
    async list() {
      return newestFirst(
        await database.act<Saved[]>('readonly', [SUMMARIES], ([summaries]) => summaries!.getAll()),
      );
    },
  };
}

/** Opened on demand, and again if the browser or another tab closed it. */
class Database {
  private opened: Promise<IDBDatabase> | undefined;

  open(): Promise<IDBDatabase> {
    this.opened ??= openDatabase(() => (this.opened = undefined)).catch((error: unknown) => {
      this.opened = undefined;
      throw error;
    });
    return this.opened;
  }

  /** Runs one transaction; resolves with the last request's result when all of it is on disk. */
  async act<Answer = void>(
    mode: 'readonly' | 'readwrite',
    names: readonly string[],
    ask: (stores: readonly IDBObjectStore[], abort: (why: unknown) => void) => Asked<Answer>,
  ): Promise<Answer> {
    for (let again = false; ; again = true) {
      try {
        return await transact(await this.open(), mode, names, ask);
      } catch (error) {
        if (error instanceof RefusalError) throw error;
        if (error instanceof DOMException && error.name === 'QuotaExceededError') {
          throw new RefusalError(refuse('storage-full', 'table'));
        }
        // It may have been closed without an event: retry once with a fresh one.
        this.opened = undefined;
        if (again)
          throw new RefusalError(refuse('storage-closed', 'table', { text: String(error) }));
      }
    }
  }
}

type Asked<Answer> = Answer extends void ? void : IDBRequest<Answer>;

function transact<Answer>(
  database: IDBDatabase,
  mode: 'readonly' | 'readwrite',
  names: readonly string[],
  ask: (stores: readonly IDBObjectStore[], abort: (why: unknown) => void) => Asked<Answer>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // Power may fail as well.
    const transaction = database.transaction(names, mode, { durability: 'strict' });
    let why: unknown;
    const abort = (reason: unknown): void => {
      why = reason;
      transaction.abort();
    };
    transaction.addEventListener('abort', () => {
      reject(why ?? transaction.error ?? new Error('the database has closed'));
    });
    const stores = names.map((name) => transaction.objectStore(name));
    const asked = ask(stores, abort) as IDBRequest<Answer> | undefined;
    transaction.addEventListener('complete', () => resolve(asked?.result as Answer));
  });
}

/** `closed` is called if the browser or another tab closes it. */
function openDatabase(closed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open('pakli', 2);
  request.addEventListener('upgradeneeded', () => {
    if (request.transaction !== null) upgrade(request.result, request.transaction);
  });
  return new Promise((resolve, reject) => {
    let late = false;
    request.addEventListener('success', () => {
      const database = request.result;
      if (late) database.close();
      database.addEventListener('close', closed);
      // A newer version of the page in another tab waits for it.
      database.addEventListener('versionchange', () => {
        database.close();
        closed();
      });
      resolve(database);
    });
    request.addEventListener('error', () => {
      const { error } = request;
      const newer = error?.name === 'VersionError';
      reject(
        newer ? new RefusalError(refuse('storage-newer', 'table')) : (error ?? new Error('none')),
      );
    });
    request.addEventListener('blocked', () => {
      late = true;
      reject(new RefusalError(refuse('storage-older', 'table')));
    });
  });
}

/** From nothing, or from version 1, which had no summaries. */
function upgrade(database: IDBDatabase, transaction: IDBTransaction): void {
  const summaries = database.createObjectStore(SUMMARIES, { keyPath: 'id' });
  if (!database.objectStoreNames.contains(GAMES)) {
    database.createObjectStore(GAMES, { keyPath: 'saved.id' });
    return;
  }
  const reading = transaction.objectStore(GAMES).openCursor();
  reading.addEventListener('success', () => {
    const cursor = reading.result;
    if (cursor === null) return;
    summaries.put((cursor.value as StoredGame).saved);
    cursor.continue();
  });
}

export function memoryStore(): GameStore {
  const entries = new Map<string, StoredGame>();
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
    list: () => Promise.resolve(newestFirst([...entries.values()].map(({ saved }) => saved))),
  };
}

function newestFirst(games: readonly Saved[]): Saved[] {
  return games.toSorted((one, other) => other.at - one.at);
}
