/** Series of evenings: who may change one, who is who across evenings, and what counts. */
import { isRefusal, Sfc32 } from '@pakli/core';
import { decideEvening, type EveningActor, type EveningOrder } from '@pakli/host';
import type { DirectorCommand, EveningCommand } from '@pakli/protocol';
import { countSeries } from '@pakli/tournament';
import { expect, test } from 'vitest';
import { EveningLog } from '../src/evening/evening-log.ts';
import type { OpenedSeries } from '@pakli/protocol';
import { ClubSeries } from '../src/series/club-series.ts';
import { samePeople } from '../src/series/same-people.ts';
import type { KnownPerson } from '../src/store/store.ts';
import { inHouse, type Indoors } from './context.ts';
import { ask, guest } from './client.ts';
import { openEvening } from './evening-client.ts';
import { GENEROUS, withServer } from './running.ts';

const WISH = { game: 'ulti', rules: 'deals=1', rounds: 1 };
const HOUSE: EveningActor = { person: null, directs: true };

async function openSeries(series: ClubSeries, scoring = 'places'): Promise<OpenedSeries> {
  const opened = await series.open({ title: 'Season', scoring });
  if (isRefusal(opened)) throw new Error(opened.refused);
  return opened;
}

/** Appends a command's events to the log of an evening, as another node would. */
async function happen(
  { context }: Indoors,
  id: string,
  actor: EveningActor,
  command: EveningCommand | DirectorCommand | EveningOrder,
): Promise<string[]> {
  const log = await context.store.read(id, 0);
  if (log === undefined) throw new Error('no evening');
  const kept = new EveningLog(log);
  const { evening } = kept;
  const chance = { ids: new Sfc32(evening.seq), secret: '' };
  const event = decideEvening({ evening, actor, now: context.now(), chance }, command);
  if (isRefusal(event)) throw new Error(event.refused);
  const seq = evening.seq + 1;
  const row = { seq, cmd: `test/${seq}`, event: JSON.stringify(event) };
  await context.store.append({ ...row, table: id, at: event.at, phase: 1, due: null });
  kept.follow([row]);
  return evening.round?.tables.map(({ table }) => table) ?? [];
}

/** Plays the only board of an evening: the first of three wins, the last loses. */
async function play(house: Indoors, id: string, people: readonly KnownPerson[]): Promise<void> {
  for (const { id: person } of people) {
    await happen(house, id, { person, directs: false }, { kind: 'join' });
  }
  const tables = await happen(house, id, HOUSE, { kind: 'round' });
  const live = await house.evenings.find(id);
  if (live === undefined) throw new Error('no evening');
  expect((await live.results()).results).toEqual([]);
  const log = await house.context.store.read(id, 0);
  const { round } = new EveningLog(log!).evening;
  for (const table of tables) {
    const seated = round?.tables.find((one) => one.table === table)?.entrants ?? [];
    const scores = seated.map((entrant) => 10 - 10 * (entrant ?? 0));
    const result = { kind: 'result', board: 0, table, scores, covered: [] } as const;
    await happen(house, id, HOUSE, result);
  }
  await happen(house, id, HOUSE, { kind: 'finish' });
}

async function rowsOf(series: ClubSeries, id: string): Promise<string[]> {
  const shown = await series.show(id);
  if (shown === undefined) throw new Error('no series');
  return countSeries(shown).map(
    ({ place, person, worth }) =>
      `${place} ${shown.people[person]?.name}: ${worth.map((one) => one ?? '-').join(' ')}`,
  );
}

test('an evening whose log is damaged costs the series that evening alone', () =>
  inHouse(async ({ context, evenings, welcome }) => {
    const series = new ClubSeries(context, evenings);
    const { series: id, key } = await openSeries(series);
    const anna = await welcome('Anna');
    const opened: string[] = [];
    for (const title of ['March', 'April']) {
      const one = await series.openEvening(anna, id, { ...WISH, title, key });
      if (isRefusal(one)) throw new Error(one.refused);
      opened.push(one.evening);
    }
    const row = { table: opened[0] ?? '', seq: 2, cmd: 'x', event: '{', at: context.now() };
    await context.store.append({ ...row, phase: 1, due: null });
    const shown = await series.show(id);
    expect(shown?.evenings.map(({ name }) => name)).toEqual(['April']);
  }));

