/** What one reader may know of a match at one moment, and of the steps that led there. */
import type { BaseView, Reader, Seat } from '@pakli/core';

export interface Scene {
  /** Who may read it: a seat, or everybody. */
  readonly reader: Reader;
  readonly game: string;
  readonly version: number;
  /** What differs from the usual rules, as `readOptions` reads it. */
  readonly rules: string;
  /** How many steps the match has had: a move says after which of them it was chosen. */
  readonly step: number;
  /** Of the deal that is being played, from 0, and how many the match has; 0 where points end it. */
  readonly deal: number;
  readonly deals: number;
  readonly view: BaseView;
  /** By finished deal and seat. */
  readonly sheet: readonly (readonly number[])[];
  /** All deals are played, or somebody has the points that end the match. */
  readonly over: boolean;
}

/** One move or one dealing as the reader saw it. */
export interface SeenStep {
  readonly deal: number;
  /** Who moved; null where cards were dealt. */
  readonly seat: Seat | null;
  /** In notation, as the reader may read it. */
  readonly text: string;
  readonly seen: readonly unknown[];
}

/** A step with the scene after it: all that a table needs to show it happen. */
export interface Shown {
  readonly step: SeenStep;
  readonly scene: Scene;
}
