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
import { lock } from './lock.ts';
import { Players } from './players.ts';
import type { Sitting } from './scene.ts';
import { openStore } from './store.ts';

const store = openStore();
const players = new Players();
const library = new Library(store, new Analyst());

/** The table that is open, and how to let go of it. */
let open: { readonly id: string; readonly dealer: Dealer; close(): void } | undefined;

/** A table that is about to go on in this worker takes nothing yet. */
const NO_TABLE = refuse('restored', 'table');

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
    return sitDown(loaded, match, sitting, random, true);
  },
  async resume(id, dead = false) {
    const entry = await (await store).get(id);
    if (entry === undefined) return refuse('unknown-table', 'table', { id });
    const loaded = await loadGame(entry.saved.game);
    if (isRefusal(loaded)) return loaded;
    const match = await matchOf(entry);
    if (isRefusal(match)) return match;
    match.keepCards(entry.again ?? []);
    return sitDown(loaded, match, entry.saved, Sfc32.fresh(), dead);
  },
  watch: (why) => Promise.resolve(void open?.dealer.open(why)),
  submit: (text) => Promise.resolve(open === undefined ? NO_TABLE : open.dealer.submit(text)),
  why: (text) => Promise.resolve(open === undefined ? NO_TABLE : open.dealer.why(text)),
  hint: () => open?.dealer.hint() ?? Promise.resolve(undefined),
  cancelHint: () => Promise.resolve(open?.dealer.cancelHint()),
  undo: () => Promise.resolve(open?.dealer.undo() ?? false),
  next: () => Promise.resolve(void open?.dealer.next()),
  close: (id) => Promise.resolve(open?.id === id ? leave() : undefined),
  ping: () => Promise.resolve(),
};

async function loadGame(id: string): Promise<GamePackage | Refusal> {
  return findGame(id)?.load() ?? refuse('unknown-game', 'table', { game: id });
}

async function sitDown(
  loaded: GamePackage,
  match: Match<Kinds>,
  sitting: Sitting,
  random: Random,
  steal: boolean,
): Promise<string | Refusal> {
  leave();
  const unlock = await lock(sitting.id, steal);
  if (unlock === undefined) return refuse('open-elsewhere', 'table', { id: sitting.id });
  const kept = await store;
  const save = (dealer: Dealer): void => {
    if (sitting.purpose === 'lesson') return;
    const entry = { saved: savedOf(match, sitting), ...dealer.record() };
    kept.put(entry).catch((error: unknown) => tell({ kind: 'broken', problem: refusalOf(error) }));
  };
  const dealer = new Dealer(loaded, match, sitting, random, {
    think: (question) => players.think(question),
    cancel: () => players.cancel(),
    save,
    tell,
  });
  // Who looks at a game that is over has not played it today.
  if (!match.over) save(dealer);
  open = {
    id: sitting.id,
    dealer,
    close() {
      dealer.close();
      unlock();
    },
  };
  return sitting.id;
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
