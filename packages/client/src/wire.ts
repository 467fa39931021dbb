/** How frames travel between a client and whoever keeps its table. */
import type { Farewell, ToPage, ToServer } from '@pakli/protocol';

export type Connection =
  | { readonly kind: 'live' }
  /** Lost, or not there yet: the wire keeps trying. */
  | { readonly kind: 'waiting' }
  /** It will not come back unless somebody opens it. */
  | { readonly kind: 'gone'; readonly why: Farewell };

/** What a wire passes on, and what it asks. */
export interface WireListener {
  /** Frames can be sent: the first is a hello. */
  opened(): void;
  heard(frame: Exclude<ToPage, { kind: 'bye' }>): void;
  connected(connection: Connection): void;
  /** The number of the last update seen, for pings. */
  seq(): number;
}

export interface Wire {
  /** Once, before anything else. */
  listen(listener: WireListener): void;
  /** Connects now, whatever became of the connection before. */
  open(): void;
  /** False if there is no connection: the frame is lost. */
  send(frame: ToServer): boolean;
  /** The network is back, or somebody looks again: finds out soon whether the connection still works. */
  check(): void;
  close(): void;
}
