/** Sample values for the messages that a page or a terminal loads apart from the catalogue. */
import type * as bluff from '../src/buddy-bluff/en/puzzles.ts';
import type * as compile from '../src/compile/en/puzzles.ts';
import type * as mulle from '../src/mulle/en/puzzles.ts';
import type * as ulti from '../src/ulti/en/puzzles.ts';
import type { ChallengeWords } from '../src/common/challenge.ts';
import type { DaylongWords } from '../src/common/daylong.ts';
import type { EveningWords } from '../src/common/evening.ts';
import type { LearnWords } from '../src/common/learn.ts';
import type { LinkTableWords } from '../src/common/link-table.ts';
import type { OnlineWords } from '../src/common/online.ts';
import type { Person } from '../src/person.ts';
import type { ReplayWords } from '../src/common/replay.ts';
import type { RulingWords } from '../src/compile/rulings.ts';
import type { PushWords } from '../src/common/push.ts';
import type { ServerWords } from '../src/common/server.ts';
import type { TerminalWords } from '../src/common/terminal.ts';
import { numbers, people, type Samples } from './samples.ts';

const names: [string][] = [['Bo'], ['James']];
const games: [string][] = [['Mulle'], ['Buddy Bluff']];
const seats: [number][] = [[1], [2], [3], [4]];
const steps: [number, number][] = [
  [0, 12],
  [1, 12],
  [7, 12],
];
const suits: [string][] = [['leaves']];
const lines: [number][] = [[1], [2], [3]];

export const push: Samples<PushWords> = {
  deadline: [['Thu 18:05']],
  back: names,
  rematch: names,
};

export const online: Samples<OnlineWords> = {
  create: { title: games },
  clock: {
    bank: [
      [1, 2],
      [2, 1],
      [5, 10],
    ],
    move: [[15], [60]],
    days: [[1], [2], [3]],
  },
  gathering: {
    title: games,
    invited: games,
    invitedBy: [['Bo', 'Ulti']],
    at: [['Sit here', 2]],
    removeSure: names,
    computer: seats,
    fill: seats,
    waitFor: names,
  },
  invite: { text: games },
  mine: { rematch: names },
  others: { player: seats },
  openSeats: { waits: games, waitsNamed: [['Bo', 'Ulti']], free: seats },
  account: { passkey: [['1 May 2026']], used: [['2 May 2026']], bring: names },
  elsewhere: { becomes: names, asks: [['Bo', 'Anna']], act: names },
  news: {
    sat: [['Bo', 2]],
    stood: names,
    computer: seats,
    cleared: seats,
  },
};

export const evening: Samples<EveningWords> = {
  create: { minutes: numbers },
  links: { text: [['Wednesday']] },
  people: { title: numbers, replaced: names },
  round: {
    of: [
      [1, 4],
      [2, 4],
    ],
    between: seats,
    seat: [
      [1, 3],
      [5, 1],
    ],
    until: [['20:15']],
    table: [...seats, [5]],
    left: numbers,
  },
  director: {
    start: [...seats, [5]],
    rest: [[10]],
    done: [
      [0, 3],
      [1, 1],
      [2, 3],
    ],
    remove: names,
    substitute: names,
  },
  standings: { range: [['48.2', '61.0']] },
  boards: { board: seats, seat: seats },
  check: { match: seats, cards: [[3, 2]], points: [[3, 2]], record: [[3, 2]] },
  series: { go: [['Wednesday']], winner: names, remove: [['Wednesday']] },
};

export const daylong: Samples<DaylongWords> = {
  about: [[1], [5]],
  until: [['1:00']],
  closed: [['3:00']],
  play: seats,
  goOn: seats,
  percent: [['56']],
  field: [[7, 16]],
  more: numbers,
  standing: numbers,
  opponents: [['Strong']],
  instant: {
    from: [['18 November 2026']],
    mean: [['56', 3, 8]],
    result: [['56']],
    beaten: [[9, 16]],
  },
  rating: {
    value: [['1540', '60']],
    means: [['56', 'Strong']],
    about: [['Strong', '1500']],
    kept: [[0], [1], [40]],
  },
  yourPlay: {
    value: [[40, '56', '4']],
    between: [['Over 40 deals: 56 % ± 4', 'Strong', 'Expert']],
    above: [['Over 40 deals: 56 % ± 4', 'Expert']],
    below: [['Over 40 deals: 26 % ± 4', 'Beginner']],
    alone: [['Over 40 deals: 56 % ± 4']],
    soon: numbers,
  },
};

