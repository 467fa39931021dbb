/** Accessibility: keyboard only, the reader's own colours, larger text. */
import { TWO } from './people.ts';
import { openSaved } from './saved.ts';
import { expect, sitDown, test } from './table.ts';

const SOURCE = '[data-place^="hand:"][data-source] > .table-spot-button';

test('the first tab leads to the cards, and letters can be switched off', async ({ page }) => {
  await sitDown(page, 'mulle');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: 'Skip to the cards' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator(SOURCE).first()).toBeFocused();
  // Shortcuts are on by default.
  const lifted = page.locator('[data-light="lifted"]');
  await page.keyboard.press('2');
  await expect(lifted).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(lifted).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Settings/ }).click();
  const setting = page.getByRole('group', { name: 'Single-letter keys' });
  await setting.getByRole('radio', { name: 'Off' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('?');
  await page.keyboard.press('2');
  // Arrows still work, so both keys before them have been handled by now.
  await page.locator(SOURCE).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(SOURCE).nth(1)).toBeFocused();
  await expect(lifted).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what can be done has a frame in forced colours and with more contrast', async ({ page }) => {
  for (const middle of TWO) {
    await openSaved(page, { ...middle, level: 'beginner' });
    await page.locator(SOURCE).first().press('Enter');
    await page.locator('[data-light="target"]').first().waitFor();
    // Without the focus, which draws a frame of its own.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    for (const media of [
      { forcedColors: 'active', contrast: 'no-preference' },
      { forcedColors: 'none', contrast: 'more' },
    ] as const) {
      await page.emulateMedia(media);
      const frames = await page
        .locator(':is([data-source], [data-light]) > .table-spot-button')
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const { outlineStyle, outlineWidth } = getComputedStyle(button);
            const { light = 'source' } = button.closest<HTMLElement>('[data-place]')!.dataset;
            return `${light} ${outlineWidth} ${outlineStyle}`;
          }),
        );
      expect(new Set(frames), `${middle.game}, ${Object.values(media).join(', ')}`).toEqual(
        new Set(['lifted 5px solid', 'source 2px solid', 'target 4px dashed']),
      );
    }
  }
});

test('nothing moves for whoever wants rest', async ({ page }) => {
  await sitDown(page, 'buddy-bluff');
  const card = page.locator('.bluff-card').first();
  const style = (): Promise<string> =>
    card.evaluate((element) => {
      element.dataset['sent'] = '';
      const { transitionDuration } = getComputedStyle(element);
      const { animationIterationCount } = getComputedStyle(element.firstElementChild!);
      return `${transitionDuration} ${animationIterationCount}`;
    });
  expect(await style()).toBe('0s 1');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await style()).toBe('0.16s, 0.2s infinite');
});

test('letters are as large as the reader wants, and on a table as large as it can hold', async ({
  page,
}) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 360, height: 640 });
  const size = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  const fits = (): Promise<boolean> =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth <= clientWidth;
    });
  for (const path of ['', '#/rules/mulle', '#/learn/ulti', '#/history']) {
    await page.goto(`./${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(async () => [await size(), await fits()], path).toEqual(['32px', true]);
  }
  await sitDown(page, 'mulle');
  const isLarge = async (): Promise<boolean> => Number.parseFloat(await size()) > 16;
  await expect.poll(async () => [await isLarge(), await fits()]).toEqual([true, true]);
  // The next test shares this browser.
  await client.detach();
});
