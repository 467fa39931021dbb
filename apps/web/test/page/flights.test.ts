/** What a table shows while cards are in the air: no effect before its cause. */
import { expect, test, vi } from 'vitest';
import { fly } from '../../src/table/flights.ts';
import { openBrowser } from './browser.ts';

interface Air {
  readonly root: HTMLElement;
  /** Ends the movement of a card. */
  land(card: string): Promise<void>;
  readonly begin: (skip?: AbortSignal) => Promise<void>;
  /** Whether the content of a place is visible now. */
  isShown(selector: string): boolean;
  isInAir(card: string): boolean;
}

const BEFORE = `
  <div data-place="hand"><i data-card="a"></i><i data-card="b"></i></div>
  <div data-place="pile"></div>`;
const AFTER = `
  <div data-place="hand"></div>
  <div data-place="pile"><i data-card="a"></i><i data-card="b"></i></div>`;

/** Two cards on their way to the same pile; each lands when the test says so. */
function twoCards(): Air {
  const { document } = openBrowser();
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  const [root, layer, lights] = ['div', 'div', 'div'].map((tag) => document.createElement(tag));
  root!.innerHTML = BEFORE;
  document.body.append(root!, layer!, lights!);
  const landings = new Map<string, () => void>();
  const ghosts = new Map(
    ['a', 'b'].map((card) => {
      const ghost = document.createElement('b');
      ghost.style.visibility = 'hidden';
      const finished = new Promise<void>((resolve) => landings.set(card, resolve));
      ghost.animate = () => ({ finished }) as unknown as Animation;
      return [card, ghost];
    }),
  );
  return {
    root: root!,
    async land(card) {
      landings.get(card)!();
      await new Promise((resolve) => setImmediate(resolve));
    },
    begin: (skip) =>
      fly(
        {
          root: root!,
          layer: layer!,
          lights: lights!,
          ghost: (card) => ghosts.get(card),
          pace: 0,
          sound: () => undefined,
          skip,
        },
        [
          [
            { kind: 'fly', card: 'a', face: undefined, from: 'hand', to: 'pile' },
            { kind: 'fly', card: 'b', face: undefined, from: 'hand', to: 'pile' },
          ],
        ],
        () => (root!.innerHTML = AFTER),
      ),
    isShown: (selector) => root!.querySelector(selector)?.closest('[data-veil]') === null,
    isInAir: (card) => ghosts.get(card)!.style.visibility === 'visible',
  };
}

/** Once both are on their way. */
async function inAir(air: Air): Promise<void> {
  await vi.waitUntil(() => air.isInAir('a') && air.isInAir('b'), { timeout: 100_000 });
}

test('a pile keeps its old picture until its last card has landed', async () => {
  const air = twoCards();
  const shown = air.begin();
  expect(air.isShown('[data-place="pile"]')).toBe(false);
  await inAir(air);
  await air.land('a');
  expect(air.isShown('[data-place="pile"]')).toBe(false);
  expect(air.isInAir('a')).toBe(true);
  await air.land('b');
  expect(air.isShown('[data-card="a"]')).toBe(true);
  expect(air.isShown('[data-card="b"]')).toBe(true);
  expect([air.isInAir('a'), air.isInAir('b')]).toEqual([false, false]);
  await shown;
  expect(air.root.querySelectorAll('[data-veil]')).toHaveLength(0);
});

test('a place that cards leave is uncovered with the first of them', async () => {
  const air = twoCards();
  const shown = air.begin();
  await inAir(air);
  expect(air.isShown('[data-place="hand"]')).toBe(true);
  await air.land('b');
  // The first to land waits in the air, whatever its position in the order.
  expect(air.isShown('[data-place="pile"]')).toBe(false);
  await air.land('a');
  await shown;
});

test('whoever skips sees the end at once', async () => {
  const air = twoCards();
  const skip = new AbortController();
  const shown = air.begin(skip.signal);
  await inAir(air);
  skip.abort();
  await shown;
  expect(air.root.querySelectorAll('[data-veil]')).toHaveLength(0);
  expect(air.isShown('[data-card="b"]')).toBe(true);
});
