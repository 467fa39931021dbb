/**
 * The way from nodes to their store. The data is kept by a store that obeys the
 * laws of stores; on the way to it and back everything goes wrong that can.
 */
import { StoreUnavailable } from '../apps/server/src/store/store-unavailable.ts';
import type { TableStore } from '../apps/server/src/store/store.ts';
import type { Actor } from './timeline.ts';
import type { Chance, World } from './world.ts';

export type StoreMethod = keyof TableStore;

/** How one statement fails. */
export interface Failure {
  /** It was carried out all the same. */
  readonly isDone: boolean;
  /** Anyone who asked hears of it only when their patience is over. */
  readonly isSilent: boolean;
}

/** A call that was carried out, and what it led to. */
export interface StoreCall {
  readonly node: string;
  readonly method: StoreMethod;
  readonly given: readonly unknown[];
  readonly result: unknown;
  /** The answer is lost. */
  readonly isUnheard: boolean;
}

export interface StorePorts {
  /** What is wrong with this call; undefined where nothing is. */
  readonly failureOf: (method: StoreMethod, given: readonly unknown[]) => Failure | undefined;
  /** How much longer than all others this call is on its way, in milliseconds. */
  readonly delayOf: (method: StoreMethod, given: readonly unknown[]) => number;
  /** How much slower than usual it answers, in milliseconds. */
  readonly slowness: () => number;
  /** Sees every call that will be carried out, however late. */
  readonly setOut: (method: StoreMethod, given: readonly unknown[]) => void;
  /** Sees every call that is carried out, before its answer is on its way. */
  readonly carriedOut: (call: StoreCall) => void;
}

/** Nobody waits longer for an answer; the store for PostgreSQL waits twice as long. */
const PATIENCE_MS = 5000;
const LONGEST_WAY_MS = 3;

export function simulatedStore(
  world: World,
  kept: TableStore,
  actor: Actor,
  ports: StorePorts,
): TableStore {
  const { timeline } = world;
  const chance: Chance = world.chance(`store ${actor.name}`);
  const call = (method: StoreMethod, given: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const failure = ports.failureOf(method, given);
      const wayMs = chance.below(LONGEST_WAY_MS) + ports.slowness() + ports.delayOf(method, given);
      const backMs = chance.below(LONGEST_WAY_MS) + ports.slowness();
      const fail = (): void => reject(new StoreUnavailable('no-answer', 'ECONNRESET'));
      if (failure !== undefined) {
        world.note(() => `${actor.name} ${method} fails ${JSON.stringify(failure)}`);
        timeline.after(failure.isSilent ? PATIENCE_MS : backMs + wayMs, actor, fail);
        if (!failure.isDone) return;
      }
      // What a node has asked for is carried out, whether it lives to hear of it or not.
      ports.setOut(method, given);
      timeline.after(wayMs, undefined, () => {
        const work = kept[method] as (...given: unknown[]) => Promise<unknown>;
        void work.apply(kept, [...given]).then((result) => {
          const isUnheard = failure !== undefined;
          ports.carriedOut({ node: actor.name, method, given, result, isUnheard });
          world.note(() => `${actor.name} ${method} ${textOf(given)} = ${textOf(result)}`);
          if (failure === undefined) timeline.after(backMs, actor, () => resolve(result));
        });
      });
    });
  return new Proxy(kept, {
    get: (_, method: StoreMethod) =>
      method === 'close' ? async () => {} : (...given: readonly unknown[]) => call(method, given),
  });
}

function textOf(value: unknown): string {
  return (
    JSON.stringify(value, (_, one: unknown) => {
      if (one instanceof Uint8Array) return Buffer.from(one).toString('hex');
      return one instanceof Map ? [...(one as Map<unknown, unknown>)] : one;
    }) ?? ''
  );
}
