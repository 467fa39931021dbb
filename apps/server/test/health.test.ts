/** Whoever asks whether a server is ready is answered in time, also where its database hangs. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { StoreHealth } from '../src/store/health.ts';
import { MemoryStore } from './memory-store.ts';
import { but } from './spoil.ts';

test('a database that does not answer in time is not ready, and ready once it has answered', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const hanging = Promise.withResolvers<void>();
  const store = but(new MemoryStore(), { check: () => hanging.promise });
  const health = new StoreHealth(store, {
    lost: () => {},
    back: () => {},
    fresh: 60_000,
    retry: 60_000,
  });
  onTestFinished(() => health.stop());
  const asked = health.check();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await asked).toBe('no-answer');
  hanging.resolve();
  expect(await health.check()).toBeUndefined();
});
