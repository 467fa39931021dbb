/** How frames travel between a client and the keeper of its table. */
import type { Refusal } from '@pakli/core';
import type { Farewell, ToKeeper, ToPage } from '@pakli/protocol';

export type Connection =
  | { readonly kind: 'live' }
  /** Lost, or not there yet: the wire keeps trying. */
  | { readonly kind: 'waiting' }
  /** It will not come back unless somebody opens it. */
  | { readonly kind: 'gone'; readonly why: Farewell };

/** What a client hears; farewells are the wire's own business. */
export type WireFrame = Exclude<ToPage, { kind: 'bye' }>;

/** What a wire passes on, and what it asks. */
export interface WireListener<Heard = WireFrame> {
  /**
   * Frames can be sent: the first is a hello. Where `lost` is given, anyone who answers now knows nothing of what was
   * sent before, and requests without an answer end so.
   */
  opened(lost?: Refusal): void;
  heard(frame: Heard): void;
  connected(connection: Connection): void;
  /** There is no connection, and none will come before the next frame is sent. */
  failed(problem: Refusal): void;
  /** The number of the last update seen, for pings. */
  seq(): number;
}

/** Leads to a table unless something else is said. */
export interface Wire<Sent = ToKeeper, Heard = WireFrame> {
  /** Once, before anything else. */
  listen(listener: WireListener<Heard>): void;
  /** Connects now, whatever became of the connection before. */
  open(): void;
  /** False if there is no connection: the frame is lost. */
  send(frame: Sent): boolean;
  /**
   * The network is back, or somebody looks again: finds out soon whether the connection still works. Or nobody looks
   * any more (`hidden`), which the other end wants to know.
   */
  check(hidden?: boolean): void;
  close(): void;
}
