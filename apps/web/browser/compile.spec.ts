/** Compile in a real browser from the draft to the result: texts that interrupt texts, and axe on the table. */
import { compile, type Compile } from '@pakli/compile';
import { isRefusal, parseRecord, replayRecord, type Match } from '@pakli/core';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { answer, asked, KEYS, playOn, POINTER, sitDown } from './compile.ts';
import { wholeWords } from './cut-words.ts';
import { LOOKS, readable, resize } from './looks.ts';
import { LONG } from './people.ts';
import { openSaved, savedRecord, type Middle } from './saved.ts';
import { expect, result, test } from './table.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const WAYS = { pointer: POINTER, 'keys alone': KEYS };

// The last moves are made by keys alone too.
for (const [rules, seat, way] of [
  ['standard', 1, 'pointer'] as const,
  ...(LONG ? [['main2', 0, 'keys alone'] as const] : []),
]) {
  test(`the draft of ${rules} and the first moves by ${way}`, async ({ page }) => {
    await sitDown(page, { rules, seat });
    await expect(page.getByRole('heading', { name: 'Pick a protocol.' })).toBeVisible();
    await page.getByRole('button', { name: 'Hint' }).click();
    const hint = page.locator('.play-hint');
    await expect(hint).toContainText('Of what is left, this protocol has won the most.');
    // How often protocols have won is not a chance of winning, and all of them were compared.
    await expect(hint).not.toContainText(/%|not looked at/);
    const pool = page.locator('[data-place^="pool:"]');
    let n = 0;
    for (; (await pool.count()) > 0; n++) {
      await answer(page, n, WAYS[way]);
      expect(await asked(page)).toBe('asked');
    }
    expect(n).toBe(3);
    // What is left of them after the opponent's first turn depends on how long a computer could think.
    await expect(page.locator('.play-log')).toContainText('draw five cards.');
    await expect(page.locator('[data-place^="hand:"]')).not.toHaveCount(0);
    for (; n < 6; n++) {
      await answer(page, n, WAYS[way]);
      expect(await asked(page)).toBe('asked');
    }
  });
}

// The pointer makes the first moves, and those of texts that interrupt each other.
test('the last moves and the result by keys alone', async ({ page }) => {
  for (const [id, way] of Object.entries(WAYS)) {
    if (!LONG && way !== KEYS) continue;
    const rules = { rules: 'quick', level: 'beginner' } as const;
    const left = LONG ? 4 : 2;
    const end = { game: 'compile', names: ['You', 'Bo'], seed: 2, moves: 0, left, ...rules };
    await openSaved(page, { ...end, id });
    await playOn(page, way);
    await expect(result(page).getByRole('button', { name: 'Play again' })).toBeVisible();
  }
});

test('the cards of a trash are read whole on a phone, and keys lead to those that can be chosen', async ({
  page,
}) => {
  const record = readFileSync(new URL('records/empty-hand.txt', import.meta.url), 'utf8');
  await openSaved(page, { game: 'compile', names: ['You', 'Bo'], seed: 12, moves: 0, record });
  await asked(page);
  // A card viewed earlier does not stay beside another card's question.
  const read = page.locator('.compile-reader');
  await page.locator('[data-place^="hand:"]').last().hover();
  await expect(read).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  // The hand is empty now, and one of the cards on the table is deleted.
  await expect(page.getByText('Choose the card that is deleted.', { exact: true })).toBeVisible();
  await expect(page.locator('[data-source] > .table-spot-button').first()).toBeFocused();
  await expect(read.locator('p[data-now]')).toHaveCount(1);

  await resize(page, LOOKS.phone.viewport);
  await page.getByRole('button', { name: 'Bo’s trash: 8 cards' }).click();
  const boxes = page.getByRole('dialog').locator('.compile-box:not([data-empty])');
  await expect(boxes.filter({ hasText: '5 or more face-up Unity cards' })).toHaveCount(1);
  const cut = (): Promise<string[]> =>
    boxes.evaluateAll((all) =>
      all.flatMap((box) =>
        box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight
          ? [box.textContent]
          : [],
      ),
    );
  await expect.poll(cut).toEqual([]);
});

/** Spirit 0 made Spirit 3 shift, which uncovered Luck 4, which uncovered Psychic 3 of the other side. */
const NESTED: Middle = {
  game: 'compile',
  names: ['You', 'Bo'],
  seed: 0,
  moves: 0,
  record: readFileSync(new URL('records/nested.txt', import.meta.url), 'utf8'),
};

function replayed(text: string): Match<Compile> {
  const record = parseRecord(text);
  const match = isRefusal(record) ? record : replayRecord(compile, record);
  if (isRefusal(match)) throw new Error(`line ${match.line}: ${match.refused}`);
  return match;
}

