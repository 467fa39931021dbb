/** `pakli sit`: a player of one's own at a table by link, against whoever opens it in a browser. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { bringGuests } from '@pakli/catalogue/guests';
import { Sfc32 } from '@pakli/core';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { Client, guest, openTable, type Guest } from '../apps/server/test/client.ts';
import { EveningClient, openEvening } from '../apps/server/test/evening-client.ts';
import { playOn } from '../apps/server/test/playing.ts';
import { QUICK, withServer, type Place } from '../apps/server/test/running.ts';
import { but, byFirstRules } from '../apps/server/test/spoil.ts';
import type { TableStore } from '../apps/server/src/store/store.ts';
import { Guest as SitGuest, waitUntil } from '../apps/cli/src/commands/sit/guest.ts';
import { BIN, pakli, pakliProcess, ROOT, type Ended } from '../apps/cli/test/command.ts';
import { program } from '../apps/cli/test/program.ts';
import { FAULTS, sitThroughFaults } from './sit-faults.ts';

const BOT = `cmd:python3 ${join(ROOT, 'examples/bot.py')}`;
const hasPython = await new Promise<boolean>((resolve) => {
  spawn('python3', ['--version'])
    .on('error', () => resolve(false))
    .on('exit', (code) => resolve(code === 0));
});

/** A match of a single deal of eight cards each. */
const BRIEF = { rules: 'short' };

/** Nobody plays on without a program that is slow to press. */
const PATIENT = { settings: { pace: { ...QUICK, again: 3_600_000, start: 3_600_000 } } };

let place: Place;
let anna: Guest;
const done = Promise.withResolvers<void>();
let served: Promise<void>;

beforeAll(
  () =>
    new Promise<void>((resolve) => {
      served = withServer(async (here) => {
        place = here;
        anna = await guest(here.base, 'Anna');
        resolve();
        await done.promise;
      }, PATIENT);
    }),
);
afterAll(async () => {
  done.resolve();
  await served;
});

function isAtSeat({ company }: Client, seat: number, name: string): boolean {
  const sitter = company?.seats[seat];
  return sitter?.kind === 'person' && sitter.name === name;
}

test.skipIf(!hasPython)(
  'a program sits down, plays, takes back, plays again and leaves when all have gone',
  async () => {
    const table = await openTable(anna, 'mulle', BRIEF);
    const host = new Client(anna, table);
    await host.sit(0);
    const link = `${place.base}/#/t/${table}`;
    const ended = pakliProcess(['sit', link, '--player', BOT, '--name', 'Robot']);
    await host.until('it sits down', () => isAtSeat(host, 1, '⚙ Robot'));
    await host.do({ kind: 'start' });
    await host.until(
      'somebody has played',
      () => host.past.some(({ seat }) => seat === 0) || host.scene?.view.turn === 0,
    );
    const [text = ''] = await host.choices();
    await host.do({ kind: 'play', step: host.scene?.step ?? 0, text });
    await host.until('it has answered', () => host.past.at(-1)?.seat === 1);
    const { length } = host.past;
    await host.do({ kind: 'ask', what: 'takeback' });
    await host.until('it is taken back', () => host.past.length < length);
    await host.do({ kind: 'ask', what: 'end' });
    await host.until('it is over', () => host.company?.phase === 'over');
    await host.do({ kind: 'ask', what: 'again' });
    await host.until('they play on', () => typeof host.company?.again === 'string');
    const next = new Client(anna, host.company?.again ?? '');
    host.close();
    await next.sit(0);
    await next.until('it starts', () => next.scene !== null);
    await playOn(next, new Sfc32(1));
    expect(next.past.some(({ seat }) => seat === 1)).toBe(true);
    next.close();
    const { status, stdout, stderr } = await ended;
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^Robot sits at seat 2 of \S+\nover:.*\nRobot sits at seat 2 of \S+\nover: -?\d+ -?\d+\n$/,
    );
  },
);

test('a program that asks for numbers plays by them at a table by link', async () => {
  const table = await openTable(anna, 'mulle', BRIEF);
  const host = new Client(anna, table);
  await host.sit(0);
  const link = `${place.base}/#/t/${table}`;
  // The legal action with the lowest number; it would say no move without numbers.
  const answer = `(r, ok) => {
    const seen = r.observation ?? { actions: [] };
    const lowest = seen.actions.indexOf(Math.min(...seen.actions));
    return { ...ok, name: 'net', observe: true, move: r.moves?.[lowest] };
  }`;
  const ended = pakliProcess(['sit', link, '--player', `cmd:${program('net', answer)}`]);
  await host.until('it sits down', () => isAtSeat(host, 1, '⚙ net'));
  await host.do({ kind: 'start' });
  await playOn(host, new Sfc32(1));
  expect(host.past.some(({ seat }) => seat === 1)).toBe(true);
  host.close();
  const { status, stderr } = await ended;
  expect([status, stderr]).toEqual([0, '']);
});

