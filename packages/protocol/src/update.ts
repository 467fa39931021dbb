/**
 * Updates to a reader. All but transient ones have the number of the event that
 * caused them; numbers increase by one, and a client that misses one requests an
 * opening, which is a full snapshot. Only company updates may repeat a number,
 * since people come and go without an event.
 */
import type { Refusal, Seat } from '@pakli/core';
import type { Askable } from './command.ts';
import type { Company } from './company.ts';
import type { Scene, SeenStep, Shown } from './scene.ts';

/** Why a full snapshot is sent instead of changes. */
export type Opening =
  | 'opened'
  | 'undone'
  /** Another worker keeps the table now: numbers start again. */
  | 'restarted'
  /** Another person looks at a shared device. */
  | 'passed'
  /** The keeper was restored from a backup and knows less than it sent before. */
  | 'restored';

export type Update =
  | {
      readonly kind: 'opening';
      readonly seq: number;
      readonly why: Opening;
      readonly company: Company;
      readonly can: readonly Askable[];
      /** Null while the table gathers. */
      readonly scene: Scene | null;
      readonly past: readonly SeenStep[];
      /** Steps to animate: the first cards, or what was played in the meantime. */
      readonly steps: readonly Shown[];
    }
  | {
      readonly kind: 'steps';
      readonly seq: number;
      /** Only if it has changed. */
      readonly company?: Company;
      /** What the reader may ask for now. */
      readonly can: readonly Askable[];
      /** A decision and the cards that it led to, in order. */
      readonly steps: readonly Shown[];
    }
  | {
      readonly kind: 'company';
      readonly seq: number;
      readonly company: Company;
      readonly can: readonly Askable[];
    }
  /** Transient: a computer player is thinking, or has stopped. */
  | { readonly kind: 'thinking'; readonly seat: Seat | null }
  /** Transient: several people share a device, and no cards are sent until one of them looks. */
  | {
      readonly kind: 'curtain';
      readonly company: Company;
      /** What everybody may see of the match; null before it has begun. */
      readonly open: Scene | null;
      /** Who may look now. */
      readonly seats: readonly Seat[];
      /** The seat with the last decision that can be taken back; null if there is none. */
      readonly last: Seat | null;
    }
  /** Transient, on one device: why the game cannot be saved, or null once it is saved. */
  | { readonly kind: 'kept'; readonly problem: Refusal | null }
  /** Transient: an internal error; the game is saved up to the last step. */
  | { readonly kind: 'broken'; readonly problem: string };

/** Whether a client that has seen everything up to `seq` can follow an update: `old` ones are known already, and after a `gap` it needs an opening. */
export function follows(seq: number, update: Update): 'yes' | 'old' | 'gap' {
  if (!('seq' in update)) return 'yes';
  if (update.kind === 'opening') {
    const beginsAgain = update.why === 'restored' || update.why === 'restarted';
    return update.seq < seq && !beginsAgain ? 'old' : 'yes';
  }
  // Arrivals and departures have the current number of the table.
  if (update.kind === 'company' && update.seq === seq) return 'yes';
  if (update.seq <= seq) return 'old';
  return update.seq === seq + 1 ? 'yes' : 'gap';
}
