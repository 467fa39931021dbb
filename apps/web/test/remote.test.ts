/** A remote table as a page follows it, over a line where the test sends what servers and networks would. */
import { CLIENT_TIMES, MACHINE, SocketWire, TableClient, type ClientTimes } from '@pakli/client';
import { copiedWire, FakeSocket } from '@pakli/client/testing';
import { findGame, type GamePackage } from '@pakli/catalogue';
import {
  formatOptions,
  formatRecord,
  isRefusal,
  Match,
  readOptions,
  refuse,
  Sfc32,
  type Seat,
} from '@pakli/core';
import { playRandomly } from '@pakli/core/search';
import { sceneOfMatch } from '@pakli/host';
import type { Company, Opening, ToPage } from '@pakli/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Analyst, type Case } from '../src/host/analyst.ts';
import { RefusalError } from '../src/host/failure.ts';
import { Library } from '../src/host/library.ts';
import { LinkedTable, type GameShelf } from '../src/host/linked-table.ts';
import { memoryStore } from '../src/host/store.ts';
import { findWhy } from '../src/play/Why.tsx';
import { TableReader, type TableEvent, type TableNotes } from '../src/table/table-reader.ts';
import { companyOf } from './company.ts';

/** Nobody pings by themselves, and a lost line is recreated at once. */
const TIMES: ClientTimes = {
  ...CLIENT_TIMES,
  pingMs: 1e6,
  silenceMs: 1e7,
  firstRetryMs: 0,
  lastRetryMs: 0,
};

const COMPANY = companyOf('gathering', [
  { kind: 'person', name: 'Anna', here: true, covered: false },
  { kind: 'free' },
]);

const mulle = await findGame('mulle')!.load();

interface Told {
  readonly why?: Opening;
  readonly now?: number;
  readonly phase?: Company['phase'];
}

function opening(
  seq: number,
  { why = 'opened', now = Date.now(), phase = 'gathering' }: Told = {},
): Extract<ToPage, { kind: 'told' }> {
  const company = { ...COMPANY, phase };
  return {
    kind: 'told',
    now,
    you: { seat: 0, host: true, name: 'Anna' },
    about: {
      table: '0123456789',
      game: 'mulle',
      version: mulle.game.version,
      rules: 'short',
      seats: 2,
      clock: { kind: 'none' },
      commitment: '',
    },
    update: {
      kind: 'opening',
      seq,
      why,
      company,
      can: [],
      scene: null,
      past: [],
      steps: [],
    },
  };
}

const NAMES = { computers: ['Xenia', 'Yngve', 'Zoltán'], nameless: 'Nobody' };

interface Look {
  readonly linked: LinkedTable;
  readonly client: TableClient;
  readonly reader: TableReader;
  /** The connections that were opened. */
  readonly wires: readonly FakeSocket[];
  readonly told: readonly (TableEvent | TableNotes)[];
}

/** Everybody who watches the table. */
async function look(
  load: () => Promise<GamePackage> = () => Promise.resolve(mulle),
  library: GameShelf = { keep: () => Promise.resolve(undefined) },
  id = '0123456789',
): Promise<Look> {
  const wires: FakeSocket[] = [];
  const told: (TableEvent | TableNotes)[] = [];
  const wire = new SocketWire(() => wires[wires.push(new FakeSocket()) - 1]!, MACHINE, TIMES);
  const linked = new LinkedTable(id, 'http://127.0.0.1/', {
    load,
    library,
    names: NAMES,
    abandon: () => wire.close(),
  });
  const client = new TableClient(copiedWire(wire, linked.filter), MACHINE, TIMES);
  const reader = new TableReader(
    { id, client, names: NAMES },
    { see: (event) => told.push(event), note: (notes) => told.push(notes) },
  );
  reader.listen();
  client.open();
  await pause();
  wires[0]!.happen('open');
  return { linked, client, reader, wires, told };
}

/** Everything received has been read: no timer and no other thread is pending. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** A machine may be busy; nothing here takes this long. */
const PATIENT = { timeout: 100_000 };

test('after leaving a table nothing more arrives from it', async () => {
  // Its game loads over a slow network, and the person who waited for it has gone to another table.
  const { promise, resolve } = Promise.withResolvers<GamePackage>();
  const { client, wires, told } = await look(() => promise);
  wires[0]!.hear(opening(1));
  await pause();
  const before = told.length;
  client.close();
  resolve(mulle);
  await pause();
  expect(told.slice(before)).toEqual([]);
});

