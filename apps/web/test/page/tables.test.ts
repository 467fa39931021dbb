/** Tables of all games against beginners, with everything that can be opened beside them. */
import { beforeAll, test } from 'vitest';
import { openPage, type Page } from './page.ts';
import { pressAtTable } from './turns.ts';

let page: Page;
beforeAll(async () => {
  page = await openPage('#/');
});

test.each([
  ['mulle', 'synced', 'desk', 14],
  ['ulti', 'seed deals=3', 'phone', 16],
  ['buddy-bluff', 'classic', 'phone', 10],
  ['compile', 'fixed', 'desk', 12],
] as const)('%s', async (game, rules, device, presses) => {
  page.browser.device = device;
  await page.open('#/');
  const tile = `[data-game="${game}"]`;
  await page.choose(page.get(`${tile} [aria-label="frame.home.level"]`), 'beginner');
  await page.choose(page.get(`${tile} [aria-label="frame.home.seat"]`), '0');
  await page.choose(page.get(`${tile} [aria-label="frame.home.ruleSet"]`), rules);
  page.forget();
  await page.press(`frame.home.play(frame.games.${game}.name)`);
  await pressAtTable(page, presses, 1);
  await page.pressAny(/frame.table.undo$/);
  await page.pressAny(/frame.table.redo$/);
  await page.pressAny(/frame.table.hint$/);
  await page.press('frame.table.menu');
  if (game === 'mulle') {
    for (const panel of ['settings', 'help', 'nextGame']) {
      await page.press(new RegExp(`^frame.table.${panel}(?!Title)`));
      await page.press('frame.table.close');
      await page.press('frame.table.menu');
    }
    await page.press(/^frame.table.swapSeats/);
  }
  await page.expectFrozen(`table-${game}`);
});
