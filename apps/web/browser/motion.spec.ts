/** With everything moving, as people see it: cards in the air, and cards under a finger. */
import type { Locator, Page } from '@playwright/test';
import { MIDDLES, PEOPLE } from './people.ts';
import { openSaved } from './saved.ts';
import { expect, tableText, test } from './table.ts';

test.use({ reducedMotion: 'no-preference', looked: true });

interface Flown {
  /** Frames in which a card was in the air. */
  frames: number;
  /** Cards over which something else lay, or that had no size. */
  readonly wrong: string[];
}

/** Looks at every frame of the screen; what flies can be hit by nobody but this. */
function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const flown: Flown = { frames: 0, wrong: [] };
    Object.assign(window, { flown });
    const look = (): void => {
      const layer = document.querySelector<HTMLElement>('.table-flights');
      if (layer !== null) layer.inert = false;
      const curtains = document.querySelector<HTMLElement>('.table-flights-curtains');
      const air = [...document.querySelectorAll<HTMLElement>('.table-flights-card')].filter(
        (card) => card.style.visibility === 'visible',
      );
      // Old pictures of places can be hit as well while cards fly, so that none may lie above one.
      if (curtains !== null) curtains.style.pointerEvents = air.length > 0 ? 'auto' : '';
      for (const card of air) {
        flown.frames++;
        card.style.pointerEvents = 'auto';
        const { x, y, width, height } = card.getBoundingClientRect();
        const over = document.elementFromPoint(x + width / 2, y + height / 2);
        if (!over?.closest('.table-flights-card')) {
          flown.wrong.push(
            `${width} x ${height} at ${x}, ${y} under ${over?.outerHTML.slice(0, 99)}`,
          );
        }
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

for (const middle of MIDDLES) {
  test(`cards of ${middle.game} fly over the table, and leave nothing behind`, async ({ page }) => {
    const person = PEOPLE[middle.game]!;
    await openSaved(page, { ...middle, level: 'beginner' });
    await person.ready(page);
    await watch(page);
    await person.move(page, 0);
    await person.ready(page);
    const { frames, wrong } = await page.evaluate(() => Reflect.get(window, 'flown') as Flown);
    expect(wrong).toEqual([]);
    expect(frames).toBeGreaterThan(5);
    await expect(page.locator('.table-flights-card, .table-flights-curtains > *')).toHaveCount(0);
    await expect(page.locator('[data-veil]')).toHaveCount(0);
  });
}

/** A finger on the first, which it lets go on the second once it is shown that it may. */
async function dragByTouch(page: Page, from: Locator, to: Locator): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    at?: { readonly x: number; readonly y: number },
  ): Promise<unknown> =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
  const start = await middleOf(from);
  await touch('touchStart', start);
  // Down the page first: a browser that takes it for scrolling takes the card away.
  for (let way = 4; way <= 24; way += 4) await touch('touchMove', { x: start.x, y: start.y - way });
  await expect(page.locator('[data-dragged]')).toHaveCount(1);
  const end = await middleOf(to);
  for (const part of [0.5, 1]) {
    const x = start.x + (end.x - start.x) * part;
    await touch('touchMove', { x, y: start.y + (end.y - start.y) * part });
  }
  await touch('touchEnd');
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
}

async function middleOf(what: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await what.boundingBox();
  if (box === null) throw new Error('it is not in sight');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.describe('a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const middle of MIDDLES) {
    test(`drags a card of ${middle.game} to where it goes`, async ({ page }) => {
      await openSaved(page, { ...middle, level: 'beginner' });
      await PEOPLE[middle.game]!.ready(page);
      const before = await tableText(page);
      const card = page.locator('[data-place^="hand:"] > .table-spot-button').first();
      const target = page.locator('[data-light="target"]:not([data-place^="hand:"])').first();
      await dragByTouch(page, card, target);
      // It has gone there, or asks which of several moves is meant.
      const asks = page.locator('[data-light="picked"]');
      await expect
        .poll(
          async () => (await asks.count()) > 0 || (await tableText(page)).join() !== before.join(),
        )
        .toBe(true);
    });
  }
});
