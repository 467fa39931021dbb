/** Learning in a real browser: a tutorial at its first lessons and at its last, a puzzle failed and solved, the rules searched. */
import type { Page } from '@playwright/test';
import { LOCALES } from '@pakli/text';
import {
  loadLearnWords,
  loadReasonTexts,
  loadThemeTexts,
  readLessons,
  type LessonTexts,
} from '@pakli/text/learn';
import { readFileSync } from 'node:fs';
import { lessons } from '../src/games/buddy-bluff/lessons.ts';
import { lessons as compile } from '../src/games/compile/lessons.ts';
import { lessons as mulle } from '../src/games/mulle/lessons.ts';
import { lessons as ulti } from '../src/games/ulti/lessons.ts';
import { bestMove, nextBest } from '../src/lessons/puzzle-moves.ts';
import { readPuzzles } from '../src/lessons/puzzle.ts';
import { accessible, expect, resize, test } from './table.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('pakli.settings', JSON.stringify({ speed: 'off' }));
  });
});

const said = (page: Page) => page.locator('.learn-guide-said');
const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Two taps: the card, and where it goes. */
async function play(page: Page, move: string): Promise<void> {
  const [card = '', seat] = move.split('>');
  await page.locator(`[data-place="hand:${card}"] > .table-spot-button`).click();
  const place = seat === undefined ? 'pool' : `tray:${seat}`;
  await page.locator(`[data-place="${place}"] > .table-spot-button`).click();
}

/** Lessons of Buddy Bluff, by number from 0. That each of all can be played needs no browser. */
const PLAYED = [0, 1, lessons.length - 1];

