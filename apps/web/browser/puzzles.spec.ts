/** Puzzles in a real browser: failed, shown, solved and explained, one of them each day. */
import type { Page } from '@playwright/test';
import { LOCALES } from '@pakli/text';
import { loadReasonTexts, loadThemeTexts } from '@pakli/text/learn';
import { readFileSync } from 'node:fs';
import { bestMove, nextBest } from '../src/lessons/puzzle-moves.ts';
import { readPuzzles } from '../src/lessons/puzzle.ts';
import { button, DESK, DID, LAPTOPS, said, test } from './learn.ts';
import { resize } from './looks.ts';
import { LONG } from './people.ts';
import { expect } from './table.ts';

test.use({ viewport: DESK });

test('a puzzle is failed, shown, and solved', async ({ page }) => {
  await page.goto('./#/learn/mulle');
  const list = page.locator('.learn-puzzles a');
  await expect(list.nth(59)).toBeVisible();
  // The page names no ideas until somebody asks for them.
  await expect(page.locator('.learn-ideas button').first()).toBeHidden();
  await list.nth(30).click();
  await expect(page.getByRole('heading', { name: 'Puzzle 31' })).toBeVisible();
  await expect(page.locator('.learn-guide-idea')).toHaveCount(0);
  // The other hand follows from what lies open, and the log shows how it came to this.
  await expect(page.locator('.mulle-backs[data-open] .card').first()).toBeVisible();
  await button(page, 'The game so far').click();
  await expect(page.getByRole('dialog').locator('.play-log-line').nth(50)).toBeAttached();
  await page.keyboard.press('Escape');
  // Shown, it does not count as solved; then the same move is known.
  await button(page, 'Show me').click();
  await expect(said(page)).toContainText(/This was the move: (Take|Lay|Feed|Trotta) /);
  await page.getByRole('link', { name: 'Back to learning Mulle' }).click();
  await expect(page.locator('.learn-puzzles [data-done]')).toHaveCount(0);
  await list.nth(30).click();
  await solve(page);
  const idea = (await page.locator('.learn-guide-idea strong').textContent()) ?? '';
  await page.getByRole('link', { name: 'Next puzzle' }).click();
  await expect(page.getByRole('heading', { name: 'Puzzle 32' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to learning Mulle' }).click();
  await expect(page.locator('.learn-puzzles [data-done]')).toHaveCount(1);
  // Given up at first, it does not count as solved at the first try.
  await expect(page.getByText(/^Your rating: \d+ ± \d+ · Streak: 0/)).toBeVisible();
  await page.getByText('Practise one idea').click();
  await page
    .getByRole('group', { name: 'Practise one idea' })
    .getByRole('button', { name: idea })
    .click();
  await expect(page.locator('.learn-puzzles [data-done]')).toHaveCount(1);
  await expect.poll(() => list.count()).toBeLessThan(20);
});

/**
 * The longest explanation of a game's puzzles in a language: the idea, the reasons, and those against the second-best
 * move.
 */
async function longestExplanation(game: string, locale: (typeof LOCALES)[number]) {
  const themes = await loadThemeTexts(game, locale);
  const reasons = await loadReasonTexts(game, locale);
  const file = new URL(`../src/games/${game}/puzzles.jsonl`, import.meta.url);
  const all = readPuzzles(readFileSync(file, 'utf8')).map((puzzle) => {
    const say = (move: number): string =>
      (puzzle.reasons[move] ?? [])
        .map(({ reason, facts }) => reasons[reason]?.(facts as never) ?? '')
        .join(' ');
    const why = themes[puzzle.theme ?? '']?.why(puzzle.facts as never) ?? '';
    return [why, say(bestMove(puzzle)), `${DID} ${say(nextBest(puzzle))}`];
  });
  return all.toSorted((one, other) => other.join('').length - one.join('').length)[0] ?? [];
}

test('trays, plates and cards of Buddy Bluff lie apart where little room is left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(`./#/learn/buddy-bluff/lesson/8`);
  await expect(button(page, 'Show me')).toBeEnabled();
  await expect.poll(() => page.evaluate(covered)).toEqual([]);
  // In portrait, a long answer leaves the table a strip.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('./#/learn/buddy-bluff/puzzle/60');
  await button(page, 'Show me').click();
  await expect(page.locator('.learn-guide-idea')).toBeVisible();
  await expect(said(page)).not.toBeEmpty();
  await expect.poll(() => page.evaluate(covered)).toEqual([]);
});

test('the buttons of a puzzle cover none of the cards that the others still hold', async ({
  page,
}) => {
  await page.goto('./#/learn/buddy-bluff/puzzle/3');
  const cards = page.locator('.learn-guide-unseen .card');
  await expect(cards).toHaveCount(2);
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ] as const) {
    await resize(page, { width, height });
    const buttons = await page.locator('.learn-guide-buttons').boundingBox();
    for (const card of await cards.all()) {
      const { y, height: tall } = (await card.boundingBox())!;
      expect(y + tall, `${width}x${height}`).toBeLessThan(buttons!.y);
    }
  }
});

