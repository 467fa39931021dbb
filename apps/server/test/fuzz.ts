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
  /** Milliseconds of processor a frame, of both sides. */
  readonly ms: number;
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
    const began = process.cpuUsage();
    for (let i = 0; i < frames; i++) {
      const from = random.below(sources.length);
      const { who, wild } = sources[from]!;
      const one = clients.get(from) ?? (await openedAt(who, table));
      clients.set(from, one);
      const { length } = one.heard;
      one.sendText(wild());
      const answered = (): boolean => one.heard.length > length || !one.open;
      await one.until(`frame ${i} of seed ${seed} is answered`, answered);
      if (one.bye === undefined && one.open) continue;
      closed++;
      one.close();
      clients.delete(from);
    }
    const { user, system } = process.cpuUsage(began);
    assert.deepEqual(await store.read(table, 0), before);
    assert.doesNotMatch(running.metrics.format(), /pakli_failures_total [1-9]/);
    // The table is as good as before.
    assert.ok('seq' in (await host.do({ kind: 'ask', what: 'end' })));
    for (const one of [host, other, ...clients.values()]) one.close();
    return { frames, closed, ms: (user + system) / 1000 / frames };
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