export const linked: Samples<LinkTableWords> = {
  asks: { takeback: names, next: names, again: names, end: names },
  waitingFor: [[['Bo']], [['Bo', 'James']], [['Bo', 'James', 'Cem']]],
  rematch: {
    seconds: numbers,
    declined: [[['Bo']], [['Bo', 'James']]],
    silent: [[['Bo']], [['Bo', 'James']]],
    without: [[['Bo']], [['Bo', 'James']]],
  },
  releaseOther: names,
  releaseAsks: [['Bo', 'Anna']],
  releaseAsked: names,
  since: numbers.map(([n]) => ['Bo takes the talon.', n]),
  offered: names,
  offer: names,
  keepSeat: names,
  news: {
    left: names,
    back: names,
    covered: names,
    plays: names,
    sat: names,
    seconds: numbers,
  },
  say: {
    unread: numbers,
    mute: names,
    unmute: names,
    report: names,
    block: names,
    reportSure: names,
  },
  honest: { checked: numbers },
};

export const challenge: Samples<ChallengeWords> = {
  send: { text: games },
  page: { title: games, titleBy: [['Bo', 'Ulti']], against: [['Expert']] },
  duel: { theirs: names },
  result: {
    place: [
      [1, 4],
      [2, 4],
      [3, 4],
    ],
    points: [...numbers, [-12]],
  },
  day: { play: games, goOn: games, streak: numbers },
};

/** Decisions, and how many were best, good, slips and blunders. */
type Counts = [number, number, number, number, number];
const grades: Counts[] = [
  [1, 1, 0, 0, 0],
  [2, 0, 0, 1, 1],
  [61, 40, 12, 6, 3],
];

export const replay: Samples<ReplayWords> = {
  list: { remove: games },
  take: { line: [[7, 'No such card.']] },
  view: { seat: people, open: people },
  controls: { step: steps },
  analysis: {
    about: people,
    progress: [
      [0, 1],
      [0, 2],
      [7, 12],
    ],
    none: people,
    curve: people,
    accuracy: grades,
    luck: people.map(([person]): [Person, string, string, string] => [person, '−12', '−3', '+8']),
    showAll: [[7], [12]],
    worth: [['+1', '+2']],
  },
};

export const terminal: Samples<TerminalWords> = {
  tooSmall: [[80, 24]],
  numbers: [[5], [21]],
  more: [[1], [2], [5]],
  saved: [['game.txt']],
  savedAs: [['game.txt']],
  notSaved: [['game.txt', 'no permission']],
  notKept: [['game.txt', 'no permission']],
  damaged: [['game.txt', 7]],
  elsewhere: { open: [[4711, 'attic']] },
  people: {
    yourTurn: names,
    takeBack: [
      ['Bo', 1],
      ['Bo', 2],
      ['Bo', 5],
    ],
    agree: names,
    refused: names,
  },
  placeOf: seats,
  noRule: [['9.9', '1, 2, 3']],
  watch: { pause: [['0.5'], ['1'], ['2']] },
  replay: { step: steps, asSeat: names },
  analyse: {
    title: [['Expert']],
    openCurve: names,
    harm: [['3.5']],
    unit: [['1 point']],
    mistake: [[7, 'Bo', 'play HA', 'play LO', '3.5']],
    curve: names,
    decisions: [
      [1, 0],
      [2, 0],
      [5, 1],
      [5, 2],
    ],
    total: [
      ['Bo', '3.5', 1],
      ['Bo', '3.5', 2],
      ['Bo', '3.5', 7],
    ],
    accuracy: grades.map(([a, b, c, d, e]) => ['87%', a, b, c, d, e]),
    luck: [['−12', '−3', '+8']],
    mistakes: [
      [2, 2],
      [3, 15],
    ],
  },
  ulti: {
    trickOf: [[1], [2], [9]],
    ask: { discard: [[1], [2]], hold: [['Betli']], follow: suits, beat: suits },
  },
  compile: {
    up: lines,
    down: lines,
    opposite: [['up in 2']],
    lies: [['Fire 4', 'Bo', 3]],
    onItsWay: [['Fire 4', 3]],
  },
};

