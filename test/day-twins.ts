/**
 * Logs of two days that a reader who may still play a board cannot tell apart: the reader has done
 * the same in both, but unstarted boards are dealt from another secret, and other people and
 * computers have played differently on all boards the reader has not finished.
 */
import { GAMES } from '@pakli/catalogue';
import { formatOptions, isRefusal, readOptions, Sfc32, type Game, type Random } from '@pakli/core';
import {
  boardChance,
  boardResultsOf,
  Day,
  dateOf,
  DAY_EVENT_VERSION,
  DAY_MS,
  dayKey,
  decideDay,
  formatEvent,
  formatDayId,
  HOUSE,
  openedForBoard,
  playBoard,
  Room,
  type DayCommand,
  type DayEvent,
  type RoomEvent,
} from '@pakli/host';
import type { NewTable } from '../apps/server/src/store/store.ts';
import { bytes, happen, playOn, rowsOf } from './evening-twins.ts';

/** The time on the tests' clocks. */
const AT = Date.UTC(2026, 0, 1);
export const READER = 0;
/** Players of boards that the reader may still play. */
const OTHERS = [1, 2];
const RULES: Readonly<Record<string, string>> = {
  mulle: 'omgangar=1',
  ulti: 'seed',
  compile: 'quick',
};

export interface DayTwins {
  readonly day: string;
  /** By board: where others have played boards that the reader has not finished. */
  readonly tables: readonly (readonly string[])[];
  /** The reader's own. */
  readonly own: readonly string[];
  /** The store's content in each world. */
  readonly worlds: readonly (readonly NewTable[])[];
}

const made = new Map<number, Promise<readonly DayTwins[]>>();

/** A day of every game. The reader has finished board 0, and perhaps begun board 1. */
export function dayTwins(seed: number): Promise<readonly DayTwins[]> {
  const twins = made.get(seed) ?? newTwins(seed);
  made.set(seed, twins);
  return twins;
}

async function newTwins(seed: number): Promise<readonly DayTwins[]> {
  const random = new Sfc32(seed);
  const all: DayTwins[] = [];
  for (const { load } of GAMES) all.push(await twinsOf((await load()).game, random));
  return all;
}

/** Both worlds have the same ids. */
function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}

async function twinsOf(game: Game, random: Random): Promise<DayTwins> {
  const options = readOptions(game.rules, RULES[game.id] ?? '');
  if (isRefusal(options)) throw new Error(options.refused);
  const day = formatDayId(game.id, dateOf(AT));
  const opened: Extract<DayEvent, { kind: 'open' }> = {
    v: DAY_EVENT_VERSION,
    at: AT,
    kind: 'open',
    day,
    settings: {
      game: game.id,
      version: game.version,
      rules: formatOptions(game.rules, options),
      seats: game.seats[0] ?? 2,
      best: game.best,
      boards: 3,
      opponent: 'strong',
      field: ['beginner', 'casual', 'strong', 'expert'],
      closesAt: AT + DAY_MS,
      endsAt: AT + DAY_MS,
    },
    // The same in both worlds: a hash tells nothing.
    commitment: 'c'.repeat(64),
  };
  const secrets = [bytes(random), bytes(random)] as const;
  // The ids of tables, and what the reader has done, are the same in both.
  const shared = random.below(2 ** 32);
  const begun = random.below(2) === 0;
  const worlds = [];
  const tables: string[][] = [[], [], []];
  const own: string[] = [];
  for (const [world, secret] of secrets.entries()) {
    const same = new Sfc32(shared);
    const differs = new Sfc32(shared + 1 + world);
    const live = new Day(opened);
    const log: DayEvent[] = [opened];
    const kept: NewTable[] = [];
    const act = (command: DayCommand, now = AT): void => {
      const event = decideDay({ day: live, now, ids: same, secret: '' }, command);
      if (isRefusal(event)) throw new Error(event.refused);
      live.apply(event);
      log.push(event);
    };
    /** A board played at a table: this many moves, and its result if that was enough. */
    const play = (
      person: string,
      board: number,
      key: Uint8Array,
      lots: Random,
      moves: number,
    ): string => {
      act({ kind: 'begin', person, board });
      const begins = live.tryOf(board, person);
      if (begins === undefined) throw new Error('not begun');
      const [open, ...others] = openedForBoard(live, begins);
      const room = Room.open(game, open);
      for (const event of others) room.apply(event);
      const chance = boardChance(key, board, lots);
      const start = happen(room, HOUSE, { kind: 'start' }, chance);
      const events: RoomEvent[] = [open, ...others, start, ...playOn(room, chance, lots, moves)];
      const rows = rowsOf(events.map(formatEvent));
      const { table } = begins;
      kept.push({ id: table, game: game.id, host: '', secret: key, rows, at: AT, due: null });
      const [played] = boardResultsOf(room, board);
      if (played !== undefined) {
        act({ kind: 'result', person, board, scores: played.scores, covered: false });
      }
      return table;
    };
    const ownKey = dayKey(secrets[0]);
    const reader = `person-${READER}`;
    own.push(play(reader, 0, ownKey, same, Infinity));
    play('person-1', 0, ownKey, same, Infinity);
    if (begun) own.push(play(reader, 1, ownKey, same, 3));
    for (const board of [1, 2]) {
      for (const one of OTHERS) {
        const moves = differs.below(4) === 0 ? differs.below(5) : Infinity;
        tables[board]?.push(play(`person-${one}`, board, dayKey(secret), differs, moves));
      }
      for (let run = 0; run < 4; run++) {
        if (differs.below(3) === 0) continue;
        const command = await playBoard(game, opened.settings, [board, run], {
          key: dayKey(secret),
          lots: differs,
          think: async ({ view, seed }) => view.moves[seed % view.moves.length] ?? 0,
        });
        act(command, AT + differs.below(1000));
      }
    }
    const rows = rowsOf(log.map(formatEvent));
    worlds.push([...kept, { id: day, game: game.id, host: '', secret, rows, at: AT, due: null }]);
  }
  return { day, tables: tables.map(unique), own: unique(own), worlds };
}
