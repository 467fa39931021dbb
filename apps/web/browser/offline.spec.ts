/** After the first visit nothing needs the network, and a new version takes nothing away. */
import { LOCALE_NAMES } from '@pakli/text';
import type { Page } from '@playwright/test';
import { ALL, LONG, PEOPLE, playSome, TWO } from './people.ts';
import { openSaved } from './saved.ts';
import { Site } from './site.ts';
import {
  dealt,
  expect,
  moveByPointer,
  moveInPage,
  myTurn,
  tableText,
  test as base,
} from './table.ts';

const test = base.extend<{ site: Site }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from a pattern.
  site: async ({}, use) => {
    const site = new Site();
    site.version = 1;
    await use(site);
    site.close();
  },
});
// Each in a fresh browser: cut networks and workers of earlier tests would stay.
test.use({ serviceWorkers: 'allow', reuseContext: false });

/** Every build file is in the browser, and the page loads them from there. */
async function stored(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller !== null) return;
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
  });
}

/** Two of the games with their lessons, in languages other than English. A test of the build checks that every file is stored. */
const LEARNERS = [
  ['ulti', 'hu', 'lesson/2'],
  ['compile', 'de', 'puzzle/40'],
] as const;

/** As if it had been chosen before the page was opened, which it is once more. */
async function speaks(page: Page, language: string): Promise<void> {
  await page.evaluate(
    (settings) => localStorage.setItem('pakli.settings', settings),
    JSON.stringify({ speed: 'off', language }),
  );
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

// In one browser: storing the whole build takes longer than anything done with it.
test('games, lessons, rules, pages and languages without a network', async ({ page, context }) => {
  await page.goto('./');
  await stored(page);
  await context.setOffline(true);

  await test.step('lessons, puzzles and rules, in other languages', async () => {
    for (const [game, language, posed] of LEARNERS) {
      await page.goto(`./#/learn/${game}`);
      await speaks(page, language);
      await expect(page.locator('.learn-puzzles a').nth(59)).toBeVisible();
      await page.goto(`./#/learn/${game}/${posed}`);
      await expect(page.locator('.learn-guide-said')).toBeEmpty();
      await page.locator('.learn-guide-buttons button').last().click();
      await expect(page.locator('.learn-guide-said')).toHaveAttribute('data-tone', 'good');
      await page.goto(`./#/rules/${game}`);
      await expect(page.locator('.rules-card svg').first()).toBeVisible();
    }
  });

  await test.step('numbers, cards and settings', async () => {
    await page.goto('./#/history');
    await expect(page.locator('.history-none')).toBeVisible();
    await page.goto('./#/cards');
    await expect(page.locator('symbol#tell-LO')).toBeAttached();
    await page.goto('./index.html');
    await speaks(page, 'en');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByText('all games work without a network')).toBeVisible();
    await expect(page.getByText(/Takes [\d.]+\sMB/)).toBeVisible();
    await expect(page.getByText(/Version \d+\.\d+\.\d+ \(.{8}\)/)).toBeVisible();
    // To another one and back without a reload.
    for (const locale of ['hu', 'en'] as const) {
      await page.getByRole('radio', { name: LOCALE_NAMES[locale] }).check();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    }
  });

  await test.step('games, from their deal to their result', async () => {
    for (const middle of TWO) {
      const person = PEOPLE[middle.game]!;
      // In the open page, which has fetched nothing of this game yet; for one game also from the beginning.
      await page.goto(`./#/play/${middle.game}/2`);
      await dealt(page);
      await person.ready(page);
      if (middle.game === 'mulle') await playSome(page, person, 1);
      else await person.move(page, 0);
      await openSaved(page, { ...middle, id: `over-${middle.game}`, moves: ALL });
      await expect(page.locator('.play-result-next').first()).toBeVisible();
    }
  });
});