test('programs join an evening by the link for players and play in every round', async () => {
  const wish = { game: 'ulti', rules: 'deals=1', rounds: 2 };
  const { evening, key } = await openEvening(anna, wish);
  const director = new EveningClient(anna, evening, key);
  const link = `${place.base}/#/evening/${evening}`;
  const ended = ['Robot', 'Other'].map((name) =>
    pakliProcess(['sit', link, '--player', 'rules', '--name', name]),
  );
  await director.until('both have joined', () => director.told?.view.entrants.length === 2);
  for (const round of [1, 2]) {
    expect(await director.do({ kind: 'round' })).toHaveProperty('seq');
    await director.until('it is played', () => director.view.rounds[round - 1]?.finished === true);
  }
  const results = director.view.rounds.flatMap((one) => one.results);
  expect(results.map(({ covered }) => covered)).toEqual([[], []]);
  expect(await director.do({ kind: 'end' })).toHaveProperty('seq');
  for (const { status, stdout, stderr } of await Promise.all(ended)) {
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^(Robot|Other) plays in \S+\nround 1: \S+\nover: .*\nround 2: \S+\nover: .*\n$/,
    );
  }
  director.close();
});

test('a program is called what it calls itself where that is a name; seats count from 1', async () => {
  const table = await openTable(anna, 'buddy-bluff');
  const host = new Client(anna, table);
  await host.sit(0);
  const link = `${place.base}/#/t/${table}`;
  const sits = (file: string, name: string, seat: number): Promise<Ended> => {
    const player = program(file, `(r, ok) => ({ ...ok, name: ${JSON.stringify(name)} })`);
    return pakliProcess(['sit', link, '--player', `cmd:${player}`, '--seat', String(seat)]);
  };
  const ended = [sits('one', 'grabber', 3), sits('other', 'no\u0007name', 4)];
  await host.until(
    'both sit',
    () => isAtSeat(host, 2, '⚙ grabber') && isAtSeat(host, 3, '⚙ other.mjs'),
  );
  for (const seat of [2, 3]) await host.do({ kind: 'clear', seat });
  const [grabber, nameless] = await Promise.all(ended);
  expect(grabber?.stdout).toMatch(/^grabber sits at seat 3 of /);
  expect(nameless?.stdout).toMatch(/^other\.mjs sits at seat 4 of /);
  host.close();
});

test('what is impossible is reported in one line', async () => {
  const table = await openTable(anna, 'mulle');
  const [nonsense, gone, nobody, unknown, taken] = await Promise.all([
    pakli(['sit', 'http://localhost/']),
    pakli(['sit', `${place.base}/#/t/0000000000`]),
    pakli(['sit', `http://127.0.0.1:1/#/t/${table}`]),
    pakli(['sit', `${place.base}/#/t/${table}`, '--player', 'nobody']),
    pakli(['sit', `${place.base}/#/t/${table}`, '--seat', '7']),
  ]);
  expect(nonsense).toEqual({
    status: 2,
    stdout: '',
    stderr:
      'pakli: http://localhost/: a link to a table ends with /t/ and ten letters or digits, that of an evening with /evening/ and twelve\n',
  });
  expect([gone.status, gone.stderr]).toEqual([1, 'pakli: there is no such table\n']);
  expect(nobody.status).toBe(1);
  expect(nobody.stderr).toMatch(/^pakli: http:\/\/127\.0\.0\.1:1: .*\n$/);
  expect(unknown.status).toBe(2);
  expect(unknown.stderr).toMatch(/^pakli: --player: no player "nobody": there is .*\n$/);
  expect([taken.status, taken.stderr]).toEqual([
    1,
    'pakli: there is no free seat 7 at this table\n',
  ]);
});

test('coming after the game has begun is refused with the time to come', async () => {
  const table = await openTable(anna, 'mulle');
  const host = new Client(anna, table);
  await host.sit(0);
  await host.do({ kind: 'start' });
  await host.until('it starts', () => host.scene !== null);
  expect(await pakli(['sit', `${place.base}/#/t/${table}`])).toMatchObject({
    status: 1,
    stderr: 'pakli: the game has begun: a player sits down before "Start the game"\n',
  });
  host.close();
});

/** A player that says which rules it is asked about, and plays the first move. */
const asked = (): string =>
  program(
    'asked',
    '(r, ok) => { if (r.do === "go") console.error("by rules", r.version); return { ...ok, move: r.moves?.[0] }; }',
  );

