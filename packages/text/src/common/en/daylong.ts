/** Texts around the boards of the day: everybody plays them alone, with the same cards. */
import { count } from './grammar.ts';

export const daylong = {
  /** An explanation, on the page that shows the games. */
  about: (n: number): string =>
    `Every day brings ${count(n, 'new deal', 'new deals')} of each game. You play against computers, one try per deal, and see how others did with the same cards. You can stop at any time and continue later.`,
  named: 'Your name is shown beside your results.',
  name: 'Play under this name',
  /** `time` is local wall-clock time. */
  until: (time: string): string => `New deals at ${time}.`,
  closed: (time: string): string =>
    `No new deals can be started here. You can finish those you have started until ${time}.`,
  over: 'This day is over. All results are final.',
  play: (n: number): string => `Play deal ${n}`,
  goOn: (n: number): string => `Continue deal ${n}`,
  state: {
    new: 'not played yet',
    begun: 'started',
    none: 'no result',
    missed: 'not played',
  },
  percent: (value: string): string => `${value}%`,
  field: (done: number, all: number): string =>
    `${done} of ${all} computers have played this deal so far.`,
  /** A player and others with the same score. */
  more: (n: number): string => `and ${n} more`,
  you: 'You',
  levels: 'Computers with the same cards',
  standing: (n: number): string => `Standing: ${count(n, 'player', 'players')}`,
  standingOwn: 'Over the deals you have played.',
  standingAll: 'Over all deals of the day.',
  standingAbout:
    '50% is the average of all players and computers. Players with fewer than half of the deals are not ranked.',
  plain:
    'In this game a single different move changes everything after it, so playing the same cards evens out only a little of the luck.',
  opponents: (level: string): string => `Your opponents: computers (${level})`,
  once: 'One try per deal. You can stop at any time and continue later.',
  before: 'The day before',
  today: 'Today',
  /** Link to the deal of the day that nobody compares. */
  alone: 'Just for fun: one deal of each game, not compared with anybody',
  none: 'This server offers no deals of the day.',
  decisions: 'Every move as a table (CSV)',

  instant: {
    title: 'Eight deals, right away',
    about:
      'Deals of an earlier day, against computers on this device. After each deal you see at once how you did compared with those who played it then.',
    from: (date: string): string => `From ${date}`,
    ours: 'These deals come with the page and were played by computers.',
    mean: (percent: string, done: number, all: number): string =>
      `${percent}% over ${done} of ${all} deals`,
    result: (percent: string): string => `${percent}% with these cards`,
    beaten: (n: number, all: number): string => `Better than ${n} of ${all} results.`,
    all: 'All eight deals',
    none: 'The deals could not be loaded.',
  },

  /** One's own results over many deals. */
  yourPlay: {
    title: 'Your play',
    value: (boards: number, percent: string, margin: string): string =>
      `Over ${boards} deals: ${percent}% ± ${margin}`,
    between: (value: string, lower: string, higher: string): string =>
      `${value}, between ${lower} and ${higher}.`,
    above: (value: string, level: string): string => `${value}, better than ${level}.`,
    below: (value: string, level: string): string => `${value}, not yet as good as ${level}.`,
    alone: (value: string): string => `${value}.`,
    about:
      'Everybody had the same cards as you, so this says more about your play than about your luck. 50% is the average of everybody who played them.',
    soon: (n: number): string =>
      `Play ${count(n, 'more deal', 'more deals')} to see how well you play.`,
  },

  /** One's strength relative to computers of known strength. */
  rating: {
    value: (value: string, margin: string): string => `Your rating: ${value} ± ${margin}`,
    /** In percent of deals. */
    means: (n: string, level: string): string =>
      `With the same cards, in about ${n} of 100 deals you would do better than the computer at level ${level}, not counting those that end the same for both of you.`,
    how: 'How is the rating calculated?',
    about: (level: string, strength: string): string =>
      `It compares your deals of the day only with computers whose strength was measured once and stays the same: ${level} has ${strength}. So it means the same on every server, and it does not matter who else plays. A lead of 400 points means odds of ten to one. The true value lies within the ± 19 times out of 20. Only deals of the day count, and later ones count more than earlier ones.`,
    kept: (n: number): string => `What is remembered: ${count(n, 'deal', 'deals')}`,
    private: 'This browser remembers them to work out how well you play. Nobody else sees that.',
    save: 'Save as a file',
    forget: 'Forget them',
  },
};

export type DaylongWords = typeof daylong;
