/**
 * The worker that keeps the truth: games, records and the database. The page
 * hears from it only what the person's seat may know.
 */
import { findGame, type GamePackage } from '@pakli/catalogue';
import {
  formatOptions,
  isRefusal,
  refuse,
  Sfc32,
  type Kinds,
  type Match,
  type Random,
  type Refusal,
} from '@pakli/core';
import type { Call, Calls, FromWorker } from './calls.ts';
import { Analyst } from './analyst.ts';
import { begin, matchOf } from './begin.ts';
import { Dealer } from './dealer.ts';
import { refusalOf } from './failure.ts';
import type { Saved, Update } from './host.ts';
import { Library } from './library.ts';
import { lock, type Unlock } from './lock.ts';
import { Outbox } from './outbox.ts';
import { Players } from './players.ts';
import type { Sitting } from './scene.ts';
import { openStore, type Store } from './store.ts';

const store = openStore();
const players = new Players();
const library = new Library(store, new Analyst());

/** The table that is open, and how to let go of it. */
let open:
  | { readonly id: string; readonly dealer: Dealer; readonly outbox: Outbox; close(): void }
  | undefined;
/** What is said where none is; at first because it is about to go on in this worker. */
let none: Refusal = refuse('restored', 'table');

/** What a dealer says, once all that it tells of has gone out. */
async function said<Answer>(ask: (dealer: Dealer) => Answer, otherwise: Answer): Promise<Answer> {
  if (open === undefined) return otherwise;
  const { dealer, outbox } = open;
  const answer = ask(dealer);
  await outbox.empty;
  return answer;
}

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
  async start(start) {
    const loaded = await loadGame(start.game);
    if (isRefusal(loaded)) return loaded;
    if (!loaded.levels.includes(start.level)) {
      return refuse('unknown-level', 'table', { level: start.level });
    }
    const random = start.seed === undefined ? Sfc32.fresh() : new Sfc32(start.seed);
    const match = await begin(await store, loaded, start, random);
    if (isRefusal(match)) return match;
    const { seats, game, options } = match;
    const { level, seat, purpose, from, lines } = start;
    if (!(seat >= 0 && seat < seats)) return refuse('no-such-seat', 'table', { seat, seats });
    const sitting: Sitting = {
      id: newId(),
      level,
      rules: from === undefined ? start.rules : formatOptions(game.rules, options),
      seat,
      ...(purpose === undefined ? {} : { purpose }),
      ...(purpose === 'lesson' ? { lines: lines ?? [] } : {}),
      ...(purpose === 'branch' && from !== undefined ? { from: { step: 0, ...from } } : {}),
    };
    // Nobody else can have a game that has just been given its name.
    return sitDown(sitting.id, true, () =>
      Promise.resolve({ loaded, match, sitting, random, by: newId() }),
    );
  },
  // Looked for once nobody else can change it.
  resume: (id, dead = false) => sitDown(id, dead, () => findTable(id)),
  watch: (why) => Promise.resolve(void open?.dealer.open(why)),
  submit: (text) => said((dealer) => dealer.submit(text), none),
  why: (text) => said((dealer) => dealer.why(text), none),
  hint: () => open?.dealer.hint() ?? Promise.resolve(undefined),
  cancelHint: () => Promise.resolve(open?.dealer.cancelHint()),
  undo: () => said((dealer) => dealer.undo(), false),
  next: () => said((dealer) => void dealer.next(), undefined),
  close: (id) => Promise.resolve(open?.id === id ? leave() : undefined),
  ping: () => Promise.resolve(),
};

async function loadGame(id: string): Promise<GamePackage | Refusal> {
  return findGame(id)?.load() ?? refuse('unknown-game', 'table', { game: id });
}

/** Everything that a table needs. */
interface Laid {
  readonly loaded: GamePackage;
  readonly match: Match<Kinds>;
  readonly sitting: Sitting;
  readonly random: Random;
  /** Under which name it is kept who plays. */
  readonly by: string;
}

/** A game that was begun, claimed for this worker. */
async function findTable(id: string): Promise<Laid | Refusal> {
  const kept = await store;
  const entry = await kept.get(id);
  if (entry === undefined) return refuse('unknown-table', 'table', { id });
  const loaded = await loadGame(entry.saved.game);
  if (isRefusal(loaded)) return loaded;
  const match = await matchOf(entry);
  if (isRefusal(match)) return match;
  match.keepCards(entry.again ?? []);
  const by = newId();
  await kept.put({ ...entry, by }, 'claim');
  return { loaded, match, sitting: entry.saved, random: Sfc32.fresh(), by };
}

let askedLast: unknown;

async function sitDown(
  id: string,
  steal: boolean,
  lay: () => Promise<Laid | Refusal>,
): Promise<string | Refusal> {
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
    // Somebody who went on to another table meanwhile has that one.
    if (askedLast !== lay) {
      unlock();
      return none;
    }
    openTable(laid, kept, unlock);
    return id;
  } catch (error) {
    unlock();
    throw error;
  }
}

function openTable(
  { loaded, match, sitting, random, by }: Laid,
  kept: Store,
  unlock: Unlock,
): void {
  const outbox = new Outbox({
    put: (entry) => kept.put(entry),
    post: tell,
    lose(problem) {
      leave();
      none = problem;
      tell({ kind: 'broken', problem });
    },
  });
  const save = (dealer: Dealer): void => {
    if (sitting.purpose === 'lesson') return;
    outbox.save(() => ({ saved: savedOf(match, sitting), ...dealer.record(), by }));
  };
  const dealer = new Dealer(loaded, match, sitting, random, {
    think: (question) => players.think(question),
    cancel: () => players.cancel(),
    save,
    tell: (update) => outbox.tell(update),
  });
  // Who looks at a game that is over has not played it today.
  if (!match.over) save(dealer);
  open = {
    id: sitting.id,
    dealer,
    outbox,
    close() {
      dealer.close();
      void outbox.empty.then(unlock);
    },
  };
}

function leave(): void {
  open?.close();
  open = undefined;
}

function savedOf(match: Match<Kinds>, sitting: Sitting): Saved {
  const { id, level, rules, seat, purpose, from } = sitting;
  const { game, names, over, totals, places } = match;
  return {
    id,
    game: game.id,
    level,
    seat,
    names,
    rules,
    at: Date.now(),
    over,
    totals,
    ...(over ? { places } : {}),
    ...(purpose === undefined ? {} : { purpose }),
    ...(from === undefined ? {} : { from }),
  };
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function post(message: FromWorker): void {
  self.postMessage(message);
}

function tell(update: Update): void {
  post({ update });
}

export async function hear({ id, name, args }: Call): Promise<void> {
  try {
    // The pair of name and arguments was made by one generic type; a union of calls loses it.
    const call = calls[name] as (...args: readonly unknown[]) => Promise<unknown>;
    post({ id, answer: await call(...args) });
  } catch (error) {
    post({ id, failed: refusalOf(error) });
  }
}
