/** Over plain http under a name other than this machine's, as on a home network: everything but installing works. */
import type { Locator, Page } from '@playwright/test';
import { OTHER_HOST } from './browsers.ts';
import { save } from './saved.ts';
import { Site } from './site.ts';
import { expect, moveByPointer, myTurn, tableText, test } from './table.ts';

const isElsewhere = (tab: Page): Locator => tab.getByText('open in another tab');
const card = (tab: Page): Locator => tab.locator('[data-source] > .table-spot-button').first();

async function move(page: Page): Promise<string[]> {
  await moveByPointer(page, 0);
  expect(await myTurn(page)).toBe('move');
  return tableText(page);
}

test('a game over http, its reload, its link, and a second tab', async ({ page, context }) => {
  const site = new Site();
  const address = (await site.open()).replace('127.0.0.1', OTHER_HOST);
  await context.addInitScript(() => {
    localStorage.setItem('pakli.settings', JSON.stringify({ speed: 'off' }));
    const choices = { level: 'beginner', rules: 'short', seat: 0 };
    localStorage.setItem('pakli.choices.mulle', JSON.stringify(choices));
  });
  await page.goto(address);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole('button', { name: 'Play Mulle' }).click();
  await myTurn(page);
  const before = await move(page);
  const table = page.url();
  await page.reload();
  await myTurn(page);
  expect(await tableText(page)).toEqual(before);

  // Without locks tabs ask one another; a tab that answers too late has lost its game.
  const second = await context.newPage();
  await second.goto(table);
  await expect(isElsewhere(second).or(card(second))).toBeVisible();
  const kept = (await isElsewhere(second).count()) > 0;
  if (!kept) {
    await card(page).click();
    await page.locator('[data-light="target"] > .table-spot-button').first().click();
    await expect(isElsewhere(page)).toBeVisible();
  }
  const after = kept ? await move(page) : await tableText(second);
  await page.close();
  await second.reload();
  await myTurn(second);
  expect(await tableText(second)).toEqual(after);

  await save(second, { game: 'mulle', rules: 'short', names: ['You', 'Bo'], seed: 1, moves: 999 });
  await second.goto(`${address}#/replay/picture-mulle`);
  await second.getByRole('button', { name: 'Share' }).click();
  await second.getByRole('button', { name: 'Copy the link' }).click();
  await expect(second.getByText('Copied.')).toBeVisible();
  site.close();
});
