/** Boards of the day over real sockets: the same cards for everybody, one try each, nothing shown too early. */
import { openRecord } from '@pakli/catalogue';
import { isRefusal, Sfc32 } from '@pakli/core';
import { isDayId, verifyDeals, verifyEvening, type DealProof } from '@pakli/host';
import type { DayBoard, DayView } from '@pakli/protocol';
import { countTournament, readTournament, type Tournament } from '@pakli/tournament';
import { expect, test } from 'vitest';
import { decisionsCsv } from '../src/day/decisions.ts';
import { LiveDays } from '../src/day/live-days.ts';
import { ask, Client, guest, type Guest } from './client.ts';
import { inHouse } from './context.ts';
import { withTwo } from './nodes.ts';
import { playOn } from './playing.ts';
import { QUICK } from './running.ts';
import { but } from './spoil.ts';
import { HOUR, withStandingClock } from './timing.ts';

/** The field plays when a test says so. */
const SETTINGS = { boards: 2, pace: { ...QUICK, evening: HOUR } };

interface Days {
  readonly days: readonly DayView[];
}

async function json<Value>(who: Partial<Guest> & { base: string }, path: string): Promise<Value> {
  return (await (await ask(who, 'GET', path)).json()) as Value;
}

async function ulti(who: Partial<Guest> & { base: string }): Promise<DayView> {
  const { days } = await json<Days>(who, '/days');
  const found = days.find(({ settings }) => settings.game === 'ulti');
  if (found === undefined) throw new Error('no ulti today');
  return found;
}

async function begin(who: Guest, day: string, board: number): Promise<string> {
  const answer = await ask(who, 'POST', `/days/${day}/boards/${board}`);
  const { table } = (await answer.json()) as { table: string };
  expect(answer.status).toBe(200);
  return table;
}

async function play(who: Guest, day: string, board: number): Promise<string> {
  const table = await begin(who, day, board);
  const client = new Client(who, table);
  await client.until('it begins', () => client.scene !== null && client.scene !== undefined);
  expect(client.you?.seat).toBe(board % 3);
  await playOn(client, new Sfc32(7));
  client.close();
  return table;
}

const shown = (view: DayView, board: number): Extract<DayBoard, { state: 'shown' }> => {
  const found = view.boards[board];
  if (found?.state !== 'shown') throw new Error(`board ${board} is not shown`);
  return found;
};

test('two people play a board of the day, and when it is over anybody can recount and check it', () =>
  withStandingClock(
    async ({ base, clock, rounds }) => {
      const anna = await guest(base, 'Anna');
      const bo = await guest(base, 'Bo');
      const { days } = await json<Days>({ base }, '/days');
      expect(days.map(({ day }) => day).filter(isDayId)).toHaveLength(4);
      const { day, commitment } = await ulti(anna);
      expect((await ask({ base }, 'POST', `/days/${day}/boards/0`)).status).toBe(401);
      expect((await ask(anna, 'POST', `/days/${day}/boards/2`)).status).toBe(400);
      expect((await ask(anna, 'POST', '/days/ulti-2020-01-01/boards/0')).status).toBe(404);

      const before = JSON.stringify(await ulti(bo));
      const annas = await play(anna, day, 0);
      expect(await begin(anna, day, 0)).toBe(annas);
      expect(shown(await ulti(anna), 0)).toMatchObject({ table: annas, percent: 50, computers: 0 });
      // Bo may still play it.
      expect(JSON.stringify(await ulti(bo))).toBe(before);
      expect((await ask(bo, 'GET', `/tables/${annas}/record`)).status).toBe(403);
      expect((await ask({ base }, 'GET', `/tables/${annas}/record`)).status).toBe(403);
      const own = await json<{ record: string; deal?: DealProof }>(anna, `/tables/${annas}/record`);
      expect(own).not.toHaveProperty('deal');

      // Leaves and resumes at the same table.
      const begun = await begin(bo, day, 0);
      const client = new Client(bo, begun);
      await client.until('it begins', () => client.scene !== null && client.scene !== undefined);
      client.close();
      expect((await ulti(bo)).boards[0]).toEqual({ state: 'begun', table: begun });
      expect(await play(bo, day, 0)).toBe(begun);
      const both = await ulti(bo);
      expect(both.people).toBe(2);
      expect(
        shown(both, 0)
          .scores.flatMap(({ names }) => names)
          .toSorted(),
      ).toEqual(['Anna', 'Bo']);
      // A board that is not finished in time does not count.
      const given = await begin(bo, day, 1);
      const leaver = new Client(bo, given);
      await leaver.until('it begins', () => leaver.scene !== null && leaver.scene !== undefined);
      leaver.close();
      expect((await ask(anna, 'GET', `/days/${day}/results`)).status).toBe(403);

      clock.move(26 * HOUR);
      while ((await json<DayView>(anna, `/days/${day}`)).phase !== 'over') await rounds(1);
      expect((await ulti(anna)).day).not.toBe(day);
      expect((await ask(anna, 'POST', `/days/${day}/boards/1`)).status).toBe(400);
      const file = await json<object>({ base }, `/days/${day}/results`);
      const read = readTournament(file);
      expect(read).not.toHaveProperty('fault');
      const tournament = read as Tournament;
      expect(tournament.proof?.commitment).toBe(commitment);
      expect(await verifyEvening(tournament, openRecord)).toEqual({
        kind: 'boards',
        boards: [{ board: 0, tables: 2 }],
      });
      const { standings } = countTournament(tournament);
      expect(standings.filter(({ place, boards }) => place !== null && boards === 1)).toHaveLength(
        2,
      );
      const proven = await json<{ record: string; deal: DealProof }>(bo, `/tables/${annas}/record`);
      const opened = await openRecord(proven.record);
      if (isRefusal(opened)) throw new Error(opened.refused);
      expect(verifyDeals(opened.match, proven.deal)).toMatchObject({ honest: true, deals: 1 });
      const csv = await (await ask({ base }, 'GET', `/days/${day}/results.csv`)).text();
      expect(csv.split('\r\n').filter((line) => /,(Anna|Bo),/.test(line))).toHaveLength(2);
      const decisions = await (await ask({ base }, 'GET', `/days/${day}/decisions.csv`)).text();
      const moves = decisions.split('\r\n').filter((line) => /,Anna,,/.test(line));
      expect(moves.length).toBeGreaterThan(0);
      expect(decisions.split('\r\n')[0]).toBe('board,table,step,line,name,player,move,choices');
      const earlier = await json<{ day: string }>(
        { base },
        `/days/${(await ulti(anna)).day}/before`,
      );
      expect(earlier).toEqual({ day });
    },
    { settings: SETTINGS },
  ));

