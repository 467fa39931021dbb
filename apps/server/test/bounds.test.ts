/** One guest cannot stop the house: everything written, stored and sent about a table is bounded. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { Room } from '@pakli/host';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LIMITS } from '../src/settings.ts';
import { ask, begun, Client, guest, openTable, PATIENCE_MS, type Guest } from './client.ts';
import { inFolder } from './folder.ts';
import { GENEROUS, STILL, withServer } from './running.ts';

const FULL = { refused: 'table-full' };

async function alone(base: string): Promise<{ anna: Guest; table: string; host: Client }> {
  const anna = await guest(base, 'Anna');
  const table = await openTable(anna, 'mulle');
  const host = new Client(anna, table);
  await host.sit(0);
  return { anna, table, host };
}

test('a command that changes nothing is acknowledged without a row', () =>
  withServer(async ({ base, store }) => {
    const { table, host } = await alone(base);
    const rows = async (): Promise<number> => (await store.read(table, 0))?.rows.length ?? 0;
    const commands = [
      { kind: 'lock', locked: true },
      { kind: 'watching', watching: false },
      { kind: 'talk', talk: true },
      { kind: 'computer', seat: 1, level: 'casual' },
    ] as const;
    for (const command of commands) {
      const first = await host.do(command);
      const had = await rows();
      expect(first).toEqual({ seq: had });
      expect(await host.do(command)).toEqual(first);
      expect(await rows()).toBe(had);
    }
    await host.do({ kind: 'clear', seat: 1 });
    const had = await rows();
    expect(await host.do({ kind: 'clear', seat: 1 })).toEqual({ seq: had });
    await host.do({ kind: 'lock', locked: false });
    await host.do({ kind: 'start' });
    // The computer there plays on meanwhile: its rows are moves.
    const offers = async (): Promise<number> =>
      (await store.read(table, 0))?.rows.filter(({ event }) => event.includes('"offer"')).length ??
      0;
    expect(await host.do({ kind: 'offer', seat: 1, open: true })).toHaveProperty('seq');
    expect(await host.do({ kind: 'offer', seat: 1, open: true })).toHaveProperty('seq');
    expect(await offers()).toBe(1);
    host.close();
  }));

test('the rows of one person at a table are bounded, and nobody else pays for it', () =>
  withServer(
    async ({ base }) => {
      const { table, host } = await alone(base);
      const toggle = (locked: boolean): Promise<unknown> => host.do({ kind: 'lock', locked });
      for (let row = 1; row < 6; row++) expect(await toggle(row % 2 === 1)).toHaveProperty('seq');
      expect(await toggle(false)).toMatchObject({ ...FULL, detail: { most: 6 } });
      const bo = new Client(await guest(base, 'Bo'), table);
      expect(await bo.sit(1)).toMatchObject({ refused: 'table-locked' });
      for (const one of [host, bo]) one.close();
    },
    { settings: { limits: { ...GENEROUS, rowsPerPerson: 6 } } },
  ));

test('a match whose log is full is ended, and its record can be had', () =>
  withServer(
    async ({ base, running }) => {
      const { table, anna, host, friend } = await begun(base);
      const refused = await (async (): Promise<unknown> => {
        for (;;) {
          for (const one of [host, friend]) {
            const [text] = await one.choices();
            if (text === undefined) continue;
            const answer = await one.do({ kind: 'play', step: one.scene?.step ?? 0, text });
            if ('refused' in answer && answer.refused !== 'stale') return answer;
            const { seq } = answer as { seq?: number };
            await Promise.all(
              [host, friend].map((all) => all.until('told', () => all.seq >= (seq ?? 0))),
            );
          }
        }
      })();
      expect(refused).toMatchObject({ ...FULL, detail: { most: 12 } });
      await friend.until('it is over', () => friend.company?.phase === 'over');
      expect(friend.seq).toBe(13);
      expect(await host.do({ kind: 'ask', what: 'again' })).toMatchObject(FULL);
      expect((await ask(anna, 'GET', `/tables/${table}/record`)).status).toBe(200);
      expect(running.metrics.format()).toContain('pakli_limited_total{kind="rows"}');
      for (const one of [host, friend]) one.close();
    },
    { settings: { limits: { ...GENEROUS, rowsPerTable: 12 } } },
  ));

test('where computers alone have filled a log, the match ends too', () =>
  withServer(
    async ({ base, running }) => {
      const { host } = await alone(base);
      await host.do({ kind: 'start' });
      await host.do({ kind: 'leave' });
      await host.until('it is over', () => host.company?.phase === 'over');
      expect(host.seq).toBe(13);
      expect(running.metrics.format()).not.toMatch(/pakli_failures_total [1-9]/);
      host.close();
    },
    { settings: { limits: { ...GENEROUS, rowsPerTable: 12 } } },
  ));

test('commands of one person are counted over all their sockets', () =>
  withServer(
    async ({ base, running }) => {
      const { anna, table, host } = await alone(base);
      const tab = new Client(anna, table);
      await host.do({ kind: 'lock', locked: true });
      const id = 'a'.repeat(24);
      const third = await tab.do({ kind: 'lock', locked: false }, id);
      expect(third).toHaveProperty('seq');
      expect(await tab.do({ kind: 'lock', locked: true })).toMatchObject({ refused: 'too-fast' });
      expect(await host.do({ kind: 'lock', locked: true })).toMatchObject({ refused: 'too-fast' });
      // A command that is done is answered as often as it is resent.
      expect(await host.do({ kind: 'lock', locked: false }, id)).toEqual(third);
      expect(running.metrics.format()).toContain('pakli_limited_total{kind="commands"} 2');
      for (const one of [host, tab]) one.close();
    },
    { settings: { limits: { ...GENEROUS, commandBurst: 3, commandsPerSecond: 0.000_001 } } },
  ));

test('rules that make a match endless are refused, with the range', () =>
  withServer(async ({ base }) => {
    const anna = await guest(base, 'Anna');
    const open = async (game: string, rules: string): Promise<unknown> =>
      (await ask(anna, 'POST', '/tables', { game, rules })).json();
    const most = LIMITS.dealsPerTable;
    const deals = (given: number): object => ({
      refusal: { refused: 'too-many-deals', rule: 'table', detail: { deals: given, most } },
    });
    expect(await open('mulle', 'omgangar=1000000')).toEqual(deals(1_000_000));
    expect(await open('mulle', `omgangar=${most + 1}`)).toEqual(deals(most + 1));
    expect(await open('ulti', 'deals=99')).toEqual(deals(99));
    expect(await open('mulle', `omgangar=${most}`)).toHaveProperty('table');
  }));

test('somebody who opens many tables at once gets as many as they may have', () =>
  withServer(
    async ({ base }) => {
      const anna = await guest(base, 'Anna');
      const asked = Array.from({ length: 6 }, () =>
        ask(anna, 'POST', '/tables', { game: 'mulle' }),
      );
      const answers = (await Promise.all(asked)).map(({ status }) => status);
      expect(answers.filter((status) => status === 201)).toHaveLength(2);
      expect(answers.filter((status) => status === 429)).toHaveLength(4);
    },
    { settings: { limits: { ...GENEROUS, tablesPerPerson: 2 } } },
  ));

test('a record is recreated only for another name, and asked for so often', () =>
  withServer(
    async ({ base }) => {
      const { table, anna, host, friend } = await begun(base);
      await host.do({ kind: 'ask', what: 'end' });
      await friend.do({ kind: 'ask', what: 'end' });
      const record = (): Promise<Response> => ask(anna, 'GET', `/tables/${table}/record`);
      const text = async (): Promise<string> =>
        ((await (await record()).json()) as { record: string }).record;
      expect(await text()).toContain('names: Anna | Bo');
      await ask(anna, 'POST', '/me', { name: 'Ada' });
      expect(await text()).toContain('names: Ada | Bo');
      expect((await record()).status).toBe(429);
      for (const one of [host, friend]) one.close();
    },
    { settings: { limits: { ...GENEROUS, recordsPerMinute: 2 } }, machine: STILL },
  ));

test('plain requests of one address are bounded', () =>
  withServer(
    async ({ base, running }) => {
      const statuses: number[] = [];
      for (const path of ['/hello', '/tables', '/me', '/hello']) {
        statuses.push((await ask({ base }, 'GET', path)).status);
      }
      expect(statuses).toEqual([200, 200, 401, 429]);
      expect(running.metrics.format()).toContain('pakli_limited_total{kind="requests"} 1');
      // The operator may.
      expect((await fetch(`${base}/healthz`)).status).toBe(200);
    },
    { settings: { limits: { ...GENEROUS, requestsPerMinute: 3 } }, machine: STILL },
  ));

test('connections of one address are bounded, whatever is asked over them', () =>
  withServer(
    async ({ base, running }) => {
      const { port } = new URL(base);
      const open = Array.from({ length: 5 }, () => connect(Number(port), '127.0.0.1'));
      const closed = open.map((socket) => once(socket.resume(), 'close'));
      await Promise.race(closed);
      await vi.waitFor(
        () =>
          expect(running.metrics.format()).toContain('pakli_limited_total{kind="connections"} 2'),
        PATIENCE_MS,
      );
      for (const socket of open) socket.destroy();
      await Promise.all(closed);
      await vi.waitFor(
        async () => expect((await fetch(`${base}/healthz`)).status).toBe(200),
        PATIENCE_MS,
      );
    },
    { settings: { limits: { ...GENEROUS, connectionsPerAddress: 3 } } },
  ));

test('others are served while a long log is read', () =>
  inFolder(async (folder) => {
    const settings = { file: `${folder}/pakli.db` };
    const table = await withServer(
      async ({ base }) => {
        const { table, host } = await alone(base);
        for (let row = 0; row < 20; row++) await host.do({ kind: 'lock', locked: row % 2 === 0 });
        host.close();
        return table;
      },
      { settings },
    );
    await withServer(
      async ({ base }) => {
        // Every read of the clock is slow: others get a turn after each row.
        let at = 0;
        const clock = vi.spyOn(performance, 'now').mockImplementation(() => (at += 10));
        const apply = vi.spyOn(Room.prototype, 'apply');
        onTestFinished(() => {
          clock.mockRestore();
          apply.mockRestore();
        });
        let turns = 0;
        let seen = 0;
        const look = (): void => {
          const { length } = apply.mock.calls;
          if (length > seen) turns++;
          seen = length;
          if (seen < 21) setImmediate(look);
        };
        look();
        expect((await ask({ base }, 'GET', `/tables/${table}/record`)).status).toBe(400);
        expect([seen, turns]).toEqual([21, 21]);
      },
      { settings },
    );
  }));
