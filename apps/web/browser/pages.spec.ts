/** axe finds nothing on any page, in light and dark, on a phone and on a desk; nothing is cut off on a phone. */
import type { Page } from '@playwright/test';
import {
  accessible,
  expect,
  GAMES,
  liftCard,
  moveByPointer,
  myTurn,
  result,
  sitDown,
  test,
  visit,
  type GameId,
} from './table.ts';

const SIZES = {
  phone: { width: 360, height: 640 },
  desk: { width: 1440, height: 900 },
} as const;

/** Nobody has to scroll sideways. */
async function fits(page: Page): Promise<void> {
  const [inner, outer] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(inner).toBeLessThanOrEqual(outer ?? 0);
}

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`${size}, ${theme}`, () => {
      test.use({ viewport, colorScheme: theme, hasTouch: size === 'phone' });

      test('home, settings, gallery, rules', async ({ page }) => {
        await visit(page, 'mulle');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await accessible(page, 'home');
        await fits(page);
        await page.goto('./#/cards');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('img', { name: 'over of leaves' }).first()).toBeVisible();
        await expect(page.locator('symbol#tell-LO')).toBeAttached();
        await accessible(page, 'gallery');
        await fits(page);
        await page.goto('./#/rules/mulle/5.2');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await accessible(page, 'rules');
        await fits(page);
        await page.goto('./#/nowhere');
        await accessible(page, 'no such page');
      });

      for (const game of Object.keys(GAMES) as GameId[]) {
        test(game, async ({ page }) => {
          await sitDown(page, game);
          await moveByPointer(page, 1);
          await myTurn(page);
          await fits(page);
          await accessible(page, 'table');
          await liftCard(page);
          await accessible(page, 'table with a lifted card');
          await fits(page);
          await page.keyboard.press('Escape');
          await page.keyboard.press('?');
          await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
          await accessible(page, 'keys');
          await page.keyboard.press('Escape');
          await openMenu(page, 'Settings');
          await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
          await accessible(page, 'settings');
          await page.keyboard.press('Escape');
          await page.keyboard.press('h');
          await expect(
            page
              .getByText('Best')
              .or(page.getByRole('button', { name: /^Play it/ }))
              .first(),
          ).toBeVisible();
          await accessible(page, 'hint');
          if (size === 'phone') await page.keyboard.press('Escape');
          for (let n = 0; (await myTurn(page)) === 'move'; n++) await moveByPointer(page, n);
          await expect(result(page)).toBeVisible();
          await accessible(page, 'result');
          await fits(page);
        });
      }
    });
  }
}

async function openMenu(page: Page, row: string): Promise<void> {
  const direct = page.getByRole('button', { name: row, exact: true });
  if (!(await direct.isVisible())) await page.getByRole('button', { name: 'Menu' }).click();
  await direct.click();
}
