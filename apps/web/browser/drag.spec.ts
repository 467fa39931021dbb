/** Cards are dragged as fast as a hand can, by mouse, pen or finger, in Chromium and Firefox. */
import type { Page } from '@playwright/test';

import { sitDown } from './compile.ts';
import { LONG, MIDDLES } from './people.ts';
import {
  make,
  made,
  middleOf,
  mouse,
  real,
  type Flick,
  type Made,
  type Point,
} from './pointers.ts';
import { openSaved } from './saved.ts';
import { expect, test } from './table.ts';

const SOURCE = '[data-place^="hand:"][data-source]';
const TARGET = '[data-light="target"], [data-light="picked"]';
/** For what Firefox is not tested on. */
const CHROMIUM = '@chromium';

/** Where a card can be dragged from and to. */
interface Way {
  readonly card: string;
  readonly from: Point;
  readonly to: Point;
}

/** Found by lifting it with keys and putting it back. */
async function findWay(page: Page): Promise<Way> {
  const place = (await page.locator(SOURCE).first().getAttribute('data-place'))!;
  const card = `[data-place="${place}"]`;
  const button = page.locator(`${card} > .table-spot-button`);
  await button.press('Enter');
  await page.locator(TARGET).first().waitFor();
  const to = await middleOf(page.locator(TARGET).first());
  await page.keyboard.press('Escape');
  await expect(page.locator(TARGET)).toHaveCount(0);
  // Measured once it lies in the hand again.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((a) => a.finished)));
  return { card, from: await middleOf(page.locator(card)), to };
}

/** As shown to the player before. */
async function takeBack(page: Page, { card }: Way): Promise<void> {
  await expect(page.locator(card)).toHaveCount(0);
  await page.locator(SOURCE).first().or(page.locator('.play-result-next')).waitFor();
  await page.keyboard.press('u');
  await page.locator(`${card}[data-source]`).waitFor();
}

// All games in one page: opening it takes longer than dragging a card.
test('a card of every game is flicked to its place', async ({ page, browserName }) => {
  const chromium = browserName === 'chromium';
  const flicks: Record<string, Flick> = {
    mouse: mouse(page),
    pen: chromium ? real(page, 'pen') : made(page, 'pen'),
    touch: chromium ? real(page, 'touch') : made(page, 'touch'),
  };
  // Firefox takes twice as long for each: there one game covers all kinds and numbers.
  const games = MIDDLES.slice(0, chromium || LONG ? MIDDLES.length : 1);
  for (const [game, middle] of games.entries()) {
    await openSaved(page, { ...middle, level: 'beginner' });
    await page.locator(SOURCE).first().waitFor();
    const way = await findWay(page);
    // Before anything can be drawn.
    await made(page, 'mouse')(way.from, way.to, 1);
    await takeBack(page, way);
    for (const [kind, [name, flick]] of Object.entries(flicks).entries()) {
      // Pages of later games treat a drag as the first two did: a finger is enough there.
      if (!LONG && game > 1 && name !== 'touch') continue;
      // Every game has each kind and each number of events once; all games together have every pair.
      const events = 1 + ((game + kind) % 3);
      await test.step(`${middle.game}: ${name}, ${events} events`, async () => {
        await flick(way.from, way.to, events);
        await takeBack(page, way);
      });
    }
  }
});

// Events made by the page itself reach all pages alike.
test(
  'only the pointer that has pressed a card drags it, and only while it presses',
  {
    tag: LONG ? [] : CHROMIUM,
  },
  async ({ page }) => {
    await openSaved(page, { ...MIDDLES[1]!, level: 'beginner' });
    await page.locator(SOURCE).first().waitFor();
    const { card, from, to } = await findWay(page);
    const shown = page.locator(card);
    const press: Made = { type: 'pointerdown', kind: 'mouse', ...from };
    // Released where the page did not hear of it, and back over the card.
    await make(page, [press, { type: 'pointermove', kind: 'mouse', ...to, buttons: 0 }]);
    await make(page, [{ type: 'pointermove', kind: 'mouse', ...from, buttons: 0 }]);
    await expect(page.locator('[data-dragged], [data-light]')).toHaveCount(0);
    // The same after lifting it: it lies in the hand again.
    await make(page, [press, { type: 'pointermove', kind: 'mouse', ...to }]);
    await expect(shown).toHaveAttribute('data-dragged', '');
    await make(page, [{ type: 'pointermove', kind: 'mouse', ...from, buttons: 0 }]);
    await expect(page.locator('[data-dragged], [data-light]')).toHaveCount(0);
    // A second finger moves and leaves.
    const finger = { kind: 'touch', ...to } as const;
    const shift = (): Promise<string> => shown.evaluate(({ style }) => style.translate);
    await make(page, [
      { type: 'pointerdown', kind: 'touch', ...from },
      { type: 'pointermove', ...finger },
    ]);
    const before = await shift();
    expect(before).not.toBe('');
    await make(page, [
      { type: 'pointermove', ...finger, x: 0, y: 0, id: 2 },
      { type: 'pointerup', ...finger, x: 0, y: 0, id: 2 },
    ]);
    expect(await shift()).toBe(before);
    // The browser takes the finger for something else; another window takes all of them.
    await make(page, [{ type: 'pointercancel', ...finger }]);
    await expect(page.locator('[data-dragged], [data-light]')).toHaveCount(0);
    await make(page, [press, { type: 'pointermove', kind: 'mouse', ...to }]);
    await expect(shown).toHaveAttribute('data-dragged', '');
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await expect(page.locator('[data-dragged], [data-light]')).toHaveCount(0);
    await make(page, [{ type: 'pointerup', kind: 'mouse', ...to }]);
    await expect(shown).toBeVisible();
    // Released over the hand it stays lifted, and a tap puts it back, even before the page has done anything else.
    await make(page, [
      press,
      { type: 'pointermove', kind: 'mouse', ...to },
      { type: 'pointermove', kind: 'mouse', ...from },
      { type: 'pointerup', kind: 'mouse', ...from },
      press,
      { type: 'pointerup', kind: 'mouse', ...from },
      { type: 'click', kind: 'mouse', ...from },
    ]);
    await expect(page.locator('[data-dragged], [data-light]')).toHaveCount(0);
  },
);

// Firefox cannot be sent a real finger.
test(
  'a finger scrolls what is longer than the screen, and lifts nothing',
  {
    tag: CHROMIUM,
  },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await sitDown(page, { rules: 'main1' });
    const pool = page.locator('.compile-pool');
    const plate = await middleOf(pool.locator('[data-source]:nth-child(3)').first());
    const flick = real(page, 'touch');
    await flick(plate, { x: plate.x, y: plate.y - 120 }, 6);
    await expect.poll(() => pool.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    await expect(page.locator('[data-dragged], [data-light="lifted"]')).toHaveCount(0);
  },
);
