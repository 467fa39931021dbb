/**
 * Whoever keeps the truth for a table that is looked at: a dealer in the same
 * browser or terminal, or a server far away. A table cannot tell which.
 */
import type { Advice, Reader, Refusal } from '@pakli/core';
import type { Command, Matter, Opening, Update } from '@pakli/protocol';

export interface Keeper {
  /** Tells everything anew, and then what happens. */
  open(why: Opening): void;
  /** The listener is told what this reader may know. */
  listen(reader: Reader, listener: (update: Update) => void): () => void;
  /** Plays a move in notation. */
  submit(text: string): Promise<Refusal | undefined>;
  /** Which rule forbids it; undefined if it may be played. */
  why(text: string): Promise<Refusal | undefined>;
  /** What the strongest player thinks of the moves, best first; undefined if nothing is to be decided or it was cancelled. */
  hint(): Promise<readonly Advice[] | undefined>;
  cancelHint(): void;
  /** What one person decides alone is done at once; else the others are asked. */
  ask(what: Matter): Promise<Refusal | undefined>;
  answer(ask: number, yes: boolean): Promise<Refusal | undefined>;
  /** Sitting down, standing up, filling seats, starting, leaving, coming back. */
  manage(
    command: Exclude<Command, { kind: 'play' | 'ask' | 'answer' }>,
  ): Promise<Refusal | undefined>;
  close(): void;
}
