/** What one reader may know of a match at one moment, and of the steps before it. */
import type { BaseView, Reader, Seat } from '@pakli/core';

export interface Scene {
  /** Who may read it: a seat, or everybody. */
  readonly reader: Reader;
  readonly game: string;
  readonly version: number;
  /** Differences from the default rules, as `readOptions` reads them. */
  readonly rules: string;
  /** The number of steps so far: a command to play says after which step it was chosen. */
  readonly step: number;
  /** The current deal from 0, and the number of deals; 0 if a target of points ends the match. */
  readonly deal: number;
  readonly deals: number;
  readonly view: BaseView;
  /** By finished deal and seat. */
  readonly sheet: readonly (readonly number[])[];
  /** All deals are played, or somebody has reached the target. */
  readonly over: boolean;
}

/** A move or an outcome of chance as the reader saw it. */
export interface SeenStep {
  readonly deal: number;
  /** Who moved; null where cards were dealt. */
  readonly seat: Seat | null;
  /** In notation, as the reader may read it. */
  readonly text: string;
  readonly seen: readonly unknown[];
}

/** A step with the scene after it: all that a table needs to animate it. */
export interface Shown {
  readonly step: SeenStep;
  readonly scene: Scene;
}
