/** Plates of the people at a table by link: where they are, and what covers them. */
import type { Page } from '@playwright/test';
import { LOOKS, resize } from './looks.ts';
import { expect } from './table.ts';

/** By name: where the plates are, and what of the table covers one. */
function plates(page: Page): Promise<{ readonly boxes: string[]; readonly covered: string[] }> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('.table-area .table-plate')].filter(
      (plate) => plate.getClientRects().length > 0,
    );
    const boxes = all.map((plate) => {
      const { x, y, width, height } = plate.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    });
    // A card is shown on the stage in passing, and bids scroll: neither says where it is seen.
    const places = [
      ...document.querySelectorAll<HTMLElement>(
        '.table-area [data-place]:not([data-place^=stage], [data-place^=bid])',
      ),
    ];
    const covered = all.flatMap((plate) => {
      const one = plate.getBoundingClientRect();
      if (one.left < 0 || one.right > innerWidth) return [`${plate.innerText} leaves the screen`];
      return places
        .filter((place) => !place.contains(plate) && !plate.contains(place))
        .filter((place) => {
          const other = place.getBoundingClientRect();
          const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          return across > 2 && down > 2;
        })
        .map((place) => `${plate.innerText} and ${place.dataset['place']}`);
    });
    return { boxes, covered };
  });
}

/** No plate moves when somebody leaves or a computer plays for them, and nothing covers one, however long its name. */
export async function standStill(page: Page, other: Page): Promise<void> {
  // The smallest size of each of the two table layouts.
  const sizes = [LOOKS.phone.viewport, { width: 1024, height: 768 }];
  const look = async (): Promise<string[]> => {
    const seen: string[] = [];
    for (const size of sizes) {
      await resize(page, size);
      // People may have long names.
      await page.evaluate(() => {
        for (const name of document.querySelectorAll(
          '.table-plate:not([data-you], [data-sits=computer]) > .table-plate-name',
        ))
          name.textContent = 'Maximiliane Hohenzollern';
      });
      const covered = async (): Promise<string[]> => (await plates(page)).covered;
      await expect.poll(covered, `${size.width} x ${size.height}`).toEqual([]);
      seen.push(...(await plates(page)).boxes);
    }
    return seen;
  };
  const before = await look();
  await other.getByRole('button', { name: 'Menu' }).click();
  await other.getByRole('button', { name: /^Let a computer play for me/ }).click();
  await expect(page.locator('.table-plate[data-sits="covered"]')).toBeVisible();
  await expect.poll(look, 'a computer plays').toEqual(before);
  await other.getByRole('button', { name: 'Take your seat back' }).click();
  await expect(page.locator('.table-plate[data-sits="here"]:not([data-you])')).toBeVisible();
  const here = other.url();
  await other.goto('about:blank');
  await expect(page.locator('.table-plate[data-sits="away"]')).toBeVisible();
  await expect.poll(look, 'somebody is away').toEqual(before);
  await other.goto(here);
  await other.locator('.table-area').waitFor();
}