test('evenings count once they are over, and people are known again by guest or by name', () =>
  inHouse(async (house) => {
    const { context, evenings, welcome } = house;
    const series = new ClubSeries(context, evenings);
    const { series: id, key } = await openSeries(series);
    const [anna, bo, cem] = [await welcome('Anna'), await welcome('Bo'), await welcome('Cem')];
    const next = async (): Promise<string> => {
      const opened = await series.openEvening(anna, id, { ...WISH, ranking: 'points', key });
      if (isRefusal(opened)) throw new Error(opened.refused);
      return opened.evening;
    };
    const first = await next();
    await play(house, first, [anna, bo, cem]);
    expect(await rowsOf(series, id)).toEqual([]);
    await happen(house, first, HOUSE, { kind: 'end' });
    expect(await rowsOf(series, id)).toEqual(['1 Anna: 3', '2 Bo: 2', '3 Cem: 1']);
    // Bo in a second browser, and Cem under another name.
    const second = await next();
    const bela = await welcome('bo');
    await context.store.rename(cem.id, 'Cemal');
    await context.names.refresh([cem.id]);
    await play(house, second, [bela, cem, await welcome('Dora')]);
    await happen(house, second, HOUSE, { kind: 'end' });
    expect(await rowsOf(series, id)).toEqual([
      '1 bo: 2 3',
      '2 Anna: 3 -',
      '2 Cemal: 1 2',
      '4 Dora: - 1',
    ]);
    // A person who deleted their account has no name, and is nobody else.
    for (const { id: gone } of [anna, cem]) {
      await context.store.forget(gone);
      context.names.forget(gone);
    }
    expect(await rowsOf(series, id)).toEqual(['1 bo: 2 3', '2 -: 3 -', '2 -: 1 2', '4 Dora: - 1']);
    const shown = await series.show(id);
    expect(shown?.evenings.map(({ evening, phase }) => [evening, phase])).toEqual([
      [first, 'over'],
      [second, 'over'],
    ]);
    const live = await evenings.find(second);
    expect((await live?.look(({ opened }) => opened))?.settings.series).toBe(id);
    expect(await series.change(id, { key, remove: first })).toBeUndefined();
    expect(await rowsOf(series, id)).toEqual(['1 bo: 3', '2 -: 2', '3 Dora: 1']);
    expect(await series.change(id, { key, add: first })).toBeUndefined();
    expect((await series.show(id))?.evenings.map(({ evening }) => evening)).toEqual([
      second,
      first,
    ]);
  }));

test('directors who add evenings at the same moment lose none', () =>
  inHouse(async ({ context, evenings, welcome }) => {
    const series = new ClubSeries(context, evenings);
    const { series: id, key } = await openSeries(series);
    const anna = await welcome('Anna');
    const ids: string[] = [];
    for (let i = 0; i < 4; i++) {
      const opened = await evenings.open(anna, WISH);
      if (isRefusal(opened)) throw new Error(opened.refused);
      ids.push(opened.evening);
    }
    await Promise.all([...ids, ...ids].map((add) => series.change(id, { key, add })));
    const listed = (await series.show(id))?.evenings.map(({ evening }) => evening);
    expect(listed?.toSorted()).toEqual(ids.toSorted());
  }));

test('adding and taking out fills no log', () =>
  inHouse(
    async ({ context, evenings, welcome }) => {
      const series = new ClubSeries(context, evenings);
      const { series: id, key } = await openSeries(series);
      const opened = await evenings.open(await welcome('Anna'), WISH);
      if (isRefusal(opened)) throw new Error(opened.refused);
      const { evening } = opened;
      for (const change of [{ add: evening }, { remove: evening }, { add: evening }])
        expect(await series.change(id, { key, ...change })).toBeUndefined();
      const full = { refused: 'table-full', detail: { most: 3 } };
      expect(await series.change(id, { key, remove: evening })).toMatchObject(full);
      // What it has is still shown.
      expect((await series.show(id))?.evenings.map((one) => one.evening)).toEqual([evening]);
      expect((await context.store.read(id, 0))?.rows).toHaveLength(4);
    },
    { settings: { limits: { ...GENEROUS, rowsPerPerson: 3 } } },
  ));

