/** A rating rests on what this browser remembers of boards of the day, and on no other boards. */
import { rateBoards } from '@pakli/tournament';
import { anchorsOf } from '@pakli/tournament/anchors';
import { expect, test } from 'vitest';
import { comparedBoards } from '../src/daylong/own-mean.ts';
import { comparedOf, ratedBoards, type OwnBoard } from '../src/instant/own-boards.ts';
import { ratingOf } from '../src/instant/YourRating.tsx';
import { MULLE_DAY } from './page/mulle-day.ts';

const ANCHORS = anchorsOf('mulle')!;
const { version, among } = ANCHORS;

/** Boards where this many of the strong computers had a worse and a better result. */
function boards(count: number, won: number, lost: number, ranked: object = {}): OwnBoard[] {
  return Array.from({ length: count }, (_, n) => ({
    game: 'mulle',
    board: `mulle-2026-11-18/${n}`,
    percent: 50,
    levels: [],
    ranked: { version, opponent: among, duels: [['strong-2', won, lost]], ...ranked },
  }));
}

test('what is remembered of a board: how many of each kind were better and worse', () => {
  const [board] = MULLE_DAY.boards.slice(1);
  if (board?.state !== 'shown') throw new Error('it was played');
  const [own, other] = board.scores;
  const [remembered] = comparedBoards({
    ...MULLE_DAY,
    boards: [
      {
        ...board,
        scores: [
          { ...other!, computers: ['strong-2', 'strong-2'] },
          { ...own!, computers: ['strong-2'] },
          { ...other!, computers: ['casual', 'strong-2'] },
        ],
      },
    ],
  });
  expect(remembered?.ranked).toEqual({
    version: 1,
    opponent: 'strong-2',
    duels: [
      ['casual', 1, 0],
      ['strong-2', 1, 2],
    ],
  });
});

test('a board rates as the results that it stands for', () => {
  const [rated] = ratedBoards(boards(1, 3, 1), ANCHORS);
  const prior = { mean: 1500, deviation: 200 };
  const field = [1, 1, 1, 9].map((score) => ({ score, strength: 1500 }));
  expect(rateBoards([rated!], 'high', prior)).toEqual(
    rateBoards([{ score: 5, field }], 'high', prior),
  );
});

test('somebody as good as strong has its rating, once there are enough boards', () => {
  const even = [...boards(30, 4, 0), ...boards(30, 0, 4)];
  const rating = ratingOf(even, ANCHORS)!;
  expect(rating.low).toBeLessThan(1500);
  expect(rating.high).toBeGreaterThan(1500);
  expect(rating.high - rating.low).toBeLessThan(160);
  expect(ratingOf(even.slice(0, 19), ANCHORS)).toBe(undefined);
});

test('other rules, other opponents and deals of earlier days rate nobody', () => {
  for (const ranked of [{ version: version + 1 }, { opponent: 'strong' }]) {
    expect(ratingOf(boards(60, 2, 2, ranked), ANCHORS)).toBe(undefined);
  }
  const past = boards(60, 2, 2).map(({ game, board, percent, levels }) => ({
    game,
    board,
    percent,
    levels,
  }));
  expect(ratingOf(past, ANCHORS)).toBe(undefined);
});

test('a level that was played by two versions is one level', () => {
  const [board] = boards(1, 1, 1);
  expect(comparedOf({ ...board!, levels: [['casual-2', 40]] }).levels).toEqual({ casual: 40 });
});
