/**
 * What a reader receives. Every update but the passing ones has the number of
 * what caused it; numbers rise by one, and anyone who misses one asks for an
 * opening, which says all there is to know. Only a company may come again with
 * the same number: people come and go without an event.
 */
import type { Refusal, Seat } from '@pakli/core';
import type { Askable } from './command.ts';
import type { Company } from './company.ts';
import type { Scene, SeenStep, Shown } from './scene.ts';

/** Why everything is sent again instead of what has changed. */
export type Opening =
  | 'opened'
  | 'undone'
  /** The table is kept by another worker since: numbers begin again. */
  | 'restarted'
  /** Of several people at one device, another one looks. */
  | 'passed'
  /** The side that keeps the table knows less than it sent before: it was restored from a backup. */
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
      /** What followed at once, to be seen happening: the first cards, or what was played meanwhile. */
      readonly steps: readonly Shown[];
    }
  | {
      readonly kind: 'steps';
      readonly seq: number;
      /** Where it has changed. */
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
  /** Passing: a computer player thinks, or no longer. */
  | { readonly kind: 'thinking'; readonly seat: Seat | null }
  /** Passing: several people share a device, and nobody's cards are sent until one of them says that they look. */
  | {
      readonly kind: 'curtain';
      readonly company: Company;
      /** What anybody may see of the match: how it stands. Null before it has begun. */
      readonly open: Scene | null;
      /** Who may look now. */
      readonly seats: readonly Seat[];
      /** Whose decision was the last that can be taken back; null if there is none. */
      readonly last: Seat | null;
    }
  /** Passing, on one device: why what is shown cannot be kept, or null once it is. */
  | { readonly kind: 'kept'; readonly problem: Refusal | null }
  /** Passing: something of ours broke; the game is kept up to the last step. */
  | { readonly kind: 'broken'; readonly problem: string };

/** Whether an update can be followed by one who has seen everything up to `seq`: `old` is known already, a `gap` asks for an opening. */
export function follows(seq: number, update: Update): 'yes' | 'old' | 'gap' {
  if (!('seq' in update)) return 'yes';
  if (update.kind === 'opening') {
    const beginsAgain = update.why === 'restored' || update.why === 'restarted';
    return update.seq < seq && !beginsAgain ? 'old' : 'yes';
  }
  // Arrivals and departures carry the number that the table has.
  if (update.kind === 'company' && update.seq === seq) return 'yes';
  if (update.seq <= seq) return 'old';
  return update.seq === seq + 1 ? 'yes' : 'gap';
}
