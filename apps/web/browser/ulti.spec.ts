/** Whole deals of Ulti in a real browser, with every question its table asks on the way. */
import type { View } from '@pakli/ulti';
import { claimOf } from '@pakli/ulti/present';
import type { Page } from '@playwright/test';
import { accessible, readable } from './looks.ts';
import { openSaved } from './saved.ts';
import { expect, namesOf, openTable, test, visit } from './table.ts';
import {
  asked,
  bids,
  bill,
  decide,
  decideByKeys,
  hand,
  playable,
  type Asked,
  type Plan,
} from './ulti.ts';

const PASS: Plan = { bid: 'Passz', answer: /^Pass/ };
/** Nobody can bid more. */
const DURCHMARS: Plan = { bid: 'Hearts Open Durchmars', answer: /^Play |Raise nothing/ };

async function playDeal(
  page: Page,
  plan: Plan,
  take: (page: Page, now: Asked, plan: Plan) => Promise<void> = decide,
): Promise<Asked[]> {
  const all: Asked[] = [];
  for (let now = await asked(page); now !== 'over'; now = await asked(page)) {
    all.push(now);
    await take(page, now, plan);
  }
  await expect(bill(page).getByRole('button', { name: 'Play again' })).toBeVisible();
  return all;
}

/** The number of deals opened in the page. */
let opened = 0;

/** Opens a deal that rule players have played up to such a turn of the person. */
async function openAt(page: Page, until: (view: View) => boolean): Promise<void> {
  opened++;
  await openSaved(page, {
    id: `deal-${opened}`,
    game: 'ulti',
    level: 'beginner',
    names: ['You', 'Bo', 'Cem'],
    seed: 1,
    moves: 0,
    // The game is Ulti, and so is its view.
    until: (view) => until(view as View),
  });
}

// In one page: opening it takes longer than what is done there.
test('from the middle of a deal: refused cards, trumps, claims and kontras', async ({ page }) => {
  await test.step('the end as a defender, who has passed before it', async () => {
    await openTable(page, 'ulti', { seat: 1 });
    expect(await asked(page)).toBe('answer');
    await decide(page, 'answer', PASS);
    await asked(page);
    await openAt(
      page,
      ({ phase, seat, soloist, hand: held }) =>
        phase === 'PLAY' && soloist !== seat && held?.length === 2,
    );
    expect(await playDeal(page, PASS)).toEqual(['play', 'play']);
    await expect(bill(page)).toContainText(/(Bo|Cem) played/);
  });

  await test.step('a card that may not be played is refused with its rule', async () => {
    await openAt(page, ({ phase, moves, hand: held }) => {
      return phase === 'PLAY' && moves.length < (held?.length ?? 0) && moves.every((m) => m < 32);
    });
    expect(await asked(page)).toBe('play');
    const places = await hand(page).evaluateAll((cards) =>
      cards.map((card) => card.querySelector('button') === null),
    );
    await hand(page)
      .nth(places.indexOf(true))
      .click({ position: { x: 10, y: 10 } });
    await page
      .getByRole('alert')
      .getByRole('link', { name: /Read rule 7/ })
      .click();
    await expect(page.locator('.rules-here')).toHaveAttribute('data-rule', /^7\.[24]$/);
  });

  await test.step('trumps are named, and a deal is given up', async () => {
    await openAt(page, ({ phase }) => phase === 'TRUMP');
    expect(await asked(page)).toBe('answer');
    await decide(page, 'answer', PASS);
    await expect(page.getByRole('group', { name: 'Contract' })).toBeVisible();
    expect(await asked(page)).toBe('play');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
    await expect(bill(page)).toContainText('The soloist conceded.');
  });

  await test.step('the rest is claimed where it is sure, stopped, and played to its end', async () => {
    await openAt(page, (view) => {
      const claim = claimOf(view);
      return claim.sure && claim.takes === 'all' && view.hand?.length === 4;
    });
    expect(await asked(page)).toBe('play');
    const claim = page.getByRole('button', { name: /^The rest is (mine|ours)/ });
    // In one go: a card is played on its own as soon as a timer runs.
    const stopped = await claim.evaluate((button: HTMLElement) => {
      return new Promise<string | null>((resolve) => {
        const shown = new MutationObserver(() => {
          const stop = document.querySelector<HTMLElement>('.ulti-ask-chip');
          if (stop === null) return;
          shown.disconnect();
          stop.click();
          resolve(stop.textContent);
        });
        shown.observe(document.body, { childList: true, subtree: true });
        button.click();
      });
    });
    expect(stopped).toBe('Stop');
    await claim.click();
    await expect(bill(page)).toBeVisible();
  });

  await test.step('kontra is said by part, and undone', async () => {
    await openAt(page, ({ phase, moves }) => phase === 'PLAY' && moves.some((m) => m > 144));
    expect(await asked(page)).toBe('play');
    const chips = page.locator('.ulti-ask-chip');
    await chips.first().click();
    const say = page.locator('.ulti-ask-doubles > .ulti-ask-main');
    if ((await say.count()) > 0) await say.click();
    await expect(page.locator('.ulti-plate .ulti-stamps')).toHaveText(/×2/);
    await expect(page.locator('.ulti-own-seat > .ulti-bubble')).toHaveText(/^Kontra/);
    await page.keyboard.press('u');
    await expect(page.locator('.ulti-plate .ulti-stamps')).toHaveCount(0);
  });
});

