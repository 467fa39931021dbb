/** On a small phone a finger touches the card whose corner it sees. */
import type { Page } from '@playwright/test';
import { middleOf } from './pointers.ts';
import { openSaved, type Middle } from './saved.ts';
import { expect, test } from './table.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

const HANDS: readonly (Middle & { readonly lift: number })[] = [
  {
    game: 'ulti',
    rules: 'seed',
    names: ['You', 'Bo', 'Cem'],
    seed: 1,
    moves: 0,
    until: (view) => 'phase' in view && view.phase === 'DISCARD',
    // In the upper row, above others.
    lift: 1,
  },
  { game: 'mulle', names: ['You', 'Bo'], seed: 124, moves: 18, lift: 3 },
];

/** The cards of the hand whose index, in their upper left corner, hits another card. */
function covered(page: Page): Promise<string[]> {
  return page.locator('[data-place^="hand:"]').evaluateAll((spots) =>
    spots.flatMap((spot) => {
      const { left, top } = spot.querySelector('.card')!.getBoundingClientRect();
      return [
        [9, 12],
        [9, 26],
      ].flatMap(([x = 0, y = 0]) => {
        const hit = document.elementFromPoint(left + x, top + y)?.closest('[data-place]');
        const own = spot.getAttribute('data-place') ?? '';
        return hit === spot ? [] : [`${own} under ${hit?.getAttribute('data-place')}`];
      });
    }),
  );
}

test('every card of a hand can be touched at its index, whatever is lifted', async ({ page }) => {
  const cards = page.locator('[data-place^="hand:"] > .table-spot-button');
  for (const { lift, ...middle } of HANDS) {
    await openSaved(page, middle);
    await cards.first().waitFor();
    await expect.poll(() => covered(page), { message: middle.game }).toEqual([]);
    await cards.nth(lift).tap();
    await expect(page.locator('[data-light="lifted"], [data-chosen]')).toHaveCount(1);
    // It rises for a moment; a transition replaced by another never finishes.
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
    );
    await expect.poll(() => covered(page), { message: middle.game }).toEqual([]);
  }

  await test.step('the arrow of a row of moves stays under the finger, and plays nothing', async () => {
    await openSaved(page, {
      id: 'row',
      game: 'mulle',
      rules: 'short',
      names: ['You', 'Bo'],
      seed: 1,
      moves: 6,
    });
    await cards.nth(1).tap();
    const arrow = page.locator('.table-scroll-arrow');
    const { x, y } = await middleOf(arrow);
    const held = await cards.count();
    for (const way of ['back', 'on', 'back', 'on']) {
      await page.touchscreen.tap(x, y);
      await expect(arrow).toHaveAttribute('data-way', way);
    }
    await expect(cards).toHaveCount(held);
    await expect(page.locator('[data-light="lifted"]')).toHaveCount(1);
  });
});
