/**
 * The leak law for embedded frames: of two games that a seat cannot tell apart, the replay shown
 * there is the same to the byte, whoever wrote the address.
 */
import { GAMES, type GamePackage } from '@pakli/catalogue';
import { Sfc32, type Game } from '@pakli/core';
import { describe, expect, test } from 'vitest';
import { filmOf } from '../apps/web/src/host/film.ts';
import { spoilt } from '../packages/host/test/leak.ts';
import { firstDifference, twinLogs } from '../packages/host/test/twins.ts';
import { matchIn } from './leak-page.ts';

const PAIRS = 5;

/** What a frame shows, and how it is requested (EmbedReplay.tsx). */
function framed(game: Game, log: Parameters<typeof matchIn>[1], seat: number): string {
  const match = matchIn(game, log);
  if (match === undefined) throw new Error('nothing is dealt');
  const sitting = { id: 'a', level: 'expert', rules: '', seat } as const;
  const source = { record: '' };
  return JSON.stringify(
    filmOf(match, { source, running: false, self: null, sitting }, { seat, open: false }),
  );
}

function differences({ game }: GamePackage, shown: Game = game): readonly string[] {
  const random = new Sfc32(5);
  let pairs = 0;
  for (let table = 0; pairs < PAIRS; table++) {
    const seat = table % (game.seats[0] ?? 1);
    const [logs] = twinLogs(game, seat, table);
    if (logs === undefined) continue;
    const length = 2 + random.below(logs[0].length - 1);
    const [one, other] = logs.map((log) => {
      const match = matchIn(game, log.slice(0, length));
      return match && game.formatPosition(match.table.state);
    });
    // The same cards tell nothing.
    if (one === other || one === undefined) continue;
    const [first = '', second = ''] = logs.map((log) => framed(shown, log.slice(0, length), seat));
    if (first !== second) return [firstDifference(first, second)];
    pairs++;
  }
  return [];
}

describe.each(GAMES)('$name', async ({ load }) => {
  const loaded = await load();

  test(`${PAIRS} pairs of games are the same film`, () => {
    expect(differences(loaded)).toEqual([]);
  });

  test.each(Object.entries(spoilt(loaded.game)))('finds out a film that shows %s', (_, shown) => {
    expect(differences(loaded, shown)).toHaveLength(1);
  });
});
