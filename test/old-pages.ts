/**
 * Whole matches of each game as spoken between pages of a release and its server, frame by frame:
 * pages of that release still come to every later server, and later pages to servers not yet
 * upgraded. `node --conditions=@pakli/source test/old-pages.ts 0.2.0` records that version. Run it
 * once per release: the file of a released version never changes.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { findGame, GAMES } from '@pakli/catalogue';
import { Sfc32 } from '@pakli/core';
import type { Command, Saying, ToPage, ToServer } from '@pakli/protocol';
import { ask, guest, openTable, socketTo, type Guest } from '../apps/server/test/client.ts';
import { withServer } from '../apps/server/test/running.ts';
import type { NewTable, TableStore } from '../apps/server/src/store/store.ts';
import { CALM, LinkedPage, type Wire } from './remote-page.ts';

/** What one page sent, and what all of them received before the next one sent. */
export interface Turn {
  readonly page: number;
  readonly sent: ToServer;
  /** By page. */
  readonly told: readonly (readonly ToPage[])[];
}

export interface Talk {
  readonly game: string;
  /** In hexadecimal digits: the cards follow from it. */
  readonly secret: string;
  /** The first row of the log. */
  readonly open: string;
  /** Ids and names of the players, in seat order; one more page belongs to a spectator. */
  readonly people: readonly (readonly [id: string, name: string])[];
  readonly turns: readonly Turn[];
  /** What everybody is given at the end. */
  readonly record: unknown;
}

export const OLD_PAGES: string = join(import.meta.dirname, 'old-pages');

/** A few kilobytes instead of megabytes: scenes repeat much. */
export function readTalks(file: string): readonly Talk[] {
  return JSON.parse(
    brotliDecompressSync(readFileSync(join(OLD_PAGES, file))).toString(),
  ) as readonly Talk[];
}

const NAMES = ['Anna', 'Bo', 'Cili', 'Deniz'];
/** The rules of a short match, by game. */
const SHORT: Readonly<Record<string, string>> = { mulle: 'short', compile: 'quick' };
/** After this many moves something other than a move is done. */
const ASIDE = 5;

/** A table with known cards, and people with known cookies. */
export async function layAgain(store: TableStore, base: string, talk: Talk): Promise<Guest[]> {
  const { table, host } = JSON.parse(talk.open) as { table: string; host: string };
  const at = Date.now();
  const rows = [{ seq: 1, cmd: 'open', event: talk.open }];
  const secret = Buffer.from(talk.secret, 'hex');
  const made: NewTable = { id: table, game: talk.game, host, secret, rows, at, due: null };
  await store.create(made);
  const people: Guest[] = [];
  for (const [i, [id, name]] of talk.people.entries()) {
    const key = String(i).repeat(22);
    await store.addPerson({ id, name }, createHash('sha256').update(key).digest(), at);
    people.push({ base, cookie: `pakli=${key}` });
  }
  return people;
}