test('what was played on a day is put together once, and fills no memory', () => {
  let reads = 0;
  return withStandingClock(
    async ({ base, clock, rounds, metric }) => {
      const anna = await guest(base, 'Anna');
      const { day } = await ulti(anna);
      const table = await play(anna, day, 0);
      // A result written later postpones the next look at the day.
      await expect.poll(async () => (await ulti(anna)).people).toBe(1);
      clock.move(26 * HOUR);
      while ((await json<DayView>(anna, `/days/${day}`)).phase !== 'over') await rounds(1);
      while (metric('pakli_tables') > 0) {
        clock.move(HOUR);
        await rounds(1);
      }
      reads = 0;
      const tournament = await json<Tournament>({ base }, `/days/${day}/results`);
      expect(tournament.rounds[0]?.records?.filter((record) => record !== '')).toHaveLength(1);
      expect(metric('pakli_tables')).toBe(0);
      const { record } = await json<{ record: string }>(anna, `/tables/${table}/record`);
      expect(tournament.rounds[0]?.records).toContain(record);
      const before = reads;
      await ask({ base }, 'GET', `/days/${day}/results.csv`);
      await ask({ base }, 'GET', `/days/${day}/decisions.csv`);
      // Each read asks only for what is new of the day.
      expect(reads - before).toBe(2);
      // Others are served during the replay.
      let breaks = 0;
      const soon = (): Promise<void> => Promise.resolve(void breaks++);
      await decisionsCsv(tournament, { soon });
      expect(breaks).toBe(1);
      // Nobody is listed under a former name.
      expect((await ask(anna, 'POST', '/me', { name: 'Dora' })).status).toBe(200);
      const csv = await (await ask({ base }, 'GET', `/days/${day}/decisions.csv`)).text();
      expect(csv).toMatch(/,Dora,/);
      expect(csv).not.toMatch(/,Anna,/);
    },
    {
      settings: { ...SETTINGS, boards: 1 },
      spoil: (store) =>
        but(store, {
          read: (id, after) => {
            reads++;
            return store.read(id, after);
          },
        }),
    },
  );
});

test('a result that could not be written is written with the next look', () => {
  let failed = 0;
  return withStandingClock(
    async ({ base, clock, rounds }) => {
      const anna = await guest(base, 'Anna');
      const bo = await guest(base, 'Bo');
      const { day } = await ulti(bo);
      await play(bo, day, 0);
      await expect.poll(async () => (await ulti(bo)).people).toBe(1);
      failed = 1;
      await play(anna, day, 0);
      await expect.poll(() => failed).toBe(2);
      expect((await ulti(bo)).people).toBe(1);
      // Anna does not look at her boards.
      clock.move(2 * HOUR);
      await rounds(2);
      await expect.poll(async () => (await ulti(bo)).people).toBe(2);
    },
    {
      settings: SETTINGS,
      spoil: (store) =>
        but(store, {
          append: (row) => {
            if (failed !== 1 || !row.cmd.startsWith('result ')) return store.append(row);
            failed++;
            return Promise.reject(new Error('not now'));
          },
        }),
    },
  );
});

