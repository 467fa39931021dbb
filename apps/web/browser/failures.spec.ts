/** What may fail under a visitor's hands: the page says so, and continues. */
import type { Page } from '@playwright/test';
import { failing, HOST_FILE } from './host.ts';
import { accessible } from './looks.ts';
import { save } from './saved.ts';
import {
  expect,
  moveByKeys,
  moveByPointer,
  myTurn,
  sitDown,
  tableText,
  test,
  visit,
} from './table.ts';

const GONE = 'The part of Pakli that keeps your games could not be loaded.';
const FAILED = 'That did not work, and the fault is ours (a planted fault).';

test('a host that cannot be loaded is reported, and the next tap tries again', async ({
  page,
  complaints,
}) => {
  await page.route(HOST_FILE, (route) => route.abort());
  await visit(page, 'buddy-bluff');
  const play = page.getByRole('button', { name: 'Play Buddy Bluff' });
  await play.click();
  await expect(page.getByRole('alert').filter({ hasText: GONE })).toBeVisible();
  await accessible(page, 'a tile that says what is missing');
  await page.unroute(HOST_FILE);
  await play.click();
  expect(await myTurn(page)).toBe('move');
  // The console reports every file that failed to load.
  complaints.length = 0;
});

test('a level that plays without its net says so, once', async ({ page, context, complaints }) => {
  await context.route('**/value*.net', (route) => route.abort());
  await sitDown(page, 'buddy-bluff', { level: 'strong' });
  await moveByPointer(page, 0);
  const note = page.getByRole('alert').filter({ hasText: 'The computer plays weaker than usual' });
  await expect(note).toBeVisible();
  await note.getByRole('button', { name: 'Got it' }).click();
  await expect(note).toBeHidden();
  // It happens with every move, and is said once.
  expect(await myTurn(page)).toBe('move');
  await moveByPointer(page, 0);
  await myTurn(page);
  await expect(note).toBeHidden();
  // The console reports every file that failed to load.
  complaints.length = 0;
});

test('a browser that refuses to write every step into the address is asked seldom', async ({
  page,
}) => {
  // As Safari does after a hundred calls in half a minute, only sooner.
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history);
    let asked = 0;
    history.replaceState = (...args) => {
      if (++asked > 5) throw new DOMException('too often', 'SecurityError');
      replace(...args);
    };
  });
  await page.goto('./#/nowhere');
  await page.locator('.kit-notice').waitFor();
  await save(page, { game: 'mulle', rules: 'short', names: ['You', 'Bo'], seed: 1, moves: 999 });
  await page.goto('./#/replay/picture-mulle/0');
  const slider = page.getByRole('slider');
  // Like a quick finger: each step is drawn, with no time between two of them.
  await slider.evaluate(async (input: HTMLInputElement) => {
    for (let step = 1; step <= 15; step++) {
      input.stepUp();
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await Promise.resolve();
    }
  });
  await expect(slider).toHaveValue('15');
  await expect(page).toHaveURL(/picture-mulle\/15$/);
  await page.reload();
  await expect(slider).toHaveValue('15');
});

/** Expects a notice over the page, and closes it. */
async function told(page: Page, text = FAILED): Promise<void> {
  const notice = page.locator('.kit-notices');
  await expect(notice).toContainText(text);
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
}

test('failures at a table are reported', async ({ page, complaints }) => {
  await sitDown(page, 'buddy-bluff');
  await moveByPointer(page, 0);
  await myTurn(page);
  await failing(page);
  await page.keyboard.press('u');
  await told(page);
  await page.keyboard.press('h');
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'New deal' }).click();
  await told(page);
  await page.locator('[data-source] > .table-spot-button').first().click();
  await page.locator('[data-light="target"] > .table-spot-button').first().click();
  await expect(page.locator('.play-refusal')).toContainText(FAILED);
  complaints.length = 0;
});

