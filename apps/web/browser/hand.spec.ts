/** A screen in the room shows the table, and the phones around it show the hand first. */
import type { Browser, Page } from '@playwright/test';
import { accessible, resize } from './looks.ts';
import { called, comes, LONG, MIDDLES, PEOPLE } from './people.ts';
import { withServer } from './server.ts';
import { expect, test } from './table.ts';

const RULES: Readonly<Record<string, string>> = {
  'buddy-bluff': 'classic',
  mulle: 'short',
  ulti: 'seed',
  compile: 'quick',
};

/** Anna, on a phone. */
async function annas(
  browser: Browser,
  address: string,
  width: number,
  height: number,
): Promise<Page> {
  const page = await comes(browser, { viewport: { width, height } });
  await page.addInitScript(() =>
    localStorage.setItem('pakli.settings', JSON.stringify({ speed: 'off' })),
  );
  await called(page, address, 'Anna');
  return page;
}

/** At a table of a game with computers. */
async function sits(page: Page, address: string, game: string): Promise<string> {
  const data = { game, rules: RULES[game] };
  const headers = { origin: address.slice(0, -1) };
  const opened = await page.request.post(`${address}api/tables`, { data, headers });
  const { table } = (await opened.json()) as { readonly table: string };
  await page.goto(`${address}#/t/${table}`);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: /^Stand up/ }).waitFor();
  for (const seat of await page.getByLabel(/^Who plays in seat/).all()) {
    await seat.selectOption('beginner');
    await expect(seat).toHaveValue('beginner');
  }
  return table;
}

const start = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Start the game' }).click();

/** Answers whatever needs the table until a card of the hand is to be played. */
async function untilHand(page: Page, game: string): Promise<void> {
  const person = PEOPLE[game]!;
  for (let n = 0; n < 30; n++) {
    const mine = page.locator('.table-own-cards[data-open]').waitFor();
    const asked = person.ready(page);
    for (const one of [mine, asked]) one.catch(() => undefined);
    await Promise.race([mine, asked]);
    if (await page.locator('.table-own-cards[data-open]').isVisible()) return;
    // Compile's players in these tests read the log beside the table.
    const phone = page.viewportSize() ?? { width: 360, height: 640 };
    await resize(page, { width: 1280, height: 720 });
    await page.locator('.play-log').waitFor();
    await person.move(page, n);
    await resize(page, phone);
    await page.locator('.play-log').waitFor({ state: 'hidden' });
  }
  throw new Error('no card was ever to be played');
}

/** From the hand alone, with a look at the table in between. */
async function playsFromHand(phone: Page, game: string): Promise<void> {
  await untilHand(phone, game);
  await accessible(phone, `${game}, hand first`);
  // No part of the hand is off screen.
  const cards = phone.locator('.table-own-cards > [data-place]');
  for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 0.98 });

  const places = cards.filter({ has: phone.locator('.table-spot-button') });
  const place = (await places.first().getAttribute('data-place')) ?? '';
  const own = phone.locator(`.table-own-cards > [data-place="${place}"]`);
  await own.locator('.table-spot-button').click();
  // The whole table is one tap away, and the card stays lifted.
  await phone.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(
    phone.locator(`.table-area [data-place="${place}"][data-light="lifted"]`),
  ).toBeVisible();
  await phone.getByRole('button', { name: 'My hand' }).click();
  await phone.locator('.play-hand-move').first().click();
  await expect(own).toHaveCount(0);
}

// One server and the same browsers: starting them takes as long as playing.
if (LONG) {
  test('every game is played from the hand while a screen shows the table', async ({ browser }) => {
    await withServer(async (address) => {
      const phone = await annas(browser, address, 360, 640);
      const screen = await phone.context().newPage();
      await screen.setViewportSize({ width: 1920, height: 1080 });
      for (const { game } of MIDDLES) {
        const table = await sits(phone, address, game);
        await screen.goto(`${address}#/s/${table}`);
        await screen.locator('.online-screen-gathering').waitFor();
        await start(phone);
        await playsFromHand(phone, game);
        await expect(screen.locator('[data-place^="hand:"]')).toHaveCount(0);
      }
      await phone.context().close();
    });
  });
}

test('without a screen one says so, and with one one may have the table first, or plays from the hand', async ({
  browser,
}) => {
  await withServer(async (address) => {
    const phone = await annas(browser, address, 390, 844);
    const table = await sits(phone, address, 'buddy-bluff');
    await start(phone);
    const hand = phone.locator('.play-hand');
    const says = async (name: RegExp): Promise<void> => {
      await phone.getByRole('button', { name: 'Menu' }).click();
      await phone.getByRole('button', { name }).click();
      // The choice is visible at once: no menu covers it.
      await expect(phone.locator('dialog[open]')).toHaveCount(0);
    };
    const middle = '.bluff-middle';
    await phone.locator(middle).waitFor();
    await says(/^Show my hand first/);
    await expect(hand).toBeVisible();
    await phone.reload();
    await expect(hand).toBeVisible();
    await says(/^Show the table first/);
    await expect(hand).toHaveCount(0);
    // A screen that comes later does not change what was chosen.
    const screen = await phone.context().newPage();
    await screen.setViewportSize({ width: 1920, height: 1080 });
    await screen.goto(`${address}#/s/${table}`);
    await screen.locator('.table-area').waitFor();
    await expect(phone.locator(middle)).toBeVisible();
    // Nothing was chosen in another tab: the screen decides while it is there.
    const other = await phone.context().newPage();
    await other.setViewportSize({ width: 360, height: 640 });
    await other.goto(`${address}#/t/${table}`);
    await expect(other.locator('.play-hand')).toBeVisible();
    await playsFromHand(other, 'buddy-bluff');
    await expect(screen.locator('[data-place^="hand:"]')).toHaveCount(0);
    await screen.close();
    await expect(other.locator(middle)).toBeVisible();
    await phone.context().close();
  });
});
