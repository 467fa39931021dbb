/** How a person likes to begin a game, remembered by game, and beginning one that way. */
import { isRefusal, LEVELS, type LevelId, type Refusal, type Seat } from '@pakli/core';
import type { Catalogue } from '@pakli/text';
import { adopt } from '../frame/sessions.ts';
import type { ShelfGame } from '../games/shelf.ts';
import type { Start } from '../host/host.ts';
import { recall, remember } from '../settings/settings.ts';
import { host } from './host.ts';

export interface Choices {
  readonly level: LevelId;
  readonly rules: string;
  /** Drawn by lot if undefined. */
  readonly seat: Seat | undefined;
}

const key = (game: ShelfGame): string => `pakli.choices.${game.id}`;

export function recallChoices(game: ShelfGame): Choices {
  return readChoices(recall(key(game)), game);
}

/** Whatever is unknown or broken is the default. */
export function readChoices(stored: string | null, game: ShelfGame): Choices {
  let found: Partial<Record<keyof Choices, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) found = parsed;
  } catch {
    // As if nothing had been stored.
  }
  const seats = Array.from({ length: game.seats }, (_, seat) => seat);
  return {
    level: LEVELS.find((level) => level === found.level) ?? 'casual',
    rules: game.ruleSets.find((rules) => rules === found.rules) ?? game.ruleSets[0] ?? '',
    seat: seats.find((seat) => seat === found.seat),
  };
}

export function rememberChoices(game: ShelfGame, choices: Choices): void {
  remember(key(game), JSON.stringify(choices));
}

/** Who sits where: the person, and the house's players around them. */
export function namesFor(seats: number, seat: Seat, { frame }: Catalogue): string[] {
  const others = Object.values(frame.opponents);
  return Array.from({ length: seats }, (_, other) => {
    if (other === seat) return frame.you;
    const n = (other - seat + seats) % seats;
    return others[n - 1] ?? `${n}`;
  });
}

/** Begins a game; the address of its table, or why not. */
export async function begin(
  game: ShelfGame,
  choices: Choices,
  words: Catalogue,
  more: Pick<Start, 'same' | 'seed'> = {},
): Promise<string | Refusal> {
  const seat = choices.seat ?? Math.floor(Math.random() * game.seats);
  const { level, rules } = choices;
  const names = namesFor(game.seats, seat, words);
  const table = await host.start({ game: game.id, level, rules, seat, names, ...more });
  if (isRefusal(table)) return table;
  adopt(table);
  return `/table/${table.id}`;
}
