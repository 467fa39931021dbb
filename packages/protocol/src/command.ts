/** What a person may want of a table. The carrier of the command says who the person is, never the command itself. */
import type { Seat } from '@pakli/core';
import type { Matter } from './question.ts';

export type Command =
  /** Sits down in a free seat, or moves there; while cards are played, in one that the host has offered. The nonce is this browser's share in the shuffle: 32 hexadecimal digits. */
  | { readonly kind: 'sit'; readonly seat: Seat; readonly nonce?: string }
  | { readonly kind: 'stand' }
  /** The host lets a computer of a level sit there. */
  | { readonly kind: 'computer'; readonly seat: Seat; readonly level: string }
  /** The host empties a seat: a computer's, or that of a person who is not wanted. */
  | { readonly kind: 'clear'; readonly seat: Seat }
  | { readonly kind: 'lock'; readonly locked: boolean }
  /** The host lets others look on, or nobody. */
  | { readonly kind: 'watching'; readonly watching: boolean }
  /** The host lets people say what they like, or only phrases and signs. */
  | { readonly kind: 'talk'; readonly talk: boolean }
  /** The host gives a computer's seat, never a covered person's, to anyone who sits down there next, or no longer. */
  | { readonly kind: 'offer'; readonly seat: Seat; readonly open: boolean }
  /** Leaves one's own seat to a computer for good. For the seat of somebody who has been away for days: asks all others to agree to that. */
  | { readonly kind: 'release'; readonly seat: Seat }
  | { readonly kind: 'start' }
  /** A move in notation, chosen after so many steps of the match: a late click is stale and never a second move. */
  | { readonly kind: 'play'; readonly step: number; readonly text: string }
  /** `without`, of another match: anyone who has agreed to it does not wait for the others any longer. */
  | { readonly kind: 'ask'; readonly what: Matter; readonly without?: true }
  | { readonly kind: 'answer'; readonly ask: number; readonly yes: boolean }
  /** Leaves the seat to a computer, and takes it back. */
  | { readonly kind: 'leave' }
  | { readonly kind: 'back' };

/** What a table on one device does beside what every table does. */
export type DeviceCommand =
  | Command
  /** Of several people at the device the one in this seat looks from now on: the curtain rises for them. */
  | { readonly kind: 'look'; readonly seat: Seat }
  /** The person in this seat speaks, whoever looks. */
  | {
      readonly kind: 'speak';
      readonly seat: Seat;
      readonly command: Extract<Command, { kind: 'ask' | 'answer' }>;
    }
  /** What the last takeback took happens again, just as it did. */
  | { readonly kind: 'redo' };

/** What a reader may ask for: a matter, or on one device that what was taken back happens again. */
export type Askable = Matter | 'redo';
