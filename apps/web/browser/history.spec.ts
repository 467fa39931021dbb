/** Finished games in numbers: counted, shown, saved as a file and deleted. */
import { Sfc32 } from '@pakli/core';
import type { LevelId } from '@pakli/core/search';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { StoredGame } from '../src/host/stored-game.ts';
import { accessible, readable } from './looks.ts';
import { openSaved, put } from './saved.ts';
import { expect, moveByPointer, myTurn, result, test } from './table.ts';

const KINDS = [
  { game: 'mulle', rules: 'short', seats: 2 },
  { game: 'mulle', rules: 'seven', seats: 2 },
  { game: 'buddy-bluff', rules: 'classic', seats: 4 },
] as const;
const LEVELS: readonly LevelId[] = ['casual', 'expert'];

/** Sixty finished games, always the same. */
function sixty(): StoredGame[] {
  const random = new Sfc32(11);
  return Array.from({ length: 60 }, (_, n) => {
    const { game, rules, seats } = KINDS[random.below(KINDS.length)] ?? KINDS[0];
    const place = 1 + (random.below(60) < 25 + n / 2 ? 0 : random.below(seats));
    const places = Array.from({ length: seats }, (_, seat) => (seat === 0 ? place : seat + 1));
    const totals = places.map((other) => 20 + random.below(12) - 4 * other);
    const names = ['You', 'Bo', 'Cem', 'Dóra'].slice(0, seats);
    const level = LEVELS[random.below(2)] ?? 'casual';
    const at = Date.UTC(2026, 9, 1) + n * 5_000_000;
    const saved = {
      id: `${n}`,
      game,
      level,
      seat: 0,
      names,
      rules,
      at,
      over: true,
      totals,
      places,
    };
    return { saved, record: '' };
  });
}

async function open(page: Page): Promise<void> {
  await page.goto('./');
  await put(page, sixty());
  await page.getByRole('link', { name: 'Your games' }).click();
  await expect(page.getByText('of 60 games won')).toBeVisible();
}

test('a game that ends is counted, once', async ({ page }) => {
  await page.goto('./#/history');
  await expect(page.getByText('No game is finished yet.')).toBeVisible();
  const names = ['You', 'Bo', 'Cem', 'Dóra'];
  await openSaved(page, { game: 'buddy-bluff', names, seed: 1, moves: 0, left: 1 });
  for (let n = 0; (await myTurn(page)) === 'move'; n++) await moveByPointer(page, n);
  const won = /You win/.test((await result(page).getAttribute('aria-label')) ?? '');
  const table = page.url();
  await page.goto('./#/history');
  await expect(page.getByText('of 1 game', { exact: false })).toBeVisible();
  if (won) await expect(page.getByText('1 won', { exact: true }).first()).toBeVisible();
  const line = page.locator('.history-list li');
  const before = await line.innerText();
  // Looking at a game again is not playing it again.
  await page.goto(table);
  await expect(result(page)).toBeVisible();
  await page.goto('./#/history');
  await expect.poll(() => line.innerText()).toBe(before);
});

test('everybody can read the page; filters, files and deleting', async ({ page }) => {
  await open(page);
  await expect(page.locator('.history-curve svg')).toHaveCount(1);
  await readable(page, 'all games');
  await page.getByRole('radio', { name: 'Mulle' }).check();
  await expect(page.locator('.history-curve svg')).toHaveCount(2);
  await accessible(page, 'one game');
  await page.getByRole('radio', { name: 'Expert' }).check();
  const count = sixty().filter(
    ({ saved }) => saved.game === 'mulle' && saved.level === 'expert',
  ).length;
  await expect(page.getByText(`of ${count} games won`)).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a table (CSV)' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('pakli.csv');
  const lines = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(count + 1);
  for (const line of lines.slice(1)) expect(line).toMatch(/,mulle,expert,/);

  await page
    .getByRole('button', { name: /^Delete Mulle,/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(`of ${count} games won`)).toBeVisible();
  await page
    .getByRole('button', { name: /^Delete Mulle,/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`of ${count - 1} games won`)).toBeVisible();

  await page.getByRole('button', { name: `Delete these ${count - 1} games` }).click();
  await accessible(page, 'the question');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`of ${60 - count} games won`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`of ${60 - count} games won`)).toBeVisible();
});
