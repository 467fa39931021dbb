/**
 * The leak law of link pictures. Tables and puzzles that a reader cannot tell apart have the same
 * picture to the byte, whatever is in the hands and the stock; a picture made of another reader's
 * view is noticed.
 */
import { GAMES, openRecord } from '@pakli/catalogue';
import { EVERYBODY, fork, isRefusal, Sfc32, type Game, type Reader } from '@pakli/core';
import { formatEvent, type RoomEvent } from '@pakli/host';
import { expect, test } from 'vitest';
import { Pictures } from '../apps/server/src/picture/pictures.ts';
import { artOf } from '../apps/server/src/picture/game-art.ts';
import { pngOf } from '../apps/server/src/picture/png.ts';
import { drawSheet } from '../apps/server/src/picture/sheet.ts';
import { linkAt } from '../apps/server/src/preview.ts';
import { inHouse, type Indoors } from '../apps/server/test/context.ts';
import { puzzleList } from '../apps/web/scripts/puzzle-list.ts';
import type { TwinLogs } from '../packages/host/test/twins.ts';
import { tablesFor } from './leak-socket.ts';

const SEED = 5;
const games = await Promise.all(
  GAMES.map(async (entry) => ({ entry, name: entry.name, game: (await entry.load()).game })),
);

/** Shows a reader what another may know, during a callback. */
async function mixedUp(
  game: Game,
  other: (reader: Reader) => Reader,
  work: () => Promise<void>,
): Promise<void> {
  const own = Object.getOwnPropertyDescriptor(game, 'view');
  const view = game.view.bind(game);
  game.view = (state, reader) => ({ ...view(state, other(reader)), moves: [] });
  try {
    await work();
  } finally {
    if (own === undefined) Reflect.deleteProperty(game, 'view');
    else Object.defineProperty(game, 'view', own);
  }
}

/** The pictures of a table, each after one of these numbers of its events. */
async function picturesOf(
  { context, tables, evenings, lines }: Indoors,
  game: string,
  log: readonly RoomEvent[],
  lengths: readonly number[],
): Promise<string[]> {
  const pictures = new Pictures(context, { tables, evenings });
  const rows = log.map((event, i) => ({
    seq: i + 1,
    cmd: `house/${i + 1}`,
    event: formatEvent(event),
  }));
  const found: string[] = [];
  for (const [i, length] of lengths.entries()) {
    const id = String(i).padStart(10, '0');
    const table = { id, game, host: '', secret: new Uint8Array(32), at: 0, due: null };
    await context.store.create({ ...table, rows: rows.slice(0, length) });
    const link = linkAt(`/link/hu/${game}/t/${id}`);
    const picture = link && (await pictures.of(link));
    if (picture === undefined) throw new Error(`no picture of ${game}: ${lines.join(' ')}`);
    found.push(Buffer.from(picture).toString('base64'));
  }
  return found;
}

/** How many pictures of two tables differ, and how many there are. */
async function differences(game: Game, logs: TwinLogs): Promise<readonly [number, number]> {
  const most = Math.min(logs[0].length, logs[1].length) - 1;
  const lengths = [most * 0.4, most * 0.6, most * 0.8].map(Math.floor);
  const drawn: string[][] = [];
  for (const log of logs) {
    await inHouse(async (house) => {
      drawn.push(await picturesOf(house, game.id, log, lengths));
    });
  }
  const [one = [], other = []] = drawn;
  // Pictures show the table as it stands.
  expect(new Set(one).size, game.id).toBeGreaterThan(1);
  return [one.filter((picture, i) => picture !== other[i]).length, one.length];
}

test.each(games)('$name: tables that nobody can tell apart have one picture', async ({ game }) => {
  const [logs] = tablesFor({ game, reader: EVERYBODY, name: game.id }, 1, SEED);
  if (logs === undefined) throw new Error('no tables');
  expect(await differences(game, logs)).toEqual([0, 3]);
  const planted = mixedUp(
    game,
    () => 0,
    async () => expect((await differences(game, logs))[0]).toBeGreaterThan(0),
  );
  await planted;
});

test.each(games)('$name: a puzzle shows what its seat knows', async ({ entry, game }) => {
  const random = new Sfc32(SEED);
  const picture = async (state: ReturnType<Game['create']>, seat: number): Promise<string> => {
    const art = artOf(entry);
    const plain = { art, locale: 'sv', title: '', about: [], people: [] } as const;
    const png = await pngOf(drawSheet({ ...plain, rows: art.rows(game.view(state, seat)) }));
    return Buffer.from(png).toString('base64');
  };
  let noticed = 0;
  for (const [seat, record] of (puzzleList()[entry.id] ?? []).slice(-3)) {
    const opened = await openRecord(record);
    if (isRefusal(opened)) throw new Error(opened.refused);
    const { state } = opened.match.table;
    const other = fork(game, state);
    game.redeal(other, seat, random);
    const honest = await picture(state, seat);
    expect(await picture(other, seat)).toBe(honest);
    await mixedUp(
      game,
      (reader) => (reader === EVERYBODY ? reader : (reader + 1) % (game.seats[0] ?? 1)),
      async () => {
        if ((await picture(other, seat)) !== honest) noticed++;
      },
    );
  }
  expect(noticed).toBeGreaterThan(0);
});
