/** A person at a table, driven by a test. */
import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { slowDown } from './slow.ts';

export { expect };

// Playwright captures a stack with every call, and looks for a source map behind each of its lines. There is none: Node
// strips types in place, so positions are those of the source.
Reflect.deleteProperty(Error, 'prepareStackTrace');

/** Every test listens to the console: no complaint is allowed. */
export const test = base.extend<{ complaints: string[]; looked: boolean }>({
  /** Whether somebody watches the page; if not, no step pauses or moves visibly. */
  looked: [false, { option: true }],
  complaints: [
    async ({ page, browser, looked }, use, info) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        // Playwright's own remark about its configuration.
        if (message.text().startsWith('Service Worker registration blocked')) return;
        complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      if (!looked) await nobodyLooks(page);
      await slowDown(page);
      await use(complaints);
      if (info.status !== info.expectedStatus) await pictures(browser, info);
      expect(complaints, 'the console').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * As in a background tab. Nothing is painted, and drawings have no parts: a card has hundreds, and styling each took
 * two thirds of a page's time. Anything announced to change its opacity is a layer of its own, and nothing is drawn of
 * an invisible layer; dialogs lie above the page, in other layers. What shows only for a while, up to four seconds for
 * a won pile, is gone at once: the browser would count frames until then.
 */
export function nobodyLooks(at: Page | BrowserContext): Promise<unknown> {
  return at.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    const unseen = new CSSStyleSheet();
    unseen.replaceSync(`
      html, dialog, [popover], ::backdrop { opacity: 0 !important; will-change: opacity !important; }
      svg > * { display: none !important; }
      *, ::before, ::after { animation-delay: 0s !important; animation-duration: 0s !important; }
    `);
    document.adoptedStyleSheets.push(unseen);
  });
}

/** Of every open page, as somebody would have seen it. */
async function pictures(browser: Browser, info: TestInfo): Promise<void> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const [n, page] of pages.entries()) {
    const path = info.outputPath(`page-${n}.png`);
    try {
      await page.evaluate(() => void (document.adoptedStyleSheets = []));
      await page.screenshot({ path });
      await info.attach('screenshot', { path, contentType: 'image/png' });
    } catch {
      // A closed or stuck page has no picture.
    }
  }
}

