/** A host whose worker does not come: nobody waits for ever, and the next who asks may have more luck. */
import { expect, test } from 'vitest';
import type { Call, FromWorker } from '../src/host/calls.ts';
import { refusalOf } from '../src/host/failure.ts';
import { localHost } from '../src/host/local.ts';
import type { Employed } from '../src/host/role.ts';

/** A worker as a browser gives it: without its file it says so once, and never answers. */
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

/** Fails so often, then works. */
function failing(times: number): { employ: () => Employed; employed: () => number } {
  let made = 0;
  return { employ: () => worker(++made <= times), employed: () => made };
}

test('a worker that comes at the fourth attempt is not noticed', async () => {
  const { employ, employed } = failing(3);
  expect(await localHost(employ).saved()).toEqual([]);
  expect(employed()).toBe(4);
});

test('one that does not come is told, and the next call tries again', async () => {
  const { employ, employed } = failing(4);
  const host = localHost(employ);
  expect(await host.saved().catch(refusalOf)).toMatchObject({ refused: 'host-gone' });
  expect(employed()).toBe(4);
  expect(await host.saved()).toEqual([]);
  expect(employed()).toBe(5);
});

test('where none ever comes, everybody is told', async () => {
  const host = localHost(failing(Infinity).employ);
  for (let n = 0; n < 3; n++) {
    expect(await host.saved().catch(refusalOf)).toMatchObject({ refused: 'host-gone' });
  }
});
