/** The data kept about a person: they can read all of it, move it to another name, and have it deleted. */
import { expect, test } from 'vitest';
import { ask, begun, Client, guest, openTable, type Guest } from './client.ts';
import { withServer } from './running.ts';
import { but } from './spoil.ts';

async function idOf(who: Guest): Promise<string> {
  return ((await (await ask(who, 'GET', '/me')).json()) as { id: string }).id;
}

async function dataOf(who: Guest): Promise<Record<string, unknown>> {
  return (await (await ask(who, 'GET', '/me/export')).json()) as Record<string, unknown>;
}

async function become(who: Guest, other: Guest, more: object = {}): Promise<Guest> {
  const { pass } = (await (await ask(other, 'POST', '/me/pass')).json()) as { pass: string };
  const entered = await ask(who, 'POST', '/pass', { pass, ...more });
  return { base: who.base, cookie: entered.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

test('everything that is kept of a person is in one file, and gone once they are deleted', () =>
  withServer(async ({ base, store }) => {
    const { anna, bo, table, host, friend } = await begun(base, 'mulle', { talk: true });
    const id = await idOf(bo);
    await store.noteSeats(table, [id]);
    await friend.request({ kind: 'say', id: 'said-at-table', say: { text: 'good luck' } });
    await friend.request({ kind: 'report', id: 'told-operator', seat: 0 });
    const passkey = { id: 'k', publicKey: Uint8Array.of(1), counter: 0, transports: ['usb'] };
    await store.addPasskey(id, { ...passkey, synced: true, made: 5, used: 7 }, 9);
    await store.setRecovery(id, Uint8Array.of(9));
    const waiting = await openTable(bo, 'mulle');
    expect((await ask(bo, 'POST', `/tables/${waiting}/open`, { open: true })).status).toBe(204);
    expect((await ask(bo, 'POST', `/tables/${table}/block`, { seat: 0 })).status).toBe(204);
    await store.keepContact({ hash: Uint8Array.of(1), person: id, kind: 'push', body: '{}' });
    expect(await dataOf(bo)).toEqual({
      name: 'Bo',
      id,
      passkeys: [
        {
          id: 'k',
          publicKey: 'AQ',
          counter: 0,
          transports: ['usb'],
          synced: true,
          made: 5,
          used: 7,
        },
      ],
      hasRecoveryCode: true,
      tables: [
        {
          table,
          game: 'mulle',
          rules: '',
          openedAt: expect.any(Number) as unknown,
          phase: 'playing',
          seat: 1,
        },
      ],
      lines: [{ table, at: expect.any(Number) as unknown, text: expect.any(String) as unknown }],
      reports: [{ at: expect.any(Number) as unknown, table, name: 'Anna' }],
      openTables: [
        { table: waiting, since: expect.any(Number) as unknown, programs: false, named: false },
      ],
      blocks: [{ name: 'Anna', at: expect.any(Number) as unknown }],
      contacts: [{ kind: 'push', body: '{}' }],
    });
    expect(JSON.stringify(await dataOf(anna))).not.toContain(id);
    await host.do({ kind: 'ask', what: 'end' });
    await friend.do({ kind: 'ask', what: 'end' });
    await host.until('it is over', () => host.company?.phase === 'over');
    const record = async (): Promise<string> =>
      JSON.stringify(await (await ask({ base }, 'GET', `/tables/${table}/record`)).json());
    expect(await record()).toContain('names: Anna | Bo');
    expect(await dataOf(bo)).toMatchObject({ tables: [{ phase: 'over', totals: [0, 0] }] });
    await ask(bo, 'DELETE', '/me');
    expect((await ask(bo, 'GET', '/me/export')).status).toBe(401);
    expect([
      await store.passkeysOf(id),
      await store.contactsOf(id),
      await store.tablesOf(id, 9),
      await store.linesOf(id, 9),
      await store.hasRecovery(id),
      await store.openTable(waiting),
      await store.blocksOf(id),
    ]).toEqual([[], [], [], [], false, undefined, []]);
    // The match remains Anna's, without her name.
    expect(await record()).toContain('names: Anna | Seat 1');
    for (const one of [host, friend]) one.close();
  }));

test('a browser that becomes somebody else takes its matches along, if that is wished', () =>
  withServer(async ({ base, store }) => {
    const { bo, table, host, friend } = await begun(base);
    await store.noteSeats(table, [await idOf(bo)]);
    const hand = friend.scene;
    const cleo = await guest(base, 'Cleo');
    await become(bo, cleo);
    expect(host.company?.seats[1]).toMatchObject({ kind: 'person', name: 'Bo' });
    const now = await become(bo, cleo, { bring: true });
    await host.until('Cleo sits there', () => {
      const sitter = host.company?.seats[1];
      return sitter?.kind === 'person' && sitter.name === 'Cleo';
    });
    const back = new Client(now, table);
    await back.until('the same seat', () => back.scene !== null);
    expect(back.scene?.view).toEqual(hand?.view);
    for (const one of [host, friend, back]) one.close();
  }));

test('a match that cannot come along keeps no other from it, and nobody from becoming who the link says', () => {
  let failures = 0;
  return withServer(
    async ({ base }) => {
      const { anna, bo, host, friend } = await begun(base);
      const table = await openTable(anna, 'mulle');
      const [again, friendAgain] = [new Client(anna, table), new Client(bo, table)];
      await again.sit(0);
      await friendAgain.sit(1);
      await again.do({ kind: 'start' });
      const cleo = await guest(base, 'Cleo');
      failures = 1;
      const now = await become(bo, cleo, { bring: true });
      expect(await idOf(now)).toBe(await idOf(cleo));
      expect(failures).toBe(0);
      const { tables } = (await (await ask(now, 'GET', '/tables')).json()) as {
        tables: readonly object[];
      };
      expect(tables).toMatchObject([{ seat: 1, names: ['Anna', 'Cleo'] }]);
      for (const client of [host, friend, again, friendAgain]) client.close();
    },
    {
      spoil: (store) =>
        but(store, {
          noteSeats: async (...given) => {
            if (failures-- > 0) throw new Error('not now');
            failures = 0;
            await store.noteSeats(...given);
          },
        }),
    },
  );
});

test('a match does not come along once the seat has passed to somebody else', () => {
  let meanwhile: (() => Promise<void>) | undefined;
  return withServer(
    async ({ base, store }) => {
      const { bo, table, host, friend } = await begun(base, 'mulle', { newcomers: true });
      await store.noteSeats(table, [await idOf(bo)]);
      const dora = new Client(await guest(base, 'Dora'), table);
      meanwhile = async () => {
        meanwhile = undefined;
        await friend.do({ kind: 'release', seat: 1 });
        await host.do({ kind: 'offer', seat: 1, open: true });
        await dora.sit(1);
      };
      await become(bo, await guest(base, 'Cleo'), { bring: true });
      await host.until('somebody sits there', () => host.company?.seats[1]?.kind === 'person');
      expect(host.company?.seats[1]).toMatchObject({ name: 'Dora' });
      for (const one of [host, friend, dora]) one.close();
    },
    {
      spoil: (store) =>
        but(store, {
          noteSeats: async (...given) => {
            await meanwhile?.();
            await store.noteSeats(...given);
          },
        }),
    },
  );
});

test('nobody takes a match along to somebody who plays in it', () =>
  withServer(async ({ base, store }) => {
    const { anna, bo, table, host, friend } = await begun(base);
    await store.noteSeats(table, [await idOf(bo)]);
    await become(bo, anna, { bring: true });
    expect(host.company?.seats[1]).toMatchObject({ kind: 'person', name: 'Bo' });
    expect(await store.read(table, 0)).toMatchObject({ rows: { length: host.seq } });
    for (const one of [host, friend]) one.close();
  }));

test('nobody takes a match along to where another is called alike', () =>
  withServer(async ({ base, store }) => {
    const { bo, table, host, friend } = await begun(base);
    await store.noteSeats(table, [await idOf(bo)]);
    await become(bo, await guest(base, 'anna'), { bring: true });
    expect(host.company?.seats[1]).toMatchObject({ kind: 'person', name: 'Bo' });
    expect(await store.read(table, 0)).toMatchObject({ rows: { length: host.seq } });
    for (const one of [host, friend]) one.close();
  }));
