/** The boards of a day: permissions, visibility, and scores. */
import { findGame, openRecord } from '@pakli/catalogue';
import { isRefusal, Sfc32, type Game } from '@pakli/core';
import type { DaySettings, DayView } from '@pakli/protocol';
import { countTournament, isTournamentFault, readTournament } from '@pakli/tournament';
import { expect, test } from 'vitest';
import {
  commitmentOf,
  DAY_EVENT_VERSION,
  DAY_MS,
  Day,
  dateOf,
  dayKey,
  dayTournament,
  dayViewFor,
  decideDay,
  formatEvent,
  formatDayId,
  formatProof,
  isDayId,
  parseDayId,
  parseProof,
  playBoard,
  readDayEvent,
  startOf,
  tableProofOf,
  verifyEvening,
  type DayCommand,
} from '../src/index.ts';
import { toHex } from '../src/chance.ts';
import { askPython, PYTHON } from './verify.ts';

const DATE = '2026-11-18';
const NOW = startOf(DATE);
const SECRET = new Uint8Array(32).fill(5);
const FIELD = ['beginner', 'beginner', 'strong', 'strong'];

async function gameOf(id: string): Promise<Game> {
  const found = await findGame(id)?.load();
  if (found === undefined) throw new Error(`no game ${id}`);
  return found.game;
}

async function newDay(id = 'ulti', boards = 2): Promise<Day> {
  const { version, seats, best } = await gameOf(id);
  const settings: DaySettings = {
    game: id,
    version,
    rules: '',
    seats: seats[0] ?? 2,
    best,
    boards,
    opponent: 'strong',
    field: FIELD,
    closesAt: NOW + DAY_MS,
    endsAt: NOW + DAY_MS + 1000,
  };
  const day = formatDayId(id, DATE);
  const commitment = commitmentOf(SECRET, day, '');
  return new Day({ v: DAY_EVENT_VERSION, at: NOW, kind: 'open', day, settings, commitment });
}

/** Runs a command through the text of a log; returns the refusal, if any. */
function act(day: Day, command: DayCommand, now = NOW): string | undefined {
  const event = decideDay({ day, now, ids: new Sfc32(day.seq), secret: toHex(SECRET) }, command);
  if (isRefusal(event)) return event.refused;
  const read = readDayEvent(JSON.parse(formatEvent(event)));
  if (isRefusal(read)) throw new Error(read.refused);
  expect(read).toEqual(event);
  day.apply(read);
  return undefined;
}

/** A person plays a board, with the first score in their line. */
function plays(day: Day, person: string, board: number, score: number): void {
  const others = -score / 2;
  const scores = [0, 1, 2].map((line) => (line === day.seatOf(board) ? score : others));
  expect(act(day, { kind: 'begin', person, board })).toBe(undefined);
  expect(act(day, { kind: 'result', person, board, scores, covered: false })).toBe(undefined);
}

const look = (day: Day, person: string | null): DayView =>
  dayViewFor(day, person, NOW, (one) => one.toUpperCase());

/** Computers of the field that play the first legal move. */
async function computed(day: Day, board: number, run: number): Promise<void> {
  const { settings } = day.opened;
  const game = await gameOf(settings.game);
  const played = await playBoard(game, settings, [board, run], {
    key: dayKey(SECRET),
    lots: new Sfc32(run),
    think: async ({ view, seed }) => view.moves[seed % view.moves.length] ?? 0,
  });
  expect(act(day, played)).toBe(undefined);
}

test('ids say game and date, and nothing else is one', () => {
  expect(dateOf(NOW - 1)).toBe('2026-11-17');
  expect(dateOf(NOW)).toBe(DATE);
  expect(parseDayId(formatDayId('buddy-bluff', DATE))).toEqual({ game: 'buddy-bluff', date: DATE });
  const others = ['', 'ulti', DATE, 'abcdefghjk', 'abcdefghjkmn', `ulti-${DATE}x`];
  for (const text of [...others, 'ulti-2026-13-01', 'ulti-2026-99-99']) {
    expect(isDayId(text), text).toBe(false);
  }
});

test('everybody has one try at every board, until midnight', async () => {
  const day = await newDay();
  const begin: DayCommand = { kind: 'begin', person: 'anna', board: 0 };
  const result: DayCommand = { ...begin, kind: 'result', scores: [8, -4, -4], covered: false };
  expect(act(day, { ...begin, board: 2 })).toBe('no-such-board');
  expect(act(day, result)).toBe('not-begun');
  expect(act(day, begin)).toBe(undefined);
  expect(act(day, begin)).toBe('board-begun');
  expect(act(day, { ...begin, person: 'bo' }, NOW + DAY_MS - 1)).toBe(undefined);
  expect(act(day, { ...begin, person: 'cem' }, NOW + DAY_MS)).toBe('day-closed');
  // A board started in time may be finished.
  expect(act(day, result, NOW + DAY_MS)).toBe(undefined);
  expect(act(day, result)).toBe('result-known');
  expect(act(day, { kind: 'end' })).toBe(undefined);
  expect(act(day, { ...result, person: 'bo' })).toBe('day-over');
  const tables = [...(day.tries[0]?.values() ?? [])].map(({ table }) => table);
  expect(new Set(tables).size).toBe(2);
});

