/**
 * `npm run previews`: link previews, cut out of the pictures of the tables (`npm run pictures`): 1200 by 630 as JPEG,
 * which every program that shows previews can read.
 */
import { chromium } from '@playwright/test';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARGS, needChromium } from '../browser/browsers.ts';

const pictures = join(import.meta.dirname, '../../../docs/pictures');
const folder = join(import.meta.dirname, '../public/preview');
const SIZE = { width: 1200, height: 630 };
/** Width of a picture, and the table's share of it; the rest is the side panel. */
const DESK = 1440;
const TABLE = 1120;
/** Of a table that is too tall, this share is cut at the top: hands are at the bottom. */
const OF_TABLE = { width: TABLE, cut: 0.6 };
const SHOWN = {
  home: { width: DESK, cut: 0 },
  'buddy-bluff': OF_TABLE,
  compile: OF_TABLE,
  mulle: OF_TABLE,
  ulti: OF_TABLE,
};

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: needChromium(), args: [...ARGS] });
const page = await browser.newPage({ viewport: SIZE });
for (const [name, { width, cut }] of Object.entries(SHOWN)) {
  const picture = readFileSync(join(pictures, `${name}-desk-light.webp`)).toString('base64');
  await page.setContent(
    `<body style="margin:0"><img src="data:image/webp;base64,${picture}" style="display:block;width:${(SIZE.width * DESK) / width}px;transform:translateY(calc(${cut} * (${SIZE.height}px - 100%)))">`,
  );
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 });
  console.log(`${name}.jpg`);
}
await browser.close();
