/**
 * A person's seat stays theirs: neither absence nor time-outs give their cards, or the right to host, to anybody else.
 */
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { PACE } from '../src/settings.ts';
import { ask, begun, Client, guest, openTable, type Guest } from './client.ts';
import { inFolder } from './folder.ts';
import { QUICK, withServer } from './running.ts';
import { CLOCK, deadlineOf, HOUR } from './timing.ts';

interface Attack {
  readonly anna: Guest;
  readonly table: string;
  readonly friend: Client;
}

/** Bo tries to bring a second browser into Anna's seat while a computer covers it, and Anna returns. */
async function attack({ anna, table, friend }: Attack): Promise<void> {
  expect(friend.you).toEqual({ seat: 1, host: false, name: 'Bo' });
  expect(await friend.do({ kind: 'offer', seat: 0, open: true })).toHaveProperty('refused');
  const second = new Client(await guest(anna.base, 'Cilla'), table);
  await second.until('it is answered', () => second.bye !== undefined || second.seq > 0);
  expect(second.bye?.why).toBe('full');
  second.close();
  const back = new Client(anna, table);
  await back.until('the seat is still hers', () => back.you?.seat === 0);
  expect(back.you?.host).toBe(true);
  expect(await back.do({ kind: 'offer', seat: 0, open: true })).toHaveProperty('refused');
  expect(await back.do({ kind: 'back' })).toHaveProperty('seq');
  await friend.until('she plays again', () => {
    const seat = friend.company?.seats[0];
    return seat?.kind === 'person' && !seat.covered && seat.name === 'Anna';
  });
  for (const one of [back, friend]) one.close();
}

test('an opponent who covers an absent host gets neither the seat nor the right to host', () =>
  withServer(async ({ base }) => {
    const { anna, table, host, friend } = await begun(base);
    await host.do({ kind: 'watching', watching: false });
    host.close();
    await friend.until('she is gone', () => {
      const seat = friend.company?.seats[0];
      return seat?.kind === 'person' && !seat.here;
    });
    const id = randomBytes(8).toString('hex');
    expect(await friend.request({ kind: 'cover', id, seat: 0 })).toHaveProperty('seq');
    await attack({ anna, table, friend });
  }));

test('two time-outs of a host who is there cover the seat, and nobody else gets it', () => {
  let ahead = 0;
  const now = (): number => Date.now() + ahead;
  return withServer(
    async ({ base }) => {
      const { anna, table, host, friend } = await begun(base, 'mulle', { clock: CLOCK });
      await host.do({ kind: 'watching', watching: false });
      const isCovered = (): boolean => {
        const seat = friend.company?.seats[0];
        return seat?.kind === 'person' && seat.covered;
      };
      while (!isCovered()) {
        const { seq } = friend;
        if (friend.scene?.view.turn === 1) {
          const [text = ''] = await friend.choices();
          await friend.do({ kind: 'play', step: friend.scene.step, text });
        } else {
          ahead += deadlineOf(friend) - now() + 1;
          friend.hello();
        }
        await friend.until('something happens', () => friend.seq > seq);
      }
      expect(host.you).toMatchObject({ seat: 0, host: true });
      host.close();
      await attack({ anna, table, friend });
    },
    { now },
  );
});

test('nobody new sits down at a locked table, whichever seat is offered', () =>
  withServer(async ({ base }) => {
    const anna = await guest(base, 'Anna');
    const table = await openTable(anna, 'ulti');
    const host = new Client(anna, table);
    await host.sit(0);
    await host.do({ kind: 'lock', locked: true });
    await host.do({ kind: 'start' });
    expect(await host.do({ kind: 'offer', seat: 1, open: true })).toMatchObject({
      refused: 'table-locked',
    });
    const late = new Client(await guest(base, 'Cilla'), table);
    await late.until('it is open', () => late.seq > 0);
    expect(await late.sit(1)).toHaveProperty('refused');
    for (const one of [host, late]) one.close();
  }));

/** Nobody else moves meanwhile. */
const STILL = {
  settings: { pace: { ...PACE, move: HOUR, expertMove: HOUR, absence: 0, release: 0 } },
};

const sitter = (client: Client, seat: number): unknown => client.company?.seats[seat];

function isReleased({ company }: Client, seat: number): boolean {
  const one = company?.seats[seat];
  return one?.kind === 'computer' && one.released === true;
}

test('whoever gives up their seat leaves it to a computer to the end, and the right to host to the next', () =>
  withServer(async ({ base }) => {
    const { table, host, friend } = await begun(base, 'ulti');
    const late = new Client(await guest(base, 'Cilla'), table);
    expect(await late.do({ kind: 'release', seat: 0 })).toMatchObject({ refused: 'not-away' });
    expect(await host.do({ kind: 'release', seat: 0 })).toHaveProperty('seq');
    await friend.until('he hosts', () => friend.you?.host === true);
    expect(sitter(friend, 0)).toMatchObject({ kind: 'computer', released: true });
    await host.until('the seat is not hers', () => host.you?.seat === null);
    expect(host.scene?.reader).toBeNull();
    expect(await host.do({ kind: 'back' })).toMatchObject({ refused: 'not-seated' });
    expect(await friend.do({ kind: 'offer', seat: 0, open: true })).toMatchObject({
      refused: 'no-newcomers',
    });
    expect(await late.sit(0)).toMatchObject({ refused: 'already-started' });
    for (const one of [host, friend, late]) one.close();
  }, STILL));

