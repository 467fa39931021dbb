/** Frames from pages to a server, one JSON text each. */
import * as shape from '@pakli/core/shape';
import type { Command } from './command.ts';
import { LONGEST_LINE, PHRASES, SIGNS, type Saying } from './saying.ts';

const SEAT = shape.whole(0, shape.MOST_SEATS - 1);
const NUMBER = shape.whole(0, 1_000_000);
/** Ids of commands: long enough to be random. */
export const ID = shape.textThat((text) => /^[\w-]{8,40}$/.test(text));

/** Stored and sent to everybody unchanged. Texts longer than could ever be shown are refused. */
const SAYING: shape.Shape<Saying> = shape.either(
  shape.strictObjectOf({ phrase: shape.oneOf(PHRASES) }),
  shape.strictObjectOf({ sign: shape.oneOf(SIGNS) }),
  shape.strictObjectOf({ text: shape.textOf(0, 4 * LONGEST_LINE) }),
);

/** A heartbeat with the last number seen; `hidden` if the page is not visible, so that the person is notified in other ways. */
export const PING = [{ seq: NUMBER }, { hidden: shape.oneOf([true]) }] as const;

export const FRAME = shape.byKind('kind', {
  /**
   * The first frame, sent again whenever an update cannot be followed; `since` is the last number seen. A client that
   * has seen `steps` steps gets the newest of the others one by one, to animate them.
   */
  hello: [{ protocol: NUMBER, since: shape.orNull(NUMBER) }, { steps: NUMBER }],
  do: [{ id: ID, command: shape.anything }],
  /** Has a computer play for somebody who has been away for a minute. */
  cover: [{ id: ID, seat: SEAT }],
  /** Says something to everybody at the table. */
  say: [{ id: ID, say: SAYING }],
  /** Reports the person in a seat to the operator of the server, with the latest chat lines. */
  report: [{ id: ID, seat: SEAT }],
  ping: PING,
});

/** Frames whose commands have been validated as well. */
export type FrameWith<Frame extends { readonly kind: string }, Wanted> =
  | Exclude<Frame, { readonly kind: 'do' }>
  | { readonly kind: 'do'; readonly id: string; readonly command: Wanted };
export type ToServer = FrameWith<shape.Infer<typeof FRAME>, Command>;
export type Ping = Extract<ToServer, { readonly kind: 'ping' }>;
