/** A host whose worker does not start, dies or hangs: nobody waits forever, and the table continues in the next one. */
import { isRefusal, refuse } from '@pakli/core';
import type { ToKeeper } from '@pakli/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Call, FromWorker, ToWorker } from '../src/host/calls.ts';
import { refusalOf } from '../src/host/failure.ts';
import type { OpenTable } from '../src/host/host.ts';
import { localHost } from '../src/host/local.ts';
import type { Employed } from '../src/host/role.ts';

/** A worker as a browser creates it: without its file it reports that once, and never answers. */
function worker(missing: boolean, answer: unknown = []): Employed {
  const events = new EventTarget();
  if (missing) queueMicrotask(() => events.dispatchEvent(new Event('error')));
  return {
    addEventListener: events.addEventListener.bind(events),
    terminate: () => undefined,
    postMessage({ id }: Call) {
      const data: FromWorker = { id, answer };
      if (!missing) events.dispatchEvent(new MessageEvent('message', { data }));
    },
  };
}

/** Fails this often, then works. */
function failing(times: number): { employ: () => Employed; employed: () => number } {
  let made = 0;
  return { employ: () => worker(++made <= times), employed: () => made };
}

test('a worker that comes at the fourth attempt is not noticed', async () => {
  const { employ, employed } = failing(3);
  expect(await localHost(employ).saved()).toEqual([]);
  expect(employed()).toBe(4);
});

test('one that does not come is reported, and the next call tries again', async () => {
  const { employ, employed } = failing(4);
  const host = localHost(employ);
  expect(await host.saved().catch(refusalOf)).toMatchObject({ refused: 'host-gone' });
  expect(employed()).toBe(4);
  expect(await host.saved()).toEqual([]);
  expect(employed()).toBe(5);
});

test('where none ever comes, everybody hears of it', async () => {
  const host = localHost(failing(Infinity).employ);
  for (let n = 0; n < 3; n++) {
    expect(await host.saved().catch(refusalOf)).toMatchObject({ refused: 'host-gone' });
  }
});

/** A worker with one open table: the test sends what the table would. */
class TableWorker implements Employed {
  private readonly events = new EventTarget();
  readonly addEventListener = this.events.addEventListener.bind(this.events);
  /** Names of calls, and whether the previous worker is dead. */
  readonly called: string[] = [];
  readonly frames: ToKeeper[] = [];
  terminated = false;
  silent = false;

  postMessage(message: ToWorker): void {
    if (this.silent) return;
    if ('table' in message) {
      if ('send' in message.wire) this.frames.push(message.wire.send);
      else if (message.wire.do === 'open') this.say({ table: 'a', wire: { opened: true } });
      return;
    }
    const { id, name, args } = message;
    if (name !== 'ping') this.called.push(`${name} ${JSON.stringify(args[1])}`);
    const sitting = { id: 'a', level: 'casual', rules: '', seat: 0 };
    this.say({ id, answer: { sitting, names: [] } });
  }

  terminate(): void {
    this.terminated = true;
  }

  say(data: FromWorker): void {
    this.events.dispatchEvent(new MessageEvent('message', { data }));
  }

  die(): void {
    this.events.dispatchEvent(new Event('error'));
  }
}

async function open(): Promise<{ table: OpenTable; workers: TableWorker[] }> {
  const workers: TableWorker[] = [];
  const host = localHost(() => workers[workers.push(new TableWorker()) - 1]!);
  const table = await host.resume('a');
  if (isRefusal(table)) throw new Error(table.refused);
  table.client.open();
  await vi.advanceTimersByTimeAsync(0);
  return { table, workers };
}

describe('a table', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('continues in the next worker: what was asked is not asked twice, and what comes then is heard', async () => {
    const { table, workers } = await open();
    expect(workers[0]!.called).toEqual(['resume false']);
    expect(workers[0]!.frames).toMatchObject([{ kind: 'hello', since: null }]);
    const asked = table.client.act({ kind: 'ask', what: 'takeback' });
    workers[0]!.die();
    expect(await asked).toMatchObject({ refused: 'restored' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(workers).toHaveLength(2);
    expect(workers[1]!.called).toEqual(['resume true']);
    expect(workers[1]!.frames).toMatchObject([{ kind: 'hello' }]);
    const again = table.client.act({ kind: 'ask', what: 'takeback' });
    const [, frame] = workers[1]!.frames;
    const id = frame !== undefined && 'id' in frame ? frame.id : '';
    workers[1]!.say({ table: 'a', wire: { heard: { kind: 'done', id, seq: 0 } } });
    expect(await again).toBeUndefined();
    table.client.close();
  });

  test('whose worker dies again and again hears of it, and the next act tries again', async () => {
    const { table, workers } = await open();
    const told: unknown[] = [];
    table.client.listen((news) => {
      if (news.kind === 'failed') told.push(news.problem.refused);
    });
    for (let n = 0; n < 4; n++) {
      workers.at(-1)!.die();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(told).toEqual(['host-gone']);
    expect(workers).toHaveLength(4);
    void table.client.act({ kind: 'look', seat: 0 });
    await vi.advanceTimersByTimeAsync(0);
    expect(workers).toHaveLength(5);
    expect(workers[4]!.called).toEqual(['resume true']);
    table.client.close();
  });

  test('whose worker falls silent continues in the next one; one that answers is left alone', async () => {
    const { table, workers } = await open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(workers).toHaveLength(1);
    workers[0]!.silent = true;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
    expect(workers[1]!.called).toEqual(['resume true']);
    table.client.close();
    // Without a table nobody pings.
    workers[1]!.silent = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(workers).toHaveLength(2);
  });

  test('a silence in which the page slept itself is no sign of death', async () => {
    const { table, workers } = await open();
    workers[0]!.silent = true;
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 5000));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(workers).toHaveLength(1);
    clock.mockRestore();
    table.client.close();
  });

  test('that another tab has taken is asked for, and not stolen', async () => {
    const { table, workers } = await open();
    const problem = refuse('open-elsewhere', 'table');
    workers[0]!.say({ table: 'a', wire: { failed: problem } });
    void table.client.act({ kind: 'look', seat: 0 });
    await vi.advanceTimersByTimeAsync(0);
    expect(workers[0]!.called).toEqual(['resume false', 'resume false']);
    table.client.close();
  });
});
