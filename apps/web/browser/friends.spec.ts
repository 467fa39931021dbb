/** People gather at a table by link: two pages and a real server over plain http. */
import type { Locator, Page } from '@playwright/test';
import { accessible, LOOKS } from './looks.ts';
import { called, comes } from './people.ts';
import { withServer } from './server.ts';
import { Site } from './site.ts';
import { expect, test } from './table.ts';

const FRIENDS = /^Play with friends/;

/** The address of the table they opened. */
async function opened(page: Page, address: string, game: string): Promise<string> {
  const headers = { origin: new URL(address).origin };
  const answer = await page.request.post(`${address}api/tables`, { data: { game }, headers });
  const { table } = (await answer.json()) as { readonly table: string };
  return `${address}#/t/${table}`;
}

const seats = (page: Page): Locator => page.getByRole('listitem');

test('somebody opens a table, and a friend is two taps from a seat', async ({
  page,
  browser,
  complaints,
}) => {
  await withServer(async (address) => {
    await page.goto(address);
    await page.getByRole('button', { name: 'Play with friends: Buddy Bluff' }).click();
    const name = page.getByLabel('Your name');
    await name.fill('  ');
    const open = page.getByRole('button', { name: 'Open the table' });
    await open.click();
    await expect(page.getByRole('alert')).toHaveText('A name has 1 to 20 visible characters.');
    // The console reports every refusal.
    complaints.length = 0;
    await accessible(page, 'the sheet of a new table');
    await name.fill('Anna');
    await open.click();
    await expect(page).toHaveURL(/#\/t\/[0-9a-z]{10}$/);
    await expect(seats(page).nth(0)).toContainText('Annayou, host');
    // The link to send shows a preview where it is pasted.
    const link = page.url().replace('#/t/', 'link/en/buddy-bluff/t/');
    await expect(page.getByLabel('Link to this table')).toHaveValue(link);
    // No camera can use an address of this computer alone.
    await expect(page.getByRole('img', { name: /phone camera/ })).toHaveCount(0);

    const bo = await comes(browser, { ...LOOKS.phone, hasTouch: true });
    // A recorded game is none of the server's business: it stays behind the `#`.
    await bo.goto(link.replace(/t\/\w+$/, 'replay#/2.bridge.1.AAAA'));
    await expect(bo).toHaveURL(/[^/]\/#\/2\.bridge\.1\.AAAA$/);
    await bo.goto(link);
    await expect(bo).toHaveURL(page.url());
    await expect(bo.getByRole('heading', { level: 1 })).toHaveText(
      'Anna invites you to Buddy Bluff',
    );
    await expect(bo.getByRole('link', { name: 'How it is played' })).toBeVisible();
    await accessible(bo, 'a friend on a phone');
    await bo.getByLabel('Your name').tap();
    await bo.keyboard.type('Bo');
    await bo.getByRole('button', { name: 'Sit down' }).tap();
    await expect(bo.getByRole('button', { name: 'Stand up: seat 2' })).toBeInViewport();
    await expect(bo.getByText('Anna starts the game.')).toBeInViewport();
    await expect(page.locator('.hidden[role=status]')).toHaveText('Bo sits down in seat 2.');
    await page.getByLabel('Who plays in seat 3').selectOption('strong');
    await expect(seats(bo).nth(2)).toHaveText('3Computer, strong');
    await bo.getByRole('button', { name: 'Move here: seat 4' }).tap();
    await expect(seats(page).nth(3)).toContainText('Bo');
    await expect(page.getByText('A computer will take the free seat.')).toBeVisible();
    await page.getByRole('button', { name: 'Start the game' }).click();
    for (const player of [page, bo]) {
      await expect(player.locator('.table-area')).toBeVisible();
    }
    await bo.context().close();
  });
});

test('the host decides who may sit at a table; the first page lists it, and the host can be deleted', async ({
  page,
  browser,
}) => {
  await withServer(async (address) => {
    await called(page, address, 'Anna');
    await page.goto(await opened(page, address, 'mulle'));
    await page.getByRole('button', { name: 'Sit here: seat 1' }).click();
    await accessible(page, 'the host at a table');
    const lock = page.getByLabel('Close the table to newcomers');
    await lock.click();
    await expect(lock).toBeChecked();
    const cem = await comes(browser);
    await cem.goto(page.url());
    await expect(cem.getByText('The host has closed the table')).toBeVisible();
    await expect(cem.getByText('You are watching')).toBeVisible();
    await expect(cem.getByLabel('Your name')).toHaveCount(0);
    await lock.click();
    await cem.getByLabel('Your name').fill('anna');
    await cem.keyboard.press('Enter');
    await expect(cem.getByRole('alert')).toContainText('Somebody at this table has that name');
    await cem.getByLabel('Your name').fill('Cem');
    await cem.keyboard.press('Enter');
    await expect(seats(page).nth(1)).toContainText('Cem');

    // By keys, whose place is never lost.
    await page.getByRole('button', { name: 'Remove: Cem' }).press('Enter');
    await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    await expect(cem.getByRole('heading', { level: 1 })).toHaveText(
      'The host has removed you from this table.',
    );
    await expect(page.getByRole('heading', { name: 'Seats' })).toBeFocused();
    await cem.context().close();
    // One that does not exist, and one that was cut off on its way.
    for (const id of ['0123456789', '012345']) {
      await page.goto('about:blank');
      await page.goto(`${address}#/t/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'This table does not exist, or no longer does.',
      );
    }
    await page.goto(address);
    await page.getByRole('link', { name: /^Mulle\s*waiting for players/ }).waitFor();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Delete me' }).click();
    await page.getByRole('button', { name: 'Delete me' }).click();
    await expect(page.getByText('Your data has been deleted.')).toBeVisible();
  });
});

test('without a server nothing is offered, nor asked for', async ({ page }) => {
  const site = new Site();
  try {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(await site.open());
    await expect(page.getByRole('button', { name: 'Share one device: Mulle' })).toBeVisible();
    await expect(page.getByRole('button', { name: FRIENDS })).toHaveCount(0);
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
  } finally {
    site.close();
  }
});
