/** The list of all tables that somebody sits at, over its own socket (`t/mine`): sent whole whenever it changes. */
import { byKind, whole, type Infer } from '@pakli/core/shape';
import type { RoomPhase } from './company.ts';
import { PING } from './frame.ts';
import type { Farewell } from './wire.ts';

/** The state of a table, as everybody at it may know. */
export interface TableSummary {
  readonly table: string;
  readonly game: string;
  readonly phase: RoomPhase;
  /** By seat; empty for computers and free seats. */
  readonly names: readonly string[];
  /** One's own. */
  readonly seat: number;
  /** Who is at turn; null where nobody is. */
  readonly turn: number | null;
  /** When the time of the player at turn runs out, by the server's clock. */
  readonly deadline?: number;
  /** The seat of the person who asks for a rematch, while this person has not answered. */
  readonly rematch?: number;
  /** The number of the newest chat line, if any. */
  readonly said?: number;
}

export const MY_TABLES_FRAME = byKind('kind', {
  hello: [{ protocol: whole(0, 1_000_000) }],
  ping: PING,
});
export type MyTablesToServer = Infer<typeof MY_TABLES_FRAME>;

export type MyTablesToPage =
  | {
      readonly kind: 'told';
      /** Milliseconds of the server, for clocks. */
      readonly now: number;
      readonly tables: readonly TableSummary[];
    }
  | { readonly kind: 'pong'; readonly seq: number; readonly now: number }
  | { readonly kind: 'bye'; readonly why: Farewell; readonly after: number | null };
