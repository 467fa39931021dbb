import { isRefusal, randomMatch, Sfc32, type Game, type Reader } from '@pakli/core';
import { expect, test } from 'vitest';
import { pastOf } from '../src/scene.ts';
import { ENTRIES } from './seated.ts';

/** The game with one seat that sees no events. */
function blindfold(game: Game, seat: number): Game {
  const copy = Object.create(Object.getPrototypeOf(game) as object | null) as Game;
  const seen = (event: unknown, reader: Reader): unknown =>
    reader === seat ? undefined : game.seen(event, reader);
  return Object.assign(copy, game, { seen });
}

// One game is enough: the host treats all of them alike.
test('an event that a seat may not see is not in its steps', async () => {
  const [entry] = ENTRIES;
  const { game } = await entry!.load();
  const match = randomMatch(blindfold(game, 1), new Sfc32(1));
  if (isRefusal(match)) throw new Error(match.refused);
  const events = (reader: Reader): unknown[] => pastOf(match, reader).flatMap(({ seen }) => seen);
  expect(events(0).length).toBeGreaterThan(20);
  expect(events(1)).toEqual([]);
  expect(pastOf(match, 1)).toHaveLength(pastOf(match, 0).length);
});
