/**
 * `npm run showcase`: a deal of Mulle, move by move, for the first page of the site. The page shows
 * one picture after the other without a script.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { recordOf } from '../browser/saved.ts';
import { onStage } from '../browser/stage.ts';

const folder = new URL('../../../site/showcase/', import.meta.url).pathname;
const VIEWPORT = { width: 1100, height: 660 };
/** One round: eight cards each. */
const STEPS = 17;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const record = await recordOf({
  game: 'mulle',
  rules: 'short',
  names: ['Anna', 'Bo'],
  seed: 11,
  moves: 1e6,
});
await onStage(async (browser, address) => {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  await context.addInitScript(() => {
    localStorage.setItem('pakli.settings', JSON.stringify({ speed: 'off' }));
  });
  const page = await context.newPage();
  const camera = await context.newCDPSession(page);
  await page.goto(`${address}#/replays`);
  await page.getByRole('textbox', { name: 'Record or link' }).fill(record);
  await page.getByRole('button', { name: 'Open it' }).click();
  const slider = page.getByRole('slider');
  await slider.waitFor();
  const tools = await slider.boundingBox();
  const side = await page.getByRole('complementary').first().boundingBox();
  if (tools === null || side === null) throw new Error('no table');
  const clip = { x: 0, y: 0, width: side.x, height: tools.y - 12, scale: 1 };
  for (let step = 1; step <= STEPS; step++) {
    await slider.fill(String(step));
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(250);
    const shot = { format: 'webp', quality: 60, clip } as const;
    const { data } = await camera.send('Page.captureScreenshot', shot);
    writeFileSync(`${folder}${String(step).padStart(2, '0')}.webp`, data, 'base64');
  }
  console.log(`${STEPS} pictures of ${clip.width} by ${clip.height}`);
});
