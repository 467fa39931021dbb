/**
 * Logs of two evenings that people who may still play a board cannot tell apart: everybody has done
 * the same so far, but the cards unseen by the first table come from another secret.
 */
import { findGame } from '@pakli/catalogue';
import { formatOptions, isRefusal, readOptions, Sfc32, type Random } from '@pakli/core';
import {
  boardChance,
  boardKey,
  boardResultsOf,
  decide,
  decideEvening,
  Evening,
  formatEvent,
  HOUSE,
  openedForRound,
  Room,
  type Chance,
  type EveningActor,
  type EveningEvent,
  type RoomEvent,
} from '@pakli/host';
import { hashOfKey } from '../apps/server/src/evening/director-key.ts';
import { formatSeriesEvent } from '../apps/server/src/series/series-log.ts';
import type { LogRow, NewTable } from '../apps/server/src/store/store.ts';

export const DIRECTOR_KEY: string = 'D'.repeat(22);
/** The time of all entries, and of the tests' clocks. */
const AT = Date.UTC(2026, 0, 1);
/** Rules with few boards. */
const GAMES: readonly (readonly [game: string, rules: string])[] = [
  ['ulti', 'seed deals=2'],
  ['ulti', 'seed deals=3'],
  ['compile', 'quick'],
  ['mulle', 'short'],
  ['buddy-bluff', ''],
];
const HOUSE_ACTOR: EveningActor = { person: null, directs: true };

export interface EveningTwins {
  readonly evening: string;
  /** The series that the evening belongs to. */
  readonly series: string;
  readonly game: string;
  /** Tables of the current round; the reader sits at the first. */
  readonly tables: readonly string[];
  /** Of the previous round, if there was one. */
  readonly earlier: readonly string[];
  /** Who sits at the tables in the store: these appear in their own lists. */
  readonly seated: ReadonlyMap<string, readonly string[]>;
  /** A player at the first table, by number. */
  readonly reader: number;
  /** The store's content in each world. The server lays the other tables. */
  readonly worlds: readonly (readonly NewTable[])[];
  /** The first table has finished the round. */
  readonly finished: boolean;
  /** Whether a deal needs no more chance once it has begun. */
  readonly dealtAtOnce: boolean;
}

/** Plays at random: this many moves, or until the board is over. Never deals the next one. */
export function playOn(room: Room, chance: Chance, random: Random, moves: number): RoomEvent[] {
  const events: RoomEvent[] = [];
  for (let n = 0; n < moves && room.turn !== undefined && room.match !== undefined; n++) {
    const { match, turn, steps } = room;
    const choices = match.game.view(match.table.state, turn).moves;
    const move = choices[random.below(choices.length)] ?? 0;
    const text = match.game.formatTruth(match.table.state, move);
    const occupant = room.occupants[turn];
    const who = occupant?.kind === 'person' ? occupant.person : HOUSE;
    events.push(happen(room, who, { kind: 'play', step: steps, text }, chance));
  }
  return events;
}

export function happen(
  room: Room,
  who: Parameters<typeof decide>[1],
  command: Parameters<typeof decide>[2],
  chance: Chance,
): RoomEvent {
  const event = decide(room, who, command, AT, chance);
  if (isRefusal(event)) throw new Error(`${command.kind}: ${event.refused}`);
  room.apply(event);
  return event;
}

export function rowsOf(texts: readonly string[]): LogRow[] {
  return texts.map((event, i) => ({ seq: i + 1, cmd: `house/${i + 1}`, event }));
}

export function bytes(random: Random): Uint8Array {
  return Uint8Array.from({ length: 32 }, () => random.below(256));
}

