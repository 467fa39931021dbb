/** What a page sends to a server, one JSON text a frame. */
import * as shape from '@pakli/core/shape';
import type { Command } from './command.ts';
import { LONGEST_LINE, PHRASES, SIGNS, type Saying } from './saying.ts';

const SEAT = shape.whole(0, shape.MOST_SEATS - 1);
const NUMBER = shape.whole(0, 1_000_000);
/** Ids of commands: long enough to be chosen at random. */
export const ID = shape.textThat((text) => /^[\w-]{8,40}$/.test(text));

/** It is stored and sent to everybody as it came. What is longer than ever could be shown is not even looked at. */
const SAYING: shape.Shape<Saying> = shape.either(
  shape.strictObjectOf({ phrase: shape.oneOf(PHRASES) }),
  shape.strictObjectOf({ sign: shape.oneOf(SIGNS) }),
  shape.strictObjectOf({ text: shape.textOf(0, 4 * LONGEST_LINE) }),
);

/** A sign of life, with the last number seen, and whether nobody can see the page just now: such a person is called in other ways. */
export const PING = [{ seq: NUMBER }, { hidden: shape.oneOf([true]) }] as const;

export const FRAME = shape.byKind('kind', {
  /**
   * The first frame, and again whenever an update cannot be followed; `since` is the last number seen. Anyone who
   * has seen so many `steps` gets the newest of the others one by one, to see them happen.
   */
  hello: [{ protocol: NUMBER, since: shape.orNull(NUMBER) }, { steps: NUMBER }],
  do: [{ id: ID, command: shape.anything }],
  /** Lets a computer play for somebody who has been away for a minute. */
  cover: [{ id: ID, seat: SEAT }],
  /** Says something to everybody at the table. */
  say: [{ id: ID, say: SAYING }],
  /** Tells the operator of the server about the person in a seat, with what was said last. */
  report: [{ id: ID, seat: SEAT }],
  ping: PING,
});

/** Frames whose commands are read, too. */
export type FrameWith<Frame extends { readonly kind: string }, Wanted> =
  | Exclude<Frame, { readonly kind: 'do' }>
  | { readonly kind: 'do'; readonly id: string; readonly command: Wanted };
export type ToServer = FrameWith<shape.Infer<typeof FRAME>, Command>;
export type Ping = Extract<ToServer, { readonly kind: 'ping' }>;
