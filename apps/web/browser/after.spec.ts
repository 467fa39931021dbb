/** After a deal and after a game: what one's own moves were worth, and why the computers moved as they did. */
import type { Page } from '@playwright/test';
import { accessible, resize } from './looks.ts';
import { openSaved } from './saved.ts';
import { expect, result, test } from './table.ts';

const NAMES = ['You', 'Bo', 'Cem', 'Dóra'];
const SIZES = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
};

async function toTheLog(page: Page, size: string): Promise<void> {
  await page.getByRole('button', { name: 'Look at the table' }).click();
  if (size === 'phone') await page.locator('.play-last-more').click();
  await page.getByRole('list', { name: 'Moves so far' }).waitFor();
}

test('a result says how good one’s own moves were, and the review says the same', async ({
  page,
}) => {
  await openSaved(page, { game: 'buddy-bluff', names: NAMES, seed: 1, moves: 999 });
  const told = result(page).locator('.play-result-review');
  const accuracy = /^\d+% accuracy\. \d+ decisions? that mattered: \d+ (best|good|slip|blunder)/;
  await expect(told).toHaveText(accuracy);
  await accessible(page, 'a result that is judged');
  const [sentence = ''] = await told.locator('p').allTextContents();
  await result(page).getByRole('link', { name: 'Review your game' }).click();
  await expect(page.locator('.replay-analysis .table-accuracy')).toHaveText(sentence);

  await test.step('a result of Ulti says what the cards were worth, and what moves changed', async () => {
    const names = NAMES.slice(0, 3);
    await openSaved(page, { game: 'ulti', names, seed: 1, moves: 999 });
    const luck = /the cards were worth [+−]?\d+ to you\. Your moves changed that by [−0]/;
    await expect(result(page).locator('.play-result-review')).toContainText(luck);
  });
});

test('once a deal of a match is over, a computer’s reasons can be read', async ({ page }) => {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await resize(page, viewport);
    await openSaved(page, {
      id: size,
      game: 'buddy-bluff',
      rules: 'match',
      names: NAMES,
      seed: 1,
      moves: 999,
    });
    await toTheLog(page, size);
    const ask = page.getByRole('button', { name: 'Why?' });
    // Everything the others did, whatever the table shows during play.
    await expect(ask, size).toHaveCount(36);
    // The answer to the newest line opens below the visible part of the log.
    await ask.last().click();
    const why = page.locator('.play-log-why');
    await expect(why, size).toHaveText(/^As \p{L}+ saw it(A good choice|Better:)/u);
    await expect(why, size).toBeInViewport({ ratio: 1 });
    await expect(why, size).toBeFocused();
    await accessible(page, `a move that is explained, ${size}`);
  }
});

test('the question after a computer’s reasons stands above the turn that its move led to', async ({
  page,
}) => {
  await openSaved(page, { game: 'compile', names: NAMES.slice(0, 2), seed: 1, moves: 999 });
  await toTheLog(page, 'desk');
  await expect(page.locator('.play-log-ask').first()).toBeVisible();
  // The turn that a step begins with is its own.
  const next = '.play-log-turn:not(:first-child)';
  expect(await page.locator(`.play-log-ask ~ ${next}`).count()).toBeGreaterThan(0);
  await expect(page.locator(`${next} ~ .play-log-ask`)).toHaveCount(0);
});
