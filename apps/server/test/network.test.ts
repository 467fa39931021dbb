/** Whatever the network does, everybody sees the same table soon after it recovers. */
import { once } from 'node:events';
import { Sfc32 } from '@pakli/core';
import { PROTOCOL, type ToPage } from '@pakli/protocol';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { begun, Client, guest, openTable } from './client.ts';
import { Network, type Weather } from './network.ts';
import { playOn } from './playing.ts';
import { withServer } from './running.ts';
import { but, type Spoil } from './spoil.ts';

/** Late and fine never alternate: late data would be overtaken, which no network does within one connection. */
const DAYS: readonly (Weather | 'cut')[] = ['crumbs', 'cut', 'silent', 'crumbs', 'silent', 'cut'];

/** A page reconnects after this much silence; on a busy machine it must hear something sooner. */
const SILENCE_MS = 2000;

test('a match over a bad network', () =>
  withServer(async ({ base, running }) => {
    const network = new Network(running.port, 200);
    const bad = `http://127.0.0.1:${await network.open()}`;
    const anna = await guest(base, 'Anna');
    const bo = await guest(base, 'Bo');
    const table = await openTable(anna, 'buddy-bluff');
    // A page behind the bad network uses its address, as pages use the address of their server.
    const host = new Client({ ...anna, base: bad }, table, SILENCE_MS);
    const friend = new Client({ ...bo, base: bad }, table, SILENCE_MS);
    const watcher = new Client({ base: bad }, table, SILENCE_MS);
    const steady = new Client({ base }, table);
    await host.sit(0);
    await friend.sit(1);
    await host.do({ kind: 'start' });
    const match = Promise.all([playOn(host, new Sfc32(1)), playOn(friend, new Sfc32(2))]);
    const far = [host, friend, watcher];
    const goesOn = (rows: number): Promise<void> => {
      const { seq } = steady;
      const isOver = (): boolean => steady.company?.phase === 'over';
      return steady.until('it goes on', () => steady.seq >= seq + rows || isOver());
    };
    for (const day of DAYS) {
      // Nobody can lose a connection that is still being opened.
      for (const one of far) await one.until('they are back', () => one.open);
      const before = far.map(({ losses }) => losses);
      if (day === 'cut') network.cut();
      else network.weather = day;
      if (day === 'crumbs') await goesOn(5);
      else {
        for (const [i, one] of far.entries()) {
          await one.until('they have noticed', () => one.losses > before[i]!);
        }
      }
      network.weather = 'fine';
      await goesOn(1);
    }
    await match;
    await steady.until('it is over', () => steady.company?.phase === 'over');
    for (const one of far) {
      // The match may end before the last break: nothing is missing then, and the page still returns.
      await one.until('all is known', () => one.open && one.seq === steady.seq);
      expect(one.faults).toEqual([]);
    }
    expect([watcher.scene, watcher.past]).toEqual([steady.scene, steady.past]);
    expect(host.past.length).toBe(steady.past.length);
    const breaks = DAYS.filter((day) => day !== 'crumbs').length;
    for (const { connects } of far) expect(connects).toBeGreaterThan(breaks);
    for (const one of [...far, steady]) one.close();
    network.close();
  }));

test('a network that is slow for everything', () =>
  withServer(async ({ base, running }) => {
    const network = new Network(running.port, 100);
    network.weather = 'late';
    const slow = `http://127.0.0.1:${await network.open()}`;
    const anna = await guest(base, 'Anna');
    const table = await openTable(anna, 'ulti');
    const host = new Client({ ...anna, base: slow }, table);
    await host.until('it is open', () => host.seq > 0);
    await host.sit(0);
    await host.do({ kind: 'start' });
    // A person who does not wait for an answer clicks twice; the second click is late and not a second move.
    await host.until('it is my turn', () => host.scene?.view.turn === 0);
    const [text = ''] = await host.choices();
    const step = host.scene?.step ?? 0;
    const answers = await Promise.all([1, 2].map(() => host.do({ kind: 'play', step, text })));
    expect(answers.filter((answer) => 'seq' in answer)).toHaveLength(1);
    expect(answers.filter((answer) => 'refused' in answer)).toMatchObject([{ refused: 'stale' }]);
    expect(host.faults).toEqual([]);
    host.close();
    network.close();
  }));

async function firstFrame(socket: WebSocket): Promise<Extract<ToPage, { kind: 'told' }>> {
  socket.once('open', () =>
    socket.send(JSON.stringify({ kind: 'hello', protocol: PROTOCOL, since: null })),
  );
  const [data] = (await once(socket, 'message')) as [Buffer];
  const frame = JSON.parse(data.toString()) as ToPage;
  if (frame.kind !== 'told') throw new Error(`it is sent away: ${frame.kind}`);
  return frame;
}

test('everybody comes back at once after a restart, and every table is read once', () => {
  let reads = 0;
  const spoil: Spoil = (store) =>
    but(store, {
      read: (...given) => {
        reads++;
        return store.read(...given);
      },
    });
  return withServer(
    async ({ base, store }) => {
      const SOCKETS = 200;
      // A deal of Ulti may be over after a few cards; one of Buddy Bluff never is.
      const game = 'buddy-bluff';
      const { table, host, friend } = await begun(base, game);
      for (let moves = 0; moves < 20; moves++) {
        const { seq } = host;
        const mine = [host, friend].find((one) => one.scene?.view.turn === one.you?.seat);
        const [text = ''] = (await mine?.choices()) ?? [];
        await mine?.do({ kind: 'play', step: mine.scene?.step ?? 0, text });
        await host.until('it goes on', () => host.seq > seq);
        await friend.until('all know it', () => friend.seq >= host.seq);
      }
      // A computer at turn would play on at the tables that wake first.
      const people = new Set([host, friend].map(({ you }) => you?.seat));
      await host.until('a person is asked', () => people.has(host.scene?.view.turn));
      host.close();
      friend.close();
      const log = await store.read(table, 0);
      if (log === undefined) throw new Error('no log');
      const ids = Array.from({ length: 50 }, (_, i) => String(i).padStart(10, '0'));
      const { secret, rows } = log;
      const cold = { game, host: '', secret, rows, at: 0, due: null };
      await Promise.all(ids.map((id) => store.create({ id, ...cold })));
      reads = 0;
      const sockets = Array.from({ length: SOCKETS }, (_, i) => {
        const address = `${base.replace('http', 'ws')}/t/${ids[i % ids.length]}`;
        return new WebSocket(address, { headers: { origin: base } });
      });
      const openings = await Promise.all(sockets.map((socket) => firstFrame(socket)));
      expect(reads).toBe(ids.length);
      // Everybody receives the same, but at a different moment and about a different table.
      expect(new Set(openings.map(({ update }) => JSON.stringify(update))).size).toBe(1);
      for (const socket of sockets) socket.terminate();
    },
    { spoil },
  );
});