test('four texts that interrupt each other are shown and resolved', async ({ page }) => {
  await openSaved(page, NESTED);
  await asked(page);
  const tabs = page.getByRole('list', { name: 'What is going on' }).getByRole('listitem');
  await expect(tabs).toHaveText([
    /Psychic 3.*middle text, Bo’s text.*you choose/,
    /Luck 4.*middle text, your text.*waits/,
    /Spirit 3.*top text, your text.*waits/,
    /Spirit 0.*middle text, your text.*waits/,
  ]);
  await expect(page.getByText('Choose the card that you discard.', { exact: true })).toBeVisible();
  // The sentence being carried out, and the card waiting to land.
  await expect(page.locator('.compile-reader p[data-now]')).toHaveText(
    'Your opponent discards 1 card.',
  );
  await expect(page.getByRole('img', { name: 'Spirit 3, on its way' })).toBeVisible();
  // Hovering over another card shows its text.
  const large = page.locator('.compile-reader header');
  await page.locator('[data-place="hand:Luck-1"]').hover();
  await expect(large).toHaveText('1Luck');
  await page.mouse.move(0, 0);
  await expect(large).toHaveText('3Psychic');
  await page.locator('[data-place="hand:Luck-1"] > .table-spot-button').click();
  await page.getByRole('button', { name: 'Luck 1 discard 1' }).click();
  const discarded = page.locator('.play-log-line', { hasText: 'You discard Luck 1.' });
  expect(await discarded.evaluate((line) => line.style.getPropertyValue('--depth'))).toBe('4');
  await expect(tabs.filter({ hasText: 'Psychic 3' })).toHaveCount(0);
  // By the next question everything has landed.
  await asked(page);
  // Everything lies where the rules say it lies.
  const match = replayed(await savedRecord(page, 'compile'));
  const { players, totals } = compile.view(match.table.state, 0);
  for (const [seat, { stacks }] of players.entries()) {
    for (const [line, stack] of stacks.entries()) {
      const lying = page.locator(`[data-place^="P${seat}.L${line}."]`);
      const shown = await lying.evaluateAll((all) =>
        all.map((one) => (one as HTMLElement).dataset['card']),
      );
      expect(shown).toEqual(stack.map(({ card, pos }) => card ?? pos));
      const who = seat === 0 ? 'You' : 'Bo';
      const total = `${who}: total ${totals[seat]?.[line]} in line ${line + 1}`;
      await expect(page.getByText(total)).toBeAttached();
    }
  }
});

test('cards are dragged, and what no rule allows is explained', async ({ page }) => {
  await sitDown(page, { rules: 'fixed' });
  // Five cards in hand: the deck cannot be used.
  await page.locator('[data-place="P0.deck"]').click();
  await expect(page.getByRole('alert')).toContainText('With five or more cards');
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.keyboard.press('1');
  await expect(page.locator('.compile-drop')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.compile-drop')).toHaveCount(0);
  const card = page.locator('[data-place^="hand:"] > .table-spot-button').first();
  const name = (await card.getAttribute('aria-label')) ?? '';
  await card.hover();
  await page.mouse.down();
  const stack = await page.locator('[data-place="P0.L1"]').boundingBox();
  if (stack === null) throw new Error('no stack');
  await page.mouse.move(stack.x + stack.width * 0.75, stack.y + stack.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(
    page.locator('.play-log-line', { hasText: `You play ${name} face-down` }),
  ).toBeVisible();

  await test.step('a game is given up, and its loser starts the rematch', async () => {
    // By lot three times in a row would be luck.
    for (let game = 0; game < 3; game++) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Give up' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
      const over = page.url();
      await result(page).getByRole('button', { name: 'Play again' }).click();
      await page.waitForURL((url) => url.href !== over);
      await asked(page);
      await expect(page.locator('.play-log')).toContainText('Turn 1: your turn.');
    }
  });
});

const SCREENS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
] as const;

test('a question is whole beside a lesson, and what is announced covers neither it nor the plates', async ({
  page,
}) => {
  await page.goto('./#/learn/compile/lesson/16');
  const own = page.getByRole('button', { name: 'Rearrange your protocols' });
  await own.waitFor();
  for (const size of SCREENS) {
    await resize(page, size);
    await wholeWords(page, `${size.width}x${size.height}`);
  }
  await own.click();
  await page.getByRole('button', { name: /Water.*Life.*Fire/ }).click();
  const moments = page.locator('.compile-moments > li');
  await expect(moments).toContainText(['You compile Water', 'You win']);
  for (const size of SCREENS) {
    await resize(page, size);
    const covered = (): Promise<number> =>
      moments.evaluateAll((all) => {
        const banners = all.map((one) => one.getBoundingClientRect());
        const under = [...document.querySelectorAll('.compile-side-of-line, .compile-ask')];
        return under.filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return banners.some(
            (one) => one.left < right && left < one.right && one.top < bottom && top < one.bottom,
          );
        }).length;
      });
    await expect.poll(covered, `${size.width}x${size.height}: covered parts`).toBe(0);
  }
});

type Check = (what: string) => Promise<void>;

async function everything(page: Page, check: Check): Promise<void> {
  await sitDown(page, { rules: 'main1' });
  await page.locator('[data-place^="pool:"] > .table-spot-button').first().click();
  await check('draft and the six cards of a protocol');
  await openSaved(page, NESTED);
  await asked(page);
  await page.locator('[data-place="P0.L1.0"]').click();
  await check('texts that interrupt each other, and a card that is read');
}

test('axe finds nothing, and nothing is cut off, on a phone and on a desk', async ({ page }) => {
  await everything(page, (what) => readable(page, what));
  await resize(page, LOOKS.phone.viewport);
  // It lies over the field there, mostly beside its card: a second tap on the card closes it.
  await expect(page.locator('.compile[data-reading]')).toBeVisible();
  await page.locator('[data-place="P0.L1.0"]').dispatchEvent('click');
  await expect(page.locator('.compile[data-reading]')).toHaveCount(0);
});
