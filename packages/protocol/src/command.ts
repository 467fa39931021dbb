/** What a person may want of a table. The carrier of the command says who the person is, never the command itself. */
import type { Seat } from '@pakli/core';
import { LEVELS } from '@pakli/core/search';
import * as shape from '@pakli/core/shape';
import { MATTERS, type Matter } from './question.ts';

const SEAT = shape.whole(0, shape.MOST_SEATS - 1);
const NUMBER = shape.whole(0, 1_000_000);
/** Somebody's share in a shuffle: 32 hexadecimal digits. */
export const NONCE = shape.textThat((text) => /^[\da-f]{32}$/.test(text));

/** A room may know computers beside those that a page offers. */
const LEVEL: shape.Shape<string> = shape.oneOf(LEVELS);

export const COMMAND = shape.byKind('kind', {
  /** Sits down in a free seat, or moves there; while cards are played, in one that the host has offered. The nonce is this browser's share in the shuffle. */
  sit: [{ seat: SEAT }, { nonce: NONCE }],
  stand: [{}],
  /** The host lets a computer of a level sit there. */
  computer: [{ seat: SEAT, level: LEVEL }],
  /** The host empties a seat: a computer's, or that of a person who is not wanted. */
  clear: [{ seat: SEAT }],
  lock: [{ locked: shape.trueOrFalse }],
  /** The host lets others look on, or nobody. */
  watching: [{ watching: shape.trueOrFalse }],
  /** The host lets people say what they like, or only phrases and signs. */
  talk: [{ talk: shape.trueOrFalse }],
  /** The host gives a computer's seat, never a covered person's, to anyone who sits down there next, or no longer. */
  offer: [{ seat: SEAT, open: shape.trueOrFalse }],
  /** Leaves one's own seat to a computer for good. For the seat of somebody who has been away for days: asks all others to agree to that. */
  release: [{ seat: SEAT }],
  start: [{}],
  /** A move in notation, chosen after so many steps of the match: a late click is stale and never a second move. */
  play: [{ step: NUMBER, text: shape.textOf(0, 1000) }],
  /** `without`, of another match: anyone who has agreed to it does not wait for the others any longer. */
  ask: [{ what: shape.oneOf(MATTERS) }, { without: shape.oneOf([true]) }],
  answer: [{ ask: NUMBER, yes: shape.trueOrFalse }],
  /** Leaves the seat to a computer, and takes it back. */
  leave: [{}],
  back: [{}],
});
export type Command = shape.Infer<typeof COMMAND>;

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
