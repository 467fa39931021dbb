/**
 * `npm run icons`: pictures of public/icon.svg for systems that take no SVG. The rounded corners are the drawing's own,
 * except where the system cuts its own shape: there the background reaches the edge and the cards keep away from it.
 */
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARGS, needChromium } from '../browser/browsers.ts';

const folder = join(import.meta.dirname, '../public');
const GROUND = '#12484f';
/** By file: the size in pixels, and for a full square how much of it the drawing takes. */
const ICONS = {
  'icon-180.png': { size: 180, drawing: 1 },
  'icon-192.png': { size: 192, drawing: undefined },
  'icon-512.png': { size: 512, drawing: undefined },
  'icon-mask.png': { size: 512, drawing: 0.86 },
} as const;

const svg = readFileSync(join(folder, 'icon.svg'), 'utf8');
const browser = await chromium.launch({
  executablePath: needChromium(),
  args: [...ARGS],
});
for (const [file, { size, drawing }] of Object.entries(ICONS)) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const width = size * (drawing ?? 1);
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;${
      drawing === undefined ? '' : `background:${GROUND}`
    }"><div style="width:${width}px;line-height:0">${svg}</div></body>`,
  );
  await page.screenshot({ path: join(folder, file), omitBackground: true });
  await page.close();
}
await browser.close();
