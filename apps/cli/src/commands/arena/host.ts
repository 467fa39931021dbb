/** What a worker thread of an arena does: hosts one game and its players, a block at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import { Failure, reasonOf } from '../../given/failure.ts';
import { loadGame, optionsFor } from '../../given/games.ts';
import type { Plan } from './plan.ts';
import type { WorkerData, WorkerReply } from './pool.ts';
import { seat, type Sitter } from './sitter.ts';
import { readSpelling } from '../../players/spelling.ts';
import { ArenaTable, Stopped } from './table.ts';

if (parentPort === null) throw new Error('this module is a worker');
const port = parentPort;
const { plan, flag } = workerData as WorkerData;
const sitters: Sitter[] = [];

function reply(message: WorkerReply): void {
  port.postMessage(message);
}

function report(error: unknown): void {
  if (error instanceof Stopped) reply({ kind: 'stopped' });
  else if (error instanceof Failure) reply({ kind: 'failure', message: error.message });
  else reply({ kind: 'failure', message: `this is a fault of ours: ${reasonOf(error)}` });
}

const stopped = (): boolean => Atomics.load(flag, 0) !== 0;

async function sitDown({ game: id, options, players }: Plan): Promise<ArenaTable> {
  const loaded = await loadGame(id);
  for (const text of players) sitters.push(await seat(loaded, readSpelling(text), stopped));
  return new ArenaTable(loaded.game, optionsFor(loaded.game, options), plan, sitters, stopped);
}

/** Ends outside programs, and with the port the thread. */
async function leave(): Promise<void> {
  await Promise.all(sitters.map((sitter) => sitter.close()));
  port.close();
}

try {
  const table = await sitDown(plan);
  port.on('message', (block: number | 'leave') => {
    if (block === 'leave') void leave();
    else table.play(block).then((result) => reply({ kind: 'block', result }), report);
  });
  reply({ kind: 'ready' });
} catch (error) {
  report(error);
  await leave();
}