/** The log up to the point where the worlds part. */
export async function eveningTwins(seed: number): Promise<EveningTwins> {
  const random = new Sfc32(seed);
  const [gameId, given] = GAMES[random.below(GAMES.length)] ?? ['ulti', 'seed deals=2'];
  const loaded = await findGame(gameId)?.load();
  if (loaded === undefined) throw new Error(`no ${gameId}`);
  const { game } = loaded;
  const options = readOptions(game.rules, given);
  if (isRefusal(options)) throw new Error(options.refused);
  const seats = game.seats[0] ?? 2;
  const id = `e${String(seed).padStart(11, '0')}`;
  const series = `s${String(seed).padStart(13, '0')}`;
  const log: EveningEvent[] = [
    {
      v: 1,
      at: AT,
      kind: 'open',
      evening: id,
      settings: {
        title: 'Wednesday',
        game: game.id,
        version: game.version,
        rules: formatOptions(game.rules, options),
        seats,
        boardsPerRound: game.deals(options),
        rounds: 3,
        movement: random.below(2) === 0 ? 'meet-all' : 'swiss',
        best: game.best,
        ranking: random.below(2) === 0 ? 'matchpoints' : 'points',
        scale: [],
        clock: { kind: 'none' },
        roundMs: null,
        level: 'casual',
        series,
      },
      director: hashOfKey(DIRECTOR_KEY),
      // The same in both worlds: a hash tells nothing.
      commitment: 'c'.repeat(64),
    },
  ];
  const [opened] = log;
  if (opened?.kind !== 'open') throw new Error('not opened');
  const evening = new Evening(opened);
  const secret = bytes(random);
  const act = (actor: EveningActor, command: Parameters<typeof decideEvening>[1]): void => {
    const chance = { ids: random, secret: 'no secret' };
    const event = decideEvening({ evening, actor, now: AT, chance }, command);
    if (isRefusal(event)) throw new Error(`${command.kind}: ${event.refused}`);
    evening.apply(event);
    log.push(event);
  };
  const people = Array.from({ length: seats * (2 + random.below(2)) }, (_, i) => i);
  for (const one of people) {
    const nonce = one.toString(16).padStart(32, '0');
    act({ person: `person-${one}`, directs: false }, { kind: 'join', nonce });
  }
  const key = boardKey(secret, evening);
  const kept: NewTable[] = [];
  const seated = new Map<string, readonly string[]>();
  const lay = (table: string, firstBoard: number): readonly [Room, RoomEvent[], Chance] => {
    const [open, ...others] = openedForRound(evening, table, AT);
    const room = Room.open(game, open);
    for (const event of others) room.apply(event);
    seated.set(table, room.seats.people);
    const chance = boardChance(key, firstBoard, random);
    const start = happen(room, HOUSE, { kind: 'start' }, chance);
    return [room, [open, ...others, start], chance];
  };
  const keep = (table: string, events: readonly RoomEvent[]): void => {
    const rows = rowsOf(events.map(formatEvent));
    kept.push({ id: table, game: game.id, host: '', secret: key, rows, at: AT, due: null });
  };
  const earlier: string[] = [];
  if (random.below(3) === 0) {
    act(HOUSE_ACTOR, { kind: 'round' });
    for (const { table } of evening.round?.tables ?? []) {
      const [room, events, chance] = lay(table, 0);
      events.push(...playOn(room, chance, random, Infinity));
      for (const result of boardResultsOf(room, 0)) act(HOUSE_ACTOR, { kind: 'result', ...result });
      if (room.phase === 'playing') events.push(happen(room, HOUSE, { kind: 'end' }, chance));
      keep(table, events);
      earlier.push(table);
    }
    act(HOUSE_ACTOR, { kind: 'finish' });
  }
  act(HOUSE_ACTOR, { kind: 'round' });
  const tables = evening.round?.tables.map(({ table }) => table) ?? [];
  const [own = ''] = tables;
  const [firstBoard = 0] = evening.boardsOf(evening.rounds.length - 1);
  const [room, events, chance] = lay(own, firstBoard);
  events.push(...playOn(room, chance, random, random.below(3) === 0 ? Infinity : random.below(30)));
  for (const result of boardResultsOf(room, firstBoard)) {
    act(HOUSE_ACTOR, { kind: 'result', ...result });
  }
  const ownRows = rowsOf(events.map(formatEvent));
  const rows = rowsOf(log.map(formatEvent));
  const begun = { title: 'Club', scoring: 'places', director: hashOfKey(DIRECTOR_KEY) } as const;
  const seriesRows = rowsOf([
    formatSeriesEvent({ kind: 'open', ...begun }, AT),
    formatSeriesEvent({ kind: 'add', evening: id }, AT),
  ]);
  const reader = evening.round?.tables[0]?.entrants.find((one) => one !== null) ?? 0;
  const logsOf = (worldSecret: Uint8Array): NewTable[] => {
    const worldKey = boardKey(worldSecret, evening);
    const common = { game: game.id, at: AT, due: null };
    return [
      ...kept,
      { ...common, id: series, host: '', secret: new Uint8Array(32), rows: seriesRows },
      { ...common, id: own, host: '', secret: worldKey, rows: ownRows },
      { ...common, id, host: 'person-0', secret: worldSecret, rows },
    ];
  };
  const worlds = [logsOf(secret), logsOf(bytes(random))];
  return {
    evening: id,
    series,
    game: gameId,
    tables,
    earlier,
    seated,
    reader,
    worlds,
    finished: room.phase === 'over',
    dealtAtOnce: gameId === 'ulti',
  };
}
