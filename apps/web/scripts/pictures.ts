/**
 * `npm run pictures`: screenshots of the pages for the documents, on a phone and on a desk, light and dark, always of
 * the same games. With names, only those: `npm run pictures -- ulti home`.
 */
import type { View } from '@pakli/ulti';
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
interface Picture extends Middle {
  /** The name of the file, where a game has several. */
  readonly name?: string;
  /** The place to tap. */
  readonly lift: string;
}

const ULTI = { game: 'ulti', names: ['You', 'Bo', 'Cem'], seed: 1, moves: 0 } as const;

/** Games in progress, and what is lifted there. */
const TABLES: readonly Picture[] = [
  {
    game: 'buddy-bluff',
    names: ['You', 'Bo', 'Cem', 'Dóra'],
    seed: 143,
    moves: 35,
    lift: 'hand:2C',
  },
  { game: 'mulle', names: ['You', 'Bo'], seed: 124, moves: 18, lift: 'hand:QS' },
  { ...ULTI, name: 'ulti-auction', lift: 'bid:U', until: (view) => hasSeven(view as View) },
  { ...ULTI, moves: 20, lift: 'hand:LO', until: (view) => isLate(view as View) },
  {
    game: 'compile',
    rules: 'quick',
    names: ['You', 'Bo'],
    seed: 5,
    moves: 30,
    lift: 'hand:Love-6',
  },
];
/** Learning pages by the name of the picture, and what appears once they have loaded. */
const LEARNING = {
  learn: ['learn/mulle', '.learn-puzzles'],
  lesson: ['learn/mulle/lesson/3', '[data-source] > .table-spot-button'],
  puzzle: ['learn/ulti/puzzle/9', '[data-source] > .table-spot-button'],
  rules: ['rules/mulle/5.1', '.rules-here .rules-card'],
} as const;

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
  await page.locator('.replay-analysis-swings button').first().click();
  await page.mouse.move(0, 0);
}

/** The forehand holds a seven that is not hearts. */
function hasSeven({ phase, hand }: View): boolean {
  return phase === 'BID' && (hand ?? []).some((card) => /^[BLA]7$/.test(card));
}

/** One's own Ulti in the sixth trick, with the last card to come. */
function isLate({ contract, tricks, trick }: View): boolean {
  return contract === 'U' && tricks.length === 5 && trick?.cards.length === 2;
}

const named = process.argv.slice(2);
const wanted = (name: string): boolean => named.length === 0 || named.includes(name);

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
        if (!wanted(name)) return;
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(400);
        // A rule may be far down its page.
        const y = await page.evaluate(() => window.scrollY);
        const { data } = await camera.send('Page.captureScreenshot', {
          format: 'webp',
          quality: 82,
          // A phone's screen is finer; a desk's picture would be too heavy.
          clip: { x: 0, y, ...viewport, scale: size === 'phone' ? 2 : 1 },
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
      for (const [name, [path, sight]] of Object.entries(LEARNING)) {
        await page.goto(`${address}#/${path}`);
        await page.locator(sight).first().waitFor();
        await shoot(name);
      }
      for (const { lift, name, ...middle } of TABLES) {
        if (!wanted(name ?? middle.game)) continue;
        // Via another page, or a second game with this address would not open.
        await page.goto(address);
        const path = await save(page, middle);
        await page.goto(address + path);
        const button = page.locator(`[data-place="${lift}"] > .table-spot-button`);
        await button.waitFor();
        // The note that the game continues disappears after a while.
        await page.locator('.play-opening-note').waitFor({ state: 'hidden' });
        await button.click();
        await page.mouse.move(0, 0);
        await shoot(name ?? middle.game);
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
