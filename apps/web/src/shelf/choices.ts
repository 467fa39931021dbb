/** A person's choices for starting a game, remembered by game. */
import type { Seat } from '@pakli/core';
import { parseJson } from '@pakli/core/shape';
import { LEVELS, type LevelId } from '@pakli/core/search';
import type { ShelfGame } from '../table/shelf-game.ts';
import { recall, remember } from '../prefs/remembered.ts';

export interface Choices {
  readonly level: LevelId;
  readonly rules: string;
  /** Drawn by lot if undefined. */
  readonly seat: Seat | undefined;
  /** The number of players, in games that leave it open. */
  readonly players?: number;
}

/** The game for the chosen number of players. */
export function sized(game: ShelfGame, players: number | undefined): ShelfGame {
  return players !== undefined && game.counts?.includes(players) === true
    ? { ...game, seats: players }
    : game;
}

const key = (game: ShelfGame): string => `pakli.choices.${game.id}`;

export function recallChoices(game: ShelfGame): Choices {
  return readChoices(recall(key(game)), game);
}

/** Anything unknown or broken becomes the default. */
export function readChoices(stored: string | null, game: ShelfGame): Choices {
  const found: Partial<Record<keyof Choices, unknown>> = Object(parseJson(stored ?? ''));
  const players = game.counts?.find((count) => count === found.players);
  const seats = Array.from({ length: sized(game, players).seats }, (_, seat) => seat);
  return {
    ...(players === undefined ? {} : { players }),
    level: LEVELS.find((level) => level === found.level) ?? 'casual',
    rules: isRules(found.rules, game) ? found.rules : (game.ruleSets[0] ?? ''),
    seat: seats.find((seat) => seat === found.seat),
  };
}

/** A rule set by its name, or single rules; the table says at the start whether they can be played. */
function isRules(rules: unknown, game: ShelfGame): rules is string {
  if (typeof rules !== 'string' || rules.length > 1000) return false;
  const [base = ''] = rules.split(' ');
  const known = game.ruleSets.some((set) => set.split(' ')[0] === base);
  return known && /^[\w+]+( \w+=[\w+.-]+)*$/.test(rules);
}

export function rememberChoices(game: ShelfGame, choices: Choices): void {
  remember(key(game), JSON.stringify(choices));
}