/** What covers something else. Runs in the page. */
function covered(): string[] {
  const all = '.table-plate, .bluff-tray-bed, .bluff-middle-place:has(.card), .bluff-card';
  const parts = [...document.querySelectorAll(all)].map((part) => ({
    name: `${part.className} ${part.textContent}`,
    box: part.getBoundingClientRect(),
  }));
  return parts.flatMap(({ name, box }, n) =>
    parts
      .slice(n + 1)
      .filter(
        ({ box: other }) =>
          Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
          Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
      )
      .map((other) => `${name} on ${other.name}`),
  );
}

test.describe(() => {
  test.use({ reducedMotion: 'no-preference', looked: true, viewport: { width: 390, height: 844 } });

  // The answer takes more room than the question, while the move is still shown.
  test('nothing of the table is left behind on an answer that makes it smaller', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('pakli.settings', '{"speed":"slow"}'));
    await page.goto('./#/learn/buddy-bluff/puzzle/5');
    await expect(button(page, 'Show me')).toBeEnabled();
    await page.evaluate(() => {
      const astray = new Set<string>();
      Object.assign(window, { astray });
      // Before a frame is painted the page may still correct what a new layout moved.
      let before: readonly string[] = [];
      const look = (): void => {
        const end = document.querySelector('.table-area')?.getBoundingClientRect().bottom ?? 0;
        const now = [...document.querySelectorAll<HTMLElement>('.table-area .table-plate')]
          .filter((plate) => plate.getBoundingClientRect().bottom > end + 1)
          .map((plate) => plate.textContent);
        for (const name of now) if (before.includes(name)) astray.add(name);
        before = now;
        requestAnimationFrame(look);
      };
      look();
    });
    await button(page, 'Show me').click();
    await expect(page.locator('.learn-guide-idea')).toBeVisible();
    // The last of the line has been played.
    await expect(page.locator('.table-plate[data-turn]')).toHaveCount(0);
    await expect(page.locator('.table-flights-card')).toHaveCount(0);
    expect(await page.evaluate(() => [...(Reflect.get(window, 'astray') as Set<string>)])).toEqual(
      [],
    );
  });
});

test('what refutes a move is stepped through, forth and back', async ({ page }) => {
  await page.goto('./#/learn/mulle/puzzle/73');
  await button(page, 'Show me').click();
  await expect(page.locator('.learn-guide-contrast')).toContainText('The next best move: ');
  // Any other move can be looked at from there.
  await page.getByText('And the other moves?').click();
  await page.locator('.learn-others button').first().click();
  await expect(said(page)).toContainText('That costs you');
  const told = page.locator('.learn-guide-told li');
  await expect(told.first()).toBeVisible();
  const first = await told.allTextContents();
  await button(page, 'Play on').click();
  await expect(button(page, 'One move back')).toBeEnabled();
  await expect.poll(() => told.count()).toBeGreaterThan(first.length);
  await button(page, 'One move back').click();
  await expect(told).toHaveText(first);
  // To its end, which is as claimed.
  const on = button(page, 'Play on');
  while ((await on.count()) > 0) {
    const before = await told.count();
    await on.click();
    await expect.poll(() => told.count()).toBeGreaterThan(before);
    await expect(button(page, 'One move back')).toBeEnabled();
  }
  await expect(told.last()).toContainText(/^The omgang is over/);

  await test.step('every explanation is whole on a laptop, in every language', async () => {
    const cases: { readonly name: string; readonly texts: readonly string[] }[] = [];
    for (const game of ['buddy-bluff', 'compile', 'mulle', 'ulti']) {
      for (const locale of LOCALES) {
        cases.push({ name: `${game} ${locale}`, texts: await longestExplanation(game, locale) });
      }
    }
    await page.goto('./#/learn/mulle');
    await page.locator('.learn-puzzles a').first().waitFor();
    await page.goto('./#/learn/mulle/puzzle/73');
    await button(page, 'Show me').click();
    await expect(page.locator('.learn-guide-told li')).toHaveCount(1);
    for (const size of LAPTOPS) {
      await resize(page, size);
      const cut = (): Promise<string[]> =>
        page.evaluate((all) => {
          const guide = document.querySelector('.learn-guide');
          const parts = ['idea', 'reasons', 'contrast'].map((part) =>
            guide?.querySelector(`.learn-guide-${part}`),
          );
          return all.flatMap(({ name, texts }) => {
            for (const [n, part] of parts.entries()) {
              if (!part) throw new Error('the answer is not there');
              part.textContent = texts[n] ?? '';
            }
            const over = (guide?.scrollHeight ?? 0) - (guide?.clientHeight ?? 0);
            return over > 0 ? [`${name}: ${over} px`] : [];
          });
        }, cases);
      await expect.poll(cut, `${size.width}x${size.height}`).toEqual([]);
    }
  });
});

