/** A recorded game on screen, driven by a test. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './table.ts';

export const slider = (page: Page): Locator => page.getByRole('slider', { name: 'Moves' });

export async function at(page: Page, step: number): Promise<void> {
  await expect(slider(page)).toHaveValue(String(step));
}

/** Imports a record by pasting it, and opens it. */
export async function bring(page: Page, record: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('pakli.settings', JSON.stringify({ speed: 'off' }));
  });
  await page.goto('./#/replays');
  await page.getByRole('textbox', { name: 'Record or link' }).fill(record);
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(slider(page)).toBeVisible();
}