test('failures beside the table are reported', async ({ page, complaints }) => {
  await visit(page, 'mulle');
  const middle = { game: 'mulle', rules: 'short', names: ['You', 'Bo'], seed: 1, moves: 400 };
  const id = (await save(page, middle)).split('/').at(-1);
  await page.goto('./#/replays');
  await page.getByRole('button', { name: /Delete/ }).click();
  await failing(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await told(page);
  await page.getByRole('textbox').fill('anything');
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  await page.goto('./#/learn/mulle');
  await page.getByRole('button', { name: /Play Mulle/ }).click();
  await told(page);
  expect(id).toBe('picture-mulle');
  complaints.length = 0;
});

test('failures in a replay are reported', async ({ page, complaints }) => {
  await page.goto('./#/nowhere');
  await page.locator('.kit-notice').waitFor();
  await save(page, { game: 'mulle', rules: 'short', names: ['You', 'Bo'], seed: 1, moves: 999 });
  await page.goto('./#/replay/picture-mulle/3');
  await expect(page.getByRole('slider')).toHaveValue('3');
  await failing(page);
  const said = page.getByRole('alert').filter({ hasText: FAILED });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(said).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(said).toBeVisible();
  complaints.length = 0;
});

test('the focus stays at the table, and every step is spoken in the order of the log', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await sitDown(page, 'mulle');
  // The played card, which had the focus, is gone.
  for (const n of [0, 1]) {
    await moveByKeys(page, n);
    expect(await myTurn(page)).toBe('move');
    await expect(page.locator('[data-place^="hand:"] button:focus')).toHaveCount(1);
  }
  const lines = page.locator('.play-log-line');
  // Lines that arrive together are spoken a moment later: until then they would pass for news.
  const last = (await lines.last().innerText()).trim();
  await expect(page.locator('.hidden[aria-live]').first()).toContainText(last);
  await page.evaluate(() => {
    const spoken: string[] = [];
    const unheard: (string | null)[] = [];
    const seen = new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        unheard.push(...[...removedNodes].map((node) => node.textContent));
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          const lines = node.matches('p') ? [node] : [...node.querySelectorAll('p')];
          // News announced together is one line in parts.
          const said = lines.flatMap((line) =>
            line.childElementCount > 0 ? Array.from(line.children) : line,
          );
          spoken.push(...said.map((part) => part.textContent.trim()));
        }
      }
    });
    const live = document.querySelector('.hidden[aria-live]');
    if (live !== null) seen.observe(live, { childList: true, subtree: true });
    Object.assign(window, { spoken, unheard });
  });
  const before = await lines.count();
  await moveByPointer(page, 0);
  await myTurn(page);
  const news = (await lines.allInnerTexts()).slice(before).map((line) => line.trim());
  expect(news.length).toBeGreaterThan(1);
  await expect
    .poll(async () => {
      const spoken = await page.evaluate(() => Reflect.get(window, 'spoken') as string[]);
      return spoken.filter((line) => !line.startsWith('Your turn')).join(' ');
    })
    .toBe(news.join(' '));
  // Text removed while it is being spoken is cut short.
  const unheard = await page.evaluate(() => Reflect.get(window, 'unheard') as string[]);
  expect(unheard).toEqual([]);

  // However long it gets, the log is one tab stop.
  const log = page.locator('.play-log');
  await expect(log.locator('[tabindex="0"]')).toHaveCount(0);
  await log.focus();
  await page.keyboard.press('ArrowUp');
  await expect(lines.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(lines.first()).toBeFocused();
});

/** The server has another build by now: parts of this one are gone, and its page starts with another script. */
async function replaced(page: Page, part: string): Promise<() => Promise<void>> {
  await page.context().route(part, (route) => route.fulfill({ status: 404 }));
  const root = new URL('.', page.url()).href;
  await page.route(root, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /assets\/index-[\w-]+\.js/,
      'assets/index-another1.js',
    );
    await route.fulfill({ response: answer, body });
  });
  return async () => {
    await page.context().unroute(part);
    await page.unroute(root);
  };
}

test('a page whose build was replaced says so instead of breaking, and continues with the game', async ({
  page,
  complaints,
}) => {
  await sitDown(page, 'mulle');
  await moveByPointer(page, 0);
  await myTurn(page);
  const before = await tableText(page);
  const update = await replaced(page, '**/assets/LeafletPage-*.js');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(
    page.getByRole('heading', { name: 'A new version of Pakli is ready.' }),
  ).toBeVisible();
  await expect(page.getByText('Your game is saved up to the last move.')).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await update();
  await page.getByRole('button', { name: 'Use it now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mulle' })).toBeVisible();
  await page.goBack();
  await myTurn(page);
  expect(await tableText(page)).toEqual(before);
  complaints.length = 0;
});

test('a game whose part is gone with its build is reported as a new version', async ({
  page,
  complaints,
}) => {
  await visit(page, 'mulle');
  const play = page.getByRole('button', { name: 'Play Mulle' });
  await expect(play).toBeVisible();
  // The worker that keeps games asks for a game when one is begun.
  const update = await replaced(page, '**/assets/*.js');
  await play.click();
  const note = page.getByRole('status').filter({ hasText: 'A new version of Pakli is ready.' });
  await expect(note).toBeVisible();
  await update();
  await note.getByRole('button', { name: 'Use it now' }).click();
  await play.click();
  expect(await myTurn(page)).toBe('move');
  complaints.length = 0;
});

test('an unknown table and an unknown page say so, and so does what nobody has answered for', async ({
  page,
  complaints,
}) => {
  await page.goto('./#/table/nosuchgame');
  await expect(page.getByText('There is no such game in this browser.')).toBeVisible();
  for (const nowhere of ['nowhere', 'play/mulle', 'play/mulle/1/short/2']) {
    await page.goto(`./#/${nowhere}`);
    await expect(page.getByText('There is no such page.')).toBeVisible();
  }
  await page.goto('./#/play/mulle/1/quick');
  await expect(page.getByText('There is no rule set “quick”.')).toBeVisible();
  expect(complaints).toEqual([]);
  await page.evaluate(() => void Promise.reject(new Error('a planted fault')));
  await told(page);
  complaints.length = 0;
});

test('what is stored is broken', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('pakli.settings', '{"speed":');
    localStorage.setItem('pakli.choices.buddy-bluff', '[null]');
  });
  await page.goto('./');
  await page.getByRole('button', { name: 'Play Buddy Bluff' }).click();
  expect(await myTurn(page)).toBe('move');
});
