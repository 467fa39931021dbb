/** Whole games of Compile in a real browser, and a text that interrupts a text that interrupts a text. */
import { KEYS, playOn, POINTER, sitDown } from './compile.ts';
import { expect, result, test } from './table.ts';

test.use({ viewport: { width: 1280, height: 800 } });
test.setTimeout(180_000);

for (const [rules, seat] of [
  ['main1', 0],
  ['standard', 1],
] as const) {
  test(`${rules} from draft to result by pointer`, async ({ page }) => {
    await sitDown(page, { rules, seat });
    await expect(page.getByRole('heading', { name: 'Pick a protocol.' })).toBeVisible();
    await playOn(page, POINTER);
    await expect(result(page).getByRole('button', { name: 'Play again' })).toBeVisible();
  });
}

test('from draft to result by keys alone', async ({ page }) => {
  await sitDown(page, { rules: 'main2' });
  await playOn(page, KEYS);
  await expect(result(page).getByRole('button', { name: 'Play again' })).toBeVisible();
});
