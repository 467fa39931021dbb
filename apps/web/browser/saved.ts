/** Puts a game into a browser as its host would have saved it, so that pictures and tests can begin halfway through one. */
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
  /** The id to save it under, where a browser gets several. */
  readonly id?: string;
  readonly game: string;
  readonly rules?: string;
  readonly names: readonly string[];
  readonly seed: number;
  /** The level of the others; the strongest by default. */
  readonly level?: LevelId;
  /** Decisions before the picture; then on until it is seat 0's turn, or to the end. */
  readonly moves: number;
  /** Leaves seat 0 this many decisions if everybody plays on like this; instead of `moves`. */
  readonly left?: number;
  /** Then plays on until the view matches, in the first deal where it does. */
  readonly until?: (view: BaseView) => boolean;
  /** A written record, instead of a game played for it. */
  readonly record?: string;
}

/** Games played so far, for tests that begin alike. */
const played = new Map<string, Promise<string>>();

/** The record of a game in which everybody plays like the game's best simple player. */
export function recordOf(middle: Middle): Promise<string> {
  if (middle.record !== undefined) return Promise.resolve(middle.record);
  // A function is no part of the key.
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

/** The page must be open; returns the address of the table. */
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

/** Opens the page at such a game; a page that is not needed loads only as much as stores one. */
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

/** What the host has saved of a game put there. */
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
