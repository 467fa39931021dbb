/** Commands of people at a table. The connection says who the person is, never the command. */
import type { Seat } from '@pakli/core';
import { LEVELS } from '@pakli/core/search';
import * as shape from '@pakli/core/shape';
import { MATTERS, type Matter } from './question.ts';

const SEAT = shape.whole(0, shape.MOST_SEATS - 1);
const NUMBER = shape.whole(0, 1_000_000);
/** A nonce for the shuffle: 32 hexadecimal digits. */
export const NONCE = shape.textThat((text) => /^[\da-f]{32}$/.test(text));

/** The levels that people may choose; a room may have other computers too. */
const LEVEL: shape.Shape<string> = shape.oneOf(LEVELS);

export const COMMAND = shape.byKind('kind', {
  /** Sits down in a free seat or moves there; during play, in a seat that the host has offered. The nonce is for the shuffle. */
  sit: [{ seat: SEAT }, { nonce: NONCE }],
  stand: [{}],
  /** The host seats a computer of a level. */
  computer: [{ seat: SEAT, level: LEVEL }],
  /** The host empties a seat, of a computer or of a person. */
  clear: [{ seat: SEAT }],
  lock: [{ locked: shape.trueOrFalse }],
  /** The host allows or forbids watchers. */
  watching: [{ watching: shape.trueOrFalse }],
  /** The host allows free text in the chat, or only phrases and signs. */
  talk: [{ talk: shape.trueOrFalse }],
  /** The host offers a computer's seat, never a covered person's, to whoever takes it first, or withdraws the offer. */
  offer: [{ seat: SEAT, open: shape.trueOrFalse }],
  /** Leaves one's own seat to a computer for good, or asks all others to agree to that for somebody who has been away for days. */
  release: [{ seat: SEAT }],
  start: [{}],
  /** A move in notation, chosen after `step` steps of the match, so that a late click is stale instead of a second move. */
  play: [{ step: NUMBER, text: shape.textOf(0, 1000) }],
  /** `without`, for a rematch: start it without waiting for the others any longer. */
  ask: [{ what: shape.oneOf(MATTERS) }, { without: shape.oneOf([true]) }],
  answer: [{ ask: NUMBER, yes: shape.trueOrFalse }],
  /** Leaves the seat to a computer for now, and takes it back. */
  leave: [{}],
  back: [{}],
});
export type Command = shape.Infer<typeof COMMAND>;

/** Commands of a table on one device. */
export type DeviceCommand =
  | Command
  /** The person in this seat looks at the shared device from now on: the curtain rises for them. */
  | { readonly kind: 'look'; readonly seat: Seat }
  /** A command of the person in this seat, whoever looks. */
  | {
      readonly kind: 'speak';
      readonly seat: Seat;
      readonly command: Extract<Command, { kind: 'ask' | 'answer' }>;
    }
  /** Replays what the last takeback took back. */
  | { readonly kind: 'redo' };

/** What a reader may ask for: a question, or on one device a redo. */
export type Askable = Matter | 'redo';