test('a table whose log is damaged costs its own result, and the day ends all the same', () =>
  withStandingClock(
    async ({ base, store, clock, rounds }) => {
      const anna = await guest(base, 'Anna');
      const bo = await guest(base, 'Bo');
      const { day } = await ulti(anna);
      const damage = async (table: string): Promise<void> => {
        const { rows = [] } = (await store.read(table, 0)) ?? {};
        const row = { table, seq: rows.length + 1, cmd: 'x', event: '{', at: clock.now() };
        await store.append({ ...row, phase: 1, due: null });
      };
      await damage(await begin(anna, day, 0));
      const played = await play(bo, day, 0);
      await damage(await play(bo, day, 1));
      await expect.poll(async () => (await ulti(bo)).standings[0]?.boards).toBe(2);
      expect((await ulti(anna)).boards[0]).toMatchObject({ state: 'begun' });
      clock.move(26 * HOUR);
      while ((await json<DayView>(bo, `/days/${day}`)).phase !== 'over') await rounds(1);
      const { results, rounds: boards } = await json<Tournament>(bo, `/days/${day}/results`);
      expect(results).toHaveLength(2);
      const { record } = await json<{ record: string }>(bo, `/tables/${played}/record`);
      expect(boards.map(({ records }) => records)).toEqual([[record], ['']]);
    },
    { settings: SETTINGS },
  ));

test('a day whose log is damaged costs no other game its boards', () =>
  withStandingClock(
    async ({ base, store, clock }) => {
      const { days } = await json<Days>({ base }, '/days');
      const [{ day: table } = { day: '' }, ...others] = days;
      const row = { table, seq: 2, cmd: 'x', event: '{', at: clock.now() };
      await store.append({ ...row, phase: 1, due: null });
      const { days: left } = await json<Days>({ base }, '/days');
      expect(left.map(({ day }) => day)).toEqual(others.map(({ day }) => day));
    },
    { settings: SETTINGS },
  ));

test('whoever begins at two nodes at once has one table, and one result', () =>
  withTwo(
    {},
    async ({ one, two }) => {
      const anna = await guest(one, 'Anna');
      const { day } = await ulti({ base: one });
      expect((await ulti({ base: two })).commitment).toBe((await ulti({ base: one })).commitment);
      const there = { ...anna, base: two };
      const tables = await Promise.all([begin(anna, day, 1), begin(there, day, 1)]);
      expect(tables[0]).toBe(tables[1]);
      await play(there, day, 1);
      expect((await ulti(anna)).people).toBe(1);
      expect((await ulti(there)).people).toBe(1);
    },
    { settings: SETTINGS },
  ));

test('computers of the field play each board once, at whichever node', () =>
  inHouse(
    async (house) => {
      const id = (await house.days.open()).find((one) => one.startsWith('buddy-bluff')) ?? '';
      const anna = await house.welcome('Anna');
      await inHouse(
        async (beside) => {
          const [here, there] = [await house.days.find(id), await beside.days.find(id)];
          const left = here?.uncomputed ?? 0;
          expect(left).toBe(16);
          await here?.compute();
          await there?.viewFor(anna);
          expect(there?.uncomputed).toBe(left - 1);
          await there?.compute();
          await here?.viewFor(anna);
          expect(here?.uncomputed).toBe(left - 2);
          // A restarted server knows them all.
          const fresh = new LiveDays(house.context, house.tables);
          expect((await fresh.find(id))?.uncomputed).toBe(left - 2);
          await fresh.close();
        },
        { beside: house, settings: { ...SETTINGS, boards: 1 } },
      );
    },
    { settings: { ...SETTINGS, boards: 1 } },
  ));

test('nobody thinks about boards that nobody looks at', () =>
  inHouse(
    async ({ days, welcome }) => {
      const [id = ''] = await days.open();
      // Ends at once.
      await days.compute();
      const day = await days.find(id);
      expect(day?.uncomputed).toBe(16);
      expect(day?.isWanted).toBe(false);
      await day?.viewFor(await welcome('Anna'));
      expect(day?.isWanted).toBe(false);
      await day?.look(undefined);
      expect(day?.isWanted).toBe(true);
    },
    { settings: { ...SETTINGS, boards: 1 } },
  ));

test('a store that fails while the field would play is logged, and ends no server', () =>
  inHouse(
    async ({ days, lines }) => {
      await days.tick();
      await expect.poll(() => lines.join()).toContain('the field of a day failed');
    },
    {
      settings: { ...SETTINGS, boards: 1 },
      spoil: (store) => but(store, { read: () => Promise.reject(new Error('not now')) }),
    },
  ));

test('a server that offers no boards has none', () =>
  inHouse(async ({ days, context }) => {
    await days.tick();
    expect(await days.open()).toEqual([]);
    expect(await context.store.due(Infinity, 10, 0)).toEqual([]);
  }));
