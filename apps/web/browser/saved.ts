/** Puts a game into a browser as its host would have saved it, so that pictures and tests can begin in the middle of one. */
import { findGame } from '@pakli/catalogue';
import {
  askPlayer,
  formatRecord,
  isRefusal,
  Match,
  OVER,
  readOptions,
  Sfc32,
  type BaseView,
} from '@pakli/core';
import type { LevelId } from '@pakli/core/search';
import type { Page } from '@playwright/test';
import type { Saved } from '../src/host/host.ts';
import type { StoredGame } from '../src/host/stored-game.ts';

export interface Middle {
  /** Under which it is saved, where a browser gets several. */
  readonly id?: string;
  readonly game: string;
  readonly rules?: string;
  readonly names: readonly string[];
  readonly seed: number;
  /** Of the others; the strongest without it. */
  readonly level?: LevelId;
  /** Decisions before the picture; then on until it is seat 0's turn, or to the end. */
  readonly moves: number;
  /** Seat 0 has so many decisions left if everybody plays on like this; instead of `moves`. */
  readonly left?: number;
  /** Then on until its view is such a one, in the first deal that has one. */
  readonly until?: (view: BaseView) => boolean;
  /** A game that was written down, instead of one that is played for it. */
  readonly record?: string;
}

/** Those that were played, for tests that begin alike. */
const played = new Map<string, Promise<string>>();

/** The record of a game in which everybody plays as a game's best simple player does. */
export function recordOf(middle: Middle): Promise<string> {
  if (middle.record !== undefined) return Promise.resolve(middle.record);
  // What is waited for cannot be told apart by its text.
  if (middle.until !== undefined) return play(middle);
  const key = JSON.stringify(middle);
  const record = played.get(key) ?? play(middle);
  played.set(key, record);
  return record;
}

async function play(middle: Middle): Promise<string> {
  const { left, ...rest } = middle;
  const { game: id, rules = '', names, seed, moves, until } = rest;
  const loaded = await findGame(id)?.load();
  const player = Object.values(loaded?.players ?? {}).at(-1);
  if (loaded === undefined || player === undefined) throw new Error(`no game ${id}`);
  const { game } = loaded;
  const options = readOptions(game.rules, rules);
  if (isRefusal(options)) throw new Error(options.refused);
  const random = new Sfc32(seed);
  const match = Match.start(game, { options, names, random });
  if (isRefusal(match)) throw new Error(match.refused);
  const own: number[] = [];
  for (let played = 0; ; played++) {
    const { table } = match;
    while (table.turn !== OVER && table.turn < 0) table.chance(random);
    if (table.turn === OVER) {
      if (left !== undefined) return play({ ...rest, moves: own.at(-left) ?? 0 });
      return until === undefined ? formatRecord(match) : play({ ...rest, seed: seed + 1 });
    }
    const view = game.view(table.state, table.turn);
    if (table.turn === 0) own.push(played);
    const there = left === undefined && played >= moves && table.turn === 0;
    if (there && (until?.(view) ?? true)) return formatRecord(match);
    table.play(askPlayer(player, view, random, 1).move);
  }
}

/** The page must be open; the address of the table comes back. */
export async function save(page: Page, middle: Middle): Promise<string> {
  const { id = `picture-${middle.game}`, game, rules = '', names, level = 'expert' } = middle;
  const saved: Saved = {
    id,
    game,
    level,
    seat: 0,
    names,
    rules,
    at: Date.now(),
    over: false,
    totals: names.map(() => 0),
  };
  await put(page, [{ saved, record: await recordOf(middle) }]);
  return `#/table/${id}`;
}

/** Opens the page at such a game; of a page that is not needed only as much as stores one. */
export async function openSaved(page: Page, middle: Middle): Promise<void> {
  await page.goto('./#/nowhere');
  await page.locator('.kit-notice').waitFor();
  await page.goto(`./${await save(page, middle)}`);
}

/** Entries as the host keeps them. The page must be open. */
export async function put(page: Page, entries: readonly StoredGame[]): Promise<void> {
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('pakli', 2);
        request.addEventListener('upgradeneeded', () => {
          request.result.createObjectStore('games', { keyPath: 'saved.id' });
          request.result.createObjectStore('summaries', { keyPath: 'id' });
        });
        request.addEventListener('error', () => reject(new Error('no database')));
        request.addEventListener('success', () => {
          const writing = request.result.transaction(['games', 'summaries'], 'readwrite');
          for (const entry of kept) {
            writing.objectStore('games').put(entry);
            writing.objectStore('summaries').put(entry.saved);
          }
          writing.addEventListener('complete', () => {
            request.result.close();
            resolve();
          });
        });
      }),
    entries,
  );
}

/** What the host has saved of a game that was put there. */
export function savedRecord(page: Page, game: string): Promise<string> {
  return page.evaluate(
    (id) =>
      new Promise<string>((resolve, reject) => {
        const request = indexedDB.open('pakli');
        request.addEventListener('error', () => reject(new Error('no database')));
        request.addEventListener('success', () => {
          const reading = request.result.transaction('games').objectStore('games').get(id);
          reading.addEventListener('success', () => {
            request.result.close();
            resolve((reading.result as { readonly record: string }).record);
          });
        });
      }),
    `picture-${game}`,
  );
}
