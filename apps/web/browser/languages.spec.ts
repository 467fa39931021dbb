/** The page speaks the browser's language, and loads only that one. */
import { expect, myTurn, test } from './table.ts';

// offline.spec.ts tests that a chosen language applies from the next load on.
test.use({ locale: 'hu' });

test('Hungarian is spoken', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('./#/play/buddy-bluff/1');
  await myTurn(page);
  await expect(page.getByText('Te jössz').first()).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  const languages = scripts.flatMap(
    (path) => /\/(en|sv|hu|de|tr)-[^/]*\.js$/.exec(path)?.[1] ?? [],
  );
  expect([...new Set(languages)]).toEqual(['hu']);
  // Hungarians choose the rules they play Ulti by at home, and sit down.
  await page.goto('./#/');
  await page.locator('[data-game="ulti"] .home-tile-play').click();
  const asked = page.getByRole('dialog', { name: 'Milyen szabályokkal ultiztok otthon?' });
  await expect(asked.getByRole('button', { name: /^Verseny/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ulti' })).toBeVisible();
  const choices = (): Promise<string> =>
    page.evaluate(() => localStorage.getItem('pakli.choices.ulti') ?? '');
  await expect.poll(choices).toContain('"rules":"tournament deals=3"');
});
