/** The parameters of a run by its seed: nodes, people, tables, durations, and the pace of the server. */
import { CLIENT_TIMES, type ClientTimes } from '@pakli/client';
import { LIMITS, PACE, type Pace, type ServerSettings } from '../apps/server/src/settings.ts';
import { BOARDS } from './day-player.ts';
import type { Chance } from './world.ts';

export interface RunPlan {
  readonly kind: 'hour' | 'evening' | 'day' | 'long';
  readonly nodes: number;
  /** Nodes share who is where; a single node need not. */
  readonly isShared: boolean;
  readonly people: number;
  readonly tables: number;
  /** The request that opens tables. */
  readonly wish: object;
  readonly settings: ServerSettings;
  readonly times: ClientTimes;
  /** How many unanswered commands people may have: each has one of these. */
  readonly patience: readonly number[];
  /** People soon end a match and play a rematch. */
  readonly isShort: boolean;
  /** Two people at one table have the same name. */
  readonly areNamesakes: boolean;
  /** All people act at multiples of this time; 0: each at their own moments. */
  readonly togetherMs: number;
  /** One-way latency in milliseconds between pages and nodes, and between nodes and the store. */
  readonly networkMs: number;
  readonly storeMs: number;
  /** After the faults people only look, so that only automatic actions continue. */
  readonly isQuiet: boolean;
  /** The longest time between two acts of a person. */
  readonly stepMs: number;
  /** The same after the faults. */
  readonly calmStepMs: number;
  /** The longest time that a person stays away. */
  readonly awayMs: number;
  /** The delay before a node that could not start is started again. */
  readonly restartMs: number;
  /** When faults end. */
  readonly faultsMs: number;
  /** How long people play on after the faults, and how long the system then has to settle. */
  readonly calmMs: number;
  readonly restMs: number;
  /** At the end everybody leaves, and the memory of nodes is checked after `forgottenMs`. */
  readonly isEmptied: boolean;
  readonly forgottenMs: number;
  /** The longest acceptable delay of answers and due actions. */
  readonly lateMs: number;
}

/** One in this many short runs ends with everybody gone; every long run does. */
const EMPTIED_EVERY = 8;
/** In one of this many short runs matches are short and people play rematches. */
const SHORT_EVERY = 10;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The normal pace, but shorter where a run would only wait. */
const BRISK: Pace = {
  ...PACE,
  move: 1500,
  nextDeal: 6000,
  absence: 6000,
  release: 4000,
  again: 8000,
  lately: 3000,
  lease: 6000,
  measure: 8000,
  thinking: 1500,
  round: 2000,
  claim: 4000,
  start: 5000,
  silence: 12_000,
};

/** Shorter than a table stays in memory, as in production, so that a connecting person still finds it. */
const FIRST_FRAME_MS = 1800;

/** Computers move at once, so that boards of the day end. */
const HASTY: Pace = { ...BRISK, move: 100, expertMove: 100 };

/** Slow, so that days pass in few events. */
const SLOW: Pace = {
  ...BRISK,
  // A table of computers is not played to its end in a night.
  move: 600_000,
  expertMove: 600_000,
  // Longer than a lease, as always.
  longestTimer: 3 * HOUR_MS,
  round: 4_800_000,
  glance: 4_800_000,
  beat: 4_800_000,
  outage: 12_000_000,
  evening: 4_800_000,
  lease: 2 * HOUR_MS,
  claim: 6_000_000,
  measure: 4 * HOUR_MS,
  sweep: 4 * HOUR_MS,
  silence: HOUR_MS,
  retry: 120_000,
  release: DAY_MS,
  absence: HOUR_MS,
  putAway: DAY_MS,
  fold: 6 * HOUR_MS,
  kept: { ...PACE.kept, tables: 1.5 * DAY_MS, lines: DAY_MS, reports: DAY_MS },
};

/** Periodic work once a minute, so that a day of many people takes two seconds. */
const MINUTELY: Pace = {
  ...SLOW,
  move: 60_000,
  expertMove: 60_000,
  round: 60_000,
  glance: 60_000,
  beat: 60_000,
  outage: 150_000,
  lease: 180_000,
  claim: 120_000,
  measure: HOUR_MS,
  sweep: HOUR_MS,
  retry: 10_000,
};

const RARE: ClientTimes = {
  ...CLIENT_TIMES,
  pingMs: 600_000,
  silenceMs: 1_500_000,
  lastRetryMs: 240_000,
};

const CLOCKS: readonly object[] = [
  { kind: 'none' },
  { kind: 'bank', ms: 60_000, increment: 0 },
  { kind: 'move', ms: 10_000 },
];
/** Third-party pages that rarely ping: a table must continue without being asked. */
const SELDOM: ClientTimes = {
  ...CLIENT_TIMES,
  pingMs: 40_000,
  silenceMs: 90_000,
  lastRetryMs: 4000,
};

/** Pages that resend soon: copies of a command are in flight while it is answered. */
const EAGER: ClientTimes = { ...CLIENT_TIMES, lastRetryMs: 4000, resendMs: 1000 };

/** Numbers of unanswered commands: for patient people, and for a mix with impatient ones. */
const PATIENT: readonly number[] = [3];
const MIXED: readonly number[] = [2, 2, 2, 12];

