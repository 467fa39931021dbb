/**
 * The worker that keeps the truth: games, records and the database. The page
 * learns from it only what the person's seat may know.
 */
import { findGame, type GamePackage } from '@pakli/catalogue';
import {
  atVersion,
  nameOptions,
  freshSeed,
  isRefusal,
  refuse,
  Sfc32,
  type Refusal,
} from '@pakli/core';
import { exposeWire, SocketWire, type FromWire, type ToWire } from '@pakli/client';
import { advise, whyNot } from '@pakli/host';
import type { Calls, FromWorker, ToWorker } from './calls.ts';
import { Analyst } from './analyst.ts';
import { begin, matchOf } from './begin.ts';
import { openChallenge } from './challenge.ts';
import { Challenges, seedOfDay } from './challenges.ts';
import { refusalOf } from './failure.ts';
import type { TableSeating, SceneExcerpt, Sitting } from './host.ts';
import { eveningHonestyOf } from './evening-honesty.ts';
import { openKeptGame, type KeptGame } from './local-game.ts';
import { LinkedTable } from './linked-table.ts';
import { Library } from './library.ts';
import { lock, type Unlock } from './lock.ts';
import { PlayerPool } from './players.ts';
import { openStore } from './store.ts';
import type { GameStore } from './stored-game.ts';

const store = openStore();
const players = new PlayerPool();
const library = new Library(store, new Analyst());
const challenges = new Challenges(store, players.table());
/** For hints, which can be cancelled without affecting any table. */
const adviser = players.table();

/** The open table, and how to close it. */
let open: Open | undefined;
interface Open {
  readonly id: string;
  hear(message: ToWire): void;
  /** Set for a table by link. */
  readonly linked?: LinkedTable;
  /** Counts help; absent for a table by link. */
  help?(what: 'hints' | 'undos', by: number): void;
  close(): void;
}
/** The reply when no table is open; at first because the page is about to reopen it in this worker. */
let none: Refusal = refuse('restored', 'table');

const calls: Calls = {
  async lasting() {
    return (await store).lasting;
  },
  async saved() {
    return (await store).list();
  },
  async remove(id) {
    await (await store).remove(id);
  },
  take: (text) => library.take(text, newId()),
  film: (source, watch) => library.film(source, watch),
  share: (source, names) => library.share(source, names),
  judge: (source, seat, step) => library.judge(source, seat, step),
  challenge: (id, name) => challenges.write(id, name),
  challenged: (code) => challenges.read(code),
  compare: (id, code) => challenges.compare(id, code),
  expert: (deal) => challenges.expert(deal),
  async start(start) {
    const loaded = await loadGame(start.game);
    if (isRefusal(loaded)) return loaded;
    if (!loaded.levels.includes(start.level)) {
      return refuse('unknown-level', 'table', { level: start.level });
    }
    const { challenge, day } = start;
    const begun = day === undefined ? undefined : await findDay(start.game, day);
    if (begun !== undefined) return calls.resume(begun, false);
    const asked = challenge === undefined ? undefined : await openChallenge(challenge);
    if (isRefusal(asked)) return asked;
    const dayly = day === undefined ? undefined : seedOfDay(start.game, day);
    const seed = asked?.challenge.seed ?? dayly ?? start.seed ?? freshSeed();
    const match = await begin(await store, loaded, start, new Sfc32(seed));
    if (isRefusal(match)) return match;
    const { seats, game, options } = match;
    const { level, seat, chairs, purpose, from, lines, same } = start;
    if (!(seat >= 0 && seat < seats)) return refuse('no-such-seat', 'table', { seat, seats });
    if (chairs !== undefined && chairs.length !== seats) {
      return refuse('bad-seats', 'table', { seats: chairs.length, known: String(seats) });
    }
    const sitting: Sitting = {
      id: newId(),
      level,
      rules: from === undefined ? start.rules : nameOptions(game.rules, options),
      seat,
      chairs,
      purpose,
      from: purpose === 'branch' ? from && { step: 0, ...from } : undefined,
      help: same === undefined ? undefined : { hints: 0, undos: 0, known: true },
      day,
      challenger: asked && (asked.match.names[seat] ?? ''),
    };
    const line = asked?.match;
    // The id is new, so nobody else can have the game.
    return sitDown(sitting.id, true, () =>
      Promise.resolve({ loaded, match, sitting, seed, by: newId(), line, challenge, lines }),
    );
  },
  // Read after locking, when nobody else can change it.
  resume: (id, dead) => sitDown(id, dead, () => findTable(id)),
  join(id, page, names) {
    leave();
    askedLast = undefined;
    const address = new URL(`t/${id}`, page.replace(/^http/, 'ws'));
    const wire = new SocketWire(() => new WebSocket(address));
    let left = false;
    // After leaving, no messages are sent, whatever is still loading.
    const tell = (message: FromWire): void => {
      if (!left) postTo(id)(message);
    };
    const abandon = (): void => {
      wire.close();
      tell({ connected: { kind: 'gone', why: 'old' } });
    };
    const linked = new LinkedTable(id, page, { names, library, abandon });
    const close = (): void => {
      left = true;
      wire.close();
    };
    open = { id, linked, hear: exposeWire(wire, tell, linked.filter), close };
    return Promise.resolve();
  },
  async why(scene, text) {
    const { game } = await gameOf(scene);
    const { view } = scene;
    // Spectators cannot play.
    return view.seat === null ? refuse('not-your-turn', 'table') : whyNot(game, view, text);
  },
  async hint(scene) {
    const asked = open;
    const { game, levels } = await gameOf(scene);
    const moves = await advise(game, scene, levels.at(-1) ?? '', (asks) => adviser.think(asks));
    if (moves !== undefined) asked?.help?.('hints', 1);
    return moves && { moves };
  },
  cancelHint: () => Promise.resolve(adviser.cancel()),
  keep: async () => open?.linked?.keep() ?? none,
  verify: async (remembered) => open?.linked?.verify(remembered) ?? none,
  verifyEvening: eveningHonestyOf,
  ping: () => Promise.resolve(),
};

