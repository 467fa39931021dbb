/**
 * Twin servers: two of them hold tables with different cards that one reader cannot tell apart.
 * Every event is written into both logs; all bytes that reach the reader, over the socket and by
 * requests, must be the same.
 */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { formatEvent, type RoomEvent } from '@pakli/host';
import { ask, Client, guest, type Guest } from '../apps/server/test/client.ts';
import { MemoryStore } from '../apps/server/test/memory-store.ts';
import { QUICK, withServer, type Place, type Setting } from '../apps/server/test/running.ts';
import { WATCHED, type Watched } from '../packages/host/test/leak.ts';
import { exchangesOf, logsOf } from '../packages/host/test/exchange.ts';
import { twinLogs, type TwinLogs } from '../packages/host/test/twins.ts';

/** Nothing happens on its own, and no time passes. */
const SLOW = { ...QUICK, move: 1e9, expertMove: 1e9, nextDeal: 1e9 };
const STILL = { settings: { pace: SLOW }, now: (): number => 0 };

/** Events between two openings, each of which holds the whole past. */
const AT_ONCE = 16;

/** Tables with exchanged cards for each reader. */
const EXCHANGED = 2;

export interface Compared {
  readonly frames: number;
  /** The difference, where there may be none. */
  readonly faults: readonly string[];
}

/** What is requested: data of this table, or also what is the same at all of them. */
type Asks = 'nothing' | 'table' | 'all';

/** A server, and a person with a name there. */
interface Side {
  readonly place: Place;
  readonly reader: Guest;
  readonly id: string;
}

export interface Twins {
  readonly sides: readonly [Side, Side];
  tables: number;
}

/** They keep their tables in memory: a file adds nothing to what is sent. */
export function withTwins<Result>(work: (twins: Twins) => Promise<Result>): Promise<Result> {
  const setting: Setting = { ...STILL, open: async () => new MemoryStore() };
  return withServer(
    (one) =>
      withServer(async (other) => {
        const sides = [await sideOf(one), await sideOf(other)] as const;
        return work({ sides, tables: 0 });
      }, setting),
    setting,
  );
}

async function sideOf(place: Place): Promise<Side> {
  const reader = await guest(place.base, 'Reader');
  const { id } = (await (await ask(reader, 'GET', '/me')).json()) as { id: string };
  return { place, reader, id };
}

/** Plays one log on one side; returns everything that reached the reader. */
async function heardOf(
  { place, reader, id }: Side,
  table: string,
  log: readonly RoomEvent[],
  asks: Asks,
): Promise<string[]> {
  const { store, base } = place;
  // The log was written for a user called reader.
  const known = log.map((event) => (event.kind === 'sit' ? { ...event, person: id } : event));
  const rows = known.map((event, i) => ({
    seq: i + 1,
    cmd: `house/${i + 1}`,
    event: formatEvent(event),
  }));
  const start = log.findIndex(({ kind }) => kind === 'start');
  const secret = createHash('sha256').update(base).digest();
  const first = { rows: rows.slice(0, start), secret, at: 0, due: null };
  await store.create({ id: table, game: 'twins', host: '', ...first });
  const sits = log.some(({ kind }) => kind === 'sit');
  const who = sits ? reader : { base };
  const client = new Client(who, table);
  await client.until('it is open', () => client.seq > 0);
  for (let at = start; at < rows.length; at += AT_ONCE) {
    // Behind the server's back; a client that says hello receives the events, one after another,
    // and then everything again.
    const some = rows.slice(at, at + AT_ONCE);
    await Promise.all(
      some.map((row) => store.append({ table, ...row, at: 0, phase: 1, due: null })),
    );
    const heard = client.heard.length;
    client.hello();
    await client.until('it arrives', () => client.heard.length > heard + some.length);
  }
  const answers: string[] = [];
  // Once a match is over its record shows all cards to everybody, even those never played.
  const own = client.company?.phase === 'over' ? [] : [`/tables/${table}/record`];
  const paths = { nothing: [], table: own, all: ['/hello', ...own, '/tables/zzzzzzzzzz/record'] };
  for (const path of paths[asks]) {
    const answer = await ask(who, 'GET', path);
    const headers = [...answer.headers].filter(([name]) => name !== 'date');
    answers.push(JSON.stringify([answer.status, headers, await answer.text()]));
  }
  const [opened] = log;
  if (asks !== 'nothing' && opened?.kind === 'open') {
    const picture = await fetch(`${base}/picture/hu/${opened.game}/t/${table}`);
    assert.equal(picture.headers.get('content-type'), 'image/png');
    answers.push(Buffer.from(await picture.arrayBuffer()).toString('base64'));
  }
  client.close();
  return [...client.heard, ...answers];
}

