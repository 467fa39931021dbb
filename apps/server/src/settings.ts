/** How a server is set up. Everything has a value that is right for a table at home. */
import type { Swept } from './store/store.ts';

export interface ServerLimits {
  /** Frames of one socket: so many at once, then so many a second. */
  readonly frameBurst: number;
  readonly framesPerSecond: number;
  /** Of one address, where /24 and /56 count as one. */
  readonly socketsPerAddress: number;
  readonly socketsPerMinute: number;
  readonly connectionsPerAddress: number;
  readonly requestsPerMinute: number;
  readonly recordsPerMinute: number;
  /** Pictures of links, of one address. */
  readonly picturesPerMinute: number;
  readonly tablesPerTenMinutes: number;
  readonly guestsPerTenMinutes: number;
  /** Requests to add a passkey or to sign in by one, and codes on paper that are tried. */
  readonly passkeyTriesPerTenMinutes: number;
  readonly codeTriesPerTenMinutes: number;
  /** Tables that are opened to anyone, or closed again. */
  readonly seatOpeningsPerTenMinutes: number;
  /** Of one person. */
  readonly renamesPerTenMinutes: number;
  /** TCP connections in all. */
  readonly connections: number;
  /** Pictures of links in all. */
  readonly picturesPerSecond: number;
  /** Tables of one person that are not over. */
  readonly tablesPerPerson: number;
  readonly watchersPerTable: number;
  /** Commands of one person at one table, whatever sockets they use; moves have a bucket of their own, like that of a socket. */
  readonly commandBurst: number;
  readonly commandsPerSecond: number;
  /** Deals of a match that is played by link. */
  readonly dealsPerTable: number;
  /** Rows in the log of a table, and those of one person there that are not moves. */
  readonly rowsPerTable: number;
  readonly rowsPerPerson: number;
}

export const LIMITS: ServerLimits = {
  frameBurst: 20,
  framesPerSecond: 5,
  socketsPerAddress: 30,
  socketsPerMinute: 60,
  connectionsPerAddress: 200,
  requestsPerMinute: 300,
  recordsPerMinute: 30,
  picturesPerMinute: 60,
  tablesPerTenMinutes: 6,
  guestsPerTenMinutes: 12,
  passkeyTriesPerTenMinutes: 60,
  codeTriesPerTenMinutes: 6,
  seatOpeningsPerTenMinutes: 30,
  renamesPerTenMinutes: 10,
  connections: 20_000,
  picturesPerSecond: 5,
  tablesPerPerson: 8,
  watchersPerTable: 30,
  commandBurst: 20,
  commandsPerSecond: 1,
  dealsPerTable: 30,
  rowsPerTable: 10_000,
  rowsPerPerson: 1000,
};

/** A room full of people comes from one address: anyone who opens a server to their own network knows them. */
export const LAN_LIMITS: ServerLimits = {
  ...LIMITS,
  socketsPerAddress: 1000,
  socketsPerMinute: 2000,
  connectionsPerAddress: 4000,
  requestsPerMinute: 10_000,
  recordsPerMinute: 1000,
  guestsPerTenMinutes: 400,
};

