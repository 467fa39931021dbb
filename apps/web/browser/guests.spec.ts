/** Guest games, alone and by link: Scopa in a language the house does not speak, Schnapsen and Schafkopf to their end. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { accessible, LOOKS } from './looks.ts';
import { comes } from './people.ts';
import { withServer } from './server.ts';
import { expect, LOOK_MS, moveByPointer, moveInPage, myTurn, result, test } from './table.ts';

const SCOPA = join(import.meta.dirname, '../../../examples/scopa/src/scopa.ts');
/** For two, three or eleven players. */
const HIGH = join(import.meta.dirname, '../../../test/guests/high20.ts');
const [SCHNAPSEN, SCHAFKOPF] = ['schnapsen', 'schafkopf'].map((id) =>
  join(import.meta.dirname, `../../../examples/${id}/src/${id}.ts`),
) as [string, string];
const GUESTS = [SCOPA, HIGH, SCHNAPSEN, SCHAFKOPF];
const LONG = process.env['PAKLI_LONG'] === '1';

// On one server, which is slow to start.
test.describe.configure({ mode: 'default' });

async function settle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('pakli.settings', JSON.stringify({ speed: 'off' }));
    for (const id of ['scopa', 'schnapsen', 'schafkopf']) {
      localStorage.setItem(
        `pakli.choices.${id}`,
        JSON.stringify({ level: 'beginner', rules: 'one' }),
      );
    }
  });
}

/** How far one's own plate and piles are from the question, on a desk. */
function asideOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [things, asked] = ['.guest-own > .guest-seat > :last-child', '.guest-moves'].map((at) =>
      document.querySelector(at)?.getBoundingClientRect(),
    );
    return things === undefined || asked === undefined ? Infinity : asked.left - things.right;
  });
}

/** Whose turn it is: the first player is drawn by lot. */
function atTurn(...pages: readonly Page[]): Promise<Page> {
  return Promise.any(pages.map((page) => myTurn(page).then(() => page)));
}

test('a guest is played to its end against its own players, and looked at again', async ({
  browser,
}) => {
  await withServer(async (address) => {
    const page = await comes(browser, { ...LOOKS.phone, locale: 'it-IT' });
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    await settle(page);
    await page.goto(address);
    const tile = page.locator('article[data-game=scopa]');
    await expect(tile).toContainText('Prendi carte di pari valore');
    await expect(tile).toContainText('2 players');
    await page.goto(`${address}#/play/scopa/3/one/0`);
    await myTurn(page);
    await expect(page.getByText(/^Bo (cala|prende) /).first()).toBeVisible();
    await expect(page.getByLabel(/^(due|quattro|fante) di /).first()).toBeVisible();
    await accessible(page, 'the table of a guest');
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.getByRole('dialog')).toContainText(/Prendi|Cala/);
    await page.keyboard.press('Escape');
    for (let n = 0; n < 3; n++) {
      await moveByPointer(page, n);
      await myTurn(page);
    }
    for (let n = 3; (await moveInPage(page, n)) !== undefined; n++);
    await expect(result(page)).toContainText(/Fai \d+ punt/);
    await page.getByRole('link', { name: 'Review your game' }).click();
    await expect(page.locator('[data-replay]')).toContainText(/Prendi|Cali|Bo/);
    await page.goto(`${address}#/rules/scopa/3.2`);
    await expect(page.locator('.rules-here')).toContainText(
      'Una carta che può prendere deve prendere',
    );
    expect(complaints).toEqual([]);
    await page.context().close();
  }, GUESTS);
});

