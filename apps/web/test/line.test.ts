/** The socket of a page: a dead one is noticed whatever the wall clock says. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Line, PATIENCE, type Socketlike } from '../src/host/line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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

test('each failure doubles the wait for the next socket, until one has told something', () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const sockets: Record<string, (event: object) => void>[] = [];
  const line = new Line({
    connect() {
      const listeners: Record<string, (event: object) => void> = {};
      sockets.push(listeners);
      const addEventListener: Socketlike['addEventListener'] = (type, listener) => {
        listeners[type] = listener as (event: object) => void;
      };
      return { readyState: 1, send: () => {}, close: () => {}, addEventListener };
    },
    opened: () => {},
    heard: () => {},
    changed: () => {},
    seq: () => 0,
  });
  /** How long after a loss the next one is opened. */
  const waited = (): number => {
    const before = sockets.length;
    sockets.at(-1)?.['close']?.({ code: 1006 });
    let ms = 0;
    for (; sockets.length === before; ms += 100) vi.advanceTimersByTime(100);
    return ms;
  };
  line.open();
  const { first } = PATIENCE;
  expect([waited(), waited(), waited()]).toEqual([first, 2 * first, 4 * first]);
  sockets.at(-1)?.['message']?.({ data: JSON.stringify({ kind: 'told' }) });
  expect(waited()).toBe(first);
  line.close();
});