test('the puzzle of the day is solved once for the day', async ({ page }) => {
  // Mulle's turn.
  await page.clock.setFixedTime(new Date(2026, 10, 17, 12));
  await page.goto('./#/');
  const daily = page.getByRole('link', { name: 'Puzzle of the day' });
  await expect(daily).toContainText('Mulle');
  await daily.click();
  await expect(page.getByRole('heading', { name: 'Puzzle of the day' })).toBeVisible();
  await solve(page);
  await page.getByRole('link', { name: 'All games' }).click();
  await expect(daily).toContainText('solved');
  // Tomorrow there is another one.
  await page.clock.setFixedTime(new Date(2026, 10, 18, 12));
  await page.reload();
  await expect(daily).not.toContainText(/Mulle|solved/);
});

test('a page that was open over night has the puzzle and the deals of the new day', async ({
  page,
}) => {
  const daily = page.getByRole('link', { name: 'Puzzle of the day' });
  const pages = [
    { path: './#/', before: daily.getByText('Mulle'), after: daily.getByText('Ulti') },
    { path: './#/day', before: page.getByText('17 Nov'), after: page.getByText('18 Nov') },
  ];
  for (const { path, before, after } of pages) {
    await page.clock.setFixedTime(new Date(2026, 10, 17, 23, 59));
    await page.goto(path);
    await expect(before).toBeVisible();
    await page.clock.setFixedTime(new Date(2026, 10, 18, 7));
    // Somebody looks at it again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(after).toBeVisible();
    await expect(before).toHaveCount(0);
  }
});

/** Tries one move after the other until it finds the best. */
async function solve(page: Page): Promise<void> {
  for (let card = 0; card < 20; card++) {
    await tryMove(page, card);
    const tone = await said(page).getAttribute('data-tone');
    if (tone === 'good') break;
    await expect(said(page)).toContainText(/^That costs you \d+ points?: .+ instead of /);
    // The page says what the move loses and what punishes it.
    await expect(page.locator('.learn-guide-reasons')).toContainText(
      'Compared with the best move, at the end:',
    );
    await expect(page.locator('.learn-guide-told li').first()).toBeVisible();
    await expect(page.locator('.learn-guide-idea')).toHaveCount(0);
    await button(page, 'Try again').click();
    await expect(said(page)).toBeEmpty();
  }
  await expect(said(page)).toContainText('Right!');
}

/** The n-th of all moves, counted through the cards of the hand. */
async function tryMove(page: Page, n: number): Promise<void> {
  const cards = page.locator('[data-source] > .table-spot-button');
  await expect(cards.first()).toBeVisible();
  const chips = page.getByRole('group', { name: 'What you can do' }).getByRole('button');
  let left = n;
  for (let card = 0; card < (await cards.count()); card++) {
    await cards.nth(card).click();
    const count = await chips.count();
    if (left < count) {
      await chips.nth(left).click();
      await expect(said(page)).not.toBeEmpty();
      return;
    }
    left -= count;
    await page.keyboard.press('Escape');
  }
  throw new Error(`there are no ${n + 1} moves`);
}

test.describe('on a phone, with everything moving', () => {
  test.use({
    reducedMotion: 'no-preference',
    looked: true,
    viewport: { width: 360, height: 640 },
  });

  const puzzles = [
    ['buddy-bluff', 4, '[data-source]', '[data-light="target"]', /^The deal is over/],
    // The other one wins before anybody is asked again.
    ['compile', 7, '[data-place="hand:Mirror-2"]', '[data-place="P0.L0:down"]', /^Bo has compiled/],
  ] as const;
  for (const [game, number, lifted, target, end] of puzzles.slice(LONG ? 0 : 1)) {
    test(`it is seen at once that a wrong move in ${game} is answered`, async ({ page }) => {
      await page.goto(`./#/learn/${game}/puzzle/${number}`);
      await page.locator(`${lifted} > .table-spot-button`).first().click();
      await page.evaluate(() => {
        const seen = { changes: 0, silent: 0 };
        Object.assign(window, { seen });
        const look = (): void => {
          if (document.querySelector('.learn-guide-said[data-tone="bad"]') === null) return;
          seen.changes++;
          if (document.querySelector('.learn-guide-follows') === null) seen.silent++;
        };
        new MutationObserver(look).observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
        });
      });
      await page.locator(`${target} > .table-spot-button`).first().click();
      await expect(page.locator('.learn-guide-told li').last()).toHaveText(end);
      await expect(page.locator('.learn-guide-more')).toHaveCount(0);
      const seen = await page.evaluate(() => Reflect.get(window, 'seen') as Record<string, number>);
      expect(seen).toMatchObject({ silent: 0 });
      expect(seen['changes']).toBeGreaterThan(0);
    });
  }
});