/** A game for two with a program at the other seat, until it has made its first move. */
async function playOnce(base: string, game = 'mulle', options: string[] = []): Promise<Ended> {
  const one = await guest(base, 'Anna');
  const table = await openTable(one, game);
  const host = new Client(one, table);
  await host.sit(0);
  const ended = pakliProcess([
    ...options,
    'sit',
    `${base}/#/t/${table}`,
    '--player',
    `cmd:${asked()}`,
  ]);
  await host.until('it sits down', () => host.company?.seats[1]?.kind === 'person');
  await host.do({ kind: 'start' });
  await host.until('it starts', () => host.scene !== null);
  if (host.scene?.view.turn === 0) {
    const [text = ''] = await host.choices();
    await host.do({ kind: 'play', step: host.scene.step, text });
  }
  await host.until('it has played', () => host.past.some(({ seat }) => seat === 1));
  await host.do({ kind: 'ask', what: 'end' });
  await host.until('it is over', () => host.company?.phase === 'over');
  host.close();
  return ended;
}

/** A store that fails once for every kind of row about the second seat. */
function failing(store: TableStore): TableStore {
  const failed = new Set<string>();
  return but(store, {
    append: async (row) => {
      const { kind, seat } = JSON.parse(row.event) as { kind: string; seat?: number };
      if (seat === 1 && !failed.has(kind)) {
        failed.add(kind);
        throw new Error('the database is away');
      }
      return store.append(row);
    },
  });
}

test('what a database could not keep is sent again', () =>
  withServer(
    async ({ base }) => {
      expect(await playOnce(base)).toMatchObject({ status: 0 });
    },
    { spoil: failing },
  ));

test('a program is asked by the rules that the table was opened under', () =>
  withServer(
    async ({ base }) => {
      const file = join(ROOT, 'test/guests/high20.ts');
      await bringGuests([file]);
      const { status, stderr } = await playOnce(base, 'high20', ['--with', file]);
      expect(status).toBe(0);
      expect(new Set(stderr.match(/by rules \d+/g))).toEqual(new Set(['by rules 1']));
    },
    { spoil: byFirstRules },
  ));

test('Ctrl-C before a table has told anything is no error', async () => {
  const upgraded = Promise.withResolvers<void>();
  // Somebody is let in, and nothing more is heard.
  const silent = createServer((_, answer) => {
    answer.writeHead(201, { 'set-cookie': 'person=1' }).end('{}');
  }).on('upgrade', () => upgraded.resolve());
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const link = `http://127.0.0.1:${port}/#/t/0000000000`;
  const bin = ['--conditions=@pakli/source', BIN, 'sit', link];
  const child = spawn(process.execPath, bin, { cwd: ROOT });
  // A test that fails leaves nobody behind who tries for ever to reach a server.
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  await upgraded.promise;
  child.kill('SIGINT');
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(said).toBe('');
  silent.closeAllConnections();
  silent.close();
});

function never(): boolean {
  return false;
}

test('a guest learns what was refused, and why it was sent away', async () => {
  const table = await openTable(anna, 'mulle');
  const host = new Client(anna, table);
  await host.sit(0);
  const robot = await SitGuest.arrive(place.base, 'Robot');
  const client = robot.enter(table);
  await waitUntil(client, ({ state }) => state !== undefined);
  const { seq, you } = client.state ?? {};
  expect([seq, you]).toEqual([2, { seat: null, host: false, name: '⚙ Robot' }]);
  expect(await client.act({ kind: 'start' })).toMatchObject({ refused: 'only-host' });
  expect(await client.act({ kind: 'sit', seat: 0 })).toMatchObject({ refused: 'seat-taken' });
  expect(await client.act({ kind: 'sit', seat: 1 })).toBeUndefined();
  expect([await robot.rename('Robby'), await robot.rename('')]).toEqual([true, false]);
  await host.until('it is called so', () => isAtSeat(host, 1, '⚙ Robby'));
  await host.do({ kind: 'clear', seat: 1 });
  await expect(waitUntil(client, never)).rejects.toThrow('the host does not want it at this table');
  expect(await client.act({ kind: 'start' })).toMatchObject({ refused: 'not-wanted' });
  const nowhere = robot.enter('0123456789');
  await expect(waitUntil(nowhere, never)).rejects.toThrow('there is no such table');
  await expect(SitGuest.arrive(place.base, 'x'.repeat(21))).rejects.toThrow('nobody can be called');
  host.close();
});

test('a program plays on whatever the network does, and no move is lost', async () => {
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => printed.mockRestore());
  const { faults, moves, longestMs } = await sitThroughFaults(2 * FAULTS.length, 1);
  expect(faults).toBe(2 * FAULTS.length);
  expect(moves).toBeGreaterThanOrEqual(faults);
  // By the clock of the program.
  expect(longestMs).toBeLessThanOrEqual(20_000);
});
