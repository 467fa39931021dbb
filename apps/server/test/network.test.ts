/** Whatever the network does, everybody sees the same table soon after it has healed. */
import { Sfc32 } from '@pakli/core';
import { expect, test } from 'vitest';
import { Client, guest, openTable } from './client.ts';
import { Network, type Weather } from './network.ts';
import { playOn } from './playing.ts';
import { withServer } from './running.ts';

/** Not late and fine in turn: what was sent late would then be overtaken, which no network does to one connection. */
const DAYS: readonly (Weather | 'cut')[] = ['crumbs', 'cut', 'silent', 'crumbs', 'silent', 'cut'];

test('a match over a bad network', () =>
  withServer(async ({ base, running }) => {
    const network = new Network(running.port, 200);
    const bad = `http://127.0.0.1:${await network.open()}`;
    const anna = await guest(base, 'Anna');
    const bo = await guest(base, 'Bo');
    const table = await openTable(anna, 'buddy-bluff');
    // A page behind the bad network has its address, as all pages have that of their server.
    const host = new Client({ ...anna, base: bad }, table, 150);
    const friend = new Client({ ...bo, base: bad }, table, 150);
    const watcher = new Client({ base: bad }, table, 150);
    const steady = new Client({ base }, table);
    await host.sit(0);
    await friend.sit(1);
    await host.do({ kind: 'start' });
    const match = Promise.all([playOn(host, new Sfc32(1)), playOn(friend, new Sfc32(2))]);
    for (const day of DAYS) {
      if (day === 'cut') network.cut();
      else network.weather = day;
      const { seq } = steady;
      await new Promise((resolve) => setTimeout(resolve, 300));
      network.weather = 'fine';
      await steady.until('it goes on', () => steady.seq > seq || steady.company?.phase === 'over');
    }
    await match;
    await steady.until('it is over', () => steady.company?.phase === 'over');
    for (const one of [host, friend, watcher]) {
      await one.until('all is known', () => one.seq === steady.seq);
      expect(one.faults).toEqual([]);
    }
    expect([watcher.scene, watcher.past]).toEqual([steady.scene, steady.past]);
    expect(host.past.length).toBe(steady.past.length);
    expect(host.connects + friend.connects + watcher.connects).toBeGreaterThan(5);
    for (const one of [host, friend, watcher, steady]) one.close();
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
    // Whoever does not wait for an answer clicks twice; the second is late and no second move.
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

test('everybody comes back at once after a restart', () =>
  withServer(async ({ base }) => {
    const anna = await guest(base, 'Anna');
    const SOCKETS = 200;
    const tables: string[] = [];
    for (let i = 0; i < 20; i++) {
      tables.push(await openTable(anna, ['mulle', 'ulti', 'compile', 'buddy-bluff'][i % 4] ?? ''));
    }
    const cpu = process.cpuUsage();
    const clients = Array.from(
      { length: SOCKETS },
      (_, i) => new Client({ base }, tables[i % tables.length] ?? ''),
    );
    await Promise.all(clients.map((one) => one.until('it is open', () => one.seq > 0, 60_000)));
    const { user, system } = process.cpuUsage(cpu);
    // Both ends are in this process: a socket with its opening costs less than a few milliseconds of it.
    expect((user + system) / 1000 / SOCKETS).toBeLessThan(10);
    for (const one of clients) one.close();
  }));
