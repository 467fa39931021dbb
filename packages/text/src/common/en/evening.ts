/** Texts around an evening: many tables that play the same cards. */
import { count } from './grammar.ts';

export const evening = {
  title: 'An evening with the same cards',
  about:
    'Everybody plays the same deals, at as many tables as it takes. You are compared with those who held the same cards as you.',
  /** For games in which equal cards hardly help. */
  plain:
    'In this game a single different move changes everything after it, so playing the same cards evens out only a little of the luck. Points are simply added up.',

  /** Opens an evening. */
  create: {
    game: 'Game',
    name: 'Name of the evening',
    rounds: 'Rounds',
    boards: 'Deals per round',
    time: 'Time for a round',
    noLimit: 'No limit',
    minutes: (n: number): string => count(n, 'minute', 'minutes'),
    level: 'Computers that fill empty seats',
    open: 'Open the evening',
  },

  links: {
    players: 'Link for players',
    director: 'Link for the director',
    directorAbout:
      'Whoever has this link runs the evening, on any device. Save it, and keep it to yourself.',
    code: 'QR code of the link for players',
    text: (title: string): string => `Come and play: ${title}`,
    screen: 'Show on a large screen',
    scan: 'Scan to join',
  },

  people: {
    directorJoins: 'Do you play, too?',
    title: (n: number): string => count(n, 'player', 'players'),
    join: 'Join',
    joined: 'You are in. The director starts the first round.',
    late: 'You are in, from the next round on.',
    leave: 'Leave the evening',
    leaveSure: 'You will not play from the next round on. You can come back.',
    back: 'Play again',
    /** To a player whose seat somebody else plays. */
    replaced: (name: string): string => `${name} plays on for you.`,
    rejoin: 'You can join again: from the next round on you play for yourself.',
    out: 'The director has taken you off the list of this evening.',
    stay: 'Stay',
    left: 'has left',
    removed: 'removed',
    you: 'you',
    none: 'Nobody has joined yet.',
  },

  round: {
    of: (n: number, all: number): string => `Round ${n} of ${all}`,
    first: 'Before the first round',
    between: (n: number): string => `Round ${n} is over`,
    over: 'The evening is over',
    seat: (table: number, seat: number): string => `Table ${table}, seat ${seat}`,
    go: 'To your table',
    unfinished:
      'When you have finished, wait here: results are shown once every table has finished.',
    waits: 'The director starts the next round.',
    until: (time: string): string => `Break until ${time}`,
    table: (n: number): string => `Table ${n}`,
    computer: 'Computer',
    left: (minutes: number): string => `${count(minutes, 'minute', 'minutes')} left`,
  },

  director: {
    name: 'Director',
    people: 'Select a name to remove somebody, or to let somebody else take over from them.',
    removeAbout: 'A computer plays the rest of the round.',
    title: 'You run this evening',
    start: (n: number): string => `Start round ${n}`,
    finish: 'End the round now',
    finishSure: 'Deals that are not finished do not count.',
    end: 'End the evening',
    endSure: 'No more rounds are played. The results stay.',
    rest: (minutes: number): string => `${minutes}-minute break`,
    done: (done: number, all: number): string => `${done} of ${count(all, 'deal', 'deals')}`,
    remove: (name: string): string => `Remove ${name}`,
    substitute: (name: string): string => `Somebody else plays for ${name}`,
    substituteAbout: 'Choose somebody who has joined and has not played yet.',
    nobody: 'Everybody who has joined has already played.',
    keep: 'Cancel',
    adjust: 'Change this result',
    reason: 'Reason (everybody can read it)',
    save: 'Save',
  },

  standings: {
    title: 'Standings',
    place: 'Place',
    name: 'Name',
    percent: '%',
    imps: 'IMPs',
    points: 'Points',
    boards: 'Deals',
    about:
      'The true value lies in the range 19 times out of 20. Those in grey cannot be told apart from you by these deals: the cards alone may explain the difference.',
    few: 'So few deals say little: the cards alone may explain the differences.',
    range: (low: string, high: string): string => `${low} to ${high}`,
  },

  boards: {
    title: 'Your deals',
    every: 'All deals',
    board: (n: number): string => `Deal ${n}`,
    all: 'What the others did',
    score: 'Points',
    covered: 'A computer played for a while',
    seat: (n: number): string => `Seat ${n}`,
    awards: {
      plus: 'Better than average',
      average: 'Average',
      minus: 'Worse than average',
      struck: 'Does not count',
      played: 'As played',
    },
  },

  results: {
    file: 'Results as a file',
    csv: 'Results as a table (CSV)',
    address: 'Address of the results',
    fair: 'All deals were fixed before the first round. The file has everything needed to check that.',
  },

  /** After the evening: every deal is dealt again. */
  check: {
    ask: 'Were the deals fair?',
    match: (n: number): string =>
      `Deal ${n}: fair. Every table got the cards that were fixed before the first round.`,
    cards: (n: number, table: number): string =>
      `Deal ${n}: not fair. Table ${table} got different cards from those fixed before the first round.`,
    points: (n: number, table: number): string =>
      `Deal ${n}: the result of table ${table} does not match what was played there.`,
    record: (n: number, table: number): string =>
      `Deal ${n}: cannot be checked, because what table ${table} played is missing.`,
    commitment:
      'Not fair: the secret is not the one the server committed to before the first round.',
    nonces: 'Not fair: some of the players’ numbers are missing.',
    own: 'Not fair: the server now says something different from what it showed or was given at the start.',
    proof: 'The server has not revealed its secret, so the deals cannot be checked.',
  },

  /** Several evenings scored together. */
  series: {
    title: 'Series of evenings',
    choose: 'Series',
    none: 'No series',
    start: 'Start a series',
    name: 'Name of the series',
    scoring: 'What an evening is worth',
    places: 'Points for the place',
    percent: 'Percentage scored',
    placesAbout:
      'Last place gets 1 point, every other place one more than the place below it. The points of all evenings are added up.',
    percentAbout: 'The percentages of all evenings are added up.',
    people: 'Somebody who joins from another device under the same name counts as the same person.',
    all: 'All evenings of this series',
    go: (evening: string): string => `Go to “${evening}”`,
    total: 'Total',
    evenings: 'Evenings',
    wait: 'An evening counts once it is over. None is over yet.',
    open: 'not over yet',
    winner: (name: string): string => `Winner: ${name}`,
    direct: 'You run this series',
    next: 'Open the next evening',
    add: 'Add an earlier evening',
    link: 'Link of the evening',
    remove: (evening: string): string => `Remove “${evening}”`,
    removeSure: 'It no longer counts in this series. The evening itself stays.',
    directorAbout:
      'Anyone with this link can add evenings to the series. Save it, and keep it to yourself.',
    address: 'Address of the series',
    file: 'Standings as a file',
    csv: 'Standings as a table (CSV)',
    gone: 'This series does not exist, or no longer does.',
  },

  gone: 'This evening does not exist, or no longer does.',
};

export type EveningWords = typeof evening;
