/** The same cards for others: a challenge by link, and the deal of the day. No server is involved. */
import type { Browser, Page } from '@playwright/test';
import { accessible } from './looks.ts';
import { ALL, comes } from './people.ts';
import { openSaved, put, recordOf } from './saved.ts';
import { expect, moveInPage, openTable, result, test } from './table.ts';

/** Another browser, of somebody in a hurry. */
async function friend(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await comes(browser, baseURL === undefined ? {} : { baseURL });
  await page.addInitScript(() => {
    localStorage.setItem('pakli.settings', JSON.stringify({ speed: 'off' }));
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, given?: WorkerOptions) {
        super(url, given);
        this.addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)));
      }
    };
  });
  return page;
}

/** Plays to the end, or this many turns, and returns what lay on the table at each of one's turns. */
async function playOut(
  page: Page,
  choose: (turn: number) => number,
  turns = Infinity,
): Promise<string[]> {
  const seen: string[] = [];
  for (let n = 0; n < turns; n++) {
    const lying = await moveInPage(page, choose(n));
    if (lying === undefined) break;
    seen.push(lying);
  }
  return seen;
}

/** The link in the sheet that is open. */
async function linkIn(page: Page): Promise<string> {
  const box = page.getByRole('textbox', { name: 'Link to the challenge' });
  await expect(box).toHaveValue(/#\/c\//);
  return box.inputValue();
}

test('two browsers meet the same cards and computers, and see where their play diverged', async ({
  page,
  browser,
  baseURL,
}) => {
  await openTable(page, 'mulle', { seed: 3 });
  const annas = await playOut(page, (n) => n);
  await page.getByRole('button', { name: 'Challenge a friend' }).click();
  await page.getByRole('textbox', { name: 'Your name, for your friend' }).fill('Anna');
  await expect(page.getByRole('textbox', { name: 'Link to the challenge' })).toHaveValue(/#\/c\//);
  await accessible(page, 'a challenge to send');
  const link = await linkIn(page);
  expect(link.length).toBeLessThan(400);

  const bo = await friend(browser, baseURL);
  await bo.goto(link);
  await expect(bo.getByRole('heading', { name: 'Anna challenges you to Mulle' })).toBeVisible();
  await accessible(bo, 'a challenge');
  // With its picture.
  const card = bo.locator('.challenge-page-art .card').first();
  await expect.poll(async () => (await card.boundingBox())?.height).toBeGreaterThan(80);
  // Nothing about how it went has reached the page.
  const heard = await bo.evaluate(() => (Reflect.get(globalThis, 'heard') as string[]).join('\n'));
  expect(heard).toContain('"name":"Anna"');
  expect(heard).not.toMatch(/totals|places|sheet/);
  await bo.getByRole('button', { name: 'Take the challenge' }).click();
  await expect(bo.locator('.play-newcomer')).toContainText('New here?');
  // Bo plays as Anna did for three turns, then differently.
  const bos = await playOut(bo, (n) => (n < 3 ? n : n + 1));
  expect(bos.slice(0, 4)).toEqual(annas.slice(0, 4));
  const dialog = result(bo);
  await expect(dialog.getByText('Where your play diverged')).toBeVisible();
  const [own, annasOwn] = await dialog.locator('.challenge-duel li').allTextContents();
  expect(own).toMatch(/^You (take|lay|build|make|feed) /);
  expect(annasOwn).toMatch(/^Anna (takes|lays|builds|makes|feeds) /);
  await accessible(bo, 'both results');
  await dialog.getByRole('button', { name: 'Send your result' }).click();
  const answer = await linkIn(bo);
  await bo.keyboard.press('Escape');
  await dialog.getByRole('link', { name: 'How Anna continued' }).click();
  await expect(bo.getByRole('slider')).toBeVisible();

  // Nobody who gets an answer to their own challenge has to play again.
  await page.goto(answer);
  await expect(page.getByText('You have already played these cards.')).toBeVisible();
  await expect(page.getByText('Where your play diverged')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take the challenge' })).toBeHidden();
  await bo.context().close();
});

test('a game that is looked at again can be sent, unless nobody can meet it again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const middle = { game: 'mulle', rules: 'short', seed: 1, moves: ALL } as const;
  await openSaved(page, { ...middle, names: ['You', 'Bo'], level: 'casual' });
  await page.goto('./#/replay/picture-mulle');
  await page.getByRole('button', { name: 'Share' }).click();
  const send = page.getByRole('button', { name: 'Challenge a friend' });
  await send.click();
  const link = await linkIn(page);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Take the challenge' })).toBeVisible();

  // A match against people cannot be replayed.
  const record = await recordOf({ ...middle, names: ['Anna', 'Bo'] });
  const chairs = ['person', 'person'] as const;
  const names = ['Anna', 'Bo'];
  const saved = { id: 'both', game: 'mulle', level: 'casual', seat: 0, names, chairs } as const;
  await put(page, [
    { saved: { ...saved, rules: 'short', at: 1, over: true, totals: [0, 0] }, record },
  ]);
  await page.goto('./#/replay/both');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy the link' }).waitFor();
  await expect(send).toHaveCount(0);

  await test.step('a link that was cut off says so', async () => {
    for (const code of ['', 'x', '1.-s/2.mulle.2.AAAA', '1.-s']) {
      await page.goto('./#/nowhere');
      await page.getByText('There is no such page.').waitFor();
      await page.goto(`./#/c/${code}`);
      await expect(
        page.getByRole('heading', { name: /damaged|nothing at this address|link/i }),
      ).toBeVisible();
    }
  });
});

test('the deal of a day is everybody’s, with a streak and the expert beside it', async ({
  page,
  browser,
  baseURL,
}) => {
  const bo = await friend(browser, baseURL);
  for (const one of [page, bo]) await one.clock.setFixedTime('2026-11-16T09:00:00');
  await page.addInitScript(() => {
    localStorage.setItem('pakli.settings', JSON.stringify({ speed: 'off' }));
    Object.defineProperty(document, 'hidden', { value: true });
  });
  await page.goto('./');
  const played = { game: 'mulle', level: 'strong', seat: 0, names: ['You', 'Bo'] } as const;
  await put(
    page,
    ['2026-11-13', '2026-11-14', '2026-11-15'].map((day, n) => ({
      saved: { ...played, id: `d${n}`, rules: 'short', at: n, over: true, totals: [1, 0], day },
      record: '',
    })),
  );
  const seen: string[][] = [];
  for (const one of [bo, page]) {
    await one.goto('./');
    await one.getByRole('link', { name: 'Deal of the day' }).click();
    await one.getByRole('button', { name: 'Play today’s Mulle' }).click();
    seen.push(await playOut(one, (n) => n, one === bo ? 4 : Infinity));
  }
  expect(seen[0]).toHaveLength(4);
  expect(seen[1]?.slice(0, 4)).toEqual(seen[0]);
  const dialog = result(page);
  await expect(dialog.getByText('Streak: 4 days', { exact: true })).toBeVisible();
  await dialog.getByText('Share the result').click();
  const text = dialog.getByRole('textbox', { name: 'The result as text' });
  await expect(text).toHaveValue(
    /^Pakli · Mulle · 16 November 2026\n(Won|Lost|Draw), \d+ : \d+ · Streak: 4 days\nThe expert: (Won|Lost|Draw), \d+ : \d+\nhttp\S+#\/day$/,
  );
  await accessible(page, 'the result of a deal of the day');
  // It is dealt once: there is nothing left to play today.
  await page.goto('./');
  await expect(page.getByRole('link', { name: 'Deal of the day' })).toContainText('1 of 4 played');
  await page.getByRole('link', { name: 'Deal of the day' }).click();
  await expect(page.getByRole('button', { name: 'Play today’s Ulti' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play today’s Mulle' })).toBeHidden();
  await accessible(page, 'the deals of the day');
  await bo.context().close();
});