/** Over the socket; and by requests where there are any. */
export async function compare(twins: Twins, logs: TwinLogs, asks: Asks = 'all'): Promise<Compared> {
  const table = String(twins.tables++).padStart(10, '0');
  const [mine, others] = await Promise.all(
    twins.sides.map((side, i) => heardOf(side, table, logs[i] ?? [], asks)),
  );
  if (mine === undefined || others === undefined) throw new Error('there are two sides');
  const faults = mine.length === others.length ? [] : ['another number of frames'];
  mine.forEach((text, i) => {
    const other = others[i] ?? '';
    if (text === other) return;
    let at = 0;
    while (text[at] === other[at]) at++;
    faults.push(`frame ${i}: ${text.slice(Math.max(0, at - 60), at + 40)}`);
  });
  return { frames: mine.length, faults };
}

/** Tables of a game that a reader cannot tell apart. */
export function tablesFor(
  { game, reader }: Watched,
  many: number,
  seed: number,
  longest?: number,
): TwinLogs[] {
  const found: TwinLogs[] = [];
  for (const logs of twinLogs(game, reader, seed, longest)) {
    if (found.length === many) break;
    found.push(logs);
  }
  return found;
}

/** Tables that differ by swapping two cards the reader was never shown. */
export function exchangedTables(watched: Watched, many: number, seed: number): TwinLogs[] {
  const found: TwinLogs[] = [];
  for (const exchange of exchangesOf(watched, seed)) {
    assert.equal(exchange.fault, undefined, watched.name);
    found.push(logsOf(watched, exchange));
    if (found.length === many) break;
  }
  return found;
}

/** Every reader of every game, at this many whole tables each, and at this many more that have just begun. */
export function holdReaders(tables: number, seed: number, begun = 0): Promise<void> {
  return withTwins(async (twins) => {
    for (const watched of WATCHED) {
      const found = [
        ...tablesFor(watched, tables, seed),
        ...tablesFor(watched, begun, seed + 1, AT_ONCE),
        ...exchangedTables(watched, EXCHANGED, seed),
      ];
      assert.equal(found.length, tables + begun + EXCHANGED, watched.name);
      for (const [i, logs] of found.entries()) {
        const { frames, faults } = await compare(twins, logs, i < tables ? 'all' : 'nothing');
        assert.deepEqual(faults, [], `${watched.name}, seed ${seed}`);
        assert.ok(frames > (i < tables ? 5 : 2), watched.name);
      }
    }
  });
}

/** One reader at this many whole tables, on separate servers: no time passes there, so they would never put a table away. */
export function holdReader(
  watched: Watched,
  tables: number,
  seed: number,
  tablesOf: typeof tablesFor = tablesFor,
): Promise<void> {
  return withTwins(async (twins) => {
    const found = tablesOf(watched, tables, seed);
    assert.equal(found.length, tables, watched.name);
    for (const [i, logs] of found.entries()) {
      const { frames, faults } = await compare(twins, logs, i === 0 ? 'all' : 'table');
      assert.deepEqual(faults, [], `${watched.name}, seed ${seed}`);
      assert.ok(frames > 3, watched.name);
    }
  });
}
