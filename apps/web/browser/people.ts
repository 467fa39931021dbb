/** People, each in their own browser, and how they play each of the four games, for tests about something else. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import * as compile from './compile.ts';
import type { Middle } from './saved.ts';
import { slowDown } from './slow.ts';
import {
  expect,
  moveByPointer,
  myTurn,
  nobodyLooks,
  openTable,
  sitDown,
  type GameId,
} from './table.ts';
import { asked, decide, type Plan } from './ulti.ts';

/** Somebody else, who has stored nothing yet. */
export async function comes(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  await nobodyLooks(context);
  const page = await context.newPage();
  await slowDown(page);
  return page;
}

/** As somebody whose name a server already knows. */
export async function called(page: Page, address: string, name: string): Promise<void> {
  const headers = { origin: new URL(address).origin };
  const answer = await page.request.post(`${address}api/me`, { data: { name }, headers });
  expect(answer.status()).toBe(201);
}

export interface Person {
  /** From the home page to a table where it is the person's turn. */
  sitDown(page: Page): Promise<void>;
  /** Waits until the person is asked for something. */
  ready(page: Page): Promise<unknown>;
  /** One decision; another number may make a different one. */
  move(page: Page, n: number): Promise<void>;
}

const PLAN: Plan = { bid: 'Passz', answer: /^Pass|^Play |Raise nothing/ };

function fisher(game: GameId): Person {
  return { sitDown: (page) => sitDown(page, game), ready: myTurn, move: moveByPointer };
}

export const PEOPLE: Readonly<Record<string, Person>> = {
  'buddy-bluff': fisher('buddy-bluff'),
  mulle: fisher('mulle'),
  ulti: {
    async sitDown(page) {
      await openTable(page, 'ulti');
      await asked(page);
    },
    ready: asked,
    move: async (page) => decide(page, await asked(page), PLAN),
  },
  compile: {
    sitDown: (page) => compile.sitDown(page, { rules: 'quick' }),
    ready: compile.asked,
    move: (page, n) => compile.answer(page, n, compile.POINTER),
  },
};

/** A game of each in which it is the person's turn to play a card. */
export const MIDDLES: readonly Middle[] = [
  { game: 'buddy-bluff', names: ['You', 'Bo', 'Cem', 'Dóra'], seed: 1, moves: 9 },
  { game: 'mulle', rules: 'short', names: ['You', 'Bo'], seed: 1, moves: 6 },
  { game: 'ulti', rules: 'seed', names: ['You', 'Bo', 'Cem'], seed: 1, moves: 20 },
  { game: 'compile', rules: 'quick', names: ['You', 'Bo'], seed: 5, moves: 30 },
];
/** With PAKLI_LONG everything is tried with every game, in every language, at every size. */
export const LONG = process.env['PAKLI_LONG'] === '1';
/** Two games, where the test hardly depends on the game. */
export const TWO: readonly Middle[] = MIDDLES.filter((_, n) => LONG || n % 2 === 1);
/** More moves than any of them has. */
export const ALL = 1000;

/** Some moves, and the turn after them. */
export async function playSome(page: Page, person: Person, moves = 2): Promise<void> {
  await person.sitDown(page);
  for (let n = 0; n < moves; n++) {
    await person.move(page, n);
    await person.ready(page);
  }
}
