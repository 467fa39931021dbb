/** The first page and what opens from it, and the pages that need no game. */
import { beforeAll, test } from 'vitest';
import { openPage, type Page } from './page.ts';

let page: Page;
beforeAll(async () => {
  page = await openPage('#/');
});

test('the first page', async () => {
  await page.press('frame.settings.title');
  await page.press(page.get('.kit-radios input:not([checked])'), 'choose the next language');
  await page.type(page.get('.settings-name input'), 'Anna');
  await page.press('frame.table.close');
  await page.expectFrozen('home');
});

test('choices before a game', async () => {
  page.forget();
  for (const game of ['mulle', 'ulti', 'buddy-bluff', 'compile']) {
    await page.choose(
      page.get(`[data-game="${game}"] [aria-label="frame.home.ruleSet"]`),
      'all rules',
    );
    const field = page.get(
      'dialog select, dialog input[type=checkbox], dialog input[type=radio]:not([checked])',
    );
    if (field.tagName === 'SELECT') {
      const option = field.querySelectorAll('option')[1]!;
      await page.choose(field, option.getAttribute('value') ?? '');
    } else await page.press(field, 'choose another rule');
    await page.press('frame.table.close');
  }
  await page.press('frame.together.open: frame.games.ulti.name');
  await page.press('frame.table.close');
  await page.expectFrozen('choices');
});

test('games that are not over', async () => {
  page.browser.device = 'phone';
  for (let n = 0; n < 4; n++) {
    await page.open('#/');
    await page.press('frame.home.play(frame.games.buddy-bluff.name)');
  }
  await page.open('#/history');
  page.forget();
  await page.open('#/');
  await page.press(page.get('.home-open-more'));
  page.browser.device = 'desk';
  await page.expectFrozen('unfinished');
});

test.each([
  ['gallery', '#/cards'],
  ['cards-compile', '#/cards/compile'],
  ['history-empty', '#/history'],
  ['replays-empty', '#/replays'],
  ['nowhere', '#/nowhere'],
  ['no-table', '#/table/abc'],
  ['day', '#/day'],
])('%s', async (name, address) => {
  await page.open('#/');
  page.forget();
  await page.open(address);
  // The cards of Compile are many, and all alike.
  await page.expectFrozen(name, 150);
});
