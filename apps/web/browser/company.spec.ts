/** Good company at a table by link: two players and a spectator chat, mute, report, leave, offer seats and ask. */
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { accessible, drawn, resize } from './looks.ts';
import { called, comes, PEOPLE } from './people.ts';
import { standStill } from './plates.ts';
import { withServer } from './server.ts';
import { expect, LOOK_MS, test } from './table.ts';

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true } as const;

/** Somebody whose name the server knows, or nobody yet. */
async function guest(
  browser: Browser,
  address: string,
  name?: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await comes(browser, options);
  await page.addInitScript(() => {
    localStorage.setItem('pakli.settings', JSON.stringify({ speed: 'off' }));
  });
  if (name !== undefined) await called(page, address, name);
  return page;
}

/** Anna's table of Ulti: the others sit down and one watches. */
async function gather(address: string, pages: readonly Page[], looks: Page): Promise<void> {
  const [anna] = pages as readonly [Page];
  const opened = await anna.context().request.post(`${address}api/tables`, {
    data: {
      game: 'ulti',
      rules: 'seed',
      newcomers: true,
      clock: { kind: 'bank', ms: 1_200_000, increment: 5000 },
    },
    headers: { origin: address.slice(0, -1) },
  });
  const { table } = (await opened.json()) as { table: string };
  for (const page of pages) {
    await page.goto(`${address}#/t/${table}`);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.getByRole('button', { name: /^Stand up/ }).waitFor();
  }
  await looks.goto(`${address}#/t/${table}`);
  await anna.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [...pages, looks]) await page.locator('.table-area').waitFor();
}

async function say(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: 'Say something' }).click();
  await page.getByRole('dialog').getByRole('button', { name: what, exact: true }).click();
}

/** The tool, not what Ulti calls the same while cards are laid away. */
function takeBack(page: Page): Locator {
  const tools = page.locator('.table-side-foot, .table-toolbar-bottom');
  return tools.getByRole('button', { name: 'Take back' });
}

/** Asking again too soon is refused; if the machine was slower than that, the others decline again and the wait grows. */
async function refusedForNow(turn: Page, other: Page): Promise<void> {
  const later = turn.getByText('The others said no. Ask again in');
  const no = other.getByRole('button', { name: 'No', exact: true });
  for (;;) {
    await takeBack(turn).click();
    const refused = later.waitFor().then(() => true);
    const asked = no.waitFor().then(() => false);
    for (const one of [refused, asked]) one.catch(() => undefined);
    if (await Promise.race([refused, asked])) return;
    await no.click();
    await expect(no).toHaveCount(0);
  }
}

async function menu(page: Page, row: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: row }).click();
}

