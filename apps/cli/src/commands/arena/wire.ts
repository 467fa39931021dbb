/**
 * What an arena and its workers say to each other over NATS, as JSON. A block is leased
 * to a worker that asks, which renews the lease while it plays. A block whose lease has
 * expired is handed out again, and only the first answer counts, so nothing is lost with
 * a worker, a message or a connection.
 */
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { Failure } from '../../input/failure.ts';

/** Which arenas there are; answered with a run and its plan. */
export const ASK = 'pakli.arena.ask';

export const subjects = (
  run: string,
): Readonly<Record<'next' | 'done' | 'alive' | 'failed', string>> => ({
  /** Answered with a block, or with `wait` while others play the last ones, or with `over`. */
  next: `pakli.arena.${run}.next`,
  done: `pakli.arena.${run}.done`,
  alive: `pakli.arena.${run}.alive`,
  failed: `pakli.arena.${run}.failed`,
});

/** What `next` is answered with. */
export type Handed = { readonly block: number } | { readonly wait: true } | { readonly over: true };

/** Milliseconds: how often workers say what they play, and when what was not heard of is given to others. */
export const BEAT = 1000;
export const LEASE = 5000;

export async function reach(address: string): Promise<NatsConnection> {
  if (!/^nats:\/\/[^\s/]+$/.test(address)) {
    throw new Failure('a NATS has an address such as nats://192.168.1.5:4222', 2);
  }
  try {
    return await connect({ servers: address, maxReconnectAttempts: -1, reconnectTimeWait: 500 });
  } catch {
    throw new Failure(`no NATS answers at ${withoutPassword(address)}`);
  }
}

/** An address as it may be printed. */
export function withoutPassword(address: string): string {
  return address.replace(/\/\/.*@/, '//');
}
