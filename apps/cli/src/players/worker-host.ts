/** What a worker thread does: hosts one game and its players, a block at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import type { GamePackage } from '@pakli/catalogue';
import type { OptionValues } from '@pakli/core';
import { Failure, reasonOf } from '../input/failure.ts';
import { loadPlayers, optionsFor } from '../input/games.ts';
import { bring } from '../input/guests.ts';
import { Stopped } from './deal-loop.ts';
import type { WorkerData, WorkerReply } from './pool.ts';
import { seat, type ArenaPlayer } from './arena-player.ts';
import { readSpelling } from './spelling.ts';

/** What every plan says. */
interface HostedPlan {
  readonly game: string;
  readonly options: string;
  readonly players: readonly string[];
}

/** Where blocks are played. */
export interface WorkerTable<Plan> {
  readonly plan: Plan;
  readonly loaded: GamePackage;
  readonly options: OptionValues;
  readonly sitters: readonly ArenaPlayer[];
  readonly stopped: () => boolean;
  /** Says that one more decision was made. */
  readonly decided: () => void;
}

/** Seats the players of the plan, and answers with what the function that `open` returns makes of each block. */
export async function playHere<Plan extends HostedPlan, Result>(
  open: (place: WorkerTable<Plan>) => (block: number) => Promise<Result>,
): Promise<void> {
  if (parentPort === null) throw new Error('this module is a worker');
  const port = parentPort;
  const { plan, flag } = workerData as WorkerData<Plan>;
  const sitters: ArenaPlayer[] = [];
  const reply = (message: WorkerReply<Result>): void => port.postMessage(message);
  const report = (error: unknown): void => {
    if (error instanceof Stopped) reply({ kind: 'stopped' });
    else if (error instanceof Failure) reply({ kind: 'failure', message: error.message });
    else reply({ kind: 'failure', message: `this is a fault of ours: ${reasonOf(error)}` });
  };
  const decided = (): void => void Atomics.add(flag, 1, 1);
  const stopped = (): boolean => Atomics.load(flag, 0) !== 0;
  /** Ends outside programs, and with the port the thread. */
  const leave = async (): Promise<void> => {
    await Promise.all(sitters.map((sitter) => sitter.close()));
    port.close();
  };
  try {
    await bring();
    const loaded = await loadPlayers(plan.game);
    for (const text of plan.players) {
      sitters.push(await seat(loaded, readSpelling(text), stopped, decided));
    }
    const options = optionsFor(loaded.game, plan.options);
    const play = open({ plan, loaded, options, sitters, stopped, decided });
    port.on('message', (block: number | 'leave') => {
      if (block === 'leave') void leave();
      else play(block).then((result) => reply({ kind: 'block', result }), report);
    });
    reply({ kind: 'ready' });
  } catch (error) {
    report(error);
    await leave();
  }
}