test('a tutorial is begun, and ended', async ({ page }) => {
  await page.goto('./#/');
  await page.getByRole('link', { name: 'Learn: Buddy Bluff' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Learn Buddy Bluff' })).toBeVisible();
  await accessible(page, 'learn');
  await page.getByRole('link', { name: 'The pool' }).click();
  for (const i of PLAYED) {
    if (i > 1) await page.goto(`./#/learn/buddy-bluff/lesson/${i + 1}`);
    await expect(page.getByText(`Lesson ${i + 1} of ${lessons.length}`)).toBeVisible();
    if (i === 0) {
      await play(page, 'KD>1');
      await expect(said(page)).toContainText('lies open in the centre');
      await accessible(page, 'lesson, wrong');
      await button(page, 'Try again').click();
      await expect(said(page)).toBeEmpty();
    }
    await play(page, lessons[i]?.answers[0]?.[0] ?? '');
    await expect(said(page)).toHaveAttribute('data-tone', 'good');
    await page
      .getByRole('link', { name: i + 1 < lessons.length ? 'Next' : 'On to the puzzles' })
      .click();
  }
  await expect(page.locator('.learn-lessons [data-done]')).toHaveCount(PLAYED.length);
  // What was learnt is still known when the page is opened again, and no lesson is a game to go on with.
  await page.reload();
  await expect(page.locator('.learn-lessons [data-done]')).toHaveCount(PLAYED.length);
  await page.goto('./#/');
  await expect(page.getByRole('button', { name: 'Play Mulle' })).toBeVisible();
  await expect(page.locator('.home-continue')).toHaveCount(0);
});

/** Laptops: a lesson stands beside the table. */
const LAPTOPS = [
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
] as const;

/** As long as what the log says of a long move. */
const DID =
  'You take the ten of diamonds, the two of spades and the queen of hearts with the queen.';

function lessonTexts(game: string, locale: string): LessonTexts {
  const file = new URL(import.meta.resolve(`@pakli/text/${game}/${locale}/lessons.md`));
  return readLessons(readFileSync(file, 'utf8'));
}

test('every lesson and every answer is whole on a laptop, in every language', async ({ page }) => {
  for (const [id, list] of Object.entries({ 'buddy-bluff': lessons, compile, mulle, ulti })) {
    const cases = [];
    for (const locale of LOCALES) {
      const texts = lessonTexts(id, locale);
      const { again, next, firstGame, toPuzzles } = await loadLearnWords(locale);
      for (const [n, { id: name, score = false }] of list.entries()) {
        const { before = '', after = '', wrong = '', wrongs = {} } = texts[name] ?? {};
        const named = { name: `${id} ${name} ${locale}`, before, score };
        const ways = n + 1 < list.length ? [next] : [firstGame, toPuzzles];
        cases.push({ ...named, answer: '', buttons: [again] });
        cases.push({ ...named, answer: after, buttons: [again, ...ways] });
        for (const hint of [wrong, ...Object.values(wrongs)]) {
          cases.push({ ...named, answer: `${DID} ${hint}`, buttons: [again] });
        }
      }
    }
    // One with a score, where the game has such a lesson.
    const at = Math.max(
      0,
      list.findIndex(({ score }) => score === true),
    );
    await page.goto(`./#/learn/${id}/lesson/${at + 1}`);
    await expect(page.getByText(`Lesson ${at + 1} of ${list.length}`)).toBeVisible();
    await expect(button(page, 'Show me')).toBeEnabled();
    // Letters of every language are fetched when they are first written.
    await page.evaluate(cutOff, longest(cases));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const size of LAPTOPS) {
      await resize(page, size);
      await expect(page.locator('.table[data-wide] .learn-guide')).toBeVisible();
      const cut = await page.evaluate(cutOff, longest(cases));
      expect(cut, `${size.width}x${size.height}`).toEqual([]);
    }
  }
});

/** Of the texts that stand alike, the longest: where they fit, all others do. */
function longest(cases: readonly Answered[]): readonly Answered[] {
  const length = ({ before, answer, buttons }: Answered): number =>
    (answer === '' ? before : answer).length + buttons.join('').length;
  const alike = Object.values(
    Object.groupBy(cases, ({ answer, buttons, score }) =>
      [answer === '', buttons.length, score].join(' '),
    ),
  );
  return alike.flatMap((some = []) => some.toSorted((a, b) => length(b) - length(a)).slice(0, 12));
}

interface Answered {
  readonly name: string;
  readonly before: string;
  readonly answer: string;
  readonly buttons: readonly string[];
  readonly score: boolean;
}

/** Which of the texts do not fit into a lesson that is open. Runs in the page. */
function cutOff(all: readonly Answered[]): string[] {
  const names = ['', '-body', '-question', '-said', '-buttons', '-score'];
  const [guide, body, question, said, row, points] = names.map((name) =>
    document.querySelector<HTMLElement>(`.learn-guide${name}`),
  );
  const button = row?.firstElementChild;
  if (!guide || !body || !question || !said || !row || !button) throw new Error('no lesson');
  return all.flatMap(({ name, before, answer, buttons, score }) => {
    question.textContent = before;
    question.hidden = answer !== '';
    said.textContent = answer;
    guide.toggleAttribute('data-answered', answer !== '');
    row.replaceChildren(
      ...buttons.map((text) => {
        const copy = button.cloneNode() as Element;
        copy.textContent = text;
        return copy;
      }),
    );
    // A lesson that is not about points shows none.
    if (!score) points?.remove();
    else if (points) guide.append(points);
    const over = Math.max(
      body.scrollHeight - body.clientHeight,
      guide.scrollHeight - guide.clientHeight,
    );
    return over > 0 ? [`${name}: ${over} px, ${answer.slice(0, 40)}`] : [];
  });
}

test('a puzzle is failed, shown, and solved', async ({ page }) => {
  await page.goto('./#/learn/mulle');
  const list = page.locator('.learn-puzzles a');
  await expect(list.nth(59)).toBeVisible();
  // The page names no ideas until somebody asks for them.
  await expect(page.locator('.learn-ideas button').first()).toBeHidden();
  await list.nth(30).click();
  await expect(page.getByRole('heading', { name: 'Puzzle 31' })).toBeVisible();
  await expect(page.locator('.learn-guide-idea')).toHaveCount(0);
  // The other hand follows from what lies open, and how it came to this can be read.
  await expect(page.locator('.mulle-backs[data-open] .card').first()).toBeVisible();
  await button(page, 'The game so far').click();
  await expect(page.getByRole('dialog').locator('.play-log-line').nth(50)).toBeAttached();
  await page.keyboard.press('Escape');
  // Shown, it does not count as solved; then the same move is known.
  await button(page, 'Show me').click();
  await expect(said(page)).toContainText('This was the move: ');
  await page.getByRole('link', { name: 'Back to learning Mulle' }).click();
  await expect(page.locator('.learn-puzzles [data-done]')).toHaveCount(0);
  await list.nth(30).click();
  await solve(page);
  const idea = (await page.locator('.learn-guide-idea strong').textContent()) ?? '';
  await page.getByRole('link', { name: 'Next puzzle' }).click();
  await expect(page.getByRole('heading', { name: 'Puzzle 32' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to learning Mulle' }).click();
  await expect(page.locator('.learn-puzzles [data-done]')).toHaveCount(1);
  // Given up at first, it counts as not solved at the first try.
  await expect(page.getByText(/^Your rating: \d+ ± \d+ · Streak: 0/)).toBeVisible();
  await page.getByText('Practise one idea').click();
  await page
    .getByRole('group', { name: 'Practise one idea' })
    .getByRole('button', { name: idea })
    .click();
  await expect(page.locator('.learn-puzzles [data-done]')).toHaveCount(1);
  expect(await list.count()).toBeLessThan(20);
});

/** The longest explanation of a game's puzzles in a language: the idea, the reasons, and those against the next best move. */
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

test('every explanation of a puzzle is whole on a laptop, in every language', async ({ page }) => {
  const cases = [];
  for (const game of ['buddy-bluff', 'compile', 'mulle', 'ulti']) {
    for (const locale of LOCALES) {
      cases.push({ name: `${game} ${locale}`, texts: await longestExplanation(game, locale) });
    }
  }
  await page.goto('./#/learn/mulle/puzzle/73');
  await button(page, 'Show me').click();
  await expect(page.locator('.learn-guide-told li')).toHaveCount(1);
  for (const size of LAPTOPS) {
    await resize(page, size);
    const cut = await page.evaluate((all) => {
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
    expect(cut, `${size.width}x${size.height}`).toEqual([]);
  }
});

test('trays, plates and cards of Buddy Bluff lie apart where little room is left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(`./#/learn/buddy-bluff/lesson/8`);
  await expect(button(page, 'Show me')).toBeEnabled();
  expect(await page.evaluate(covered)).toEqual([]);
  // Upright, a long answer leaves the table a strip.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('./#/learn/buddy-bluff/puzzle/60');
  await button(page, 'Show me').click();
  await expect(page.locator('.learn-guide-idea')).toBeVisible();
  await expect(said(page)).not.toBeEmpty();
  expect(await page.evaluate(covered)).toEqual([]);
});

/** What lies on something else. Runs in the page. */
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
  // To its end, which is as it was said to be.
  const on = button(page, 'Play on');
  for (;;) {
    await on.click();
    await expect(button(page, 'One move back')).toBeEnabled();
    if ((await on.count()) === 0) break;
  }
  await expect(told.last()).toContainText(/^The omgang is over/);
});

test('the puzzle of the day is solved once for the day', async ({ page }) => {
  // Mulle's turn.
  await page.clock.setFixedTime(new Date(2026, 10, 16, 12));
  await page.goto('./#/');
  const daily = page.getByRole('link', { name: 'Puzzle of the day' });
  await expect(daily).toContainText('Mulle');
  await daily.click();
  await expect(page.getByRole('heading', { name: 'Puzzle of the day' })).toBeVisible();
  await solve(page);
  await page.getByRole('link', { name: 'All games' }).click();
  await expect(daily).toContainText('solved');
  // Tomorrow there is another one.
  await page.clock.setFixedTime(new Date(2026, 10, 17, 12));
  await page.reload();
  await expect(daily).not.toContainText(/Mulle|solved/);
});

test('a page that was open over night has the puzzle and the deals of the new day', async ({
  page,
}) => {
  const daily = page.getByRole('link', { name: 'Puzzle of the day' });
  const pages = [
    { path: './#/', before: daily.getByText('Mulle'), after: daily.getByText('Ulti') },
    { path: './#/day', before: page.getByText('16 Nov'), after: page.getByText('17 Nov') },
  ];
  for (const { path, before, after } of pages) {
    await page.clock.setFixedTime(new Date(2026, 10, 16, 23, 59));
    await page.goto(path);
    await expect(before).toBeVisible();
    await page.clock.setFixedTime(new Date(2026, 10, 17, 7));
    // Somebody looks at it again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(after).toBeVisible();
    await expect(before).toHaveCount(0);
  }
});

/** One move after the other until the best one is found. */
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

  for (const [game, number, lifted, target, end] of [
    ['buddy-bluff', 4, '[data-source]', '[data-light="target"]', /^The deal is over/],
    // The other one wins before anybody is asked again.
    ['compile', 7, '[data-place="hand:Mirror-2"]', '[data-place="P0.L0:down"]', /^Bo has compiled/],
  ] as const) {
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

test('every game has a lesson and a puzzle on its table, ticked only when they are played', async ({
  page,
}) => {
  for (const game of ['buddy-bluff', 'mulle', 'ulti', 'compile']) {
    for (const path of ['lesson/1', 'puzzle/25']) {
      await page.goto(`./#/learn/${game}/${path}`);
      await expect(page.locator('.learn-guide')).toBeVisible();
      // Positions of Compile are set up: there is no game before them to be read.
      const read = path.startsWith('puzzle') && game !== 'compile' ? 1 : 0;
      await expect(button(page, 'The game so far')).toHaveCount(read);
      await button(page, 'Show me').click();
      await expect(said(page), `${game} ${path}`).toHaveAttribute('data-tone', 'good');
    }
  }

  // All of them were shown, and none was played.
  await page.goto('./#/learn/ulti');
  await expect(page.locator('.learn-puzzles').first()).toBeVisible();
  await expect(page.locator('[data-done]')).toHaveCount(0);
  await page.goto('./#/learn/ulti/lesson/1');
  await button(page, 'Show me').click();
  await button(page, 'Try again').click();
  await expect(said(page)).toBeEmpty();
  const over = page.locator('[data-place="hand:LO"] > .table-spot-button');
  await over.click();
  await over.click();
  await expect(said(page)).toHaveAttribute('data-tone', 'good');
  await page.goto('./#/learn/ulti');
  await expect(page.locator('[data-done]')).toHaveCount(1);
});

test('a leaflet leads from a rule to the words for people, and on to the exact ones', async ({
  page,
}) => {
  await page.goto('./#/rules/mulle/5.1a');
  await expect(page.locator('.rules-here')).toContainText('Twins first.');
  await expect(page.locator('.rules-here')).toBeInViewport();
  await expect(page.locator('.rules-picture .rules-card svg').first()).toBeVisible();
  // A word is explained by a tap, and the next tap puts that away.
  const word = page.locator('.rules-here').getByRole('button', { name: 'Twins' });
  await word.click();
  await expect(page.getByRole('tooltip')).toContainText('same suit and rank');
  await page.mouse.move(0, 0);
  await word.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Contents' }).getByText('What scores').click();
  await expect(page.locator('.rules-here h2')).toHaveText('What scores');
  await page.goto('./#/rules/mulle/5.1a');
  await page.getByRole('link', { name: 'Rule 5.1a exactly' }).click();
  await expect(page.locator('.rules-here')).toContainText('5.1 Capture.');
  await expect(page).toHaveTitle('Mulle: The exact rules · Pakli');
  await page.getByRole('link', { name: 'The rules in short' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'In one minute' })).toBeVisible();

  await test.step('the exact ones are searched, and opened at a rule', async () => {
    await page.goto('./#/rules/mulle/exact');
    await expect(page.locator('.rules-card svg').first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill('tabbe captured');
    await expect(page.locator('.rules-head [role="status"]')).toHaveText(/^\d+ passages?$/);
    await expect(page.locator('mark').first()).toHaveText(/tabbe|captured/i);
    await accessible(page, 'rules, searched');
    await page.getByRole('searchbox').fill('xyzzy');
    await expect(page.locator('.rules-head [role="status"]')).toHaveText('Nothing found');
    await page.getByRole('searchbox').fill('');
    await page.getByRole('link', { name: 'Link to rule 7.4' }).click();
    await expect(page.locator('.rules-here')).toContainText('leaves the table empty');
    for (const game of ['buddy-bluff', 'ulti', 'compile']) {
      for (const path of [game, `${game}/exact`]) {
        await page.goto(`./#/rules/${path}`);
        await expect(page.locator('.rules-card svg').first()).toBeVisible();
      }
    }
    await page.goto('./#/rules/ulti/exact/7.2-beat');
    await expect(page.locator('.rules-here')).toContainText('must beat the trick');
  });
});

test('who plays a game for the first time is shown the first minute, once', async ({ page }) => {
  const note = page.locator('.play-newcomer');
  await page.goto('./#/');
  await button(page, 'Play Mulle').click();
  await expect(note).toContainText('New here?');
  await accessible(page, 'a newcomer');
  await note.getByRole('link', { name: 'The game in one minute' }).click();
  await expect(page.locator('.rules-here h2')).toHaveText('In one minute');
  // Back at the table it can be read once more, until it is closed; at the next one nobody asks again.
  await button(page, 'Back').click();
  await expect(note).toContainText('Aim: more points');
  await note.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.table-area')).toBeVisible();
  await expect(note).toHaveCount(0);
  await page.goto('./#/');
  await button(page, 'Play Mulle').click();
  await expect(page.locator('.table-area')).toBeVisible();
  await expect(note).toHaveCount(0);
});
