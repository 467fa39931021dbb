/** A game as it is kept, and what keeps it. */
import type { GameTypes, Match } from '@pakli/core';
import type { DealProof } from '@pakli/host';
import type { Saved } from './host.ts';

export interface StoredGame {
  readonly saved: Saved;
  readonly record: string;
  /** Outcomes that an undo has taken back, by deal: the same cards will come again. */
  readonly again?: Match<GameTypes>['cardsToCome'];
  /** What its cards and the thoughts of computers follow from; games from before have none. */
  readonly seed?: number;
  /** The challenge that it answers. */
  readonly challenge?: string | undefined;
  /** Of a table by link: what its cards followed from. */
  readonly proof?: DealProof;
  /** Who plays it; nobody in particular where it was taken in. */
  readonly by?: string;
}

/** What cannot be done throws a `RefusalError`. */
export interface GameStore {
  /** What is put here is still there when the page is opened again. */
  readonly lasting: boolean;
  get(id: string): Promise<StoredGame | undefined>;
  /**
   * It is on disc when this resolves. A game that somebody else plays by now
   * is left as it is, unless the entry claims it: locks between tabs may fail,
   * two records in turns must not.
   */
  put(entry: StoredGame, how?: 'claim'): Promise<void>;
  remove(id: string): Promise<void>;
  /** Newest first. */
  list(): Promise<Saved[]>;
}
