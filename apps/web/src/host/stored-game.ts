/** A stored game, and the store's interface. */
import type { GameTypes, Match } from '@pakli/core';
import type { DealProof } from '@pakli/host';
import type { Saved } from './host.ts';

export interface StoredGame {
  readonly saved: Saved;
  readonly record: string;
  /** Outcomes taken back by undo, per deal: the same cards will come again. */
  readonly again?: Match<GameTypes>['cardsToCome'];
  /** The seed of its cards and computer decisions; older games have none. */
  readonly seed?: number;
  /** The challenge that this game answers. */
  readonly challenge?: string | undefined;
  /** For a table by link: what its cards were derived from. */
  readonly proof?: DealProof;
  /** The id of its player; none for an imported game. */
  readonly by?: string;
}

/** Failures throw a `RefusalError`. */
export interface GameStore {
  /** Games survive closing the page. */
  readonly lasting: boolean;
  get(id: string): Promise<StoredGame | undefined>;
  /**
   * Resolves once it is on disk. A game that another tab has taken over is left
   * unchanged unless the entry claims it: locks between tabs may fail, but two
   * records must not alternate.
   */
  put(entry: StoredGame, how?: 'claim'): Promise<void>;
  remove(id: string): Promise<void>;
  /** Newest first. */
  list(): Promise<Saved[]>;
}