async function loadGame(id: string): Promise<GamePackage | Refusal> {
  return findGame(id)?.load() ?? refuse('unknown-game', 'table', { game: id });
}

/** The game of a scene, with the rules it is played by. */
async function gameOf({ game, version }: SceneExcerpt): Promise<GamePackage> {
  const loaded = await loadGame(game);
  const played = isRefusal(loaded) ? undefined : atVersion(loaded.game, version);
  if (isRefusal(loaded) || played === undefined) throw new Error(`${game} ${version} is not known`);
  return { ...loaded, game: played };
}

/** A saved game, claimed for this worker. */
async function findTable(id: string): Promise<KeptGame | Refusal> {
  const kept = await store;
  const entry = await kept.get(id);
  if (entry === undefined) return refuse('unknown-table', 'table', { id });
  const loaded = await loadGame(entry.saved.game);
  if (isRefusal(loaded)) return loaded;
  const match = await matchOf(entry);
  if (isRefusal(match)) return match;
  const by = newId();
  // If storage is full the game continues, and the page says so.
  const unclaimed = await kept.put({ ...entry, by }, 'claim').then(
    () => false,
    () => true,
  );
  const { saved: sitting, seed = freshSeed(), challenge } = entry;
  const asked = challenge === undefined ? undefined : await openChallenge(challenge);
  if (isRefusal(asked)) return asked;
  return { loaded, match, sitting, seed, by, unclaimed, line: asked?.match, challenge };
}

/** The id of a day's deal begun here, if any. */
async function findDay(game: string, day: string): Promise<string | undefined> {
  const saved = await (await store).list();
  return saved.find((one) => one.game === game && one.day === day)?.id;
}

let askedLast: unknown;

async function sitDown(
  id: string,
  steal: boolean,
  lay: () => Promise<KeptGame | Refusal>,
): Promise<TableSeating | Refusal> {
  leave();
  askedLast = lay;
  const unlock = await lock(id, steal);
  if (unlock === undefined) return refuse('open-elsewhere', 'table', { id });
  try {
    const laid = await lay();
    if (isRefusal(laid)) {
      unlock();
      return laid;
    }
    const kept = await store;
    // The page has opened another table meanwhile.
    if (askedLast !== lay) {
      unlock();
      return none;
    }
    return openTable(laid, kept, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

function openTable(game: KeptGame, store: GameStore, unlock: Unlock): TableSeating {
  const { id } = game.sitting;
  const post = postTo(id);
  let isOpen = false;
  const { table, sitting, addHelp, close } = openKeptGame(game, store, {
    ...players.table(),
    tell(frame) {
      if (isOpen && frame.kind !== 'bye') post({ heard: frame });
    },
    lose(problem) {
      leave();
      none = problem;
      post({ failed: problem });
    },
  });
  open = {
    id,
    hear(message) {
      if ('send' in message) table.hear(message.send);
      else if (message.do === 'open') {
        isOpen = true;
        post({ connected: { kind: 'live' } });
        post({ opened: true });
      }
    },
    help: addHelp,
    close: () => void close().then(unlock),
  };
  return { sitting, names: game.match.names };
}

function leave(): void {
  open?.close();
  open = undefined;
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function post(message: FromWorker): void {
  self.postMessage(message);
}

function postTo(table: string): (wire: FromWire) => void {
  return (wire) => post({ table, wire });
}

/** Answers a command that throws: an unanswered one would be resent again and again. */
function hearAt(table: string, at: Open, message: ToWire): void {
  try {
    at.hear(message);
  } catch (error) {
    if (!('send' in message && 'id' in message.send)) throw error;
    const { id } = message.send;
    postTo(table)({ heard: { kind: 'refused', id, refusal: refusalOf(error) } });
  }
}

export async function hear(message: ToWorker): Promise<void> {
  if ('table' in message) {
    const { table, wire } = message;
    const isOpen = open?.id === table;
    if ('do' in wire && wire.do === 'close') {
      // The next table may be open already.
      if (isOpen) leave();
    } else if (open !== undefined && isOpen) hearAt(table, open, wire);
    else postTo(table)({ failed: none });
    return;
  }
  const { id, name, args } = message;
  try {
    // Name and arguments come from one generic type; a union of calls loses the pairing.
    const call = calls[name] as (...args: readonly unknown[]) => Promise<unknown>;
    post({ id, answer: await call(...args) });
  } catch (error) {
    post({ id, failed: refusalOf(error) });
  }
}