test('where the table was opened so, somebody new plays on in a released seat, and the cards stay sealed', () =>
  withServer(async ({ base, store }) => {
    const { anna, table, host, friend } = await begun(base, 'ulti', { newcomers: true });
    const late = new Client(await guest(base, 'Cilla'), table);
    await late.until('it is open', () => late.company?.newcomers === true);
    const { view } = friend.scene!;
    await friend.do({ kind: 'release', seat: 1 });
    await host.do({ kind: 'offer', seat: 1, open: true });
    await late.until('it is offered', () => late.company?.offered.includes(1) === true);
    // Anybody who knows a hand of this match gets no other.
    expect(await host.sit(1)).toMatchObject({ refused: 'seat-taken' });
    expect(await friend.sit(1)).toMatchObject({ refused: 'seat-given-up' });
    expect(await late.sit(1)).toHaveProperty('seq');
    await late.until('the seat is hers', () => late.you?.seat === 1);
    expect(late.scene?.view).toEqual(view);
    for (const one of [host, late]) await one.do({ kind: 'ask', what: 'end' });
    await host.until('it is over', () => host.company?.phase === 'over');
    const sat = ((await store.read(table, 0))?.rows ?? [])
      .map(({ event }) => JSON.parse(event) as { kind: string; nonce?: string })
      .filter(({ kind }) => kind === 'sit');
    const answer = await ask(anna, 'GET', `/tables/${table}/record`);
    const { deal } = (await answer.json()) as { deal: { nonces: unknown } };
    expect(deal.nonces).toEqual([sat[0]?.nonce, sat[1]?.nonce, null]);
    for (const one of [host, friend, late]) one.close();
  }, STILL));

test('somebody who has been away for days loses the seat only if all others agree', () => {
  let ahead = 0;
  return withServer(
    async ({ base }) => {
      const { host, friend } = await begun(base, 'ulti');
      await friend.do({ kind: 'leave' });
      friend.close();
      await host.until('he is gone', () => {
        const seat = host.company?.seats[1];
        return seat?.kind === 'person' && seat.covered && !seat.here;
      });
      const release = { kind: 'release', seat: 1 } as const;
      ahead = PACE.release / 2;
      expect(await host.do(release)).toMatchObject({ refused: 'not-away' });
      ahead = PACE.release + 1;
      host.hello();
      await host.until('it may be asked', () => {
        const seat = host.company?.seats[1];
        return seat?.kind === 'person' && seat.releasable === true;
      });
      expect(await host.do(release)).toHaveProperty('seq');
      await host.until('a computer has it', () => isReleased(host, 1));
      host.close();
    },
    { now: () => Date.now() + ahead, settings: { pace: { ...QUICK, release: PACE.release } } },
  );
});

test('nobody waits in vain for a host who is away: whoever sits there starts, and hosts nothing', () =>
  withServer(async ({ base }) => {
    const anna = await guest(base, 'Anna');
    const table = await openTable(anna, 'mulle');
    // A client that pings stays connected: news is pushed to it, not found by reconnecting.
    const friend = new Client(await guest(base, 'Bo'), table, 5000);
    await friend.until('she has not come', () => friend.company?.hostAway === true);
    // She has no seat, and is announced all the same.
    const host = new Client(anna, table);
    await friend.until('she is there', () => friend.company?.hostAway === undefined);
    await friend.sit(1);
    expect(await friend.do({ kind: 'start' })).toMatchObject({ refused: 'only-host' });
    host.close();
    await friend.until('she is away', () => friend.company?.hostAway === true);
    expect(await friend.do({ kind: 'lock', locked: true })).toMatchObject({ refused: 'only-host' });
    const watcher = new Client(await guest(base, 'Cem'), table);
    expect(await watcher.do({ kind: 'start' })).toMatchObject({ refused: 'only-host' });
    watcher.close();
    expect(await friend.do({ kind: 'start' })).toHaveProperty('seq');
    await friend.until('it starts', () => friend.scene !== null);
    expect(friend.you?.host).toBe(false);
    friend.close();
  }));

test('whoever has themselves deleted is not waited for: a computer has the seat at once', () =>
  withServer(async ({ base }) => {
    const { anna, host, friend } = await begun(base);
    expect((await ask(anna, 'DELETE', '/me')).status).toBe(204);
    await friend.until('a computer has it', () => isReleased(friend, 0));
    expect(friend.you?.host).toBe(true);
    for (const one of [host, friend]) one.close();
  }));

test('and at a table that slept when it happened, as soon as somebody comes', () =>
  inFolder(async (folder) => {
    const settings = { file: `${folder}/pakli.db` };
    const { bo, table } = await withServer(
      async ({ base, store }) => {
        const { anna, bo, table, host, friend } = await begun(base);
        const { id } = (await (await ask(anna, 'GET', '/me')).json()) as { id: string };
        for (const one of [host, friend]) one.close();
        await store.forget(id);
        return { bo, table };
      },
      { settings },
    );
    await withServer(
      async ({ base }) => {
        const friend = new Client({ ...bo, base }, table);
        await friend.until('a computer has it', () => isReleased(friend, 0));
        expect(friend.you?.host).toBe(true);
        friend.close();
      },
      { settings },
    );
  }));
