/** The transport of frames between a client and the keeper of its table. */
import type { Refusal } from '@pakli/core';
import type { Farewell, ToKeeper, ToPage } from '@pakli/protocol';

export type Connection =
  | { readonly kind: 'live' }
  /** Lost or not established yet: the wire keeps trying. */
  | { readonly kind: 'waiting' }
  /** Closed until somebody calls `open`. */
  | { readonly kind: 'gone'; readonly why: Farewell };

/** Frames for a client; the wire handles farewells itself. */
export type WireFrame = Exclude<ToPage, { kind: 'bye' }>;

/** The callbacks of a wire. */
export interface WireListener<Heard = WireFrame> {
  /**
   * Frames can be sent; the first must be a hello. With `lost`, the other end knows nothing of earlier frames, and
   * unanswered requests end with this refusal.
   */
  opened(lost?: Refusal): void;
  heard(frame: Heard): void;
  connected(connection: Connection): void;
  /** Connecting failed, and will not be retried before the next frame is sent. */
  failed(problem: Refusal): void;
  /** The number of the last update seen, for pings. */
  seq(): number;
}

/** A connection, by default to a table. */
export interface Wire<Sent = ToKeeper, Heard = WireFrame> {
  /** Must be called once, before anything else. */
  listen(listener: WireListener<Heard>): void;
  /** Connects now, whatever the state of the previous connection. */
  open(): void;
  /** Returns false if there is no connection; then the frame is lost. */
  send(frame: Sent): boolean;
  /**
   * Checks soon whether the connection still works, after the network came back or the page became visible. With
   * `hidden`, tells the other end that the page is not visible.
   */
  check(hidden?: boolean): void;
  close(): void;
}
