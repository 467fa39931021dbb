/** The shelf entry of a guest game: whatever it does not bring is drawn and described generically. */
import type { GameModule } from '@pakli/core';
import { coloursOf, type PlainPuzzle } from '@pakli/core/module';
import { guestRules } from '@pakli/text/guests';
import { recordOf } from '../../lessons/lesson.ts';
import type { Puzzle } from '../../lessons/puzzle.ts';
import type { GameId, GameOptions, ShelfGame } from '../../table/shelf-game.ts';
import { artOf } from './Art.tsx';
import { giveColours } from './colours.ts';

/** Converts a guest's puzzle for the puzzle pages. */
function puzzleOf({ game }: GameModule, puzzle: PlainPuzzle): Puzzle {
  const { id, version, seats } = game;
  const record = recordOf({ id, version, seats: seats[0] ?? 2 }, puzzle);
  return { reasons: [], fails: [], ...puzzle, goal: 'best', record };
}

export function guestOnShelf(module: GameModule): ShelfGame {
  const { game, look, lessons = [], puzzles = [] } = module;
  const ruleSets = Object.keys(game.rules.presets);
  giveColours(game.id, coloursOf(game.id, look));
  return {
    // The page's catalogue holds a guest's name like those of our own games.
    id: game.id as GameId,
    guest: true,
    lacks: [
      ...(lessons.length === 0 ? (['lessons'] as const) : []),
      ...(puzzles.length === 0 ? (['puzzles'] as const) : []),
    ],
    seats: game.seats[0] ?? 2,
    ...(game.seats.length > 1 ? { counts: game.seats } : {}),
    version: game.version,
    ruleSets,
    dayRules: ruleSets[0] ?? '',
    // The options sheet reads keys and values, not the option types.
    options: () => Promise.resolve(game.rules as unknown as GameOptions),
    Art: artOf(module),
    table: async () => (await import('./table.ts')).tableOf(module),
    lessons: () => Promise.resolve(lessons),
    puzzles: () => Promise.resolve(puzzles.map((puzzle) => puzzleOf(module, puzzle))),
    rules: (words) =>
      Promise.resolve({
        text: guestRules(words, game.id),
        cards: { pattern: /$^/, face: () => undefined },
      }),
  };
}
