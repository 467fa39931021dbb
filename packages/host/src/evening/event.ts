/**
 * What happens in an evening: one event for one accepted command. An evening is nothing but its
 * events, oldest first. Like those of a room they are kept and replayed, and never shown.
 */
import type { EveningResult, EveningSettings, EveningTable } from '@pakli/protocol';
import type { Adjustment } from '@pakli/tournament';
import type { PersonId } from '../event.ts';

export type EveningHappening =
  | {
      readonly kind: 'open';
      readonly evening: string;
      readonly settings: EveningSettings;
      /** Hash of the key in the director's link: anyone who has the key directs. */
      readonly director: string;
      /** What all boards are bound to before anybody joins. */
      readonly commitment: string;
    }
  /** Somebody new; the first has the number 0. */
  | { readonly kind: 'join'; readonly person: PersonId; readonly nonce?: string }
  /** Does not play from the next round on; who is removed does not return. */
  | { readonly kind: 'leave'; readonly entrant: number; readonly removed: boolean }
  | { readonly kind: 'return'; readonly entrant: number }
  /** An entrant who has not played yet plays on for another. */
  | { readonly kind: 'substitute'; readonly entrant: number; readonly by: number }
  | { readonly kind: 'round'; readonly tables: readonly EveningTable[] }
  | ({ readonly kind: 'result' } & EveningResult)
  /** Nobody plays on in this round: from now on everybody may see its results. */
  | { readonly kind: 'finish' }
  | ({ readonly kind: 'adjust' } & Adjustment)
  /** Until then, or until the director continues. */
  | { readonly kind: 'break'; readonly until: number | null }
  /** With what all boards followed from. */
  | { readonly kind: 'end'; readonly secret: string };

export type EveningEvent = { readonly v: number; readonly at: number } & EveningHappening;
export type EveningEventOf<Kind extends EveningEvent['kind']> = Extract<
  EveningEvent,
  { kind: Kind }
>;

export const EVENING_EVENT_VERSION = 1;