export interface Wishes {
  readonly rules?: string;
  readonly level?: string;
  readonly seat?: number;
  /** Seeds the deal and the thinking. */
  readonly seed?: number;
  /** As the settings are stored. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Games whose moves are just lifting a card and laying it down. */
export const GAMES = ['buddy-bluff', 'mulle'] as const;
export type GameId = (typeof GAMES)[number];
/** The shortest game of each that has a table like theirs. */
const SHORT = { 'buddy-bluff': 'classic', mulle: 'short', ulti: 'seed' } as const;
export type TileId = keyof typeof SHORT;

/** Opens the home page with all of this already chosen. */
export async function visit(page: Page, game: TileId, wishes: Wishes = {}): Promise<void> {
  await choose(page, game, wishes);
  await page.goto('./');
}

/** Stores these settings as if they had been chosen before. */
async function choose(page: Page, game: TileId, wishes: Wishes): Promise<void> {
  const { rules = SHORT[game], level = 'beginner', seat = 0, settings = {} } = wishes;
  const stored = {
    'pakli.settings': JSON.stringify({ speed: 'off', ...settings }),
    [`pakli.choices.${game}`]: JSON.stringify({ level, rules, seat }),
  };
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

/** Opens a table by the number of its deal: every run plays the same game. */
export async function openTable(page: Page, game: TileId, wishes: Wishes = {}): Promise<void> {
  const { rules = SHORT[game], seat = 0, seed = 1 } = wishes;
  await choose(page, game, wishes);
  // An open page has already read its settings.
  if (page.url() !== 'about:blank') await page.goto('./');
  await page.goto(`./#/play/${game}/${seed}/${encodeURI(rules)}/${seat}`);
  await dealt(page);
}

/** A deal opened by its address lies on a table of its own: nothing of the page before it shows. */
export async function dealt(page: Page): Promise<void> {
  await expect(page).toHaveURL(/#\/table\//);
}

/** Opens a table where cards have been dealt. */
export async function sitDown(page: Page, game: GameId, wishes: Wishes = {}): Promise<void> {
  await openTable(page, game, wishes);
  await myTurn(page);
}

/** The dialog at the end of a game: its name says who won. */
export const result = (page: Page): Locator =>
  page.getByRole('dialog', { name: /win|share first place|draw/ });
/** Cards of one's own hand that can be lifted now. */
const liftable = (page: Page): Locator => page.locator('[data-source] > .table-spot-button');
/** Where the lifted card may go. */
const places = (page: Page): Locator => page.locator('[data-light="target"] > .table-spot-button');
/** What the lifted card can do, by name. */
const chips = (page: Page): Locator =>
  page.getByRole('group', { name: 'What you can do' }).getByRole('button');

/** Waits until the person may move, or all is over; says which. */
export async function myTurn(page: Page): Promise<'move' | 'over'> {
  await page.waitForSelector('[data-source] > .table-spot-button, .play-result-next');
  return (await result(page).isVisible()) ? 'over' : 'move';
}

export async function liftCard(page: Page, n = 0): Promise<void> {
  const cards = liftable(page);
  await cards.nth(n % (await cards.count())).click();
  await lifted(page);
}

/** A card counts as lifted once its targets are shown. */
async function lifted(page: Page): Promise<void> {
  await places(page).or(chips(page)).first().waitFor();
}

/** One move: tap a card, tap its target, and where a place serves several moves, tap the move's name. */
export async function moveByPointer(page: Page, n: number): Promise<void> {
  const before = await handOf(page);
  await liftCard(page, n);
  await places(page)
    .nth(n % (await places(page).count()))
    .click();
  if ((await after(page, before)) === 'picked') await chips(page).first().click();
  await moved(page, before);
}

/**
 * The same, pressed inside the page, for tests about the outcome of many moves: returns what lay on the table at one's
 * turn, or nothing once all is over. A pointer takes several times as long.
 */
export function moveInPage(page: Page, n: number): Promise<string | undefined> {
  return page.evaluate(async (nth) => {
    // oxlint-disable-next-line consistent-function-scoping -- The page gets this function and nothing around it.
    const all = (selector: string): HTMLElement[] => [
      ...document.querySelectorAll<HTMLElement>(selector),
    ];
    const press = (buttons: readonly HTMLElement[]): void => buttons[nth % buttons.length]?.click();
    // A place with a button of the same name has none of its own.
    // oxlint-disable-next-line consistent-function-scoping -- The page gets this function and nothing around it.
    const nameOf = (place: HTMLElement): string | null =>
      (place.ariaLabel === null ? place.querySelector('button') : place)?.ariaLabel ?? null;
    const hand = (): string => all('[data-place^="hand:"]').map(nameOf).join();
    /** On every frame, so that the whole change is there. */
    // oxlint-disable-next-line consistent-function-scoping -- The page gets this function and nothing around it.
    const until = async (there: () => boolean): Promise<void> => {
      while (!there()) await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    const sources = '[data-source] > .table-spot-button';
    const isOver = (): boolean => all('.play-result-next').length > 0;
    await until(() => isOver() || all(sources).length > 0);
    if (isOver()) return undefined;
    const lying = all('[data-place]').flatMap((place) =>
      nameOf(place) === null ? [] : `${place.dataset['place']}: ${nameOf(place)}`,
    );
    const before = hand();
    const isMade = (): boolean => isOver() || hand() !== before;
    press(all(sources));
    const places = '[data-light="target"] > .table-spot-button';
    await until(() => all(places).length > 0);
    press(all(places));
    await until(() => isMade() || all('[data-light="picked"]').length > 0);
    // A place serves several moves: the first by name.
    if (!isMade()) all('[aria-label="What you can do"] button')[0]?.click();
    await until(isMade);
    return lying.join('\n');
  }, n);
}

/** The same by keyboard only: a digit lifts, arrows and Tab lead to a target, or Tab alone, Enter plays. */
export async function moveByKeys(page: Page, n: number): Promise<void> {
  const before = await handOf(page);
  await page.keyboard.press(String((n % before.length) + 1));
  await lifted(page);
  if (n % 2 === 0) await page.keyboard.press('ArrowUp');
  const picked = page.locator('[data-light="picked"]');
  // The moves by name come after the places, and the hand after both.
  const towards = async (reached: () => Promise<boolean>): Promise<void> => {
    for (let keys = 0; keys < 40 && !(await reached()); keys++) {
      await page.keyboard.press((await picked.count()) > 0 ? 'Tab' : 'Shift+Tab');
    }
    expect(await reached(), 'Tab leads there').toBe(true);
    await page.keyboard.press('Enter');
  };
  await towards(() =>
    focused(page, '[data-light="target"] :focus, [aria-label="What you can do"] :focus'),
  );
  if ((await after(page, before)) === 'picked') {
    await towards(() => focused(page, '[aria-label="What you can do"] :focus'));
  }
  await moved(page, before);
}

/** One's own cards in words; twins may share a place. */
export function handOf(page: Page): Promise<string[]> {
  return namesOf(page.locator('[data-place^="hand:"]'));
}

/** Names of places: one that can be lifted leaves its name to its button. */
export function namesOf(places: Locator): Promise<string[]> {
  return places.evaluateAll((all) =>
    all.map((place) => {
      const named = place.hasAttribute('aria-label') ? place : place.querySelector('[aria-label]');
      return named?.getAttribute('aria-label') ?? '';
    }),
  );
}

/** Whether a tap or key on a place made the move, or asks which of several is meant. */
function after(page: Page, before: readonly string[]): Promise<'moved' | 'picked'> {
  return change(page, before, '[data-light="picked"]');
}

/** The hand has changed. */
async function moved(page: Page, before: readonly string[]): Promise<void> {
  await change(page, before);
}

/** Milliseconds between two looks at a page that waits for others: unlike a frame, this needs nothing drawn. */
export const LOOK_MS = 50;

/** Waits for a changed hand, the result, or what may come instead. */
async function change(
  page: Page,
  before: readonly string[],
  instead?: string,
): Promise<'moved' | 'picked'> {
  const found = await page.waitForFunction(
    ([hand, other]) => {
      const cards = [...document.querySelectorAll('[data-place^="hand:"]')].map((card) =>
        card.hasAttribute('aria-label') ? card : card.querySelector('[aria-label]'),
      );
      const now = cards.map((card) => card?.getAttribute('aria-label') ?? '').join();
      if (now !== hand || document.querySelector('.play-result-next') !== null) return 'moved';
      return other !== undefined && document.querySelector(other) !== null ? 'picked' : undefined;
    },
    [before.join(), instead] as const,
    { polling: LOOK_MS },
  );
  return (await found.jsonValue())!;
}

function focused(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .count()
    .then((count) => count > 0);
}

/** Everything on the table, in words and by place. */
export async function tableText(page: Page): Promise<string[]> {
  const places = page.locator('[data-place]');
  const keys = await places.evaluateAll((all) => all.map((one) => one.getAttribute('data-place')));
  const names = await namesOf(places);
  return keys.flatMap((key, n) => (names[n] === '' ? [] : [`${key}: ${names[n]}`]));
}
