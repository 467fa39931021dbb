/** What is said around the boards of the day: everybody plays them alone, with the same cards. */
import { count } from './grammar.ts';

export const daylong = {
  /** What it is, where the page shows the games. */
  about: (n: number): string =>
    `Every day there are ${count(n, 'new deal', 'new deals')} of each game. You play them against computers, one try each, and see how others did with the same cards. You can leave and go on later.`,
  named: 'Your name stands beside your results.',
  name: 'Play under this name',
  /** `time` is as the clock on the wall shows it. */
  until: (time: string): string => `New deals come at ${time}.`,
  closed: (time: string): string =>
    `No new deal can be begun here. Those that you have begun can be finished until ${time}.`,
  over: 'This day is over. All results are final.',
  play: (n: number): string => `Play deal ${n}`,
  goOn: (n: number): string => `Go on with deal ${n}`,
  state: {
    new: 'not played yet',
    begun: 'begun',
    none: 'no result',
    missed: 'not played',
  },
  percent: (value: string): string => `${value} %`,
  field: (done: number, all: number): string =>
    `${done} of ${all} computers have played this deal so far.`,
  /** Somebody and others who scored the same. */
  more: (n: number): string => `and ${n} more`,
  you: 'You',
  levels: 'Computers with the same cards',
  standing: (n: number): string => `Standing: ${count(n, 'player', 'players')}`,
  standingOwn: 'Over the deals that you have played.',
  standingAll: 'Over all deals of this day.',
  standingAbout:
    '50 % is the average of all players and computers. Whoever has played fewer than half of the deals has no place.',
  plain:
    'In this game one different play changes all that follows, so the same cards even out only a little luck.',
  opponents: (level: string): string => `Your opponents: computers (${level})`,
  once: 'One try per deal. You can leave and go on later.',
  before: 'The day before',
  today: 'Today',
  none: 'This server offers no deals of the day.',
  decisions: 'Every move as a table (CSV)',

  instant: {
    title: 'Eight deals, right away',
    about:
      'Deals of an earlier day, against computers on this device. After each deal you see at once how you did beside those who played it then.',
    from: (date: string): string => `From ${date}`,
    ours: 'These deals come with the page; computers have played them.',
    mean: (percent: string, done: number, all: number): string =>
      `${percent} % over ${done} of ${all} deals`,
    result: (percent: string): string => `${percent} % with these cards`,
    beaten: (n: number, all: number): string => `Better than ${n} of ${all} results.`,
    all: 'All eight deals',
    none: 'The deals could not be fetched.',
  },

  /** One's own play over many deals. */
  yourPlay: {
    title: 'Your play',
    value: (boards: number, percent: string, margin: string): string =>
      `Over ${boards} deals: ${percent} % ± ${margin}`,
    between: (value: string, lower: string, higher: string): string =>
      `${value}, between ${lower} and ${higher}.`,
    above: (value: string, level: string): string => `${value}, better than ${level}.`,
    below: (value: string, level: string): string => `${value}, not yet as good as ${level}.`,
    alone: (value: string): string => `${value}.`,
    about:
      'Everybody had the same cards as you, so this is more about play than about luck. 50 % is the average of those who played them.',
    soon: (n: number): string =>
      `After ${count(n, 'more deal', 'more deals')} it says how you play.`,
  },
};

export type DaylongWords = typeof daylong;
