/** The score that a link to a recorded game carries for its picture. */
import { findGame } from '@pakli/catalogue';
import { isRefusal, Match, Sfc32 } from '@pakli/core';
import { readScore } from '@pakli/protocol';
import { expect, test } from 'vitest';
import { filmOf } from '../src/host/film.ts';
import { scoreToShare } from '../src/replay/film-score.ts';

/** A game of Ulti of two deals, complete or up to the first moves of the second. */
async function played(whole: boolean): Promise<Match<never>> {
  const loaded = await findGame('ulti')?.load();
  if (loaded === undefined) throw new Error('no Ulti');
  const { game } = loaded;
  const random = new Sfc32(3);
  const { defaults } = game.rules;
  const match = Match.start(game, { random, options: { ...defaults, deals: 2 } });
  if (isRefusal(match)) throw new Error(match.refused);
  for (match.advance(random); !match.over; match.advance(random)) {
    if (!whole && match.tables.length > 1) break;
    if (match.table.turn < 0) match.nextDeal();
    else {
      const { moves } = game.view(match.table.state, match.table.turn);
      match.table.play(moves[random.below(moves.length)] ?? 0);
    }
  }
  return match as Match<never>;
}

const filmed = (match: Match<never>): ReturnType<typeof filmOf> =>
  filmOf(
    match,
    {
      source: { record: '' },
      running: false,
      self: null,
      sitting: { id: 'a', level: 'expert', rules: '', seat: 0 },
    },
    { seat: 0, open: false },
  );

test('is said at the beginning and at the end of a game, and of one into its middle not', async () => {
  const match = await played(true);
  const film = filmed(match);
  const { length } = film.steps;
  expect(match.tables).toHaveLength(2);
  for (const at of [0, length]) expect(scoreToShare(film, at)).toEqual(match.totals);
  for (const at of [1, length - 1]) expect(scoreToShare(film, at)).toBeUndefined();
  expect(readScore(`?score=${match.totals.join(',')}`)).toEqual(match.totals);
});

test('is said of no game that was left before its end', async () => {
  const film = filmed(await played(false));
  for (const at of [0, film.steps.length]) expect(scoreToShare(film, at)).toBeUndefined();
});
