/** A listener learns of every visible change, and of the last of the invisible ones. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { News } from '../src/table/news.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Changes, one per millisecond; what the listener has read at each call. */
function changes(news: News, many: number): number[] {
  const read: number[] = [];
  let value = 0;
  news.subscribe(() => void read.push(value));
  for (value = 1; value <= many; value++) {
    news.tell();
    vi.advanceTimersByTime(1);
  }
  value = many;
  return read;
}

test('a visible page is called at every change', () => {
  vi.stubGlobal('document', { hidden: false });
  expect(changes(new News(), 5)).toEqual([1, 2, 3, 4, 5]);
  expect(vi.getTimerCount()).toBe(0);
});

test('where nobody looks a hundred changes make at most twenty calls a second, one for the last', () => {
  vi.stubGlobal('document', { hidden: true });
  const read = changes(new News(), 100);
  vi.advanceTimersByTime(1000);
  expect(read).toHaveLength(3);
  expect(read[0]).toBe(1);
  expect(read.at(-1)).toBe(100);
});

test('after closing nobody is called, and no timer is left', () => {
  vi.stubGlobal('document', { hidden: true });
  const news = new News();
  const read = changes(news, 10);
  expect(vi.getTimerCount()).toBe(1);
  news.close();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(1000);
  expect(read).toEqual([1]);
});

test('whoever has gone is not told', () => {
  const news = new News();
  let told = 0;
  const stop = news.subscribe(() => void told++);
  news.tell();
  stop();
  news.tell();
  expect(told).toBe(1);
});
