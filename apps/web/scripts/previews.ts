/**
 * `npm run previews`: what a pasted link shows, cut out of the pictures of the tables
 * (`npm run pictures`): 1200 by 630 as JPEG, which every program that shows previews can read.
 */
import { chromium } from '@playwright/test';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARGS, needChromium } from '../browser/browsers.ts';

const pictures = join(import.meta.dirname, '../../../docs/pictures');
const folder = join(import.meta.dirname, '../public/preview');
const SIZE = { width: 1200, height: 630 };
/** Width of a picture, and how much of it the table takes; the rest is the side panel. */
const DESK = 1440;
const TABLE = 1120;
/** Of what is too high, this share goes at the top: hands are at the bottom. */
const CUT = 0.6;
const GAMES = ['buddy-bluff', 'compile', 'mulle', 'ulti'];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: needChromium(), args: [...ARGS] });
const page = await browser.newPage({ viewport: SIZE });
for (const game of GAMES) {
  const picture = readFileSync(join(pictures, `${game}-desk-light.webp`)).toString('base64');
  await page.setContent(
    `<body style="margin:0"><img src="data:image/webp;base64,${picture}" style="display:block;width:${(SIZE.width * DESK) / TABLE}px;transform:translateY(calc(${CUT} * (${SIZE.height}px - 100%)))">`,
  );
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  await page.screenshot({ path: join(folder, `${game}.jpg`), type: 'jpeg', quality: 82 });
  console.log(`${game}.jpg`);
}
await browser.close();
