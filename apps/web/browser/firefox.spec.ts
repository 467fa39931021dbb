/** That another browser than Chromium can do it too: a few moves of each game, and on after a reload. */
import { PEOPLE, playSome } from './people.ts';
import { expect, tableText, test } from './table.ts';

for (const [game, person] of Object.entries(PEOPLE)) {
  test(`${game} is played, and goes on after a reload`, async ({ page }) => {
    // What is still on its way when a page is left, Firefox complains of.
    await page.goto('./', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await playSome(page, person);
    const before = await tableText(page);
    await page.reload();
    await person.ready(page);
    expect(await tableText(page)).toEqual(before);
    await person.move(page, 1);
    await person.ready(page);
  });
}