test('what others did is shown to whoever has played the board, and to everybody after the day', async () => {
  const day = await newDay();
  const before = JSON.stringify(look(day, 'anna'));
  plays(day, 'bo', 0, 20);
  plays(day, 'cem', 1, -40);
  await computed(day, 0, 0);
  expect(JSON.stringify(look(day, 'anna'))).toBe(before);
  expect(look(day, null).boards).toEqual([{ state: 'new' }, { state: 'new' }]);
  plays(day, 'anna', 0, 8);
  const view = look(day, 'anna');
  expect(view.boards[0]).toMatchObject({ state: 'shown', score: 8, computers: 1 });
  expect(view.boards[1]).toEqual({ state: 'new' });
  expect(view.standings.map(({ name }) => name)).toEqual(['BO', 'ANNA']);
  expect(JSON.stringify(view)).not.toContain('CEM');
  expect(view).not.toHaveProperty('secret');
  act(day, { kind: 'end' });
  const after = look(day, null);
  expect(after.phase).toBe('over');
  expect(after.secret).toBe(toHex(SECRET));
  expect(after.boards.every(({ state }) => state === 'shown')).toBe(true);
  expect(after.people).toBe(3);
});

test('per cents, and who cannot be told apart, are those of a tournament with the same results', async () => {
  const day = await newDay('ulti', 5);
  const random = new Sfc32(3);
  for (const person of ['anna', 'bo', 'cem', 'dora', 'emil', 'fanni']) {
    for (const board of day.tries.keys()) {
      // Anna is better than all others, and Fanni has played too little to be ranked.
      const score = person === 'anna' ? 1000 : 4 + 4 * random.below(6);
      if (person !== 'fanni' || board < 2) plays(day, person, board, score);
    }
  }
  for (const board of day.tries.keys()) {
    for (const run of FIELD.keys()) await computed(day, board, run);
  }
  act(day, { kind: 'end' });
  const { standings, boards, levels } = look(day, 'cem');
  const tournament = readTournament(dayTournament(day, (one) => one.toUpperCase()));
  if (isTournamentFault(tournament)) throw new Error(tournament.fault);
  const count = countTournament(tournament);
  const cem = count.standings.find(({ person }) => person === 2);
  for (const { name, percent, low, high, alike } of standings) {
    const person = tournament.people.findIndex((one) => one.name === name);
    const counted = count.standings.find((one) => one.person === person);
    expect(alike, name).toBe(cem?.alike.includes(person));
    expect(counted?.percent).toBeCloseTo(percent, 9);
    expect([counted?.low, counted?.high]).toEqual([low, high]);
  }
  expect(standings.filter(({ alike }) => !alike).map(({ name }) => name)).toEqual(['ANNA', 'CEM']);
  expect(standings.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, null]);
  expect(standings.at(-1)?.name).toBe('FANNI');
  expect(look(day, null).standings.some(({ alike }) => alike)).toBe(false);
  const own = count.travellers.find(({ board, person }) => board === 1 && person === 2);
  expect(boards[1]).toMatchObject({ score: own?.score, percent: own?.percent });
  const strong = count.travellers.filter(
    ({ person }) =>
      tournament.people[person]?.player === 'strong' && tournament.people[person]?.filler !== true,
  );
  const mean = strong.reduce((sum, { percent }) => sum + (percent ?? 0), 0) / strong.length;
  expect(levels.find(({ player }) => player === 'strong')?.percent).toBeCloseTo(mean, 9);
});

test('whoever lets a computer finish has no result, and no second try', async () => {
  const day = await newDay();
  plays(day, 'bo', 0, 20);
  act(day, { kind: 'begin', person: 'anna', board: 0 });
  act(day, { kind: 'result', person: 'anna', board: 0, scores: [100, -50, -50], covered: true });
  const view = look(day, 'anna');
  expect(view.boards[0]).toMatchObject({ state: 'shown', score: null, percent: null });
  expect(view.standings.map(({ name }) => name)).toEqual(['BO']);
  expect(act(day, { kind: 'begin', person: 'anna', board: 0 })).toBe('board-begun');
});

test.for(['ulti', 'buddy-bluff', 'compile', 'mulle'])(
  '%s: the field has the cards that the secret gives, and anybody can check it',
  async (id) => {
    const day = await newDay(id);
    for (const [board, run] of [
      [0, 0],
      [0, 3],
      [1, 1],
    ] as const)
      await computed(day, board, run);
    act(day, { kind: 'end' });
    const records = new Map(
      day.computed.flatMap((runs, board) =>
        [...runs].map(
          ([run, { record }]) => [`${day.opened.day}/${board}/${run}`, record] as const,
        ),
      ),
    );
    const read = readTournament(dayTournament(day, (one) => one, records));
    if (isTournamentFault(read)) throw new Error(read.fault);
    if (PYTHON) expect(askPython([JSON.stringify(read)])[0]).toMatch(/: honest: \d+ times/);
    expect(await verifyEvening(read, openRecord)).toEqual({
      kind: 'boards',
      boards: [
        { board: 0, tables: 2 },
        { board: 1, tables: 1 },
      ],
    });
    const { proof } = read;
    if (proof === undefined) throw new Error('no proof');
    const other = { ...read, proof: { ...proof, secret: 'ab'.repeat(32) } };
    expect(await verifyEvening(other, openRecord)).toEqual({ kind: 'wrong', wrong: 'commitment' });
    const text = formatProof(tableProofOf(proof, '', 1));
    expect(parseProof(text)?.proof).toEqual(tableProofOf(proof, '', 1));
    const [first, ...rest] = read.rounds;
    const swapped = {
      ...read,
      rounds: [{ ...first!, records: read.rounds[1]?.records ?? [] }, ...rest],
    };
    expect(await verifyEvening(swapped, openRecord)).not.toMatchObject({
      boards: [{ board: 0, tables: 2 }, { board: 1 }],
    });
  },
);
