/**
 * The connection of nodes to their store. The store itself obeys the laws of
 * stores; calls and answers can fail in every way.
 */
import { StoreUnavailable } from '../apps/server/src/store/store-unavailable.ts';
import type { TableStore } from '../apps/server/src/store/store.ts';
import type { Actor } from './timeline.ts';
import type { Chance, World } from './world.ts';

export type StoreMethod = keyof TableStore;

/** How one statement fails. */
export interface Failure {
  /** The statement was executed all the same. */
  readonly isDone: boolean;
  /** The caller notices only by its timeout. */
  readonly isSilent: boolean;
}

/** An executed call with its result. */
export interface StoreCall {
  readonly node: string;
  readonly method: StoreMethod;
  readonly given: readonly unknown[];
  readonly result: unknown;
  /** The answer is lost. */
  readonly isUnheard: boolean;
}

export interface StorePorts {
  /** How this call fails; undefined if it does not. */
  readonly failureOf: (method: StoreMethod, given: readonly unknown[]) => Failure | undefined;
  /** The extra delay of this call in milliseconds. */
  readonly delayOf: (method: StoreMethod, given: readonly unknown[]) => number;
  /** The delay of all calls in milliseconds. */
  readonly slowness: () => number;
  /** Called for every call that will be executed, however late. */
  readonly sent: (method: StoreMethod, given: readonly unknown[]) => void;
  /** Called for every executed call, before its answer is sent. */
  readonly executed: (call: StoreCall) => void;
}

/** The timeout of a call; the PostgreSQL store waits twice as long. */
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
      // The call is executed even if the node dies in the meantime.
      ports.sent(method, given);
      timeline.after(wayMs, undefined, () => {
        const work = kept[method] as (...given: unknown[]) => Promise<unknown>;
        void work.apply(kept, [...given]).then((result) => {
          const isUnheard = failure !== undefined;
          ports.executed({ node: actor.name, method, given, result, isUnheard });
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
