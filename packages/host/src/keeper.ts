/**
 * Whoever keeps the truth for a table that is looked at: the device itself, or
 * a server far away. A table cannot tell which. What may be played, and why
 * something may not, is found out from the view by whoever looks.
 */
import type { Refusal, Seat } from '@pakli/core';
import type { Advice } from '@pakli/core/analysis';
import type { Matter, Opening } from '@pakli/protocol';

export interface Keeper {
  /** Tells everything anew, and then what happens. */
  open(why: Opening): void;
  /** Of several people at one device the one in this seat looks from now on. */
  look(seat: Seat): Promise<Refusal | undefined>;
  /** Whoever looks plays a move in notation, chosen `after` so many steps where others may have moved meanwhile. */
  submit(text: string, after?: number): Promise<Refusal | undefined>;
  /** What the strongest player thinks of the moves, best first; undefined if nothing is to be decided or it was cancelled. */
  hint(): Promise<readonly Advice[] | undefined>;
  cancelHint(): void;
  /** What one person decides alone is done at once; else the others are asked. A seat speaks for itself where several share a device. */
  ask(what: Matter, seat?: Seat): Promise<Refusal | undefined>;
  /** What the last takeback took happens again, just as it did. */
  redo(): Promise<Refusal | undefined>;
  /** Something was taken back and nobody has decided otherwise since. */
  readonly canRedo: boolean;
  answer(ask: number, yes: boolean, seat?: Seat): Promise<Refusal | undefined>;
  close(): void;
}
