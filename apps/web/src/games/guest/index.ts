/** A game that is not of the house, on the shelf: everything it does not bring is drawn and said for any game. */
import type { GameModule } from '@pakli/core';
import { guestRules } from '@pakli/text/guests';
import type { GameId, GameOptions, ShelfGame } from '../../table/shelf-game.ts';
import { artOf } from './Art.tsx';
import { giveColours } from './colours.ts';

export function guestOnShelf(module: GameModule): ShelfGame {
  const { game, look } = module;
  const ruleSets = Object.keys(game.rules.presets);
  giveColours(game.id, look?.hue);
  return {
    // Its name stands among the words of the page as those of the house do.
    id: game.id as GameId,
    guest: true,
    seats: game.seats[0] ?? 2,
    ...(game.seats.length > 1 ? { counts: game.seats } : {}),
    version: game.version,
    ruleSets,
    dayRules: ruleSets[0] ?? '',
    // The sheet knows options by their keys and what they take, not by their types.
    options: () => Promise.resolve(game.rules as unknown as GameOptions),
    Art: artOf(module),
    table: async () => (await import('./table.ts')).tableOf(module),
    lessons: () => Promise.resolve([]),
    puzzles: () => Promise.resolve([]),
    rules: (words) =>
      Promise.resolve({
        text: guestRules(words, game.id),
        cards: { pattern: /$^/, face: () => undefined },
      }),
  };
}
