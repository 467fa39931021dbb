import { expect, test } from 'vitest';
import { csvOf, jsonOf } from '../src/history/HistoryFile.tsx';
import {
  filtered,
  groupsOf,
  playedOf,
  pointCurve,
  sharedOf,
  summaryOf,
  winCurve,
  type Outcome,
  type PlayedGame,
} from '../src/history/statistics.ts';
import type { Saved } from '../src/host/host.ts';

const game: Saved = {
  id: 'a',
  game: 'buddy-bluff',
  level: 'casual',
  seat: 1,
  names: ['Bo', 'You', 'Cem', 'Dóra'],
  rules: 'classic',
  at: 2000,
  over: true,
  totals: [40, 10, 90, 10],
  places: [3, 1, 4, 1],
};

const PLACES = { won: 1, drawn: 1, lost: 3 };
/** Games with these results, each with as many points as games before it. */
const played = (...outcomes: Outcome[]): PlayedGame[] =>
  outcomes.map((outcome, n) => ({
    id: `${n}`,
    game: 'mulle',
    level: 'strong',
    rules: 'short',
    at: n,
    points: n,
    place: PLACES[outcome],
    outcome,
    helped: false,
  }));

test('wins with hints, undo or known cards are marked as such', () => {
  const help = { hints: 0, undos: 0, known: false };
  const won: Saved = { ...game, places: [3, 1, 4, 2] };
  const all = playedOf([
    { ...won, help: { ...help, hints: 1 } },
    { ...won, help: { ...help, undos: 2 } },
    { ...won, help: { ...help, known: true } },
    { ...won, help },
    won,
    { ...game, seat: 2, help: { ...help, hints: 1 } },
  ]);
  expect(all.map(({ helped }) => helped)).toEqual([true, true, true, false, false, true]);
  expect(summaryOf(all)).toMatchObject({ won: 5, lost: 1, helped: 3 });
});

test('a game counts for the seat it was played from, oldest first', () => {
  const won: Saved = { ...game, id: 'b', at: 1000, places: [3, 1, 4, 2] };
  const lost: Saved = { ...game, id: 'c', at: 3000, seat: 2 };
  expect(playedOf([lost, game, won])).toMatchObject([
    { id: 'b', outcome: 'won', place: 1, points: 10 },
    { id: 'a', outcome: 'drawn', place: 1, points: 10 },
    { id: 'c', outcome: 'lost', place: 4, points: 90 },
  ]);
});

test('of two players the other one’s points are known', () => {
  const two = { ...game, names: ['Bo', 'You'], totals: [24, 0], places: [1, 2] };
  expect(playedOf([two])[0]).toMatchObject({ points: 0, other: 24 });
  expect(playedOf([game])[0]).not.toHaveProperty('other');
});

test('what is not over, or was not played here for its own sake, does not count', () => {
  const { places: _, ...running } = { ...game, over: false };
  expect(playedOf([running])).toEqual([]);
  for (const purpose of ['branch', 'lesson', 'import'] as const) {
    expect(playedOf([{ ...game, purpose }]), purpose).toEqual([]);
  }
});

test('results and streaks', () => {
  expect(summaryOf(played('won', 'won', 'won', 'lost', 'drawn', 'won', 'won'))).toEqual({
    games: 7,
    won: 5,
    helped: 0,
    drawn: 1,
    lost: 1,
    share: 5 / 7,
    mean: 3,
    now: { outcome: 'won', length: 2 },
    longest: 3,
  });
  expect(summaryOf(played('lost', 'lost'))).toMatchObject({
    share: 0,
    now: { outcome: 'lost', length: 2 },
    longest: 0,
  });
});

test('a shared first place is no win', () => {
  expect(summaryOf(played('drawn'))).toMatchObject({ share: 0, won: 0, drawn: 1 });
  expect(winCurve(played('won', 'drawn'))).toEqual([1, 0.5]);
});

test('curves look ten games back', () => {
  const games = played('won', 'won', ...Array.from({ length: 10 }, (): Outcome => 'lost'));
  // The eleventh game drops one win, the twelfth the other.
  const shares = [1, 1, ...Array.from({ length: 8 }, (_, n) => 2 / (n + 3)), 0.1, 0];
  expect(winCurve(games)).toEqual(shares);
  expect(pointCurve(games).slice(-3)).toEqual([4.5, 5.5, 6.5]);
});

test('filters and groups by game, level and rules', () => {
  const [one, two, three] = played('won', 'won', 'lost') as [PlayedGame, PlayedGame, PlayedGame];
  const all = [one, { ...two, rules: 'seven' }, { ...three, rules: 'seven' }];
  expect(filtered(all, {})).toEqual(all);
  expect(filtered(all, { game: 'mulle', rules: 'short' })).toEqual([one]);
  expect(filtered(all, { level: 'expert' })).toEqual([]);
  expect(groupsOf(all).map((group) => group.map(({ id }) => id))).toEqual([['1', '2'], ['0']]);
});

test('files', () => {
  const games = [{ ...playedOf([game])[0]!, rules: 'onion "big", match' }];
  expect(csvOf(games)).toBe(
    'date,game,level,rules,outcome,place,points,helped\r\n' +
      '1970-01-01T00:00:02.000Z,buddy-bluff,casual,"onion ""big"", match",drawn,1,10,0\r\n',
  );
  expect(JSON.parse(jsonOf(games))).toEqual([
    {
      date: '1970-01-01T00:00:02.000Z',
      game: 'buddy-bluff',
      level: 'casual',
      rules: 'onion "big", match',
      outcome: 'drawn',
      place: 1,
      points: 10,
      helped: 0,
    },
  ]);
});

test("games of several people are nobody's own, and listed apart", () => {
  const shared: Saved = { ...game, id: 'b', chairs: ['person', 'person', 'casual', 'expert'] };
  const alone: Saved = { ...game, id: 'c', chairs: ['strong', 'person', 'casual', 'expert'] };
  const all = [
    game,
    shared,
    alone,
    { ...shared, id: 'd', over: false },
    { ...shared, id: 'e', at: 3000 },
  ];
  expect(playedOf(all).map(({ id }) => id)).toEqual(['a', 'c']);
  expect(sharedOf(all).map(({ id }) => id)).toEqual(['e', 'b']);
});
