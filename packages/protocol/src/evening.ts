/**
 * The messages between pages and a server about an evening of many tables: commands, and what
 * everybody may know. Cards are dealt and played at tables; none are mentioned here.
 */
import type { Refusal } from '@pakli/core';
import * as shape from '@pakli/core/shape';
import { AWARDS, type Adjustment } from '@pakli/tournament';
import { CLOCK } from './clock.ts';
import { NONCE } from './command.ts';
import { ID, PING, type FrameWith } from './frame.ts';
import type { Farewell } from './wire.ts';

const COUNT = shape.whole(0, 1_000_000);
const ENTRANT = shape.whole(0, 999);

/** The settings of an evening, fixed when it is opened. */
export const EVENING_SETTINGS = shape.objectOf(
  {
    /** The title, chosen by the director. */
    title: shape.anyText,
    game: shape.anyText,
    version: shape.whole(1, 1_000_000),
    /** As `readOptions` reads them: a match with as many deals as a round has boards. */
    rules: shape.anyText,
    seats: shape.whole(1, shape.MOST_SEATS),
    boardsPerRound: COUNT,
    rounds: COUNT,
    /** `swiss`: neighbours in the standings meet. */
    movement: shape.oneOf(['meet-all', 'swiss']),
    /** Which score of a board is better. */
    best: shape.oneOf(['high', 'low']),
    ranking: shape.oneOf(['matchpoints', 'imps', 'points']),
    /** The IMP scale: by number of IMPs the smallest difference; empty without IMPs. */
    scale: shape.listOf(shape.numberOf(), 0, 100),
    /** The clock of every table. */
    clock: CLOCK,
    /** A round ends after this many milliseconds, finished or not; null: when all tables have finished. */
    roundMs: shape.orNull(shape.whole(0)),
    /** The level of computers that fill tables. */
    level: shape.anyText,
  },
  /** The series that it belongs to. */
  { series: shape.anyText },
);
export type EveningSettings = shape.Infer<typeof EVENING_SETTINGS>;

/** One table of a round. */
export const EVENING_TABLE = shape.objectOf({
  table: shape.anyText,
  /** By seat, which is the line on the first board: the number of an entrant, or null for a computer. */
  entrants: shape.listOf(shape.orNull(COUNT), 1, shape.MOST_SEATS),
});
export type EveningTable = shape.Infer<typeof EVENING_TABLE>;

/** What one table did with one board. */
export const EVENING_RESULT = {
  /** From 0, over the whole evening. */
  board: COUNT,
  table: shape.anyText,
  /** By line. */
  scores: shape.listOf(shape.numberOf(), 1, shape.MOST_SEATS),
  /** Lines that a computer played for a while on somebody's behalf. */
  covered: shape.listOf(shape.whole(0, shape.MOST_SEATS - 1), 0, shape.MOST_SEATS),
};
export type EveningResult = shape.ObjectOf<typeof EVENING_RESULT, {}>;

/** Before the first round, while one is played, between two, and after the last. */
export type EveningPhase = 'joining' | 'playing' | 'between' | 'over';

export interface ShownEntrant {
  readonly name: string;
  readonly state: 'plays' | 'left' | 'removed' | 'substituted';
}

export interface ShownRound {
  readonly tables: readonly EveningTable[];
  /** When its time began to count; moved later by outages of the server. */
  readonly startedAt: number;
  readonly finished: boolean;
  /** Empty until the round is finished. */
  readonly results: readonly EveningResult[];
}

/** An evening as everybody sees it: players, watchers and the screen in the room. */
export interface EveningView {
  readonly evening: string;
  readonly settings: EveningSettings;
  readonly commitment: string;
  readonly phase: EveningPhase;
  readonly entrants: readonly ShownEntrant[];
  readonly rounds: readonly ShownRound[];
  readonly adjustments: readonly Adjustment[];
  readonly breakUntil?: number | null;
  /** Once it is over: the secret, and the nonces of those who joined before the first round, with which anybody can deal the boards again. */
  readonly proof?: { readonly secret: string; readonly nonces: readonly (string | null)[] };
}

/** Commands of people, and of the holder of the director's key. */
export const EVENING_COMMAND = shape.byKind('kind', {
  join: [{}, { nonce: NONCE }],
  leave: [{}],
  return: [{}],
  round: [{}],
  finish: [{}],
  remove: [{ entrant: ENTRANT }],
  substitute: [{ entrant: ENTRANT, by: ENTRANT }],
  adjust: [
    { board: COUNT, award: shape.oneOf(AWARDS), reason: shape.textOf(0, 400) },
    { table: COUNT, line: shape.whole(0, 15) },
  ],
  break: [{ minutes: shape.orNull(shape.whole(1, 1440)) }],
  end: [{}],
});
type AnyCommand = shape.Infer<typeof EVENING_COMMAND>;
export type EveningCommand = Extract<AnyCommand, { kind: 'join' | 'leave' | 'return' }>;
export type DirectorCommand = Exclude<AnyCommand, EveningCommand>;

export const EVENING_FRAME = shape.byKind('kind', {
  /** The first frame; whoever has the director's key is a director. */
  hello: [{ protocol: COUNT }, { key: shape.textThat((text) => /^[\w-]{22}$/.test(text)) }],
  do: [{ id: ID, command: shape.anything }],
  ping: PING,
});
export type EveningToServer = FrameWith<shape.Infer<typeof EVENING_FRAME>, AnyCommand>;

/** Who the server takes you for. */
export interface EveningYou {
  readonly name: string | null;
  readonly entrant: number | null;
  /** Their former number, if somebody substituted for them. */
  readonly replaced?: number;
  readonly directs: boolean;
}

export type EveningToPage =
  | {
      readonly kind: 'told';
      readonly seq: number;
      readonly now: number;
      readonly you: EveningYou;
      readonly view: EveningView;
      /** For the director: the number of finished boards of each table of the round. */
      readonly progress?: readonly number[];
    }
  | { readonly kind: 'done'; readonly id: string; readonly seq: number }
  | { readonly kind: 'refused'; readonly id: string; readonly refusal: Refusal }
  | { readonly kind: 'pong'; readonly seq: number; readonly now: number }
  | { readonly kind: 'bye'; readonly why: Farewell; readonly after: number | null };
