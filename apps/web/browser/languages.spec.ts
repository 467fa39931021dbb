/** The page speaks the language of the browser, or the one that was chosen, and loads that one alone. */
import { expect, myTurn, sitDown, test } from './table.ts';

const YOUR_TURN = {
  en: 'Your turn',
  sv: 'Din tur',
  hu: 'Te jössz',
  de: 'Du bist dran',
  tr: 'Sıra sende',
} as const;

// The others are chosen below; which of them a browser asks for is told without one.
for (const locale of ['hu', 'tr'] as const) {
  test.describe(locale, () => {
    test.use({ locale });
    test('is spoken', async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
      await page.goto('./#/play/buddy-bluff/1');
      await myTurn(page);
      await expect(page.getByText(YOUR_TURN[locale]).first()).toBeAttached();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
      const languages = scripts.flatMap(
        (path) => /\/(en|sv|hu|de|tr)-[^/]*\.js$/.exec(path)?.[1] ?? [],
      );
      expect([...new Set(languages)]).toEqual([locale]);
      if (locale !== 'hu') return;
      // Hungarians say by which rules they play Ulti at home, and sit down.
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
  });
}

test('a chosen language is remembered', async ({ page }) => {
  await sitDown(page, 'buddy-bluff', { settings: { language: 'sv' } });
  await expect(page.getByText('Din tur').first()).toBeAttached();
});