test('deals of earlier days without a network, from the cards to the per cent', async ({
  page,
  context,
}) => {
  test.skip(!LONG, 'what counts a deal is tested with the page; this is the whole way');
  await page.goto('./');
  await speaks(page, 'en');
  await stored(page);
  await context.setOffline(true);
  await page.goto('./#/instant/buddy-bluff');
  const boards = page.locator('.instant-boards button');
  await expect(boards).toHaveCount(8);
  await boards.first().click();
  await dealt(page);
  for (let n = 0; (await moveInPage(page, n)) !== undefined; n++);
  await expect(page.getByRole('status').filter({ hasText: '%' }).first()).toBeVisible();
  await page.goto('./#/instant/buddy-bluff');
  await expect(page.locator('.instant-boards button[data-done]')).toHaveCount(1);
  await expect(boards.first()).toContainText('%');
});

const NEWS = 'A new version of Pakli is ready.';

/**
 * Has the browser fetch this version, and says whether it was stored and waits, or failed. The browser also checks for
 * a version on its own, a second after each load. An update requested during such a check ends with that check, which
 * may have found the previous version: then it is requested again.
 */
async function bringOut(page: Page, site: Site, version: number): Promise<boolean> {
  site.version = version;
  site.sent = undefined;
  for (;;) {
    const another = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const before = registration.waiting;
      await registration.update();
      for (let one = registration.installing; one !== null; one = registration.installing) {
        const worker = one;
        await new Promise((resolve) => worker.addEventListener('statechange', resolve));
      }
      return registration.waiting !== before;
    });
    if (site.sent === version) return another;
  }
}

/** In the middle of a game of the first version, with the second one ready. Returns what lies on the table. */
async function inTheMiddle(page: Page, site: Site): Promise<string[]> {
  const address = await site.open();
  await page.addInitScript(() => {
    localStorage.setItem('pakli.settings', JSON.stringify({ speed: 'off' }));
    const choices = { level: 'beginner', rules: 'short', seat: 0 };
    localStorage.setItem('pakli.choices.mulle', JSON.stringify(choices));
  });
  await page.goto(address);
  await stored(page);
  await page.goto(`${address}#/play/mulle/1`);
  await dealt(page);
  await myTurn(page);
  await moveByPointer(page, 0);
  await myTurn(page);
  const before = await tableText(page);
  await bringOut(page, site, 2);
  await expect(page.getByText(NEWS)).toBeVisible();
  // Anyone who ignores it plays on.
  await expect(page.locator('html')).toHaveAttribute('data-version', '1');
  expect(await tableText(page)).toEqual(before);
  return before;
}

// In one browser: storing the whole build takes longer than anything done with it.
test('a new version comes with a tap or the next load, and the game continues', async ({
  page,
  context,
  site,
}) => {
  const before = await inTheMiddle(page, site);
  await page.getByRole('button', { name: 'Use it now' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-version', '2');
  await myTurn(page);
  expect(await tableText(page)).toEqual(before);
  await expect(page.getByText(NEWS)).toBeHidden();
  await moveByPointer(page, 0);
  await myTurn(page);

  await test.step('one that is brought out again is the newest', async () => {
    await bringOut(page, site, 1);
    await expect(page.getByText(NEWS)).toBeVisible();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-version', '1');
  });

  await test.step('one that does not come whole is not used', async () => {
    // Whenever the browser fetches it: its own check may fall into the next step.
    site.incomplete = 3;
    expect(await bringOut(page, site, 3)).toBe(false);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-version', '1');
  });

  await test.step('another tab has the new one, and this one plays on', async () => {
    await myTurn(page);
    await bringOut(page, site, 2);
    await expect(page.getByText(NEWS)).toBeVisible();
    const home = new URL('/', page.url()).href;
    for (let tabs = 0; tabs < 2; tabs++) {
      const another = await context.newPage();
      await another.goto(home);
      await expect(another.locator('html')).toHaveAttribute('data-version', '2');
      await expect(another.getByText(NEWS)).toBeHidden();
    }
    await moveByPointer(page, 0);
    await myTurn(page);
    // Parts of the old version that were never fetched are still available.
    await context.setOffline(true);
    await page.evaluate(() => void (location.hash = '#/cards'));
    await expect(page.locator('symbol#tell-LO')).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('data-version', '1');
  });
});
