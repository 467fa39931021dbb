/** Time in which nobody could play is charged to nobody: clocks get it back, and the log says so. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerSettings } from '../src/settings.ts';
import { openPostgres } from '../src/store/postgres.ts';
import type { TableStore } from '../src/store/store.ts';
import { begun, Client, guest, type Guest } from './client.ts';
import { EveningClient, openEvening } from './evening-client.ts';
import { inFolder } from './folder.ts';
import { hasPostgres, openDatabases, type Databases } from './postgres.ts';
import { QUICK, withServer, type Place, type Setting } from './running.ts';
import { CLOCK, deadlineOf, playedAt, StandingClock } from './timing.ts';

const AWAY = 600_000;
const PACE = { ...QUICK, beat: 3_600_000, outage: 5000 };

interface Event {
  readonly kind: string;
  readonly ms?: number;
  readonly took?: number;
}

async function eventsAt(store: TableStore, table: string): Promise<Event[]> {
  const rows = (await store.read(table, 0))?.rows ?? [];
  return rows.map(({ event }) => JSON.parse(event) as Event);
}

async function outagesAt(store: TableStore, table: string): Promise<(number | undefined)[]> {
  return (await eventsAt(store, table)).flatMap(({ kind, ms }) => (kind === 'outage' ? [ms] : []));
}

async function back(guest: Guest, table: string, { base }: Place): Promise<Client> {
  const client = new Client({ ...guest, base }, table);
  await client.until('it is open', () => client.seq > 0);
  return client;
}

/** The seat at turn plays. */
async function playOn(clients: readonly Client[]): Promise<void> {
  for (const client of clients) {
    const [text] = await client.choices();
    if (text === undefined) continue;
    expect(await client.do({ kind: 'play', step: client.scene?.step ?? 0, text })).toHaveProperty(
      'seq',
    );
    return;
  }
}

/** The same server, restarted again and again on the same data. */
async function throughOutage(setting: Setting): Promise<void> {
  const clock = new StandingClock();
  const given = { ...setting, now: clock.now };
  const { table, anna, bo, deadline } = await withServer(async ({ base }) => {
    const { table, anna, bo, host, friend } = await begun(base, 'mulle', { clock: CLOCK });
    const found = { table, anna, bo, deadline: deadlineOf(host) };
    for (const one of [host, friend]) one.close();
    return found;
  }, given);
  clock.move(AWAY);
  await withServer(async (place) => {
    const host = await back(anna, table, place);
    expect(deadlineOf(host)).toBe(deadline + AWAY);
    expect(await playedAt(place.store, table)).toEqual([]);
    expect(await outagesAt(place.store, table)).toEqual([AWAY]);
    host.close();
  }, given);
  // Nothing is given back twice, and nothing at all for a short stop.
  clock.move(4000);
  await withServer(async (place) => {
    const clients = [await back(anna, table, place), await back(bo, table, place)];
    expect(deadlineOf(clients[0]!)).toBe(deadline + AWAY);
    expect(await outagesAt(place.store, table)).toEqual([AWAY]);
    await playOn(clients);
    expect(await playedAt(place.store, table)).toMatchObject([{ by: 'person', took: 0 }]);
    for (const one of clients) one.close();
  }, given);
}

function settingsOf(more: Partial<ServerSettings>): Setting {
  return { settings: { pace: PACE, ...more } };
}

test('a server that was stopped gives the time back, SQLite', () =>
  inFolder((folder) => throughOutage(settingsOf({ file: `${folder}/pakli.db` }))));

test('a round of an evening has the time back in which nobody could play, and ends with its own', () =>
  inFolder(async (folder) => {
    const clock = new StandingClock();
    const given = { ...settingsOf({ file: `${folder}/pakli.db` }), now: clock.now };
    const { anna, evening, began } = await withServer(async ({ base }) => {
      const people = [await guest(base, 'Anna'), await guest(base, 'Bo')];
      const { evening, key } = await openEvening(people[0]!, { game: 'ulti', roundMs: AWAY });
      const clients = people.map((one) => new EveningClient(one, evening, key));
      for (const one of clients) await one.do({ kind: 'join' });
      await clients[0]!.do({ kind: 'round' });
      await clients[0]!.until('it begins', () => clients[0]!.view.phase === 'playing');
      const began = clients[0]!.view.rounds[0]!.startedAt;
      for (const one of clients) one.close();
      return { anna: people[0]!, evening, began };
    }, given);
    clock.move(2 * AWAY);
    await withServer(async ({ base }) => {
      const client = new EveningClient({ ...anna, base }, evening);
      await client.until('it is open', () => client.told !== undefined);
      expect(await client.do({ kind: 'leave' })).toHaveProperty('seq');
      expect(client.view.phase).toBe('playing');
      expect(client.view.rounds[0]?.startedAt).toBe(began + 2 * AWAY);
      client.close();
    }, given);
    await withServer(
      async ({ base }) => {
        const client = new EveningClient({ ...anna, base }, evening);
        await client.until('it is open', () => client.told !== undefined);
        expect(client.view.phase).toBe('playing');
        clock.move(AWAY);
        await client.until('its time is up', () => client.view.phase === 'between');
        expect(client.view.rounds[0]?.startedAt).toBe(began);
        client.close();
      },
      { ...settingsOf({ file: `${folder}/pakli.db`, pace: QUICK }), now: clock.now },
    );
  }));

describe.skipIf(!hasPostgres())('PostgreSQL', () => {
  let databases: Databases;
  beforeAll(async () => void (databases = await openDatabases()));
  afterAll(() => databases.stop());

  test('a server that was stopped gives the time back', async () => {
    const address = await databases.database();
    await throughOutage({
      ...settingsOf({ postgres: address }),
      open: () => openPostgres(address),
    });
  });
});

test('a machine that slept, or whose clock was set ahead, gives the time back', () => {
  const clock = new StandingClock();
  return withServer(
    async ({ base, store }) => {
      const { table, host, friend } = await begun(base, 'mulle', { clock: CLOCK });
      clock.move(AWAY);
      await playOn([host, friend]);
      expect(await outagesAt(store, table)).toEqual([AWAY]);
      expect(await playedAt(store, table)).toMatchObject([{ by: 'person', took: 0 }]);
      for (const one of [host, friend]) one.close();
    },
    { ...settingsOf({}), now: clock.now },
  );
});

test('time that people let pass is theirs', () => {
  const clock = new StandingClock();
  return withServer(
    async ({ base, store }) => {
      const { table, host, friend } = await begun(base, 'mulle', { clock: CLOCK });
      for (let second = 0; second < 5; second++) {
        clock.move(4000);
        await store.beat(clock.now(), PACE.outage);
      }
      clock.move(4000);
      await playOn([host, friend]);
      // Ten seconds of every deal are free.
      expect(await playedAt(store, table)).toMatchObject([{ by: 'person', took: 14_000 }]);
      for (const one of [host, friend]) one.close();
    },
    { ...settingsOf({}), now: clock.now },
  );
});
