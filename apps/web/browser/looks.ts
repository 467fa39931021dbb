/** How a page looks: whether it is legible, whether it fits, and at which window sizes. */
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page, ViewportSize } from '@playwright/test';
import { expect } from './table.ts';

/** Without its comments it is half as long to read. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * How it looks where axe does not check contrast: over the felt's weave, below the layer of cards in the air, and in a
 * dialog, which axe takes to lie below everything raised. Words on the felt are light, and hardest to read under the
 * lamp.
 */
const PLAIN = `
  .felt { background: color-mix(in srgb, rgb(255 244 220) 13%, var(--felt)) !important; }
  .felt::before { content: none !important; }
  .table-flights { display: none !important; }
  dialog:modal { z-index: 1000 !important; }
`;

/** axe finds nothing to complain about; returns the texts whose background it cannot determine. */
export async function accessible(page: Page, what: string): Promise<string[]> {
  // Once per page: axe is as large as all of our own code.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { found, unknown } = await page.evaluate(async (css) => {
    const { run } = Reflect.get(window, 'axe') as typeof axe;
    // No rule checks the parts of purely visual drawings, and cards have thousands: they are put back afterwards.
    // What the page redraws meanwhile, as when a computer moves, it redraws into the parts.
    const drawings = [...document.querySelectorAll('svg[aria-hidden="true"]')].map((drawing) => {
      const parts = document.createElementNS('http://www.w3.org/2000/svg', 'g');
      parts.append(...drawing.childNodes);
      const aside = {
        appendChild: (node: Node) => parts.appendChild(node),
        insertBefore: (node: Node, before: Node | null) => parts.insertBefore(node, before),
        removeChild: (node: Node) => parts.removeChild(node),
      };
      return { drawing: Object.assign(drawing, aside), parts, aside };
    });
    // Contrast is checked only on what can be seen.
    const unseen = [...document.adoptedStyleSheets];
    const plain = new CSSStyleSheet();
    plain.replaceSync(css);
    document.adoptedStyleSheets = [plain];
    const { violations, incomplete } = await run(document, {
      resultTypes: ['violations', 'incomplete'],
      // Findings are read by their elements, not by selectors.
      selectors: false,
    });
    document.adoptedStyleSheets = unseen;
    for (const { drawing, parts, aside } of drawings) {
      for (const act of Object.keys(aside)) Reflect.deleteProperty(drawing, act);
      drawing.append(...parts.childNodes);
    }
    const contrast = incomplete.find(({ id }) => id === 'color-contrast');
    return {
      found: violations.map(({ id, help, nodes }) => ({
        id,
        help,
        html: nodes.map(({ html }) => html),
      })),
      unknown: (contrast?.nodes ?? [])
        // A single letter may be a drawing, it says.
        .filter(({ any }) => !/short|empty|nonBmp/.test(any[0]?.data?.messageKey))
        .map(({ html }) => html),
    };
  }, PLAIN);
  expect(found, what).toEqual([]);
  return unknown;
}

/** No sideways scrolling. */
export async function fits(page: Page, what?: string): Promise<void> {
  const over = (): Promise<number> =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(over, { message: what ?? 'it fits' }).toBeLessThanOrEqual(0);
}

/**
 * Resizes the window, and waits for the page to be drawn for it: the page hears of the size in one frame and measures
 * itself in the next. Anything redrawn after that is drawn in a task of its own, which runs before a message sent
 * later.
 */
export async function resize(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await drawn(page, size);
}

/** The page has drawn everything it knows of by now, in its own fonts, in a window of this size. */
export function drawn(page: Page, size?: ViewportSize): Promise<void> {
  return page.evaluate(async (wanted) => {
    const isThere = (): boolean =>
      wanted === undefined || (innerWidth === wanted.width && innerHeight === wanted.height);
    while (!isThere()) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    const { port1, port2 } = new MessageChannel();
    port1.start();
    for (let times = 0; times < 2; times++) {
      await new Promise(requestAnimationFrame);
      await new Promise((heard) => {
        port1.addEventListener('message', heard, { once: true });
        port2.postMessage(null);
      });
    }
    port1.close();
  }, size);
}

/** How whole pages are checked: once per size, each in a theme of its own. */
export const LOOKS = {
  phone: { viewport: { width: 360, height: 640 }, colorScheme: 'light' },
  desk: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
} as const;

/** Turns an open page from phone to desk, which takes much less time than opening it twice. */
export async function inBothLooks(
  page: Page,
  check: (size: keyof typeof LOOKS) => Promise<unknown>,
): Promise<void> {
  for (const size of ['phone', 'desk'] as const) {
    const { viewport, colorScheme } = LOOKS[size];
    await page.emulateMedia({ colorScheme });
    await resize(page, viewport);
    await check(size);
  }
}

/** axe findings and fit, as a phone and as a desk. */
export function readable(page: Page, what: string): Promise<void> {
  return inBothLooks(page, async (size) => {
    await accessible(page, `${what}, ${size}`);
    await fits(page, `${what}, ${size}`);
  });
}
