/** One table by link on several devices: a screen for the room, and another browser of the same person. */
import type { Browser, Page } from '@playwright/test';
import { accessible } from './looks.ts';
import { Outage } from './outage.ts';
import { called, comes } from './people.ts';
import { expect, myTurn, result, test } from './table.ts';

// One server for all: starting one takes as long as most of these tests.
test.describe.configure({ mode: 'default' });
let outage: Outage;
let anna: Page;

test.beforeAll(async ({ browser }) => {
  outage = new Outage();
  await outage.start();
  anna = await guest(browser, outage.address, 'Anna');
});

test.afterAll(async () => {
  await anna.context().close();
  await outage.end();
});

/** Somebody whose name the server knows, or nobody yet. */
async function guest(browser: Browser, address: string, name?: string): Promise<Page> {
  const page = await comes(browser);
  await page.addInitScript(() => {
    localStorage.setItem('pakli.settings', JSON.stringify({ speed: 'off' }));
  });
  if (name !== undefined) await called(page, address, name);
  return page;
}

/** A table hosted by somebody. */
async function opened(host: Page, address: string, game: string, rules = ''): Promise<string> {
  const answer = await host.request.post(`${address}api/tables`, {
    data: { game, rules },
    headers: { origin: address.slice(0, -1) },
  });
  const { table } = (await answer.json()) as { table: string };
  return table;
}

async function sits(page: Page, address: string, table: string): Promise<void> {
  await page.goto(`${address}#/t/${table}`);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: /^Stand up/ }).waitFor();
}

test('a screen is nobody, a one-time link is the same person, and the deal was honest', async ({
  browser,
}) => {
  const { address } = outage;
  const table = await opened(anna, address, 'mulle', 'short');
  await sits(anna, address, table);

  // In Anna's own browser, and still nobody's.
  const screen = await anna.context().newPage();
  await screen.setViewportSize({ width: 1920, height: 1080 });
  await screen.goto(`${address}#/s/${table}`);
  // No phone could open a code for this address.
  await expect(screen.getByText(/^This address works on this computer only/)).toBeVisible();
  await expect(screen.getByRole('listitem').filter({ hasText: 'Anna' })).toBeVisible();
  await accessible(screen, 'a screen while people gather');

  await anna.getByRole('button', { name: /^Continue on another device/ }).click();
  const box = anna.getByRole('textbox', { name: 'Link for your other device' });
  await expect(box).toHaveValue(/#\/go\//);
  await accessible(anna, 'a link for another device');
  const link = await box.inputValue();
  await anna.keyboard.press('Escape');

  const phone = await guest(browser, address);
  await phone.setViewportSize({ width: 360, height: 640 });
  // A browser is asked before it becomes somebody, whether it has a name or not.
  const [bo] = await Promise.all([guest(browser, address, 'Bo'), phone.goto(link)]);
  await expect(phone.getByText(/^You will play as Anna in this browser/)).toBeVisible();
  await accessible(phone, 'being asked whether to become somebody');
  await bo.goto(link);
  await expect(
    bo.getByText(/^This browser already plays as Bo\..* plays as Anna instead/),
  ).toBeVisible();
  await bo.goto(`${address}#/t/${table}`);
  await expect(bo.getByRole('button', { name: 'Sit down' })).toBeVisible();
  expect(await phone.context().cookies()).toEqual([]);
  await phone.getByRole('button', { name: 'Continue as Anna' }).click();
  await expect(phone.getByRole('button', { name: /^Stand up/ })).toBeVisible();
  // It works once, and for nobody who comes later.
  const late = bo;
  await late.context().clearCookies();
  await late.goto('about:blank');
  await late.goto(link);
  await expect(late.getByText(/used already/)).toBeVisible();
  // Another one, in the same tab: for ten minutes.
  await anna.getByRole('button', { name: /^Continue on another device/ }).click();
  await expect(box).toHaveValue(/#\/go\//);
  await expect(box).not.toHaveValue(link);
  const stale = await box.inputValue();
  await anna.keyboard.press('Escape');
  outage.ageLinks(11 * 60_000);
  await late.goto(stale);
  await expect(late.getByText(/older than ten minutes/)).toBeVisible();

  await anna.getByRole('button', { name: 'Start the game' }).click();
  await Promise.race([myTurn(anna), myTurn(phone)]);
  await expect(phone.locator('[data-place^="hand:"]').first()).toBeVisible();
  await expect(screen.locator('.table-area')).toBeVisible();
  await expect(screen.locator('[data-place^="hand:"]')).toHaveCount(0);
  await expect(screen.locator('.online-screen-turn')).not.toBeEmpty();
  await accessible(screen, 'a screen');

  const [cookie] = await anna.context().cookies();
  await outage.playOn(table, [`${cookie?.name}=${cookie?.value}`]);
  await result(anna).getByRole('button', { name: 'Was the deal fair?' }).click();
  await expect(result(anna).getByText(/^Yes\. The order of all cards was fixed/)).toBeVisible();
  await result(anna).getByText('How was that checked?').click();
  await expect(result(anna).getByText(/cards were dealt (once|\d+ times)/)).toContainText(
    'The number that this browser gave is among them.',
  );
  await accessible(anna, 'an honest deal');

  // A server whose commitment changed since somebody sat down is caught after a reload too.
  await anna.evaluate(() => {
    const shares = localStorage.getItem('pakli.shares') ?? '';
    localStorage.setItem('pakli.shares', shares.replace(/[0-9a-f]{64}/, '0'.repeat(64)));
  });
  await anna.reload();
  await result(anna).getByRole('button', { name: 'Was the deal fair?' }).click();
  await expect(result(anna).locator('[data-found="wrong"]')).toContainText(
    'The server now says something different from what it showed',
  );

  await test.step('a table whose game cannot be fetched says so', async () => {
    // Everything this build has fetched so far stays, and nothing else arrives.
    await late.context().route('**/assets/*.js', (route) => route.abort());
    await late.goto(`${address}#/t/${await opened(anna, address, 'buddy-bluff')}`);
    await expect(late.getByRole('alert')).toContainText('Something went wrong');
  });
  await screen.close();
  for (const one of [phone, bo]) await one.context().close();
});

test('a screen that is cut off says so, before the first card and after it', async () => {
  const { address } = outage;
  const table = await opened(anna, address, 'buddy-bluff');
  await sits(anna, address, table);
  const screen = await anna.context().newPage();
  await screen.goto(`${address}#/s/${table}`);
  // A screen does not show what stands beside the cards for one person.
  const news = screen.locator('.online-screen-turn');
  const cutOff = async (): Promise<void> => {
    await expect(news).not.toContainText('Reconnecting…');
    await outage.kill();
    await expect(news).toHaveText('Reconnecting…');
    await outage.start();
    await expect(news).not.toContainText('Reconnecting…');
  };
  await screen.locator('.online-screen-gathering').waitFor();
  // Both are one browser.
  await outage.fetchBuild(anna);
  await cutOff();
  await anna.getByRole('button', { name: 'Start the game' }).click();
  for (const one of [anna, screen]) await one.locator('.table-area').waitFor();
  await cutOff();
  // Nobody may watch any more: the page does not keep showing the table of a moment ago.
  await anna.getByRole('button', { name: 'Menu' }).click();
  await anna.getByRole('button', { name: /^Let nobody watch/ }).click();
  await expect(news).toHaveText('You can no longer watch this table.');
});