const GAMES: readonly string[] = ['mulle', 'mulle', 'mulle', 'buddy-bluff', 'ulti', 'compile'];

export function planRun(seed: number, chance: Chance): RunPlan {
  const kind = kindOf(seed);
  const isLong = kind === 'long';
  const isHasty = kind === 'evening' || kind === 'day';
  const isShort = kind === 'hour' && seed % SHORT_EVERY === 8;
  const nodes = chance.between(1, isLong ? 2 : 3);
  const clock = isLong ? chance.pick([{ kind: 'none' }, { kind: 'days', days: 1 }]) : undefined;
  const wish = {
    game: kind === 'evening' ? 'buddy-bluff' : chance.pick(GAMES),
    clock: clock ?? chance.pick(CLOCKS),
    talk: true,
    newcomers: chance.oneIn(2),
  };
  const isSeldom = kind === 'hour' && chance.oneIn(3);
  const pace = isLong ? SLOW : kind === 'day' ? HASTY : BRISK;
  const lengths = isLong
    ? {
        stepMs: 3000,
        calmStepMs: 900_000,
        awayMs: 20 * HOUR_MS,
        restartMs: 240_000,
        faultsMs: 2.5 * DAY_MS,
        calmMs: 4 * HOUR_MS,
        restMs: 4 * HOUR_MS,
        lateMs: 4 * HOUR_MS,
        forgottenMs: 8 * HOUR_MS,
      }
    : {
        // Rounds of an evening and boards of the day must end before the run does.
        stepMs: isHasty || isShort ? 300 : 1500,
        calmStepMs: isHasty || isShort ? 300 : 1500,
        awayMs: 15_000,
        restartMs: 1000,
        faultsMs: isHasty ? 16_000 : 11_000,
        calmMs: 5000,
        restMs: 14_000,
        lateMs: 9000,
        forgottenMs: 60_000,
      };
  const isEager = kind === 'hour' && !isSeldom && chance.oneIn(3);
  const usualTimes = isEager ? EAGER : { ...CLIENT_TIMES, lastRetryMs: 4000 };
  return {
    kind,
    nodes,
    isShared: nodes > 1 || chance.oneIn(2),
    people: chance.between(2, 4),
    tables: chance.between(1, 2),
    wish,
    settings: settingsFor(
      isSeldom ? { ...pace, silence: SELDOM.silenceMs } : pace,
      chance,
      kind === 'day',
    ),
    times: isLong ? RARE : isSeldom ? SELDOM : usualTimes,
    patience: isEager ? PATIENT : MIXED,
    isShort,
    areNamesakes: kind === 'hour' && chance.oneIn(4),
    togetherMs: kind === 'hour' && chance.oneIn(3) ? chance.pick([500, 1500]) : 0,
    networkMs: isLong ? 1 : chance.pick([1, 1, 120]),
    storeMs: isLong ? 0 : chance.pick([0, 0, 15]),
    isQuiet: !isHasty && chance.oneIn(2),
    isEmptied: isLong || seed % EMPTIED_EVERY === 3,
    ...lengths,
  };
}

/** A whole day of three nodes, twelve people and six tables. */
export function planWholeDay(seed: number, chance: Chance): RunPlan {
  return {
    ...planRun(seed, chance),
    kind: 'long',
    nodes: 3,
    isShared: true,
    people: 12,
    tables: 6,
    wish: { game: chance.pick(GAMES), clock: { kind: 'none' }, talk: true, newcomers: true },
    settings: settingsFor(MINUTELY, chance, false),
    times: RARE,
    patience: MIXED,
    areNamesakes: false,
    togetherMs: 0,
    networkMs: 1,
    storeMs: 0,
    isQuiet: false,
    isEmptied: true,
    stepMs: 3000,
    calmStepMs: 200_000,
    awayMs: 8 * HOUR_MS,
    restartMs: 20_000,
    faultsMs: 20 * HOUR_MS,
    calmMs: 2 * HOUR_MS,
    restMs: 2 * HOUR_MS,
    lateMs: HOUR_MS,
    forgottenMs: 4 * HOUR_MS,
  };
}

/** One seed in six is an evening, one in twelve plays boards of the day, one in sixteen lasts nearly three days. */
function kindOf(seed: number): RunPlan['kind'] {
  if (seed % 16 === 5) return 'long';
  if (seed % 6 === 1) return 'evening';
  return seed % 12 === 10 ? 'day' : 'hour';
}

function settingsFor(usual: Pace, chance: Chance, hasBoards: boolean): ServerSettings {
  // In some runs tables are closed while people are at them, and in some they leave memory early.
  const putAway = chance.oneIn(6) ? chance.between(3000, 8000) : usual.putAway;
  const rest = chance.oneIn(2) ? FIRST_FRAME_MS + 100 : 20_000;
  return {
    port: 0,
    address: '127.0.0.1',
    file: '',
    proxies: [],
    push: 'off',
    threads: chance.between(1, 2),
    boards: hasBoards ? BOARDS : 0,
    limits: LIMITS,
    pace: { ...usual, putAway, rest, firstFrame: FIRST_FRAME_MS },
    drain: 0,
  };
}
