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
}

/** Fails where one is not answered, or where anything is written down. */
export function fuzz(frames: number, seed: number): Promise<Fuzzed> {
  return withServer(async ({ base, store, running }) => {
    const anna = await guest(base, 'Anna');
    const table = await openTable(anna, 'mulle');
    const host = new Client(anna, table);
    const other = new Client(await guest(base, 'Bo'), table);
    await host.sit(0);
    await other.sit(1);
    await host.do({ kind: 'start' });
    await host.until('it starts', () => host.scene !== null);
    const before = await store.read(table, 0);
    const wild = nonsense(new Sfc32(seed), host.heard.join('\n'));
    let client: Client | undefined;
    let closed = 0;
    for (let i = 0; i < frames; i++) {
      client ??= await openedAt(anna, table);
      const { length } = client.heard;
      const one = client;
      one.sendText(wild());
      const answered = (): boolean => one.heard.length > length || !one.open;
      await one.until(`frame ${i} of seed ${seed} is answered`, answered);
      if (one.bye === undefined && one.open) continue;
      closed++;
      one.close();
      client = undefined;
    }
    assert.deepEqual(await store.read(table, 0), before);
    assert.doesNotMatch(running.metrics.format(), /pakli_failures_total [1-9]/);
    // The table is as good as before.
    assert.ok('seq' in (await host.do({ kind: 'ask', what: 'end' })));
    for (const one of [host, other, client]) one?.close();
    return { frames, closed };
  });
}

async function openedAt(who: Parameters<typeof openTable>[0], table: string): Promise<Client> {
  const client = new Client(who, table);
  await client.until('it is open', () => client.seq > 0);
  return client;
}
