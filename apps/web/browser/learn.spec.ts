/** Learning in a real browser: a tutorial's first lessons and its last, its texts on laptops, searching the rules. */
import type { Page } from '@playwright/test';
import { LOCALES } from '@pakli/text';
import { loadLearnWords, readLessons, type LessonTexts } from '@pakli/text/learn';
import { readFileSync } from 'node:fs';
import { lessons } from '../src/games/buddy-bluff/lessons.ts';
import { lessons as compile } from '../src/games/compile/lessons.ts';
import { lessons as mulle } from '../src/games/mulle/lessons.ts';
import { lessons as ulti } from '../src/games/ulti/lessons.ts';
import { button, DESK, DID, LAPTOPS, said, test } from './learn.ts';
import { accessible, resize } from './looks.ts';
import { expect } from './table.ts';

test.use({ viewport: DESK });

/** Two taps: the card, then its target. */
async function play(page: Page, move: string): Promise<void> {
  const [card = '', seat] = move.split('>');
  await page.locator(`[data-place="hand:${card}"] > .table-spot-button`).click();
  const place = seat === undefined ? 'pool' : `tray:${seat}`;
  await page.locator(`[data-place="${place}"] > .table-spot-button`).click();
}

/** Lessons of Buddy Bluff, numbered from 0. Checking that each can be played needs no browser. */
const PLAYED = [0, lessons.length - 1];

test('a tutorial is begun, and ended', async ({ page }) => {
  await page.goto('./#/');
  await page.getByRole('link', { name: 'Learn: Buddy Bluff' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Learn Buddy Bluff' })).toBeVisible();
  await accessible(page, 'learn');
  await page.getByRole('link', { name: 'The pool' }).click();
  for (const i of PLAYED) {
    if (i > 0) await page.goto(`./#/learn/buddy-bluff/lesson/${i + 1}`);
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
  // Progress survives reopening the page, and no lesson is offered as a game to continue.
  await page.reload();
  await expect(page.locator('.learn-lessons [data-done]')).toHaveCount(PLAYED.length);
  await page.goto('./#/');
  await expect(page.getByRole('button', { name: 'Play Mulle' })).toBeVisible();
  await expect(page.locator('.home-continue')).toHaveCount(0);

  // Lessons and puzzles of all games are opened in test/page/learn.test.ts.
  await test.step('a lesson and a puzzle are ticked only when they are played', async () => {
    for (const path of ['ulti/lesson/1', 'ulti/puzzle/25', 'compile/puzzle/25']) {
      await page.goto(`./#/learn/${path}`);
      await expect(page.locator('.learn-guide')).toBeVisible();
      // Positions of Compile are set up: there is no earlier game to read.
      await expect(button(page, 'The game so far')).toHaveCount(path === 'ulti/puzzle/25' ? 1 : 0);
      await button(page, 'Show me').click();
      await expect(said(page), path).toHaveAttribute('data-tone', 'good');
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
});

function lessonTexts(game: string, locale: string): LessonTexts {
  const file = new URL(import.meta.resolve(`@pakli/text/${game}/${locale}/lessons.md`));
  return readLessons(readFileSync(file, 'utf8'));
}

test('every lesson and every answer is whole on a laptop, in every language', async ({ page }) => {
  for (const [id, list] of Object.entries({ 'buddy-bluff': lessons, compile, mulle, ulti })) {
    const cases: Answered[] = [];
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
    // Letters of a language are fetched when they are first drawn.
    await page.evaluate(cutOff, longest(cases));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const size of LAPTOPS) {
      await resize(page, size);
      await expect(page.locator('.table[data-wide] .learn-guide')).toBeVisible();
      const cut = (): Promise<string[]> => page.evaluate(cutOff, longest(cases));
      await expect.poll(cut, `${size.width}x${size.height}`).toEqual([]);
    }
  }
});

/** The longest of the texts in one place: where it fits, all others do. */
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

/** The texts that do not fit into an open lesson. Runs in the page. */
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

test('a leaflet leads from a rule to the words for people, and on to the exact ones', async ({
  page,
}) => {
  await page.goto('./#/rules/mulle/5.1a');
  await expect(page.locator('.rules-here')).toContainText('Twins first.');
  await expect(page.locator('.rules-here')).toBeInViewport();
  await expect(page.locator('.rules-picture .rules-card svg').first()).toBeVisible();
  // A tap explains a word, and the next tap closes the explanation.
  const word = page.locator('.rules-here').getByRole('button', { name: 'Twins' });
  await word.click();
  await expect(page.getByRole('tooltip')).toContainText('same suit and rank');
  await page.mouse.move(0, 0);
  await word.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  // In print it is a word of its sentence.
  await page.emulateMedia({ media: 'print' });
  await expect(word).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
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
    await page.goto('./#/rules/ulti/exact/7.2-beat');
    await expect(page.locator('.rules-here')).toContainText('must beat the trick');
  });
});

test('the head of a leaflet has room for its buttons on a phone, in every language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of LOCALES) {
    await page.addInitScript(
      (settings) => localStorage.setItem('pakli.settings', settings),
      JSON.stringify({ speed: 'off', language }),
    );
    // The longest name of a game.
    await page.goto('./#/rules/buddy-bluff');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const head = page.locator('.rules-head');
    await expect(head.locator('.button')).toHaveCount(3);
    const over = await head.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(over, language).toBeLessThanOrEqual(0);
  }
});

test('who plays a game for the first time is shown the first minute, once', async ({ page }) => {
  const note = page.locator('.play-newcomer');
  await page.goto('./#/');
  await button(page, 'Play Mulle').click();
  await expect(note).toContainText('New here?');
  await note.getByRole('link', { name: 'The game in one minute' }).click();
  await expect(page.locator('.rules-here h2')).toHaveText('In one minute');
  // Back at the table it can be read once more until it is closed; the next table does not ask again.
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
