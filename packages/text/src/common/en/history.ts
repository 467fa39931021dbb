/** The page with statistics of the games played in this browser. */
import { count } from './grammar.ts';

const games = (n: number): string => count(n, 'game', 'games');

export const history = {
  title: 'Your games',
  about: 'Kept only in this browser, shared with nobody.',
  replays: 'Watch replays',
  none: 'No game is finished yet. Play one, and it will be counted here.',
  noneSuch: 'No such game is finished yet.',

  any: 'All',
  game: 'Game',
  level: 'Strength',
  rules: 'Rules',

  totals: 'In short',
  shareOf: (n: number): string => `of ${games(n)} won`,
  outcomes: { won: 'Won', drawn: 'Shared', lost: 'Lost' },
  helped: 'with help',
  helpedWins: (n: number): string => `${n} of them with hints, undo or known cards`,
  now: 'Right now',
  longest: 'Longest run of wins',
  streak: {
    won: (n: number): string => (n === 1 ? '1 won' : `${n} won in a row`),
    drawn: (n: number): string => (n === 1 ? '1 shared' : `${n} shared in a row`),
    lost: (n: number): string => (n === 1 ? '1 lost' : `${n} lost in a row`),
  },

  winCurve: (n: number): string => `Share of the last ${n} games won`,
  winCurveAbout: (n: number, share: string, won: boolean): string =>
    n === 1 ? `Last game: ${won ? 'won' : 'not won'}.` : `${share} of the last ${games(n)} won.`,
  pointCurve: (n: number): string => `Points per game, ${n}-game average`,
  pointCurveAbout: (n: number, mean: string): string =>
    `${mean} points on average in the last ${games(n)}.`,

  more: 'More',
  breakdown: 'By game, strength and rules',
  games: 'Games',
  mean: 'Average points',
  contracts: 'Contracts',
  deals: 'Deals',
  perDeal: (n: number): string => (n === 1 ? 'One deal' : `Average of ${n} deals`),
  opponents: 'Opponents',
  most: 'Your most',
  sealed: 'Sealed cards',
  protocols: 'Protocols',
  protocol: 'Protocol',
  list: 'Game by game',
  shared: 'Games on one device',
  points: (n: number): string => count(n, 'point', 'points'),

  keeping: 'Keep or delete',
  csv: 'Save as a table (CSV)',
  json: 'Save as JSON',
  remove: 'Delete',
  removeOne: (game: string, when: string): string => `Delete ${game}, ${when}`,
  removeAll: (n: number): string => `Delete ${n === 1 ? 'this game' : `these ${games(n)}`}`,
  removeTitle: (n: number): string => `Delete ${games(n)}?`,
  removeAbout: 'Results and replays will be gone for good. Games that are not over stay.',
};
