/**
 * `npm run pictures`: pictures of the pages for the documents, on a phone and
 * on a desk, light and dark, always of the same games.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { planted } from '../browser/planted.ts';
import { save, type Middle } from '../browser/saved.ts';
import { onStage } from '../browser/stage.ts';

const folder = new URL('../../../docs/pictures/', import.meta.url).pathname;
const SIZES = {
  phone: { width: 360, height: 640 },
  desk: { width: 1440, height: 900 },
} as const;
/** Games in the middle, and the card that is lifted. */
const TABLES: readonly (Middle & { readonly lift: string; readonly name?: string })[] = [
  {
    game: 'buddy-bluff',
    names: ['You', 'Bo', 'Cem', 'Dóra'],
    seed: 143,
    moves: 35,
    lift: '2C',
  },
  { game: 'mulle', names: ['You', 'Bo'], seed: 124, moves: 18, lift: 'QS' },
];

/** A game with a mistake in it, judged, at the moment before the mistake, with all hands open. */
const MISTAKE = await planted({ game: 'mulle', rules: 'short', names: ['Anna', 'Bo'], seed: 3 });

async function shootReplay(page: Page, address: string): Promise<void> {
  await page.goto(`${address}#/replays`);
  await page.getByRole('textbox', { name: 'Record or link' }).fill(MISTAKE.record);
  await page.getByRole('button', { name: 'Open it' }).click();
  await page.getByRole('slider').waitFor();
  const wide = await page.getByRole('radio', { name: 'Analysis' }).isVisible();
  const tool = async (name: string): Promise<void> => {
    if (!wide) await page.getByRole('button', { name, exact: true }).click();
  };
  await tool('Seen by');
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption({ index: 2 });
  if (!wide) await page.keyboard.press('Escape');
  await tool('Analysis');
  if (wide) await page.getByRole('radio', { name: 'Analysis' }).check();
  await page.getByRole('button', { name: 'Analyse' }).click();
  await page.locator('progress').waitFor({ state: 'detached', timeout: 60_000 });
  await page.locator('.analysis-swing').first().click();
  await page.mouse.move(0, 0);
}

mkdirSync(folder, { recursive: true });
await onStage(async (browser, address) => {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const theme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        viewport,
        colorScheme: theme,
        reducedMotion: 'reduce',
        locale: 'en-GB',
      });
      await context.addInitScript(() => {
        localStorage.setItem('pakli.settings', JSON.stringify({ speed: 'off' }));
      });
      const page = await context.newPage();
      // WebP, which only the browser's own protocol makes: felt is heavy in PNG.
      const camera = await context.newCDPSession(page);
      const shoot = async (name: string): Promise<void> => {
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(400);
        const { data } = await camera.send('Page.captureScreenshot', {
          format: 'webp',
          quality: 82,
          // A phone's screen is finer; a desk's picture would be too heavy.
          clip: { x: 0, y: 0, ...viewport, scale: size === 'phone' ? 2 : 1 },
        });
        writeFileSync(`${folder}${name}-${size}-${theme}.webp`, data, 'base64');
        console.log(`${name}-${size}-${theme}.webp`);
      };
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await shoot('home');
      await page.goto(`${address}#/cards`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await shoot('gallery');
      for (const { lift, ...middle } of TABLES) {
        const path = await save(page, middle);
        await page.goto(address + path);
        // The note that the game goes on leaves after a while.
        const note = page.locator('.opening-note');
        await note.waitFor();
        await note.waitFor({ state: 'hidden' });
        await page.locator(`[data-place="hand:${lift}"] > .spot-button`).click();
        await page.mouse.move(0, 0);
        await shoot(middle.game);
      }
      await shootReplay(page, address);
      await shoot('replay');
      await page.goto(`${address}#/replays`);
      await page.getByRole('listitem').first().waitFor();
      await shoot('replays');
      await context.close();
    }
  }
});
