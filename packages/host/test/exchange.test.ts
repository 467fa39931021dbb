/** The leak law with two cards swapped; the long run has 10,000 pairs per reader. */
import { EVERYBODY, listMoves, OVER, type Game, type GameTypes, type StateOf } from '@pakli/core';
import { checksum } from '@pakli/core/link';
import { describe, expect, test } from 'vitest';
import { exchangeCards } from './exchange.ts';
import { WATCHED, type Watched } from './leak.ts';

const PAIRS = 8;

test.each(WATCHED)('$name receives the same with two cards exchanged', (watched) => {
  expect(exchangeCards(watched, PAIRS, 1)).toMatchObject({ pairs: PAIRS, faults: [] });
});

/** A game with one part replaced. */
function spoil(game: Game, part: Partial<Game>): Game {
  const copy = Object.create(Object.getPrototypeOf(game) as object | null) as Game;
  return Object.assign(copy, game, part);
}

/** The hidden cards, in an order that everybody knows. */
function hiddenIn(game: Game, state: StateOf<GameTypes>): [place: string, cards: string][] {
  return Object.entries(game.hidden(state)).map(([place, cards]) => [place, cards.join(' ')]);
}

const LEAKS: Readonly<Record<string, (game: Game) => Partial<Game>>> = {
  'places in the order of their cards': (game) => ({
    view: (state, reader) => {
      const places = hiddenIn(game, state).toSorted(([, one], [, other]) => (one < other ? -1 : 1));
      return { ...game.view(state, reader), places: places.map(([place]) => place) };
    },
  }),
  'views of a length that depends on a card': (game) => ({
    view: (state, reader) => {
      const [, cards = ''] = hiddenIn(game, state).find(([, all]) => all !== '') ?? [];
      const length = Number.parseInt(checksum([cards]), 16) % 61;
      return { ...game.view(state, reader), padding: ' '.repeat(length) };
    },
  }),
};

describe.each(WATCHED.filter(({ reader }) => reader === EVERYBODY))('$name', (watched) => {
  test.each(Object.entries(LEAKS))('notices %s', (_, leak) => {
    const { game } = watched;
    expect(exchangeCards(watched, 200, 2, spoil(game, leak(game))).faults).toHaveLength(1);
  });
});

test('notices a game that answers on its own when a hidden hand has one answer', () => {
  const { game, ...ulti } = WATCHED.find(({ name }) => name === 'ulti, seat 0')!;
  const hasty = spoil(game, {
    play(state, move, listener) {
      game.play(state, move, listener);
      while (game.turn(state) >= 0 && game.turn(state) !== OVER) {
        const [only, ...more] = listMoves(game, state);
        if (only === undefined || more.length > 0) return;
        game.play(state, only, listener);
      }
    },
  });
  const { faults } = exchangeCards({ ...ulti, game: hasty } satisfies Watched, 200, 1);
  expect(faults).toEqual([expect.stringContaining('can tell')]);
});
