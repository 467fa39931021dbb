/** The page speaks the language of the browser, or the one that was chosen, and loads that one alone. */
import { expect, myTurn, sitDown, test } from './table.ts';

const YOUR_TURN = {
  en: 'Your turn',
  sv: 'Din tur',
  hu: 'Te jössz',
  de: 'Du bist dran',
  tr: 'Sıra sende',
} as const;

for (const [locale, words] of Object.entries(YOUR_TURN)) {
  test.describe(locale, () => {
    test.use({ locale });
    test('is spoken', async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
      await page.goto('./');
      await page.getByRole('button', { name: 'Buddy Bluff' }).first().click();
      await myTurn(page);
      await expect(page.getByText(words).first()).toBeAttached();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
      const languages = scripts.flatMap(
        (path) => /\/(en|sv|hu|de|tr)-[^/]*\.js$/.exec(path)?.[1] ?? [],
      );
      expect([...new Set(languages)]).toEqual([locale]);
    });
  });
}

test('a chosen language is remembered', async ({ page }) => {
  await sitDown(page, 'buddy-bluff', { settings: { language: 'sv' } });
  await expect(page.getByText('Din tur').first()).toBeAttached();
});