/** Milliseconds. */
export interface Pace {
  /** A computer's move is shown so long after its turn began, however long it thought. */
  readonly move: number;
  readonly expertMove: number;
  /** The next deal comes on its own so long after one is over. */
  readonly nextDeal: number;
  /** After so long others may let a computer play for somebody who is away. */
  readonly absence: number;
  /** After so long all others together may release the seat of somebody who is away: days, not minutes. */
  readonly release: number;
  /** So long people may think about whether they play another match. */
  readonly again: number;
  /** Anyone who left so short a time ago is asked for it as those who look are. */
  readonly lately: number;
  /** A node that has not been heard of for so long is taken for dead. */
  readonly lease: number;
  /** A thread in which a computer thinks is replaced if it has not answered after so long. */
  readonly thinking: number;
  /** So often a node says that people can play; without a word for so long it was an outage. */
  readonly beat: number;
  readonly outage: number;
  /** So often a node looks on its own what is new at its tables. */
  readonly glance: number;
  /** So often a node looks which tables are due, and which nobody looks at. */
  readonly round: number;
  /** So long after a failure a table tries again, and a database that cannot be used is tried again. */
  readonly retry: number;
  /** A database that could be written so long ago is taken for one that still can. */
  readonly probe: number;
  /** So long after the start what is old is swept away for the first time. */
  readonly firstSweep: number;
  /** A table after another starts without waiting any longer for somebody. */
  readonly start: number;
  /** Somebody may say something so long after what they said before. */
  readonly saying: number;
  /** Where no person has done anything for so long the clock of those who are gone stops too. */
  readonly sleep: number;
  /** A table that nobody has touched for so long is put away. */
  readonly putAway: number;
  /** While an evening goes on its tables are looked at so often: a bell may be lost. */
  readonly evening: number;
  /** A table that was given out as due is given out again after so long. */
  readonly claim: number;
  /** Longer waits are not for a timer: the store knows what is due and says so. */
  readonly longestTimer: number;
  /** A table that nobody looks at is kept in memory for so long. */
  readonly rest: number;
  /** A socket without a first frame is closed after so long, and later without another frame. */
  readonly firstFrame: number;
  readonly silence: number;
  /** A reader that has not read what waits for so long, though it sends frames, is sent away. */
  readonly unread: number;
  /** Anyone who was too fast may come back after so long. */
  readonly cooling: number;
  /** A socket that does not answer a close is cut after so long: a client that does not read does not answer either. */
  readonly goodbye: number;
  /** So often the time of the store is measured. */
  readonly measure: number;
  /** So long another browser may become somebody by a one-time link. */
  readonly pass: number;
  /** So often what is old is swept away, and limits forget whom they need not remember. */
  readonly sweep: number;
  /** Tables that were over so long ago are kept in less room. */
  readonly fold: number;
  /** Guests that were not seen, tables that were not touched, what was said and who was reported: all are kept for so long. */
  readonly kept: Readonly<Record<Swept, number>>;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export const PACE: Pace = {
  move: 900,
  expertMove: 1500,
  nextDeal: 30_000,
  absence: 60_000,
  release: 3 * DAY_MS,
  again: 30_000,
  lately: 2 * MINUTE_MS,
  start: 10_000,
  lease: 10_000,
  glance: 2000,
  thinking: 30_000,
  beat: 2000,
  outage: 5000,
  round: 500,
  retry: 2000,
  probe: 1000,
  firstSweep: 10_000,
  saying: 3000,
  sleep: 30 * MINUTE_MS,
  putAway: 14 * DAY_MS,
  evening: 5000,
  claim: 10_000,
  longestTimer: MINUTE_MS,
  rest: MINUTE_MS,
  firstFrame: 10_000,
  silence: 40_000,
  unread: MINUTE_MS,
  cooling: MINUTE_MS,
  goodbye: 2000,
  measure: 30_000,
  pass: 10 * MINUTE_MS,
  sweep: 60 * MINUTE_MS,
  fold: DAY_MS,
  kept: {
    people: 180 * DAY_MS,
    tables: 180 * DAY_MS,
    lines: 30 * DAY_MS,
    reports: 180 * DAY_MS,
  },
};

/** Push services that notifications are sent to: those of the world, any address whatever, or none. */
export const PUSH = ['on', 'anywhere', 'off'] as const;

export interface ServerSettings {
  readonly port: number;
  readonly address: string;
  /** The database file. */
  readonly file: string;
  /** Address of a PostgreSQL that several nodes share; without one there is a file. */
  readonly postgres?: string;
  /** Address of a NATS over which nodes tell each other that something is new; without one the database does. */
  readonly nats?: string;
  /** Folder of the built page; without one only tables are served. */
  readonly page?: string;
  /** Where people reach the page, such as `https://cards.example`: no other page may ask anything. */
  readonly origin?: string;
  /** Addresses of proxies whose word about others is taken. */
  readonly proxies: readonly string[];
  readonly push: (typeof PUSH)[number];
  /** Threads in which computers think. */
  readonly threads: number;
  /** How many boards of every game are offered each day; none: 0. */
  readonly boards: number;
  /** The port that serves metrics, on this machine only; without one nothing serves them. */
  readonly metricsPort?: number;
  readonly limits: ServerLimits;
  readonly pace: Pace;
  /** Milliseconds in which people are sent away one after another before the server stops. */
  readonly drain: number;
}
