/** Analysis of recorded games: a planted mistake is found, played on from, seen with all cards open, stopped. */
import type { Page } from '@playwright/test';
import { accessible } from './looks.ts';
import { planted } from './planted.ts';
import { LONG } from './people.ts';
import { at, bring, slider } from './replay.ts';
import { recordOf } from './saved.ts';
import { expect, handOf, LOOK_MS, moveByPointer, myTurn, result, test } from './table.ts';

const NAMES = ['Anna', 'Bo', 'Cem', 'Dóra'];

/** Releases judgements to the page one by one. */
async function holdJudgements(page: Page): Promise<(n: number) => Promise<unknown>> {
  await page.addInitScript(() => {
    const asked = new Set<unknown>();
    const held: (() => void)[] = [];
    const gate = {
      free: 0,
      pass(): void {
        for (; gate.free > 0 && held.length > 0; gate.free--) held.shift()?.();
      },
    };
    Object.assign(globalThis, { gate });
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', (event: MessageEvent<{ readonly id?: number }>) => {
          const { data } = event;
          if (!asked.has(data.id)) return;
          event.stopImmediatePropagation();
          held.push(() => {
            asked.delete(data.id);
            this.dispatchEvent(new MessageEvent('message', { data }));
          });
          gate.pass();
        });
      }
      override postMessage(message: { readonly id: number; readonly name: string }): void {
        if (message.name === 'judge') asked.add(message.id);
        super.postMessage(message);
      }
    };
  });
  return async (n) => {
    await page.evaluate((more) => {
      const gate = Reflect.get(globalThis, 'gate') as { free: number; pass(): void };
      gate.free += more;
      gate.pass();
    }, n);
    if (n !== Infinity) {
      await page.waitForFunction(
        () => (Reflect.get(globalThis, 'gate') as { free: number }).free === 0,
        undefined,
        { polling: LOOK_MS },
      );
    }
  };
}

test('analysis is stopped, continues and finds a planted mistake in Mulle; a branch is played on; the main line waits', async ({
  page,
}) => {
  const { record, step } = await planted({
    game: 'mulle',
    rules: 'short',
    names: ['Anna', 'Bo'],
    seed: 3,
  });
  const letThrough = await holdJudgements(page);
  await bring(page, record);
  await page.getByRole('radio', { name: 'Analysis' }).check();
  await page.getByRole('button', { name: 'Analyse' }).click();
  await letThrough(1);
  const count = page.getByText(/of \d+ decisions/);
  await expect(count).toHaveText(/^1 of /);
  await page.getByRole('button', { name: 'Stop' }).click();
  // The decision already being judged still arrives, and no longer counts.
  await letThrough(1);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(count).toHaveText(/^1 of /);
  await letThrough(Infinity);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('progress')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'How Anna stood' })).toBeVisible();
  const worst = page.locator('.replay-analysis-swings button').first();
  await worst.click();
  await at(page, step - 1);
  await expect(page.locator('.replay-analysis-move')).toContainText('Better:');
  await expect(page.locator('[data-hinted]').first()).toBeVisible();
  await accessible(page, 'analysis');
  // What if: play on against the computer from shortly before the end, and back.
  const late = Number(await slider(page).getAttribute('max')) - 6;
  await slider(page).fill(String(late));
  await at(page, late);
  const before = await handOf(page);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await myTurn(page);
  await expect.poll(() => handOf(page)).toEqual(before);
  for (let n = 0; (await myTurn(page)) === 'move'; n++) await moveByPointer(page, n);
  await result(page).getByRole('link', { name: 'Back to the recorded game' }).click();
  await at(page, late);
  await expect.poll(() => handOf(page)).toEqual(before);
  await page.goto('./#/replays');
  await expect(page.getByText('what if')).toBeVisible();
  await expect(page.getByText('imported', { exact: true })).toBeVisible();
});

// Finding one does not depend on the game.
if (LONG) {
  test('analysis finds a planted mistake in Ulti', async ({ page }) => {
    const { record, step } = await planted({
      game: 'ulti',
      names: NAMES.slice(0, 3),
      seed: 5,
      after: 8,
    });
    await bring(page, record);
    await page.getByRole('radio', { name: 'Analysis' }).check();
    await page.getByRole('button', { name: 'Analyse' }).click();
    await expect(page.locator('progress')).toHaveCount(0);
    await expect(page.getByText('All cards open, calculated')).toBeVisible();
    const swings = page.locator('.replay-analysis-swings button');
    const found: string[] = [];
    for (let n = 0; n < (await swings.count()); n++) {
      await swings.nth(n).click();
      found.push(await slider(page).inputValue());
    }
    expect(found).toContain(String(step - 1));
  });
}

test('all cards lie open: hands, talon, decks, stocks and what is face-down', async ({ page }) => {
  const open = async (game: string, rules: string, seats: number): Promise<void> => {
    const middle = { game, rules, names: NAMES.slice(0, seats), seed: 7, moves: 1000 };
    await bring(page, await recordOf(middle));
    const views = page.getByRole('combobox', { name: 'Seen by' });
    await views.selectOption('All cards open, from Anna’s seat');
  };
  await open('compile', 'quick', 2);
  await slider(page).fill('40');
  const covered = page.locator('.compile-lying .compile-back');
  await expect(covered).not.toHaveCount(0);
  // A face-down card stays face-down, with its name on it.
  await expect(covered.locator('.compile-own')).toHaveCount(await covered.count());
  const deck = page.locator('[data-place="P1.deck"]');
  const size = Number(await deck.locator('b').last().textContent());
  await deck.getByRole('button').click();
  await expect(page.locator('dialog .compile-panel')).toHaveCount(size);
  await open('ulti', 'seed', 3);
  const talon = page.locator('[data-place="talon"]');
  await slider(page).fill('12');
  await expect(page.locator('.ulti-open')).toHaveCount(2);
  await accessible(page, 'Ulti with open hands');
  await expect(talon).toHaveAttribute('aria-label', /^talon, .+, .+$/i);
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption({ label: 'As Bo saw it' });
  await expect(talon).toHaveAttribute('aria-label', /^talon$/i);
  const piles = [
    ['mulle', 'short', 2, '80 cards in the stock'],
    ['buddy-bluff', 'classic', 4, '32 cards in the deck'],
  ] as const;
  // Piles open the same way in both.
  for (const [game, rules, seats, pile] of piles.slice(LONG ? 0 : 1)) {
    await open(game, rules, seats);
    await slider(page).fill('3');
    await page.getByRole('button', { name: pile }).click();
    await expect(page.locator('.table-peek-cards .card')).toHaveCount(Number.parseInt(pile, 10));
  }
  await accessible(page, 'a pile');
});