export const learn: Samples<LearnWords> = {
  title: games,
  backTo: games,
  solved: steps,
  lesson: steps,
  puzzle: [[1], [7]],
  rating: [[800], [2200]],
  ownRating: [[1320, 110]],
  streak: [
    [0, 1],
    [1, 1],
    [7, 12],
  ],
  puzzleName: [
    [7, 1200, false],
    [7, 1200, true],
  ],
  praise: { points: [[12], [-1], [0]], payment: [[12], [-1], [0]], penalty: [[0], [-1], [-2]] },
  wrong: {
    points: [
      [2, 3],
      [2, 4],
      [-7, 5],
    ],
    payment: [
      [2, 3],
      [2, 4],
      [-7, 5],
    ],
    penalty: [
      [-1, 0],
      [-2, 0],
      [-9, -4],
    ],
  },
  rulesPage: { found: numbers, link: [['5.2c']], exactly: [['5.2c']], minutes: [[1], [2], [5]] },
};

export const rulings: Samples<RulingWords> = { found: numbers };

const cards: [{ card: string }][] = [[{ card: 'LO' }]];
const hit = { plate: 'Fire', was: 12, theirs: 7, own: 9, card: 'Life-3' };
const hits: [typeof hit & { target: string }][] = [
  [{ ...hit, target: 'Water-4' }],
  [{ ...hit, target: '' }],
];
const levels: [{ plate: string; theirs: number; own: number }][] = [
  [{ plate: 'Fire', theirs: 11, own: 12 }],
];
const points: [{ points: number }][] = [[{ points: 1 }], [{ points: 2 }], [{ points: 5 }]];
const cardAndPoints: [{ card: string; points: number }][] = points.map(([facts]) => [
  { card: 'KL 9', ...facts },
]);
const cardAndSeven: [{ card: string; seven: string }][] = [[{ card: 'LO', seven: 'A7' }]];
const cardAndTaken: [{ card: string; taken: string }][] = [[{ card: 'LO', taken: 'AK' }]];
const needs: [{ card: string; needs: number }][] = [
  [{ card: 'LO', needs: 10 }],
  [{ card: 'LO', needs: 20 }],
];

export const themes: {
  readonly 'buddy-bluff': Samples<typeof bluff.themes>;
  readonly mulle: Samples<typeof mulle.themes>;
  readonly ulti: Samples<typeof ulti.themes>;
  readonly compile: Samples<typeof compile.themes>;
} = {
  'buddy-bluff': {
    keep: { why: [...points, [{ points: 5, top: 'QH' }]] },
    'one-pile': { why: [[{ rank: 'Q' }]] },
    uncover: { why: [[{ top: 'QH', below: '7D', rank: '7' }]] },
    'hold-back': { why: [[{ rank: 'Q' }]] },
    rid: { why: points },
    'cover-other': { why: [[{ top: 'QH', rank: '7' }]] },
    'cover-pool': { why: [[{ top: 'QH', rank: '7' }]] },
    rival: { why: points.map(([facts]) => [{ ...facts, before: 13 }]) },
  },
  mulle: {
    'deny-mulle': { why: points },
    'mulle-ahead': { why: cardAndPoints },
    bonus: { why: [[{ intake: 24, bonus: 8 }]] },
    'deny-bonus': { why: [[{ intake: 19, bonus: 8 }]] },
    order: { why: [[{ first: 'KL 9', later: 'SP 2' }]] },
    'safe-build': { why: [[{ value: 12 }]] },
    steal: { why: [[{ value: 12, card: 'KL 9' }]] },
    tabbe: { why: [[{ card: 'KL 9' }]] },
    last: {
      why: [[{ cards: 1, points: 2 }], [{ cards: 2, points: 1 }], [{ cards: 5, points: 7 }]],
    },
    wait: { why: cardAndPoints },
    'safe-discard': { why: [[{ card: 'KL 9' }]] },
  },
  ulti: {
    seven: { why: cardAndSeven },
    pull: { why: cardAndSeven },
    silent: { why: cardAndSeven },
    hundred: { why: needs },
    deny: { why: needs },
    draw: { why: [[{ card: 'LO', count: 1 }], [{ card: 'LO', count: 2 }]] },
    smear: { why: [[{ card: 'LX', taker: 'AA', points: 10 }]] },
    little: { why: [[{ card: 'LO', dear: 'AX', points: 10 }]] },
    back: { why: [[{ card: 'LO', kept: 'AA' }]] },
    pin: { why: cardAndTaken },
    trap: { why: cardAndTaken },
    shed: { why: cards },
  },
  compile: {
    flip: { why: hits },
    shift: { why: hits },
    return: { why: hits },
    delete: { why: hits },
    wake: { why: [[{ ...hit, cause: 'Water-4' }]] },
    lead: { why: levels },
    tie: { why: levels },
    plates: { why: [[{ plate: 'Fire', done: '' }], [{ plate: 'Fire', done: 'Life' }]] },
    turn: { why: [[{ plate: 'Fire', card: 'Life-3' }]] },
  },
};

