/** A person at Ulti's table, driven by a test. */
import type { Locator, Page } from '@playwright/test';
import { expect, LOOK_MS } from './table.ts';

export const hand = (page: Page): Locator => page.locator('[data-place^="hand:"]');
export const playable = (page: Page): Locator =>
  page.locator('.ulti-hand-spot > .table-spot-button');
export const bids = (page: Page): Locator =>
  page.locator('.ulti-ladder-bid[data-source] > .table-spot-button');
export const answers = (page: Page): Locator => page.locator('.ulti-ask-answer:not(:disabled)');
const lay = (page: Page): Locator => page.getByRole('button', { name: 'Lay them down' });

/** The bill at the end of a deal. */
export const bill = (page: Page): Locator => page.locator('dialog:has(.play-result-next)');

/** The question; `over` at the end of the deal. */
export type Asked = 'bid' | 'lay' | 'answer' | 'play' | 'over';

export async function asked(page: Page): Promise<Asked> {
  const any = bill(page).or(bids(page)).or(lay(page)).or(answers(page)).or(playable(page));
  await any.first().waitFor();
  if (await bill(page).isVisible()) return 'over';
  if ((await lay(page).count()) > 0) return 'lay';
  if ((await bids(page).count()) > 0) return 'bid';
  return (await answers(page).count()) > 0 ? 'answer' : 'play';
}

/** Changes when a decision is made, but not when a card is lifted or the question is reworded. */
const TABLE = (before: string): string | undefined => {
  const parts = [...document.querySelectorAll('[data-place], .ulti-bubble, .ulti-ask-answer')];
  // A liftable card leaves its name to its button, and gets it back once it is lifted.
  const words = parts.map((part) => {
    if (!part.matches('[data-place]')) return part.textContent;
    const name = part.ariaLabel ?? part.querySelector(':scope > .table-spot-button')?.ariaLabel;
    // A question may come a moment after the table: which cards can be lifted also tells that it is another one.
    return `${name} ${part.matches('[data-source]')}`;
  });
  const now = `${words.join('\n')}\n${document.querySelectorAll('dialog').length}`;
  return now === before ? undefined : now;
};

/** The table has changed. */
async function decided(page: Page, before: string): Promise<void> {
  await page.waitForFunction(TABLE, before, { polling: LOOK_MS });
}

/** What the person wants: a bid by name, and the answer to every question. */
export interface Plan {
  readonly bid: string;
  readonly answer: RegExp;
}

/** Takes one decision with the pointer. */
export async function decide(page: Page, now: Asked, plan: Plan): Promise<void> {
  const before = (await page.evaluate(TABLE, '')) ?? '';
  if (now === 'bid') {
    const all = page.getByRole('button', { name: /^All( contracts)?$/ });
    if (await all.isVisible()) await all.click();
    await page.getByRole('button', { name: new RegExp(`^${plan.bid},`) }).click();
    await page
      .getByRole('button', { name: `Bid ${plan.bid}`, exact: true })
      .last()
      .click();
  } else if (now === 'lay') {
    await playable(page).nth(0).click();
    await playable(page).nth(1).click();
    await lay(page).click();
    await expect(lay(page)).toBeHidden();
  } else if (now === 'answer') {
    const wanted = answers(page).filter({ hasText: plan.answer });
    await ((await wanted.count()) > 0 ? wanted : answers(page)).first().click();
  } else {
    await playable(page).first().click();
    await playable(page).first().click();
  }
  await decided(page, before);
}

/** The same by keyboard only. */
export async function decideByKeys(page: Page, now: Asked, plan: Plan): Promise<void> {
  const before = (await page.evaluate(TABLE, '')) ?? '';
  const { keyboard } = page;
  if (now === 'bid') {
    await walkTo(page, `.ulti-ladder-bid > button[aria-label^="${plan.bid},"]`);
    await keyboard.press('Enter');
    await expect(page.locator('.ulti-bid-detail')).toBeVisible();
    await keyboard.press('Enter');
  } else if (now === 'lay') {
    await keyboard.press('1');
    await keyboard.press('2');
    await walkTo(page, '.ulti-ask-main:not(:disabled)', 'Shift+Tab');
    await keyboard.press('Enter');
    // Two cards are two moves: the question stands until the second is made.
    await expect(lay(page)).toBeHidden();
  } else if (now === 'answer') {
    await walkTo(page, '.ulti-ask-answer:not(:disabled)');
    await keyboard.press('Enter');
  } else {
    const places = await hand(page).evaluateAll((cards) =>
      cards.map((card) => card.querySelector('button') !== null),
    );
    const n = places.indexOf(true);
    if (n < 9) await keyboard.press(String(n + 1));
    else {
      // The tenth card has no digit: an arrow leads there from the ninth.
      await walkTo(page, '.ulti-hand-spot > .table-spot-button');
      await keyboard.press('Enter');
    }
    await expect(page.locator('[data-light="lifted"]')).toBeVisible();
    await keyboard.press('Enter');
  }
  await decided(page, before);
}

/** An arrow leads to the table, Tab continues from there; the buttons stand before the hand. */
async function walkTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  const there = page.locator(`${selector}:focus`);
  await page.keyboard.press('ArrowUp');
  for (let keys = 0; keys < 60 && (await there.count()) === 0; keys++) {
    await page.keyboard.press(key);
  }
  await expect(there).toHaveCount(1);
}
