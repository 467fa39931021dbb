/** Wherever a log ends, another server resumes from there: it knows finished commands, and what follows is the same. */
import { GAMES } from '@pakli/catalogue';
import { Sfc32 } from '@pakli/core';
import { readEvent, type RoomEvent } from '@pakli/host';
import { expect, test } from 'vitest';
import { serve } from '../src/server.ts';
import type { LogRow } from '../src/store/store.ts';
import { checkLog } from './check-log.ts';
import { begun, Client, type Begun } from './client.ts';
import { inFolder } from './folder.ts';
import { keptThread } from './kept-threads.ts';
import { openKept } from './kept-writer.ts';
import { playOn } from './playing.ts';
import { QUICK, settingsFor } from './running.ts';

/** Every row at first, then every nth row of a long match. */
const [ALL, SOME] = process.env['PAKLI_LONG'] === undefined ? [16, 13] : [Infinity, 1];
/** Nothing happens automatically. */
const STILL = { ...QUICK, move: 1e9, expertMove: 1e9, nextDeal: 1e9 };

function eventOf({ event }: LogRow): RoomEvent {
  return readEvent(JSON.parse(event)) as RoomEvent;
}

/** Without timestamps. */
function matterOf({ event }: LogRow): unknown {
  return { ...(JSON.parse(event) as object), at: 0 };
}

test.each(GAMES.map(({ id }) => id))('a server that dies after any row of a match of %s', (game) =>
  inFolder(async (folder) => {
    const settings = settingsFor(folder);
    const store = await openKept(settings.file);
    const first = await serve(settings, store, { startThread: keptThread });
    const played = await begun(`http://127.0.0.1:${first.port}`, game);
    const { host, friend, table } = played;
    await Promise.all([playOn(host, new Sfc32(1)), playOn(friend, new Sfc32(2))]);
    host.close();
    friend.close();
    const log = await store.read(table, 0);
    if (log === undefined) throw new Error('no log');
    const { rows, secret } = log;
    expect(rows.length).toBeGreaterThan(15);
    const second = await serve({ ...settings, pace: STILL }, store, { startThread: keptThread });
    const base = `http://127.0.0.1:${second.port}`;
    const people = peopleOf(played, rows);
    for (let last = 4; last < rows.length; last += last < ALL ? 1 : SOME) {
      const id = String(last).padStart(10, '0');
      const cut = { secret, rows: rows.slice(0, last), at: 0, due: null };
      await store.create({ id, game, host: '', ...cut });
      await goOn(base, id, people, rows.slice(0, last), rows[last]!);
      const next = await store.read(id, last);
      if (next?.rows[0] !== undefined)
        expect(matterOf(next.rows[0])).toEqual(matterOf(rows[last]!));
      expect(next?.rows.length ?? 0).toBeLessThanOrEqual(1);
    }
    await first.stop();
    await second.stop();
  }),
);

/** Cookies by person id. */
function peopleOf({ anna, bo }: Begun, rows: readonly LogRow[]): ReadonlyMap<string, string> {
  const sat = rows.map((row) => eventOf(row)).filter((event) => event.kind === 'sit');
  return new Map(sat.map(({ person, seat }) => [person, seat === 0 ? anna.cookie : bo.cookie]));
}

/** A person connects, resends their last command, and then sends the next. */
async function goOn(
  base: string,
  table: string,
  people: ReadonlyMap<string, string>,
  rows: readonly LogRow[],
  next: LogRow,
): Promise<void> {
  const [who = '', id = ''] = next.cmd.split('/');
  const cookie = people.get(who) ?? [...people.values()][0] ?? '';
  const client = new Client({ base, cookie }, table);
  await client.until('it is open', () => client.seq > 0);
  const { you, seq, scene, past } = client;
  const seen = { table, reader: you?.seat ?? null, seq, seen: JSON.stringify({ scene, past }) };
  const renamed = rows.map((row) => ({
    ...row,
    event: row.event.replace(/"table":"\w+"/, `"table":"${table}"`),
  }));
  const { breaches } = await checkLog(new Map([[table, renamed]]), [], [seen]);
  expect(breaches).toEqual([]);
  expect(seq).toBe(rows.length);
  const done = rows.findLast(({ cmd }) => cmd.startsWith(`${who}/`));
  if (done !== undefined && who !== 'house') {
    const again = await client.do({ kind: 'stand' }, done.cmd.split('/')[1]);
    expect(again).toEqual({ seq: done.seq });
  }
  const event = eventOf(next);
  if (event.kind === 'play' && people.has(who)) {
    const step = client.scene?.step ?? 0;
    const answer = await client.do({ kind: 'play', step, text: event.text }, id);
    expect(answer).toEqual({ seq: next.seq });
  }
  client.close();
}