const capture = { card: 'K♥', cards: '9♠ 4♦', points: 3 };
const captures: [typeof capture][] = [[capture], [{ ...capture, cards: '9♠', points: 1 }]];
const parts: [{ part: string }][] = [[{ part: 'ulti' }], [{ part: '40-100' }]];
const plates: [{ plate: string }][] = [[{ plate: 'Fire' }], [{ plate: 'Ice' }]];
const ends: [{ own: number; name: string; points: number }][] = [
  [{ own: 52, name: 'Cem', points: 41 }],
];

/** What puzzles name for and against a move. */
export const reasons: {
  readonly 'buddy-bluff': Samples<typeof bluff.reasons>;
  readonly mulle: Samples<typeof mulle.reasons>;
  readonly ulti: Samples<typeof ulti.reasons>;
  readonly compile: Samples<typeof compile.reasons>;
} = {
  'buddy-bluff': {
    laid: [[{ card: 'J♥', points: 1 }], [{ card: '10♠', points: 20 }]],
    ends: [[{ own: 1 }], [{ own: 96 }]],
    ahead: ends,
    behind: ends,
  },
  mulle: {
    nothing: [[]],
    noPoints: [[]],
    nextSure: [...captures, [{ ...capture, cards: '' }]],
    next: captures,
    later: captures,
    takes: captures,
    account: [
      [{ mulle: -12, tabbe: 0, intake: -2, bonus: -4 }],
      [{ mulle: 0, tabbe: 1, intake: -3, bonus: 0 }],
    ],
  },
  ulti: {
    lost: [[{ card: 'BX', by: 'LA' }]],
    count: [[{ points: 51, best: 62 }]],
    made: parts,
    youMake: parts,
    youLose: parts,
    against: parts,
    gone: parts,
    caught: cards,
    escapes: [[]],
  },
  compile: {
    stands: levels,
    untouched: [[{ plate: 'Fire', theirs: 12 }], [{ plate: 'Ice', theirs: 12 }]],
    compiled: plates,
    chance: [[]],
    missing: plates,
  },
};

export const server: Samples<ServerWords> = {
  serving: [['http://localhost:8080/']],
  portTaken: [[8080, 8081]],
  noPort: [[8080, 8099]],
  badPort: [['eighty']],
  portBusy: [[4180]],
  portForbidden: [[80]],
  noAddress: [['192.0.2.1']],
  noPage: [['dist']],
  dataNewer: [['data/pakli.db']],
  dataInUse: [['data/pakli.db']],
  dataNotWritable: [['data/pakli.db']],
  databaseNotWritable: [['postgres://pakli@db.example/pakli']],
  dataMissing: [['data/pakli.db']],
  dataDamaged: [['data/pakli.db']],
  discFull: [['data/pakli.db']],
  noDatabase: [['postgres://pakli@db.example/pakli']],
  unsafeDatabase: [['postgres://pakli@db.example/pakli']],
  badSetting: [['--port', 'x']],
  badProxy: [['localhost']],
  needsNumber: [[1, 256]],
  needsLike: [['https://cards.example']],
  needsLimits: [['frameBurst, tablesPerPerson']],
  hiddenSetting: [['--postgres']],
  missingValue: [['--port']],
  strayArgument: [[3]],
  unknownSetting: [['--x']],
  settings: [['--x, --y']],
  home: [['http://192.168.1.5:4180']],
  backedUp: [['backup.db']],
  backupNotWritable: [['backup.db']],
  preview: {
    table: { title: [['Ulti']] },
    evening: { title: [['Ulti']] },
    day: { title: [['Ulti']] },
    puzzle: { title: [['Ulti']] },
    replay: { title: [['Ulti']] },
    challenge: { title: [['Ulti']] },
  },
  picture: {
    turn: [['Anna'], ['Johannes']],
    seat: [[2]],
    players: [[1], [12]],
    round: [[2, 5]],
  },
  feed: { puzzle: [['Ulti']] },
};
