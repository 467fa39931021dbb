/** Whole games in a real browser, to the result dialog. */
import {
  expect,
  GAMES,
  moveByKeys,
  moveByPointer,
  myTurn,
  result,
  sitDown,
  test,
} from './table.ts';

for (const game of GAMES) {
  test(`${game} by pointer`, async ({ page }) => {
    await sitDown(page, game);
    for (let n = 0; (await myTurn(page)) === 'move'; n++) await moveByPointer(page, n);
    await expect(result(page).getByRole('button', { name: 'Play again' })).toBeVisible();
  });

  test(`${game} by keys alone`, async ({ page }) => {
    await sitDown(page, game);
    for (let n = 0; (await myTurn(page)) === 'move'; n++) await moveByKeys(page, n);
    await expect(result(page).getByRole('button', { name: 'Play again' })).toBeVisible();
  });
}