/** A socket that records its traffic. */
function overheard(
  socket: ReturnType<typeof socketTo>,
  sent: (frame: ToServer) => void,
  told: (frame: ToPage) => void,
): Wire {
  socket.on('message', (data: Buffer) => told(JSON.parse(data.toString()) as ToPage));
  return new Proxy(socket, {
    get(target, key) {
      if (key === 'send') {
        return (text: string) => {
          sent(JSON.parse(text) as ToServer);
          target.send(text);
        };
      }
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** Milliseconds without a frame after which everything has arrived. */
const QUIET = 60;

/** Real pages at one table that act one after another, and everything said meanwhile. */
class Listener {
  readonly turns: { page: number; sent: ToServer; told: ToPage[][] }[] = [];
  readonly pages: LinkedPage[] = [];
  private readonly base: string;
  private readonly table: string;
  private readonly many: number;
  private frames = 0;

  constructor(base: string, table: string, many: number) {
    this.base = base;
    this.table = table;
    this.many = many;
  }

  async join(guest: Partial<Guest>): Promise<void> {
    const { base, table, turns, many } = this;
    const page = this.pages.length;
    const who = { ...guest, base };
    const sent = (frame: ToServer): void =>
      void turns.push({ page, sent: frame, told: Array.from({ length: many }, () => []) });
    const told = (frame: ToPage): void => {
      turns.at(-1)?.told[page]?.push(frame);
      this.frames++;
    };
    const connect = (): Wire => overheard(socketTo(who, table), sent, told);
    this.pages.push(new LinkedPage(who, table, CALM, connect));
    await this.quiet(0);
  }

  async do(page: LinkedPage, command: Command): Promise<void> {
    const before = this.frames;
    await page.client.act(command);
    await this.quiet(before);
  }

  async say(page: LinkedPage, saying: Saying): Promise<void> {
    const before = this.frames;
    await page.client.request({ kind: 'say', say: saying });
    await this.quiet(before);
  }

  private async quiet(before: number): Promise<void> {
    for (let known = before; known === before || known !== this.frames;) {
      known = this.frames;
      await new Promise((resolve) => setTimeout(resolve, QUIET));
    }
  }
}

/** A player asks to take a move back, and all others agree. */
async function takeBack(listener: Listener, asker: LinkedPage): Promise<void> {
  await listener.do(asker, { kind: 'ask', what: 'takeback' });
  for (const page of listener.pages) {
    const { company, you } = page.session.linked() ?? {};
    const question = company?.questions[0];
    const seat = you?.seat ?? null;
    if (question === undefined || seat === null || question.yes.includes(seat)) continue;
    await listener.do(page, { kind: 'answer', ask: question.ask, yes: true });
  }
}

async function playMatch(listener: Listener): Promise<void> {
  const { pages } = listener;
  const random = new Sfc32(16);
  const [host, friend] = pages as [LinkedPage, LinkedPage];
  await listener.do(host, { kind: 'lock', locked: true });
  // Only the host may.
  await listener.do(friend, { kind: 'lock', locked: false });
  await listener.do(host, { kind: 'start' });
  for (let moves = 0; host.phase === 'playing'; moves++) {
    const mover = pages.find(({ session }) => (session.shown()?.scene.choices.length ?? 0) > 0);
    if (mover === undefined) {
      for (const page of pages) {
        const may = page.session.linked()?.can.includes('next') === true;
        if (may) await listener.do(page, { kind: 'ask', what: 'next' });
      }
      continue;
    }
    const { scene, past } = mover.session.shown()!;
    const { text } = scene.choices[random.below(scene.choices.length)]!;
    await listener.do(mover, { kind: 'play', step: past.length, text });
    if (moves !== ASIDE) continue;
    // A late click, a word, and a second thought.
    await listener.do(mover, { kind: 'play', step: past.length, text });
    await listener.say(mover, { phrase: 'oops' });
    await takeBack(listener, mover);
  }
}

const SITS = /"kind":"sit".*"person":"([^"]+)"/;

/** A match with a page in each seat and a spectator's, and everything they and the server said. */
async function listen(game: string): Promise<Talk> {
  return withServer(async ({ base, store }) => {
    const seats = (await findGame(game)?.load())?.game.seats[0] ?? 2;
    const guests: Guest[] = [];
    for (const name of NAMES.slice(0, seats)) guests.push(await guest(base, name));
    const table = await openTable(guests[0]!, game, { rules: SHORT[game] ?? '' });
    const listener = new Listener(base, table, seats + 1);
    for (const who of [...guests, {}]) await listener.join(who);
    for (const [seat, page] of listener.pages.slice(0, seats).entries()) {
      await listener.do(page, { kind: 'sit', seat, nonce: String(seat).repeat(32) });
    }
    await playMatch(listener);
    const record: unknown = await (await ask({ base }, 'GET', `/tables/${table}/record`)).json();
    const { rows = [], secret = new Uint8Array() } = (await store.read(table, 0)) ?? {};
    for (const page of listener.pages) page.close();
    const sitting = rows.flatMap(({ event }) => SITS.exec(event)?.[1] ?? []);
    return {
      game,
      secret: Buffer.from(secret).toString('hex'),
      open: rows[0]?.event ?? '',
      people: sitting.map((id, i) => [id, NAMES[i] ?? ''] as const),
      turns: listener.turns,
      record,
    };
  });
}

if (import.meta.main) {
  const [version = 'next'] = process.argv.slice(2);
  const talks: Talk[] = [];
  for (const { id } of GAMES) talks.push(await listen(id));
  const path = join(OLD_PAGES, `${version}.json.br`);
  writeFileSync(path, brotliCompressSync(JSON.stringify(talks)));
  const frames = talks.flatMap(({ turns }) => turns).length;
  console.log(`${talks.length} matches of ${version}, ${frames} frames of pages: ${path}`);
}