test('a game that could not be loaded is loaded with the next update', async () => {
  const answers = [
    (): Promise<GamePackage> => Promise.reject(new Error('no network')),
    () => Promise.resolve(mulle),
  ];
  const { client, reader, wires, told } = await look(() => answers.shift()!());
  wires[0]!.hear(opening(1));
  await pause();
  expect(told.at(-1)).toMatchObject({ kind: 'broken' });
  const { update, ...frame } = opening(2);
  if (update.kind !== 'opening') throw new Error(update.kind);
  const { company, can } = update;
  wires[0]!.hear({ ...frame, update: { kind: 'company', seq: 2, company, can } });
  await pause();
  expect(reader.linked?.company).toEqual(company);
  client.close();
});

test('a page that slept shows the time of the server as soon as it has a sign of life', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const { client, reader, wires } = await look();
    // It was sent while the page slept, and is read half a minute later.
    vi.setSystemTime(50_000);
    wires[0]!.hear(opening(1, { now: 20_000 }));
    await pause();
    wires[0]!.hear({ kind: 'pong', seq: 1, now: 50_000 });
    await pause();
    expect(reader.linked?.ahead).toBe(0);
    client.close();
  } finally {
    vi.useRealTimers();
  }
});

test('rules that a server writes out are called by their preset', async () => {
  const { game } = mulle;
  const options = readOptions(game.rules, 'short');
  if (isRefusal(options)) throw new Error(options.refused);
  const match = Match.start(game, { random: new Sfc32(1), options });
  if (isRefusal(match)) throw new Error(match.refused);
  const { client, wires, told } = await look();
  const frame = opening(1, { phase: 'playing' });
  const rules = formatOptions(game.rules, options);
  expect(rules).toContain('=');
  wires[0]!.hear({
    ...frame,
    about: { ...frame.about!, rules },
    update: { ...frame.update, scene: sceneOfMatch(match, rules, 0) } as typeof frame.update,
  });
  await pause();
  expect(told).toContainEqual(
    expect.objectContaining({ scene: expect.objectContaining({ rules: 'short' }) as object }),
  );
  client.close();
});

/** A person in a seat, or an anonymous page, that has learned that the match is over. */
async function hearEnd(id: string, library: Library, seat: Seat | null): Promise<Look> {
  const looked = await look(undefined, library, id);
  const frame = opening(9, { phase: 'over' });
  looked.wires[0]!.hear({ ...frame, you: { seat, host: false, name: 'Anna' } });
  await vi.waitFor(() => expect(looked.reader.linked).toBeDefined(), PATIENT);
  return looked;
}

describe('a match by link that is over', () => {
  const match = Match.start(mulle.game, {
    random: new Sfc32(1),
    names: ['Anna', 'Bo'],
    options: { ...mulle.game.rules.defaults, omgangar: 1 },
  });
  if (isRefusal(match)) throw new Error(match.refused);
  playRandomly(match, new Sfc32(2));
  const fetched: string[] = [];

  beforeEach(() => {
    vi.stubGlobal('fetch', (url: URL) => {
      fetched.push(url.pathname);
      return Promise.resolve(Response.json({ record: formatRecord(match), deal: {} }));
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  test('is not said to be kept where there is no room for it', async () => {
    const full = refuse('storage-full', 'table');
    const store = { ...memoryStore(), put: () => Promise.reject(new RefusalError(full)) };
    const library = new Library(Promise.resolve(store), new Analyst());
    const { linked, client, told } = await hearEnd('0123456789', library, 0);
    // A player knows it from their own move, and anyone who asks for it gets the same.
    await vi.waitFor(() => expect(told).toContainEqual({ unkept: full }), PATIENT);
    expect(await linked.keep()).toEqual(full);
    client.close();
  });

  test.each(['0123456789', '0123456789?screen'])(
    'is fetched when somebody who only watched asks why: %s',
    async (id) => {
      const cases: Case[] = [];
      const analyst = new (class extends Analyst {
        override judge(question: Case): Promise<null> {
          cases.push(question);
          return Promise.resolve(null);
        }
      })();
      const library = new Library(Promise.resolve(memoryStore()), analyst);
      const { linked, client } = await hearEnd(id, library, null);
      const number = match.table.steps.findIndex(({ kind }) => kind === 'move') + 1;
      // Its scenes have the name of the table, on a screen too.
      const host = {
        judge: library.judge.bind(library),
        film: library.film.bind(library),
        keep: () => linked.keep(),
      };
      const found = await findWhy(host, { id: '0123456789', seat: 0, number }, true);
      expect(found).toMatchObject({ judgement: null, before: { game: 'mulle', seat: 0 } });
      expect(cases).toMatchObject([{ seat: 0, step: number, open: true }]);
      expect(fetched.at(-1)).toBe('/api/tables/0123456789/record');
      client.close();
    },
  );
});
