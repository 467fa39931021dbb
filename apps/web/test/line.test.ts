/** The socket of a page: a dead one is noticed whatever the wall clock says. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Line, PATIENCE, type Socketlike } from '../src/host/line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([-3_600_000, 0])(
  'a silent socket is given up when the clock was set by %i ms',
  (leap) => {
    let sockets = 0;
    const connect = (): Socketlike => {
      sockets++;
      return { readyState: 1, send: () => {}, close: () => {}, addEventListener: () => {} };
    };
    const line = new Line({
      connect,
      opened: () => {},
      heard: () => {},
      changed: () => {},
      seq: () => 0,
    });
    line.open();
    vi.setSystemTime(Date.now() + leap);
    vi.advanceTimersByTime(PATIENCE.silence - PATIENCE.ping);
    expect(sockets).toBe(1);
    vi.advanceTimersByTime(2 * PATIENCE.ping + PATIENCE.last);
    expect(sockets).toBeGreaterThan(1);
    line.close();
  },
);
