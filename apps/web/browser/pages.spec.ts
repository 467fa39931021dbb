/** axe finds nothing on any page, in light and dark, on a phone and on a desk; nothing is cut off on a phone. */
import type { Page } from '@playwright/test';
import { accessible, fits, inBothLooks, LOOKS, readable, resize } from './looks.ts';
import { ALL, LONG, MIDDLES } from './people.ts';
import { boxOf } from './pointers.ts';
import { openSaved } from './saved.ts';
import { expect, test, visit } from './table.ts';

const cards = (page: Page) => page.locator('[data-place^="hand:"] > .table-spot-button');

/** Tapping the middle of what a tile offers hits just that. */
async function apart(page: Page): Promise<void> {
  const offers = page.locator('.home-tile').locator('a, button, select');
  await expect.poll(() => offers.count()).toBeGreaterThan(20);
  const wrong = await offers.evaluateAll((all) =>
    all.flatMap((offer) => {
      offer.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = offer.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      const name = offer.getAttribute('aria-label') ?? offer.textContent;
      return hit === offer ? [] : [`${name}: ${hit?.getAttribute('aria-label') ?? hit?.className}`];
    }),
  );
  expect(wrong).toEqual([]);
  // And sees a picture on it.
  const lowest = (): Promise<number> =>
    page
      .locator('.home-tile-art')
      .evaluateAll((all) => Math.min(...all.map((art) => art.getBoundingClientRect().height)));
  await expect.poll(lowest).toBeGreaterThan(150);
}

test('home, settings, gallery, rules', async ({ page }) => {
  await visit(page, 'mulle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await readable(page, 'home');
  await inBothLooks(page, () => apart(page));
  await page.goto('./#/cards');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('img', { name: 'over of leaves' }).first()).toBeVisible();
  await expect(page.locator('symbol#tell-LO')).toBeAttached();
  await readable(page, 'gallery');
  await page.goto('./#/rules/mulle/5.2');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await readable(page, 'rules');
  await page.goto('./#/nowhere');
  await page.getByText('There is no such page.').waitFor();
  await readable(page, 'no such page');

  await test.step('every page begins with the same way back', async () => {
    await resize(page, LOOKS.phone.viewport);
    // One of each kind, and with PAKLI_LONG all.
    const more = ['replays', 'day', 'cards', 'privacy', 'rules/mulle'];
    const paths = ['history', 'cards/compile', 'learn/ulti', 'rules/mulle/exact'];
    for (const path of LONG ? [...paths, ...more] : paths) {
      // What stands there is not left over from the page before.
      await page.goto('./#/nowhere');
      await page.getByText('There is no such page.').waitFor();
      await page.goto(`./#/${path}`);
      const first = page.locator('a:visible, button:visible').first();
      await expect(first, path).toHaveText('Back');
      const { x, y } = await boxOf(first);
      expect(x, path).toBeLessThan(40);
      expect(y, path).toBeLessThan(40);
    }
  });
});

test.describe('tables', () => {
  test.use({ hasTouch: true });

  // In one page: opening it takes as long as looking at it.
  test('games, on a phone and on a desk', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('pakli.settings', JSON.stringify({ speed: 'off' }));
    });
    // Ulti and Compile have specs of their own.
    for (const middle of LONG ? MIDDLES : MIDDLES.slice(0, 2)) {
      const { game } = middle;
      await test.step(game, async () => {
        await resize(page, LOOKS.phone.viewport);
        await openSaved(page, middle);
        await expect(cards(page).first()).toBeVisible();
        await onItsSide(page);
        await fits(page);
        await cards(page).first().click();
        await expect(page.locator('[data-light="lifted"]').first()).toBeVisible();
        await readable(page, `${game} with a lifted card`);
        await page.keyboard.press('Escape');
        // Asked on a desk; the hint survives narrowing the window.
        await page.keyboard.press('h');
        await resize(page, LOOKS.phone.viewport);
        const best = page.getByText('Best').or(page.getByRole('button', { name: /^Play it/ }));
        await expect(best.first()).toBeVisible();
        await leavesHandInSight(page);
        // These panels are the same for all games.
        if (game === 'mulle') {
          await readable(page, 'a hint');
          await panels(page);
        }
        await openSaved(page, { ...middle, id: `over-${game}`, moves: ALL });
        await expect(page.locator('dialog:has(.play-result-next)')).toBeVisible();
        await expect(page.locator('.play-result-next .button-main')).toBeFocused();
        await inBothLooks(page, async (size) => {
          const unknown = await accessible(page, `result of ${game}, ${size}`);
          // Protocols of Compile are drawn in shades.
          if (game !== 'compile') expect(unknown).toEqual([]);
          await fits(page);
        });
      });
    }
  });
});

/** The cards a hint talks about lie below it. */
async function leavesHandInSight(page: Page): Promise<void> {
  const room = (): Promise<number> =>
    page.evaluate(() => {
      const sheet = document.querySelector('dialog[open]')?.getBoundingClientRect().bottom ?? NaN;
      const cards = [...document.querySelectorAll('[data-place^="hand:"]')];
      return Math.min(...cards.map((card) => card.getBoundingClientRect().top)) - sheet;
    });
  await expect.poll(room).toBeGreaterThanOrEqual(0);
}

/** A phone on its side: the hand, the tools and the lifted card's targets are in sight. */
async function onItsSide(page: Page): Promise<void> {
  const { width, height } = LOOKS.phone.viewport;
  await resize(page, { width: height, height: width });
  await fits(page);
  for (const part of await page.locator('[data-place^="hand:"], .table-toolbar-tool').all()) {
    await expect(part).toBeInViewport({ ratio: 0.9 });
  }
  await cards(page).first().tap();
  // Its targets or actions can be tapped, and are wide enough for a finger.
  const ways = page.locator('[data-light="target"], .table-chip');
  await expect(ways.first()).toBeVisible();
  const least = (): Promise<number> =>
    ways.evaluateAll((all) =>
      Math.min(
        ...all.flatMap((way) => {
          const { width: wide, height: high } = way.getBoundingClientRect();
          return [wide, high];
        }),
      ),
    );
  await expect.poll(least).toBeGreaterThanOrEqual(40);
  await page.getByRole('button', { name: 'Moves so far' }).tap();
  await expect(page.locator('.kit-sheet .play-log > li').last()).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await resize(page, { width, height });
}

async function panels(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await readable(page, 'keys');
  await page.keyboard.press('Escape');
  await openMenu(page, 'Settings');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await readable(page, 'settings');
}

async function openMenu(page: Page, row: string): Promise<void> {
  const direct = page.getByRole('button', { name: row, exact: true });
  if (!(await direct.isVisible())) await page.getByRole('button', { name: 'Menu' }).click();
  await direct.click();
}
