/**
 * People play the boards of a day over real sockets, at a server that is killed again and again:
 *
 *     npm run test:days -- --people 12 --boards 3 --kill 10
 *
 * Everybody starts each board several times at once, which must lead to one table. At the end the day's results are
 * compared with the records of all tables: how many were lost, doubled or changed. PAKLI_TEST_STORE names another
 * database.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { findGame } from '@pakli/catalogue';
import { isRefusal, parseRecord, replayRecord } from '@pakli/core';
import { dateOf } from '@pakli/host';
import type { DayView } from '@pakli/protocol';
import { ask, guest, type Guest } from './client.ts';
import { KilledServer, playOut } from './killed-server.ts';
import { readOptions } from '../../../scripts/options.ts';

const { values } = readOptions({
  options: {
    people: { type: 'string', default: '12' },
    boards: { type: 'string', default: '3' },
    game: { type: 'string', default: 'ulti' },
    /** Seconds between kills; 0: never. */
    kill: { type: 'string', default: '10' },
  },
});
const day = `${values.game}-${dateOf(Date.now())}`;
const loaded = await findGame(values.game)?.load();
if (loaded === undefined) throw new Error(`no game ${values.game}`);
const { game } = loaded;
const server = await KilledServer.start({ PAKLI_BOARDS: values.boards });
const { base } = server;

/** Waits until the server is up. */
async function insist<Value>(request: () => Promise<Response>): Promise<Value> {
  for (;;) {
    const answer = await request().catch(() => undefined);
    const body = answer?.ok === true ? await answer.json().catch(() => undefined) : undefined;
    if (body !== undefined) return body as Value;
    await wait(200);
  }
}

async function begin(person: Guest, board: number): Promise<string> {
  const requests = [1, 2, 3].map(() =>
    insist<{ table: string }>(() => ask(person, 'POST', `/days/${day}/boards/${board}`)),
  );
  const tables = new Set((await Promise.all(requests)).map(({ table }) => table));
  if (tables.size !== 1) throw new Error(`board ${board} has tables ${[...tables].join(', ')}`);
  return [...tables].join('');
}

const viewOf = (person: Guest): Promise<DayView> =>
  insist(() => ask(person, 'GET', `/days/${day}`));

try {
  const guests: Guest[] = [];
  for (let i = 0; i < Number(values.people); i++) guests.push(await guest(base, `Player ${i}`));
  void server.killEvery(Number(values.kill));
  const played = await Promise.all(
    guests.map(async (person) => {
      const tables: string[] = [];
      for (let board = 0; board < Number(values.boards); board++) {
        const table = await begin(person, board);
        await playOut(await server.sit(person, table), game);
        tables.push(table);
      }
      return tables;
    }),
  );
  server.spare();
  // A server that dies between the last card and the result writes the result once its person looks.
  for (const person of guests) await viewOf(person);
  let [results, lost, doubled, changed] = [0, 0, 0, 0];
  for (const [number, person] of guests.entries()) {
    const { boards, standings, people } = await viewOf(person);
    if (people !== guests.length) lost += guests.length - people;
    if (standings.filter(({ own }) => own).length !== 1) doubled++;
    for (const [board, table] of (played[number] ?? []).entries()) {
      const shown = boards[board];
      if (shown?.state !== 'shown' || shown.score === null) {
        lost++;
        continue;
      }
      results++;
      const count = shown.scores.reduce((sum, score) => sum + score.people, 0);
      if (count > guests.length) doubled++;
      if (count < guests.length) lost++;
      const { record } = await insist<{ record: string }>(() =>
        ask(person, 'GET', `/tables/${table}/record`),
      );
      const parsed = parseRecord(record);
      const match = isRefusal(parsed) ? parsed : replayRecord(game, parsed);
      if (isRefusal(match)) throw new Error(`${table}: ${match.refused}`);
      const seat = board % match.seats;
      if (shown.table !== table || match.totals[seat] !== shown.score) changed++;
    }
  }
  console.log(
    `${results} results, ${server.kills} kills: ${lost} lost, ${doubled} doubled, ${changed} changed`,
  );
  if (lost + doubled + changed > 0 || results === 0) process.exitCode = 1;
} finally {
  server.close();
}
process.exit();
