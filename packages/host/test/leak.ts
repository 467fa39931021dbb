/** Every reader of every game, and the faults to find. */
import { GAMES } from '@pakli/catalogue';
import { EVERYBODY, type Game, type Reader } from '@pakli/core';

export interface Watched {
  readonly game: Game;
  readonly reader: Reader;
  readonly name: string;
}

const games = await Promise.all(GAMES.map(async ({ load }) => (await load()).game));

/** Every seat of every game, and a spectator. */
export const WATCHED: readonly Watched[] = games.flatMap((game) => {
  const seats = Array.from({ length: game.seats[0] ?? 0 }, (_, seat) => seat);
  return [...seats, EVERYBODY].map((reader) => {
    const who = reader === EVERYBODY ? 'everybody' : `seat ${reader}`;
    return { game, reader, name: `${game.id}, ${who}` };
  });
});

/** The game as a room with the wrong query would show it. */
export function spoilt(game: Game): Readonly<Record<string, Game>> {
  const spoil = (part: Partial<Game>): Game => {
    const copy = Object.create(Object.getPrototypeOf(game) as object | null) as Game;
    return Object.assign(copy, game, part);
  };
  const next = (reader: Reader): number =>
    reader === EVERYBODY ? 0 : (reader + 1) % (game.seats[0] ?? 1);
  return {
    'steps in full': spoil({
      format: (state, move) => game.formatTruth(state, move),
      formatDeal: (state, outcome, length) => game.formatDealTruth(state, outcome, length),
    }),
    'events as they are': spoil({ seen: (event) => event }),
    "a neighbour's events": spoil({ seen: (event, reader) => game.seen(event, next(reader)) }),
    "a neighbour's view": spoil({
      view: (state, reader) => ({ ...game.view(state, next(reader)), seat: reader, moves: [] }),
    }),
  };
}
