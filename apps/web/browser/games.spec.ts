/** Games played to their result in a real browser from shortly before it; and cards dealt, lifted and taken back. */
import { LOOKS, resize } from './looks.ts';
import { LONG } from './people.ts';
import { openSaved, type Middle } from './saved.ts';
import {
  dealt,
  expect,
  GAMES,
  liftCard,
  moveByKeys,
  moveByPointer,
  myTurn,
  result,
  sitDown,
  tableText,
  test,
  type GameId,
} from './table.ts';

/** Deals whose last cards leave nothing to choose in the end. */
const ENDS: Readonly<Record<GameId, Middle>> = {
  'buddy-bluff': { game: 'buddy-bluff', names: ['You', 'Bo', 'Cem', 'Dóra'], seed: 1, moves: 0 },
  mulle: { game: 'mulle', rules: 'short', names: ['You', 'Bo'], seed: 1, moves: 0 },
};
const SIZE = { width: 1280, height: 720 };
const WAYS = { 'by pointer': moveByPointer, 'by keys alone': moveByKeys };
/** One input per game, both with PAKLI_LONG: pointers and keys do not depend on the game. */
const WAY_OF: Readonly<Record<GameId, keyof typeof WAYS>> = {
  'buddy-bluff': 'by keys alone',
  mulle: 'by pointer',
};

// In one page: opening it takes as long as playing this many cards.
test('games to their end, by pointer or by keys alone', async ({ page }) => {
  for (const game of GAMES) {
    for (const [way, move] of Object.entries(WAYS)) {
      if (!LONG && way !== WAY_OF[game]) continue;
      const what = `${game} ${way}`;
      await resize(page, SIZE);
      await openSaved(page, { ...ENDS[game], id: what, level: 'beginner', left: 5 });
      if (way === 'by pointer') {
        // In print a table is its score sheet.
        await page.emulateMedia({ media: 'print' });
        await expect(page.locator('.table-side').getByRole('table').first()).toBeVisible();
        await expect(page.locator('[data-place]').filter({ visible: true })).toHaveCount(0);
        await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
        await page.emulateMedia({ media: 'screen' });
      }
      let n = 0;
      for (; (await myTurn(page)) === 'move'; n++) await move(page, n);
      expect(n, what).toBe(5);
      await expect(result(page).getByRole('button', { name: 'Play again' })).toBeVisible();
      if (way !== 'by pointer') continue;
      // In print the result stands alone, with its points and without screen controls.
      await page.emulateMedia({ media: 'print' });
      await expect(result(page).getByRole('heading').first()).toBeVisible();
      await expect(result(page).getByRole('table').first()).toBeVisible();
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
      await expect(page.locator('[data-place]').filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ media: 'screen' });
      // On a phone, where room is tightest, nothing covers the way home.
      await resize(page, LOOKS.phone.viewport);
      await page.getByRole('button', { name: 'Look at the table' }).click();
      await expect(page.getByRole('button', { name: 'How the points came about' })).toBeVisible();
      await page.getByRole('link', { name: 'All games' }).click();
      await expect(page).toHaveURL(/#\/$/);
    }
  }
});

// In one page, as above.
test('a lifted card is put back by Escape, undo takes a move back, and a number deals the same cards to everybody', async ({
  page,
}) => {
  await sitDown(page, 'mulle');
  const before = await tableText(page);
  await liftCard(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => tableText(page)).toEqual(before);
  await moveByPointer(page, 0);
  await myTurn(page);
  await page.keyboard.press('u');
  await expect(page.getByRole('main').getByRole('status')).toContainText('taken back');
  await expect.poll(() => tableText(page)).toEqual(before);

  const deal = async (number: number): Promise<string[]> => {
    await page.goto(`./#/play/mulle/${number}/short/0`);
    await dealt(page);
    await myTurn(page);
    return tableText(page);
  };
  const first = await deal(7);
  expect(await deal(8)).not.toEqual(first);
  expect(await deal(7)).toEqual(first);
});
