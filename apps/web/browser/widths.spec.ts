/** Every table on tablets and small laptops, in every language, and in large text on a phone: all words can be read. */
import type { View } from '@pakli/compile';
import type { BaseView } from '@pakli/core';
import { LOCALE_NAMES } from '@pakli/text';
import type { CDPSession, Page } from '@playwright/test';
import { wholeWords } from './cut-words.ts';
import { resize } from './looks.ts';
import { LONG, MIDDLES } from './people.ts';
import { openSaved, type Middle } from './saved.ts';
import { expect, tableText, test } from './table.ts';

interface Size {
  readonly width: number;
  readonly height: number;
  /** The text size that the window's owner wants. */
  readonly letters: number;
}

/** The sizes with least room for words: at each of these every table is checked in two or three languages. */
const TIGHT: readonly Size[] = [
  // Kept apart: changing the text size takes longer than resizing the window.
  { width: 390, height: 844, letters: 32 },
  { width: 360, height: 640, letters: 16 },
  { width: 844, height: 390, letters: 16 },
  { width: 900, height: 600, letters: 16 },
];
/** At each of these every table is checked in one language, and every language at some tables. */
const WIDE: readonly Size[] = [
  { width: 820, height: 1180, letters: 16 },
  { width: 1024, height: 768, letters: 16 },
  { width: 1180, height: 820, letters: 16 },
  { width: 1280, height: 720, letters: 16 },
  { width: 1366, height: 768, letters: 16 },
];
/** Before anything is looked at, and after: a ladder of bids is shorter where there is no room. */
const FIRST = { width: 1280, height: 720 } as const;
const YOUR_TURN = {
  sv: 'Din tur',
  hu: 'Te jössz',
  de: 'Du bist dran',
  tr: 'Sıra sende',
  en: 'Your turn',
} as const;
const LOCALES = ['sv', 'hu', 'de', 'tr', 'en'] as const;

const COMPILE = { game: 'compile', rules: 'quick', names: ['You', 'Bo'] } as const;
const asks = (view: BaseView, kind: string): boolean =>
  'pending' in view && (view as View).pending?.kind === kind;

const TABLES: readonly Middle[] = [
  ...MIDDLES.filter(({ game }) => game !== 'compile'),
  // The auction with the most bids.
  { game: 'ulti', rules: 'tournament', names: ['You', 'Bo', 'Cem'], seed: 1, moves: 0 },
  // Protocols with the longest names, and two of them compiled.
  { ...COMPILE, seed: 1605, moves: 30 },
  // Questions with the longest answers, and with the most of them.
  { ...COMPILE, seed: 1, moves: 4, until: (view) => asks(view, 'controlTarget') },
  { ...COMPILE, seed: 1, moves: 5, until: (view) => asks(view, 'rearrange') },
];

/** During card play Ulti's table has fewer words than in the auction: what fits beside the ladder fits without it. */
const isRoomy = ({ game, moves }: Middle): boolean => game === 'ulti' && moves > 0;

/** A table in every language; of a game with several tables each in half of them. With PAKLI_LONG all in all. */
function isSpoken(table: number, locale: number): boolean {
  const { game } = TABLES[table]!;
  const isAlone = TABLES.filter((other) => other.game === game).length === 1;
  return LONG || isAlone || (table + locale) % 2 === 0;
}

/** The sizes at which to check a table in a language, both by number; with PAKLI_LONG all of them. */
function sizesFor(table: number, locale: number): readonly Size[] {
  const tight = TIGHT.filter((_, n) => LONG || (n + table + (locale >> 1)) % 2 === 0);
  const wide = WIDE.filter((_, n) => LONG || (n + table + 2 * locale) % LOCALES.length === 0);
  return [...tight, ...(isRoomy(TABLES[table]!) ? [] : wide)];
}

// Two games in one page: opening it takes longer than checking it at every size.
for (const games of [
  ['buddy-bluff', 'compile'],
  ['mulle', 'ulti'],
]) {
  test(`${games.join(' and ')} can be read at every width in every language`, async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.enable');
    for (const [table, middle] of TABLES.entries()) {
      if (games.includes(middle.game)) await readEverywhere(page, browser, table, middle);
    }
  });
}

async function readEverywhere(
  page: Page,
  browser: CDPSession,
  table: number,
  middle: Middle,
): Promise<void> {
  await resize(page, FIRST);
  await openSaved(page, { ...middle, id: `table-${table}` });
  await page.locator('[data-source], .compile-chip').first().waitFor();
  const address = page.url();
  const lying = await tableText(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  let shown = 16;
  for (const [number, locale] of LOCALES.entries()) {
    if (!isSpoken(table, number)) continue;
    await page.getByRole('radio', { name: LOCALE_NAMES[locale] }).check();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByText(YOUR_TURN[locale]).first()).toBeAttached();
    for (const { letters, ...size } of sizesFor(table, number)) {
      if (letters !== shown) {
        await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } });
        shown = letters;
      }
      await resize(page, size);
      await wholeWords(page, `${locale} ${size.width}x${size.height} ${letters}`);
    }
  }
  // The game continues where it was.
  await page.getByRole('radio', { name: LOCALE_NAMES.en }).check();
  await resize(page, FIRST);
  expect(page.url()).toBe(address);
  await expect.poll(() => tableText(page)).toEqual(lying);
  await page.keyboard.press('Escape');
}
