/**
 * People play the boards of the day over real sockets, spread over some time: response times while
 * the computers of the field think in the background, and the memory this needs.
 *
 *     node --conditions=@pakli/source bench/daylong.ts --people 200 --boards 5 --minutes 60 --game ulti
 *
 * The same rate for five minutes is `--people 16 --minutes 2.5`. `--haste 4` drops three quarters of
 * every pause, so the same boards take a quarter of the time at four times the rate. Next to each
 * response time is the processor time that the server's answering thread spent meanwhile, on this
 * answer and all others: the response time on a machine where that thread never waits for a core.
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
    haste: { type: 'string', default: '1' },
    game: { type: 'string', default: 'ulti' },
  },
});
const people = Number(values.people);
const boards = Number(values.boards);
const haste = Number(values.haste);
const spreadMs = (Number(values.minutes) * 60_000) / haste;
/** The longest time that a person looks at their cards. */
const THINKS_MS = 3000 / haste;
const PINGS_MS = 15_000;
const PATIENCE_MS = 600_000;

const folder = mkdtempSync(join(tmpdir(), 'pakli-daylong-'));
const server = await started('process.ts', [join(folder, 'pakli.db')], {
  PAKLI_BOARDS: values.boards,
});
const { base } = server;
const day = `${values.game}-${new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)}`;
interface Times {
  readonly wall: number[];
  readonly processor: number[];
}

/** Milliseconds, by kind of request. */
const answers: Record<'begin' | 'move' | 'results', Times> = {
  begin: { wall: [], processor: [] },
  move: { wall: [], processor: [] },
  results: { wall: [], processor: [] },
};
let played = 0;
/** Megabytes of the server after this many boards. */
const memory: (readonly [played: number, megabytes: number])[] = [];

async function timed<Value>(
  what: keyof typeof answers,
  work: () => Promise<Value>,
): Promise<Value> {
  const [before, processor] = [performance.now(), server.answering()];
  const value = await work();
  answers[what].wall.push(performance.now() - before);
  answers[what].processor.push(server.answering() - processor);
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
    await wait(random.below(Math.ceil(THINKS_MS)));
    const step = client.scene?.step ?? 0;
    const answer = await timed('move', () => client.do({ kind: 'play', step, text }));
    if (isRefusal(answer)) throw new Error(answer.refused);
  }
  client.close();
  played++;
  await timed('results', () => ask(person, 'GET', `/days/${day}`).then((one) => one.text()));
}

const watching = setInterval(() => memory.push([played, server.memory()]), 1000);
const began = performance.now();
// A measurement may be interrupted.
process.once('SIGINT', () => void report().then(() => process.exit(1)));
await ask({ base }, 'GET', '/days');
await Promise.all(
  Array.from({ length: people }, async (_, number) => {
    const random = new Sfc32(number + 1);
    // The last person has time to play all boards, too.
    await wait((spreadMs * 0.7 * number) / people);
    const person = await guest(base, `Player ${number}`);
    for (let board = 0; board < boards; board++) await playBoard(person, board, random);
  }),
);
clearInterval(watching);
await report();
await server.stop();
rmSync(folder, { recursive: true });

/** What was seen so far. */
async function report(): Promise<void> {
  const minutes = (performance.now() - began) / 60_000;
  const rate = ((played / minutes) * 60).toFixed(0);
  console.log(
    `${played} boards of ${people} people in ${minutes.toFixed(1)} minutes, ${rate} per hour; the server used ${(server.cpu() / 1000).toFixed(0)} s of processor time, ${(server.answering() / 1000).toFixed(0)} s of it to answer`,
  );
  for (const [what, { wall, processor }] of Object.entries(answers)) {
    console.log(
      `${what}: ${wall.length} answers, ${tell(wall)}; of processor time ${tell(processor)}`,
    );
  }
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    const [at, megabytes] = memory.find(([boards]) => boards >= share * played) ??
      memory.at(-1) ?? [0, 0];
    console.log(`memory after ${at} boards: ${megabytes.toFixed(0)} MB`);
  }
  const most = Math.max(...memory.map(([, megabytes]) => megabytes));
  console.log(
    `at most ${most.toFixed(0)} MB, of which ${(await server.needed()).toFixed(0)} MB are needed at the end`,
  );
}

function tell(times: readonly number[]): string {
  const [half, most] = [0.5, 0.99].map((share) => quantile(times, share).toFixed(0));
  return `median ${half} ms, p99 ${most} ms, worst ${Math.max(...times).toFixed(0)} ms`;
}