test('two people and a spectator in good company', async ({ browser }) => {
  await withServer(async (address) => {
    const anna = await guest(browser, address, 'Anna');
    const bo = await guest(browser, address, 'Bo', PHONE);
    // Her page speaks Swedish.
    const eva = await guest(browser, address, undefined, { locale: 'sv-SE' });
    const players = [anna, bo];
    try {
      await gather(address, [anna, bo], eva);
      // A spectator is offered nothing about a hand, and has no game to continue.
      await eva.reload();
      await expect(eva.locator('.ulti-ladder-rungs')).toBeVisible();
      await expect(eva.locator('.ulti-ladder-filter')).toHaveCount(0);
      await expect(eva.locator('.play-opening')).toBeEmpty();
      for (const page of players) await expect(page.getByRole('timer')).toHaveCount(2);

      // From here on nobody has to wait for a computer.
      const turn = await Promise.any(
        players.map(async (page) => {
          await page.waitForFunction(() => document.title.startsWith('● Your turn'), undefined, {
            polling: LOOK_MS,
          });
          return page;
        }),
      );
      const other = turn === anna ? bo : anna;
      await expect(eva.locator('[data-place^="hand:"]')).toHaveCount(0);

      const sizes = [anna, bo].map((page) => page.viewportSize()!);
      await standStill(turn, other);
      for (const [n, page] of players.entries()) await resize(page, sizes[n]!);

      // Everybody reads it in their own language, and no card moves because of it.
      await drawn(bo);
      const before = await bo.locator('.table-area').boundingBox();
      await say(anna, 'Well played!');
      await expect(bo.getByText('Well played!')).toBeVisible();
      await expect(eva.getByText('Bra spelat!')).toBeVisible();
      expect(await bo.locator('.table-area').boundingBox(), 'no card moves').toEqual(before);

      // Free text only once the host allows it; muted players are not heard.
      await bo.getByRole('button', { name: 'Say something' }).click();
      await expect(bo.getByLabel('Your message')).toHaveCount(0);
      await menu(anna, /^Allow chat/);
      await anna.getByRole('button', { name: 'Say something' }).click();
      await anna.getByRole('button', { name: 'Mute Bo' }).click();
      await anna.getByRole('button', { name: 'Report Bo' }).click();
      await anna.getByRole('group', { name: 'Report Bo' }).getByText('Report Bo').click();
      await expect(anna.getByText('Reported.')).toBeVisible();
      await accessible(anna, 'what was said');
      await anna.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await bo.getByLabel('Your message').fill('  ');
      await bo.keyboard.press('Enter');
      await expect(bo.getByText('A message has 1 to 200 characters.')).toBeVisible();
      await bo.getByLabel('Your message').fill('I have the seven');
      await bo.keyboard.press('Enter');
      await expect(eva.getByText('I have the seven')).toBeVisible();
      await expect(anna.getByText('I have the seven')).toHaveCount(0);

      // It is somebody's turn: the tab says so, and its icon.
      await expect(turn.locator('link[rel="icon"]').first()).toHaveAttribute(
        'href',
        /icon-turn\.svg$/,
      );
      await expect(other.locator('link[rel="icon"]').first()).toHaveAttribute('href', /icon\.svg$/);

      // The question names what would be taken back.
      await PEOPLE['ulti']!.move(turn, 0);
      await takeBack(turn).click();
      const name = turn === anna ? 'Anna' : 'Bo';
      await expect(
        other.getByText(`${name} would like to take their last move back. ${name} `),
      ).toBeVisible();
      await accessible(other, 'a question beside the cards');
      await other.getByRole('button', { name: 'No', exact: true }).click();
      await expect(turn.getByText('Not taken back: your move stands.')).toBeVisible();
      await refusedForNow(turn, other);

      // Bo leaves; there is nothing to press, and the host cannot give his seat away.
      await menu(bo, /^Let a computer play for me/);
      await expect(bo.getByText('A computer plays for you.').first()).toBeVisible();
      await expect(bo.locator('[data-source]')).toHaveCount(0);
      await expect(
        anna
          .locator('.hidden[aria-live]')
          .getByText(/plays for Bo/)
          .first(),
      ).toBeAttached();
      await anna.getByRole('button', { name: 'Menu' }).click();
      await expect(anna.getByRole('button', { name: /^Offer .* seat/ })).toHaveCount(1);
      await expect(anna.getByRole('button', { name: /^Offer Bo’s seat/ })).toHaveCount(0);
      await anna.keyboard.press('Escape');
      // He gives it up; the host offers it, and Eva continues.
      await menu(bo, /^Give up my seat/);
      await bo.getByRole('button', { name: 'Give it up' }).click();
      await expect(bo.getByText('You are watching.')).toBeVisible();
      await anna.getByRole('button', { name: 'Menu' }).click();
      await expect(anna.getByRole('button', { name: /^Offer .* seat/ })).toHaveCount(2);
      await anna
        .getByRole('button', { name: /^Offer .* seat/ })
        .first()
        .click();
      await eva.getByRole('button', { name: 'Sätt dig' }).click();
      await eva.getByLabel('Ditt namn').fill('Eva');
      await accessible(eva, 'sitting down in a seat that was left');
      await eva.keyboard.press('Enter');
      await expect(
        anna
          .locator('.hidden[aria-live]')
          .getByText(/Eva has sat/)
          .first(),
      ).toBeAttached();
      await expect(eva.locator('[data-place^="hand:"]').first()).toBeVisible();
      await expect(bo.getByText('You are watching.')).toBeVisible();

      // And nobody watches any more.
      await menu(anna, /^Let nobody watch/);
      await expect(bo.getByText('You can no longer watch this table.')).toBeVisible();
    } finally {
      for (const page of [anna, bo, eva]) await page.context().close();
    }
  });
});

test('the settings for people, and what the server keeps', async ({ page: anna }) => {
  await withServer(async (address) => {
    await anna.setViewportSize(PHONE.viewport);
    await called(anna, address, 'Anna');
    await anna.goto(address);
    await anna.getByRole('button', { name: 'Settings' }).click();
    const others = anna.getByRole('region', { name: 'Other players' });
    for (const group of ['Mute everybody', 'Hide names']) {
      await others.getByRole('group', { name: group }).getByRole('radio', { name: 'On' }).check();
    }
    await accessible(anna, 'the settings for people');
    await anna.getByRole('link', { name: 'What the server keeps' }).click();
    await expect(anna.getByRole('heading', { level: 1 })).toHaveText('What the server keeps');
    await accessible(anna, 'what the server keeps');
    const stored = await anna.evaluate(() => localStorage.getItem('pakli.settings'));
    expect(JSON.parse(stored ?? '')).toMatchObject({ words: 'muted', names: 'hidden' });
  });
});
