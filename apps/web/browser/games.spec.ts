/** Games to their result in a real browser, from shortly before it. */
import { openSaved, type Middle } from './saved.ts';
import {
  expect,
  GAMES,
  LOOKS,
  moveByKeys,
  moveByPointer,
  myTurn,
  result,
  test,
  type GameId,
} from './table.ts';

/** Where the last cards are dealt and nothing is left to choose in the end. */
const ENDS: Readonly<Record<GameId, Middle>> = {
  'buddy-bluff': { game: 'buddy-bluff', names: ['You', 'Bo', 'Cem', 'Dóra'], seed: 1, moves: 0 },
  mulle: { game: 'mulle', rules: 'short', names: ['You', 'Bo'], seed: 1, moves: 0 },
};
const WAYS = { 'by pointer': moveByPointer, 'by keys alone': moveByKeys };

for (const game of GAMES) {
  for (const [way, move] of Object.entries(WAYS)) {
    test(`${game} ${way}`, async ({ page }) => {
      await openSaved(page, { ...ENDS[game], level: 'beginner', left: 5 });
      let n = 0;
      for (; (await myTurn(page)) === 'move'; n++) await move(page, n);
      expect(n).toBe(5);
      await expect(result(page).getByRole('button', { name: 'Play again' })).toBeVisible();
      if (way !== 'by pointer') return;
      // On a phone, where there is least room, nothing lies over the way home.
      await page.setViewportSize(LOOKS.phone.viewport);
      await page.getByRole('button', { name: 'Look at the table' }).click();
      await expect(page.getByRole('button', { name: 'How the points came about' })).toBeVisible();
      await page.getByRole('link', { name: 'All games' }).click();
      await expect(page).toHaveURL(/#\/$/);
    });
  }
}
