/** Sends nonsense to a table that is being played, one frame after another, each answered or closed with a code. */
import assert from 'node:assert/strict';
import { Sfc32 } from '@pakli/core';
import { Client, guest, openTable } from './client.ts';
import { nonsense } from './nonsense.ts';
import { withServer } from './running.ts';

export interface Fuzzed {
  readonly frames: number;
  /** How many of them closed the socket. */
  readonly closed: number;
  /** Milliseconds of processor that a frame cost both sides, and a sign of life, in the mean. */
  readonly ms: number;
  readonly pingMs: number;
}

/** Milliseconds of processor, of this thread. */
function spent(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Not the middle one: some systems count processor time in steps longer than nearly all of them take. */
function mean(costs: readonly number[]): number {
  return costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
}

/** What it costs until a frame is answered. */
async function costOf(one: Client, text: string | Buffer, what: string): Promise<number> {
  const { length } = one.heard;
  const began = spent();
  one.sendText(text);
  await one.until(what, () => one.heard.length > length || !one.open);
  return spent() - began;
}

/** Fails where one is not answered, or where anything is written down. */
export function fuzz(frames: number, seed: number): Promise<Fuzzed> {
  return withServer(async ({ base, store, running }) => {
    const anna = await guest(base, 'Anna');
    const table = await openTable(anna, 'mulle');
    const host = new Client(anna, table);
    const bo = await guest(base, 'Bo');
    const other = new Client(bo, table);
    await host.sit(0);
    await other.sit(1);
    await host.do({ kind: 'start' });
    await host.until('it starts', () => host.scene !== null);
    const before = await store.read(table, 0);
    const known = {
      heard: [...host.heard, ...other.heard].join('\n'),
      ids: (before?.rows ?? []).map(({ cmd }) => cmd.slice(cmd.indexOf('/') + 1)),
    };
    const random = new Sfc32(seed);
    const sources = [
      { who: anna, wild: nonsense(random, known) },
      { who: bo, wild: nonsense(random, known) },
      { who: await guest(base, 'Cem'), wild: nonsense(random, known, true) },
      // Who has no name yet.
      { who: { base }, wild: nonsense(random, known, true) },
    ];
    const clients = new Map<number, Client>();
    let closed = 0;
    const pings: number[] = [];
    const ping = JSON.stringify({ kind: 'ping', seq: 1 });
    for (let i = 0; i < Math.min(frames, 5000); i++) {
      pings.push(await costOf(host, ping, 'a sign of life is answered'));
    }
    const costs: number[] = [];
    for (let i = 0; i < frames; i++) {
      const from = random.below(sources.length);
      const { who, wild } = sources[from]!;
      const one = clients.get(from) ?? (await openedAt(who, table));
      clients.set(from, one);
      costs.push(await costOf(one, wild(), `frame ${i} of seed ${seed} is answered`));
      if (one.bye === undefined && one.open) continue;
      closed++;
      one.close();
      clients.delete(from);
    }
    assert.deepEqual(await store.read(table, 0), before);
    assert.doesNotMatch(running.metrics.format(), /pakli_failures_total [1-9]/);
    // The table is as good as before.
    assert.ok('seq' in (await host.do({ kind: 'ask', what: 'end' })));
    for (const one of [host, other, ...clients.values()]) one.close();
    return { frames, closed, ms: mean(costs), pingMs: mean(pings) };
  });
}

async function openedAt(
  who: ConstructorParameters<typeof Client>[0],
  table: string,
): Promise<Client> {
  const client = new Client(who, table);
  await client.until('it is open', () => client.seq > 0);
  return client;
}