test('two guests whose names look alike are one person unless they have met', () => {
  const looks: Readonly<Record<string, string>> = { a: 'anna', b: 'anna', c: 'cem', d: '', e: '' };
  const lookOf = (guestId: string): string => looks[guestId] ?? '';
  const numbers = (evenings: string[][]): object =>
    Object.fromEntries(samePeople(evenings, lookOf));
  expect(numbers([['a', 'c'], ['b']])).toEqual({ a: 0, b: 0, c: 1 });
  expect(
    numbers([
      ['a', 'b'],
      ['b', 'c'],
    ]),
  ).toEqual({ a: 0, b: 1, c: 2 });
  expect(numbers([['d'], ['e'], ['d']])).toEqual({ d: 0, e: 1 });
});

/** The status, and the reason for a refusal. */
async function said(...asked: Parameters<typeof ask>): Promise<unknown[]> {
  const answer = await ask(...asked);
  const text = await answer.text();
  const refusal = text.startsWith('{')
    ? (JSON.parse(text) as { refusal?: { refused: string } }).refusal?.refused
    : undefined;
  return [answer.status, refusal];
}

test('every path of a series: who may ask, and what is refused', () =>
  withServer(async ({ base }) => {
    const anna = await guest(base, 'Anna');
    const nobody = { base };
    const wish = { title: 'Season', scoring: 'percent' };
    expect(await said(nobody, 'POST', '/series', wish)).toEqual([401, 'no-name']);
    expect(await said(anna, 'POST', '/series', { ...wish, scoring: 'luck' })).toEqual([
      400,
      'bad-request',
    ]);
    const opened = await ask(anna, 'POST', '/series', wish);
    expect(opened.status).toBe(201);
    const { series, key } = (await opened.json()) as OpenedSeries;
    const { evening } = await openEvening(anna, WISH);
    const other = key.replaceAll(/./g, 'x');
    const path = `/series/${series}`;
    expect(await said(anna, 'POST', path, { key: other, add: evening })).toEqual([
      403,
      'only-director',
    ]);
    expect(await said(anna, 'POST', path, { key })).toEqual([400, 'bad-request']);
    expect(await said(anna, 'POST', path, { key, add: '0123456789ab' })).toEqual([
      404,
      'no-such-evening',
    ]);
    // The key is enough, on any device.
    expect(await said(nobody, 'POST', path, { key, add: evening })).toEqual([204, undefined]);
    expect(await said(nobody, 'POST', `${path}/evenings`, { ...WISH, key })).toEqual([
      401,
      'no-name',
    ]);
    expect(await said(anna, 'POST', `${path}/evenings`, { ...WISH, key: other })).toEqual([
      403,
      'only-director',
    ]);
    expect(await said(anna, 'POST', `${path}/evenings`, { game: 'chess', key })).toEqual([
      400,
      'unknown-game',
    ]);
    expect(await said(anna, 'POST', `${path}/evenings`, { ...WISH, key })).toEqual([
      201,
      undefined,
    ]);
    const shown = await (await ask(nobody, 'GET', path)).text();
    expect((JSON.parse(shown) as { evenings: unknown[] }).evenings).toHaveLength(2);
    expect(shown).not.toContain(key);
    const sheet = await ask(nobody, 'GET', `${path}/standings.csv`);
    expect([sheet.headers.get('content-type'), await sheet.text()]).toEqual([
      'text/csv; charset=utf-8',
      'place,name,total,Pakli,Pakli\r\n',
    ]);
    for (const unknown of ['/series/0123456789abcd', '/series/x', `/series/${evening}`]) {
      expect(await said(anna, 'GET', unknown)).toEqual([404, 'no-such-series']);
      expect(await said(anna, 'POST', unknown, { key, add: evening })).toEqual([
        404,
        'no-such-series',
      ]);
    }
  }));
