/** `pakli worker nats://HOST`: plays blocks of arenas that run elsewhere, until it is stopped. */
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { NatsConnection } from '@nats-io/transport-node';
import * as shape from '@pakli/core/shape';
import { Failure } from '../../input/failure.ts';
import { loadPlayers } from '../../input/games.ts';
import { WorkerPool } from '../../players/pool.ts';
import { whyUnknown } from '../../players/arena-player.ts';
import { commandOf, readSpelling } from '../../players/spelling.ts';
import { PLAN, type ArenaBlock, type ArenaPlan } from './plan.ts';
import { WORKER } from './run.ts';
import { ASK, BEAT, LEASE, reach, subjects, withoutPassword } from './wire.ts';

export interface WorkerFlags {
  readonly threads?: number;
}

/** Milliseconds between two questions where nobody has anything to do. */
const IDLE = 500;

const TASK = shape.strictObjectOf({
  run: shape.textThat((text) => /^[0-9a-f]{12}$/.test(text)),
  plan: PLAN,
});
const HANDED = shape.either(
  shape.strictObjectOf({ block: shape.whole(0) }),
  shape.strictObjectOf({ wait: shape.oneOf([true]) }),
  shape.strictObjectOf({ over: shape.oneOf([true]) }),
);

export async function worker(address: string, given: WorkerFlags): Promise<number> {
  const nats = await reach(address);
  const stop = new AbortController();
  const halt = (): void => stop.abort();
  process.once('SIGINT', halt).once('SIGTERM', halt);
  const threads = given.threads ?? availableParallelism();
  console.error(
    `pakli: waits for arenas at ${withoutPassword(address)} with ${threads} ${threads === 1 ? 'thread' : 'threads'}; Ctrl-C ends it`,
  );
  const refused = new Set<string>();
  while (!stop.signal.aborted) {
    const task = await taskFrom(nats, refused);
    if (task === undefined) {
      await wait(IDLE);
      continue;
    }
    const { run, plan } = task;
    const why = await whyNot(plan);
    if (why === undefined) await playFor(nats, run, plan, threads, stop.signal);
    else {
      refused.add(run);
      console.error(`pakli: cannot play for an arena: ${why}`);
    }
  }
  // The last block is reported, unless NATS is away.
  await Promise.race([nats.flush().catch(() => {}), wait(IDLE)]);
  await nats.close();
  return 0;
}

/** The first arena that answers and was not refused before: others may always be faster. */
async function taskFrom(
  nats: NatsConnection,
  refused: ReadonlySet<string>,
): Promise<shape.Infer<typeof TASK> | undefined> {
  try {
    for await (const message of await nats.requestMany(ASK, '', { maxWait: 2000, noMux: true })) {
      const task = shape.parseJson(message.string());
      if (shape.fits(TASK, task) && !refused.has(task.run)) return task;
    }
  } catch {
    // Nobody answers.
  }
  return undefined;
}

/** What this machine would play otherwise than the arena's own, or not at all. */
async function whyNot(plan: ArenaPlan): Promise<string | undefined> {
  try {
    const loaded = await loadPlayers(plan.game);
    if (loaded.game.version !== plan.version) {
      return `${plan.game} has version ${loaded.game.version} here and ${plan.version} there`;
    }
    for (const text of plan.players) {
      const spelling = readSpelling(text);
      // Anyone who can reach the NATS could start anything here.
      if (commandOf(spelling) !== undefined)
        return 'outside programs play on their own machine only';
      const why = whyUnknown(loaded, spelling);
      if (why !== undefined) return why;
    }
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
}

async function playFor(
  nats: NatsConnection,
  run: string,
  plan: ArenaPlan,
  threads: number,
  stop: AbortSignal,
): Promise<void> {
  const { next, done, alive, failed } = subjects(run);
  const playing = new Set<number>();
  const beat = setInterval(
    () => nats.publish(alive, JSON.stringify({ blocks: [...playing] })),
    BEAT,
  );
  const tell = (result: ArenaBlock): void => {
    playing.delete(result.block);
    nats.publish(done, JSON.stringify(result));
  };
  const ask = async (): Promise<number | undefined> => {
    for (let heard = performance.now(); !stop.aborted;) {
      const handed = await question(nats, next);
      if (shape.fits(HANDED, handed)) {
        heard = performance.now();
        if ('over' in handed) break;
        if ('block' in handed) {
          playing.add(handed.block);
          return handed.block;
        }
      } else if (performance.now() - heard > LEASE) break;
      await wait(IDLE);
    }
    return undefined;
  };
  try {
    await new WorkerPool<ArenaPlan, ArenaBlock>(WORKER, plan, tell).play(threads, ask, stop);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    nats.publish(failed, JSON.stringify({ message: error.message }));
  } finally {
    clearInterval(beat);
  }
}

/** Undefined where nobody answers. */
async function question(nats: NatsConnection, subject: string): Promise<unknown> {
  try {
    return shape.parseJson((await nats.request(subject, '', { timeout: 2000 })).string());
  } catch {
    return undefined;
  }
}