test('a contract that is read moves no other; two cards are chosen, taken back, laid down and undone one by one', async ({
  page,
}) => {
  // All contracts are in sight.
  await page.setViewportSize({ width: 1440, height: 900 });
  await openTable(page, 'ulti');
  expect(await asked(page)).toBe('bid');
  const detail = page.locator('.ulti-bid-detail');
  const tops = (): Promise<number[]> =>
    page
      .locator('.ulti-ladder-bid')
      .evaluateAll((all) => all.map((bid) => bid.getBoundingClientRect().top));
  const before = await tops();
  await bids(page).last().click();
  await expect(detail).toBeVisible();
  expect(await tops()).toEqual(before);
  await page.keyboard.press('Escape');

  await decide(page, 'bid', DURCHMARS);
  const lay = page.getByRole('button', { name: 'Lay them down' });
  await expect(lay).toBeDisabled();
  await playable(page).nth(3).click();
  await playable(page).nth(5).click();
  await expect(page.locator('[data-chosen]')).toHaveCount(2);
  // A third replaces the first.
  await playable(page).nth(7).click();
  await expect(page.locator('[data-chosen]')).toHaveCount(2);
  await expect(page.locator('.ulti-talon [data-card]')).toHaveCount(2);
  await page.getByRole('button', { name: 'Choose again' }).click();
  await expect(page.locator('[data-chosen]')).toHaveCount(0);
  await decide(page, 'lay', DURCHMARS);
  await expect(hand(page)).toHaveCount(10);
  await asked(page);
  await page.keyboard.press('u');
  await expect(hand(page)).toHaveCount(11);
  await playable(page).first().click();
  await expect(lay).toBeEnabled();
  await page.keyboard.press('u');
  await expect(hand(page)).toHaveCount(12);
  await page.keyboard.press('u');
  await expect(bids(page).first()).toBeVisible();

  await test.step('it covers nothing that a lesson says', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('./#/learn/ulti/lesson/17');
    const question = page.locator('.learn-guide-question');
    await expect(question).toContainText('20-100');
    await bids(page).last().click();
    await expect(detail).toBeVisible();
    // A pointer there meets the lesson's words.
    await question.click({ trial: true });
  });
});

test('a hint marks what it would do, and French suits are shown and said', async ({ page }) => {
  await openTable(page, 'ulti', { settings: { suits: 'french' } });
  await asked(page);
  const names = await namesOf(hand(page));
  expect(names).toHaveLength(12);
  for (const name of names) expect(name).toMatch(/ of (spades|hearts|diamonds|clubs)$/);
  await page.keyboard.press('h');
  await expect(page.locator('.ulti-ladder-bid[data-hinted]')).toHaveCount(1);
});

test('a whole deal by keys alone; axe finds nothing from the first bid to the bill', async ({
  page,
}) => {
  await openTable(page, 'ulti', { rules: 'seed deals=3' });
  const all: Asked[] = [];
  for (let now = await asked(page); ; now = await asked(page)) {
    if (!all.includes(now)) {
      // The ladder of bids is looked at with a contract open beside it.
      if (now === 'bid') await bids(page).first().click();
      // Cards are played at the same table.
      if (now === 'bid' || now === 'over') await readable(page, now);
      else await accessible(page, now);
      if (now === 'bid') await page.keyboard.press('Escape');
    }
    all.push(now);
    if (now === 'over') break;
    await decideByKeys(page, now, DURCHMARS);
  }
  expect(all.slice(0, 2)).toEqual(['bid', 'lay']);
  await expect(bill(page)).toContainText('You played Hearts Open Durchmars');
  await bill(page).getByRole('button', { name: 'Next deal' }).click();
  await expect(page.locator('.table-toolbar-name, .table-side-head')).toContainText('Deal 2 of 3');
});

test('own rules are chosen in a sheet, remembered, and named at the table', async ({ page }) => {
  await visit(page, 'ulti');
  const rules = page.locator('[data-game="ulti"]').getByRole('combobox', { name: 'Rules' });
  await rules.selectOption({ label: 'All rules…' });
  const sheet = page.getByRole('dialog', { name: 'Rules of Ulti' });
  const standard = sheet.getByRole('button', { name: 'Standard' });
  await expect(standard).toHaveAttribute('aria-pressed', 'true');
  await sheet.getByLabel(/^Highest kontra/).selectOption('6');
  await expect(standard).toHaveAttribute('aria-pressed', 'false');
  await accessible(page, 'every rule');
  await sheet.getByRole('button', { name: 'Use these rules' }).click();
  await expect(rules).toHaveValue('seed maxKontra=6');
  await page.getByRole('button', { name: 'Play Ulti' }).click();
  await expect(page.getByText('Custom rules (1)')).toBeVisible();
});
