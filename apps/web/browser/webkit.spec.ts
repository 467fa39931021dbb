/** WebKit, and so an iPhone, works too: a few moves of each game, a table by link, and a reload without a network. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { LONG } from './people.ts';
import { withServer } from './server.ts';
import { Site } from './site.ts';
import { findWebKit, WebKit } from './webkit.ts';

const GAMES = {
  'buddy-bluff': { name: 'Buddy Bluff', rules: 'classic' },
  mulle: { name: 'Mulle', rules: 'short' },
  ulti: { name: 'Ulti', rules: 'seed' },
  compile: { name: 'Compile', rules: 'quick' },
};
const SOURCE = '[data-source] > .table-spot-button';
const TARGET = '[data-light="target"] > .table-spot-button';
const CHIP = '[aria-label="What you can do"] button:enabled';
const HAND = '.ulti-hand-spot > .table-spot-button';
const BID = '.ulti-ladder-bid > .table-spot-button';
const DONE = '.ulti-ask-main:enabled';
/** The taps of a game's first decisions: a card and its target, or what it does; in Ulti a bid and two discards. */
const TAPS: Readonly<Record<string, readonly string[]>> = {
  'buddy-bluff': [SOURCE, TARGET],
  mulle: [SOURCE, CHIP],
  ulti: [BID, DONE, HAND, `.ulti-hand-spot + ${HAND}`, DONE],
  compile: [SOURCE, TARGET],
};
/** This person's turn, or somebody else's after it. */
const ASKED = [SOURCE, HAND, '.ulti-ask-answer:enabled', '.compile-chip:enabled'];

let webkit: WebKit;

test.beforeAll(async () => {
  webkit = await WebKit.start(findWebKit()!);
  await webkit.resize(450, 850);
});

// oxlint-disable-next-line no-empty-pattern -- Playwright wants the fixtures first.
test.afterEach(async ({}, info) => {
  if (info.status !== info.expectedStatus) await keepPicture('failed');
});

test.afterAll(() => webkit.stop());

/** To look at, with PAKLI_LONG: they stay until the next run. */
async function keepPicture(name: string): Promise<void> {
  if (!LONG && name !== 'failed') return;
  const folder = join(import.meta.dirname, '../node_modules/.webkit');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.png`), await webkit.picture());
}

/** The table in words. */
const table = (): Promise<string> =>
  webkit.run<string>(`return [...document.querySelectorAll('[data-place]')]
    .map((place) => [place.dataset.place, place.ariaLabel, place.querySelector('button')?.ariaLabel].join(' '))
    .join('\\n')`);

const anyOf = (selectors: readonly string[]): string =>
  `document.querySelector(${JSON.stringify(selectors.join(', '))})`;

/** Waits for something to tap. */
async function tap(selector: string): Promise<void> {
  await webkit.until(anyOf([selector]));
  await webkit.tap(selector);
}

const lastMove = (): Promise<string> =>
  webkit.run<string>(`return document.querySelector('.play-last-text')?.textContent ?? ''`);

/** Decides something, and waits for this person's next turn. */
async function move(game: string): Promise<void> {
  const taps = TAPS[game]!;
  await webkit.until(anyOf(taps));
  const before = await lastMove();
  for (const selector of taps) await tap(selector);
  await expect.poll(lastMove).not.toBe(before);
  await webkit.until(anyOf(ASKED));
}

test('every game is played, and continues after a reload without a network', async () => {
  const site = new Site('real');
  // Without parts that nobody opens here.
  site.version = 1;
  const address = await site.open();
  await webkit.goto(address);
  await webkit.until(`document.querySelector('h1')`);
  await webkit.run(`localStorage.setItem('pakli.settings', JSON.stringify({ speed: 'off' }))`);
  await webkit.until('navigator.serviceWorker.controller');
  await keepPicture('home');
  await webkit.reload();
  for (const [game, { name, rules }] of Object.entries(GAMES)) {
    await webkit.goto(`${address}#/play/${game}/1/${rules}/0`);
    await webkit.until(`document.querySelector('h1')?.textContent === '${name}'`);
    await move(game);
    await keepPicture(game);
  }
  const before = await table();
  site.close();
  await webkit.reload();
  await webkit.until(anyOf(ASKED));
  expect(await table()).toBe(before);
  await move('compile');
});

test('a table by link is opened', async () => {
  await withServer(async (address) => {
    await webkit.goto(address);
    await tap('[aria-label="Play with friends: Mulle"]');
    await webkit.type('.kit-name input', 'Anna');
    await tap('.online-new-foot [type="submit"]');
    await webkit.until(`document.querySelector('[aria-label="Stand up: seat 1"]')`);
    await keepPicture('table');
  });
});
