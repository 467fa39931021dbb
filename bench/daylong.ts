/**
 * People who play the boards of the day over real sockets, spread over some time: how long answers
 * take while the field of computers is thought about in the background, and what memory it needs.
 *
 *     node --conditions=@pakli/source bench/daylong.ts --people 200 --boards 5 --minutes 60 --game ulti
 *
 * The same rate for five minutes is `--people 16 --minutes 2.5`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { isRefusal, Sfc32 } from '@pakli/core';
import { ask, Client, guest, type Guest } from '../apps/server/test/client.ts';
import { quantile, started } from './server.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '20' },
    boards: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '2' },
    game: { type: 'string', default: 'ulti' },
  },
});
const people = Number(values.people);
const boards = Number(values.boards);
const spreadMs = Number(values.minutes) * 60_000;
/** So long somebody looks at their cards, at most. */
const THINKS_MS = 3000;
const PINGS_MS = 15_000;
const PATIENCE_MS = 600_000;

const folder = mkdtempSync(join(tmpdir(), 'pakli-daylong-'));
const server = await started('process.ts', [join(folder, 'pakli.db')], {
  PAKLI_BOARDS: values.boards,
});
const { base } = server;
const day = `${values.game}-${new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)}`;
/** Milliseconds, by what was asked. */
const answers: Record<'begin' | 'move' | 'results', number[]> = {
  begin: [],
  move: [],
  results: [],
};
let played = 0;
let mostMemory = 0;

async function timed<Value>(
  what: keyof typeof answers,
  work: () => Promise<Value>,
): Promise<Value> {
  const before = performance.now();
  const value = await work();
  answers[what].push(performance.now() - before);
  return value;
}

async function playBoard(person: Guest, board: number, random: Sfc32): Promise<void> {
  const table = await timed('begin', async () => {
    const answer = await ask(person, 'POST', `/days/${day}/boards/${board}`);
    return ((await answer.json()) as { table: string }).table;
  });
  const client = new Client(person, table, PINGS_MS);
  const isOver = (): boolean => client.company?.phase === 'over';
  await client.until(
    'it begins',
    () => client.scene !== null && client.scene !== undefined,
    PATIENCE_MS,
  );
  while (!isOver()) {
    const { seq } = client;
    const choices = await client.choices();
    const text = choices[random.below(Math.max(1, choices.length))];
    if (text === undefined) {
      await client.until('something happens', () => client.seq > seq || isOver(), PATIENCE_MS);
      continue;
    }
    await wait(random.below(THINKS_MS));
    const step = client.scene?.step ?? 0;
    const answer = await timed('move', () => client.do({ kind: 'play', step, text }));
    if (isRefusal(answer)) throw new Error(answer.refused);
  }
  client.close();
  played++;
  await timed('results', () => ask(person, 'GET', `/days/${day}`).then((one) => one.text()));
}

const watching = setInterval(() => (mostMemory = Math.max(mostMemory, server.memory())), 1000);
const began = performance.now();
await ask({ base }, 'GET', '/days');
await Promise.all(
  Array.from({ length: people }, async (_, number) => {
    const random = new Sfc32(number + 1);
    // The last one has time to play all boards, too.
    await wait((spreadMs * 0.7 * number) / people);
    const person = await guest(base, `Player ${number}`);
    for (let board = 0; board < boards; board++) await playBoard(person, board, random);
  }),
);
clearInterval(watching);
const minutes = (performance.now() - began) / 60_000;
console.log(`${played} boards of ${people} people in ${minutes.toFixed(1)} minutes`);
for (const [what, times] of Object.entries(answers)) {
  const [half, most] = [0.5, 0.99].map((share) => quantile(times, share).toFixed(0));
  const worst = Math.max(...times).toFixed(0);
  console.log(
    `${what}: ${times.length} answers, median ${half} ms, p99 ${most} ms, worst ${worst} ms`,
  );
}
console.log(`memory of the server: at most ${mostMemory.toFixed(0)} MB`);
await server.stop();
rmSync(folder, { recursive: true });