test('two people play a guest by link, each in their own language, and one watches', async ({
  page,
  browser,
}) => {
  await withServer(async (address) => {
    await settle(page);
    await page.goto(address);
    await page.getByRole('button', { name: 'Play with friends: Scopa' }).click();
    await page.getByLabel('Your name').fill('Anna');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await expect(page).toHaveURL(/#\/t\/[0-9a-z]{10}$/);
    const bo = await comes(browser, { locale: 'it-IT' });
    await settle(bo);
    await bo.goto(page.url());
    await expect(bo.getByRole('heading', { level: 1 })).toHaveText('Anna invites you to Scopa');
    await bo.getByLabel('Your name').fill('Bo');
    await bo.getByRole('button', { name: 'Sit down' }).click();
    await expect(bo.getByRole('button', { name: 'Stand up: seat 2' })).toBeVisible();
    await page.getByRole('button', { name: 'Start the game' }).click();
    const cem = await comes(browser);
    await settle(cem);
    await cem.goto(page.url());
    for (const one of [page, bo, cem]) await expect(one.locator('.guest')).toBeVisible();
    expect(await asideOf(page), 'own things lie beside what is asked').toBeLessThan(24);
    for (let n = 0; n < 4; n++) await moveByPointer(await atTurn(page, bo), n);
    // Each has played two cards, whoever began, and everybody has read about them.
    await expect(page.locator('.play-log')).toContainText(/Bo (lays|takes)/);
    await expect(bo.locator('.play-log')).toContainText(/Anna (cala|prende)/);
    await expect(cem.locator('.play-log')).toContainText(/Anna (lays|takes)/);
    for (const one of [page, bo, cem]) {
      await expect(one.locator('[data-place="hand:0"]')).toBeVisible();
      await expect(one.locator('[data-place="stock"]')).toHaveAccessibleName(/30/);
    }
    // No spectator is shown a card of a hand.
    expect(await cem.locator('[data-place^="hand:"] .guest-face').count()).toBe(0);
    await bo.context().close();
    await cem.context().close();
  }, GUESTS);
});

/** Answers whatever the page asks, in the page: the last of the answers in words, else a card; `over` at the end. */
function decide(page: Page): Promise<'moved' | 'over'> {
  return page.evaluate(async (look) => {
    // oxlint-disable-next-line consistent-function-scoping -- The page gets this function and nothing around it.
    const all = (selector: string): HTMLElement[] => [
      ...document.querySelectorAll<HTMLElement>(selector),
    ];
    const cards = '[data-source] > .table-spot-button';
    const chips = '.guest-moves .table-chip';
    const isOver = (): boolean => all('.play-result-next').length > 0;
    /** Waits a frame more, so that the whole change is there; polling itself needs nothing drawn. */
    const until = async (there: () => boolean): Promise<void> => {
      while (!there()) {
        await new Promise((resolve) => setTimeout(resolve, look));
        if (there()) await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    };
    await until(() => isOver() || all(`${cards}, ${chips}`).length > 0);
    if (isOver()) return 'over';
    const before = document.querySelector('.play-log')?.textContent;
    const said = all(chips).at(-1);
    if (said !== undefined) said.click();
    else {
      all(cards)[0]?.click();
      await until(() => all(`[data-light="target"] > .table-spot-button, ${chips}`).length > 0);
      (all('[data-light="target"] > .table-spot-button')[0] ?? all(chips)[0])?.click();
      await until(() => all('[data-light="lifted"]').length === 0 || all(chips).length > 0);
      all(chips)[0]?.click();
    }
    await until(() => isOver() || document.querySelector('.play-log')?.textContent !== before);
    return isOver() ? 'over' : 'moved';
  }, LOOK_MS);
}

/** What the second of two players by link reads, each in their own language, and how the hand ends. */
const BY_LINK = [
  {
    name: 'Schafkopf',
    locale: 'de-DE',
    says: /Anna sagt (weiter|Rufspiel|Wenz|Solo)/,
    ends: /^(Die Spielerpartei|Die Gegner|Alle sagen weiter)/,
  },
  {
    name: 'Schnapsen',
    locale: 'hu-HU',
    says: /Anna (hívja|ráteszi)/,
    ends: /játékpontot/,
    long: true,
  },
];

for (const { name, locale, says, ends, long } of BY_LINK) {
  test(`two people play ${name} by link to the end of a hand`, async ({ page, browser }) => {
    test.skip(long === true && !LONG, 'with PAKLI_LONG=1');
    await withServer(async (address) => {
      await settle(page);
      await page.goto(address);
      await page.getByRole('button', { name: `Play with friends: ${name}` }).click();
      await page.getByLabel('Your name').fill('Anna');
      await page.getByRole('button', { name: 'Open the table' }).click();
      await expect(page).toHaveURL(/#\/t\/[0-9a-z]{10}$/);
      const bo = await comes(browser, { locale });
      await settle(bo);
      await bo.goto(page.url());
      await bo.locator('input').first().fill('Bo');
      await bo.locator('form button[type=submit]').click();
      await expect(page.getByText('Bo').first()).toBeVisible();
      await page.getByRole('button', { name: 'Start the game' }).click();
      for (const one of [page, bo]) await expect(one.locator('.guest')).toBeVisible();
      await Promise.all(
        [page, bo].map(async (one) => {
          while ((await decide(one)) === 'moved');
        }),
      );
      await expect(page.locator('.play-log')).toContainText(/Bo /);
      await expect(bo.locator('.play-log')).toContainText(says);
      await expect(bo.getByText(ends).first()).toBeVisible();
      await bo.context().close();
    }, GUESTS);
  });
}

/** How much is cut off or covered: everything ends above the bottom bar, and nothing covers a plate, a pile or a hand. */
function crowded(page: Page): Promise<number> {
  return page.evaluate(() => {
    const floor = document.querySelector('.table-area')?.getBoundingClientRect().bottom ?? 0;
    const things = Array.from(
      document.querySelectorAll('.table-plate, .guest-fan, .guest-pile, .guest-hand'),
      (one) => one.getBoundingClientRect(),
    );
    return things.filter(
      ({ top, bottom, left, right }, n) =>
        bottom > floor + 1 ||
        things
          .slice(n + 1)
          .some(
            (other) =>
              top < other.bottom && other.top < bottom && left < other.right && other.left < right,
          ),
    ).length;
  });
}

test('eleven play a guest on the smallest phone', async ({ page }) => {
  await withServer(async (address) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await settle(page);
    await page.goto(address);
    // They are stored for offline use, with everything that offline.spec.ts checks.
    const worker = await (await page.request.get(`${address}sw.js`)).text();
    for (const id of ['scopa', 'high20']) expect(worker).toContain(`"assets/guest-${id}-`);
    const tile = page.locator('article[data-game=high20]');
    await expect(tile).toContainText('2, 3, 11 players');
    await tile.getByLabel('Players', { exact: true }).selectOption('11');
    await tile.getByLabel('Opponents').selectOption('beginner');
    await tile.getByRole('button', { name: 'Play High Card' }).click();
    await myTurn(page);
    await expect(page.locator('.guest-others .table-plate')).toHaveCount(10);
    await expect.poll(() => crowded(page)).toBe(0);
    for (let n = 0; (await myTurn(page)) === 'move'; n++) await moveByPointer(page, n);
    await expect(result(page)).toContainText('Player 11');
    // The same while looking back, where the table is lower and played cards lie in a pile.
    await page.getByRole('link', { name: 'Review your game' }).click();
    // With few cards there may be nothing to choose between.
    await expect(page.getByRole('dialog')).toContainText(/accuracy|Nothing to grade/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('End');
    await expect(page.locator('.guest-pile .card')).toBeVisible();
    await expect.poll(() => crowded(page)).toBe(0);
  }, GUESTS);
});

test('a lesson of a guest is learnt on a desk, in its own language, and its puzzles show what they ask about', async ({
  browser,
}) => {
  await withServer(async (address) => {
    const viewport = { width: 1440, height: 900 };
    const page = await comes(browser, { viewport, locale: 'de-DE' });
    await settle(page);
    await page.goto(`${address}#/learn/schafkopf/lesson/1`);
    await expect(page.getByText(/^Fünf deiner Karten sind Trumpf/)).toBeVisible();
    // Three full hands, and the guide beside them.
    await expect(page.locator('.guest-fan')).toHaveCount(3);
    expect(await crowded(page)).toBe(0);
    // Trumps are held together, from the top.
    const held = page.getByRole('group', { name: 'Deine Hand' }).getByRole('group');
    await expect(held.first()).toHaveAccessibleName('Eichelober');
    await expect(page.locator('.table-chip > [aria-hidden]')).toHaveText([/^Weiter/, /^Rufspiel/]);
    const say = (name: string): Promise<void> =>
      page.locator('.guest-moves').getByRole('button', { name }).click();
    await say('Weiter');
    await expect(page.getByText(/Die Eichelsau hast du selbst/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Neuer Versuch' }).click();
    await say('Rufspiel');
    await say('Die Grassau rufen');
    await expect(page.getByText(/^Du hast den Grassiebener/).first()).toBeVisible();
    await page.goto(`${address}#/learn/schafkopf/puzzle/7`);
    await expect(page.locator('.learn-guide-unseen')).toContainText('Schellenkönig, Grasachter');
    // The middle of every card of an open hand is visible.
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${address}#/learn/scopa/puzzle/9`);
    const open = page.locator('.guest-others .guest-fan-open .card');
    await expect(open).toHaveCount(3);
    const steps = await open.evaluateAll((cards) => {
      const boxes = cards.map((card) => card.getBoundingClientRect());
      return boxes.slice(1).map(({ left, width }, n) => (left - boxes[n]!.left) / width);
    });
    for (const step of steps) expect(step).toBeGreaterThan(0.75);
    await page.context().close();
  }, GUESTS);
});
