/** Nothing happens behind your back: computers wait while you read the rules. */
import { expect, openTable, test } from './table.ts';

test.use({ looked: true });

test('whoever reads the rules on the way sees all that the others do', async ({ page }) => {
  // Others begin.
  await openTable(page, 'buddy-bluff', { settings: { steps: 'tap' } });
  const told = page.getByRole('region', { name: 'Last move' });
  const goOn = told.getByRole('button', { name: /^Show .* move$/ });
  await goOn.waitFor();
  const first = (await told.textContent()) ?? '';
  await goOn.click();
  await expect(told).not.toHaveText(first);
  await goOn.waitFor();
  const before = (await told.textContent()) ?? '';
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Rules' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await goOn.waitFor();
  await expect(told).toHaveText(before);
});
