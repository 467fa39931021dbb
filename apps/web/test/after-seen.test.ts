import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterSeen } from '../src/kit/after-seen.ts';

/** A page that can be put into the background. */
class Page extends EventTarget {
  hidden = false;

  turn(hidden: boolean): void {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: Page;
beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a note goes after it was in sight for its time', () => {
  const act = vi.fn();
  afterSeen(4000, act);
  vi.advanceTimersByTime(3999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

test('a note stays in the background, and has its whole time once somebody is back', () => {
  const act = vi.fn();
  page.hidden = true;
  afterSeen(4000, act);
  vi.advanceTimersByTime(60_000);
  page.turn(false);
  vi.advanceTimersByTime(3000);
  page.turn(true);
  vi.advanceTimersByTime(60_000);
  expect(act).not.toHaveBeenCalled();
  page.turn(false);
  vi.advanceTimersByTime(4000);
  expect(act).toHaveBeenCalledOnce();
});

test('a note that is cancelled acts no more', () => {
  const act = vi.fn();
  const cancel = afterSeen(4000, act);
  cancel();
  page.turn(true);
  page.turn(false);
  vi.advanceTimersByTime(60_000);
  expect(act).not.toHaveBeenCalled();
});
