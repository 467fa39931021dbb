/** Games and rule sets as requests name them. */
import { findGame, GAMES, type GamePackage } from '@pakli/catalogue';
import { isRefusal, readOptions, withOptions, type Game, type OptionValues } from '@pakli/core';
import { error, refused, type ErrorReply } from './reply.ts';
import type { GivenOptions } from './request.ts';

export async function loadPackage(id: string): Promise<GamePackage | ErrorReply> {
  const entry = findGame(id);
  const known = GAMES.map((game) => game.id).join(', ');
  return entry?.load() ?? error('unknown-game', 'game', `one of ${known} is expected`);
}

/** The number of seats of a request. */
export function seatsOf(game: Game, given: number | undefined): number | ErrorReply {
  const seats = given ?? game.seats[0] ?? 0;
  return game.seats.includes(seats)
    ? seats
    : error('bad-seats', 'seats', `one of ${game.seats.join(', ')} is expected`);
}

/** The rule set of a request; settings are scalars before a game looks at them. */
export function optionsOf(game: Game, given: GivenOptions | undefined): OptionValues | ErrorReply {
  if (typeof given === 'object') {
    const odd = Object.keys(given).find((key) => typeof given[key] === 'object');
    if (odd !== undefined) {
      return error('bad-option-value', `options.${odd}`, 'a text, number or boolean is expected');
    }
  }
  const options =
    typeof given === 'object'
      ? withOptions(game.rules, given)
      : readOptions(game.rules, given ?? '');
  if (!isRefusal(options)) return options;
  const key = typeof given === 'object' ? options.detail?.['option'] : undefined;
  return refused(options, key === undefined ? 'options' : `options.${key}`);
}
