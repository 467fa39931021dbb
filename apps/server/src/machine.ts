/** Time and chance of the machine that a node runs on: the only place in the server that asks for them. */
import { hash, randomBytes, randomInt } from 'node:crypto';
import type { Random } from '@pakli/core';

/** A server is given those of the machine, a simulation has its own. */
export interface Machine {
  /** Milliseconds by a monotonic clock. */
  readonly elapsed: () => number;
  /** Milliseconds since 1970 by the clock of this machine, which may be wrong. */
  readonly wallTime: () => number;
  /** Calls back once, so many milliseconds later; the returned function cancels that. */
  readonly after: (ms: number, act: () => void) => () => void;
  /** Calls back at intervals until it is cancelled. */
  readonly every: (ms: number, act: () => void) => () => void;
  /** After all events that have happened by now were handled. */
  readonly soon: () => Promise<void>;
  /** Numbers and bytes that nobody can guess. */
  readonly random: Random;
  readonly bytes: (many: number) => Uint8Array<ArrayBuffer>;
}

/** Its timers keep no process alive: a server lives as long as it listens. */
export const MACHINE: Machine = {
  elapsed: () => performance.now(),
  wallTime: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms).unref();
    return () => clearTimeout(timer);
  },
  every(ms, act) {
    const timer = setInterval(act, ms).unref();
    return () => clearInterval(timer);
  },
  soon: () => new Promise((resolve) => setImmediate(resolve)),
  random: { below: (n) => randomInt(n) },
  bytes: (many) => new Uint8Array(randomBytes(many)),
};

export function waitFor({ after }: Machine, ms: number): Promise<void> {
  return new Promise((resolve) => void after(ms, resolve));
}

export function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}

export function sha256(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hash('sha256', text, 'buffer'));
}

export function base64Of(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
