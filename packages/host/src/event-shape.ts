/**
 * The events of a room: one for every accepted command, with every card it led
 * to. A room is nothing but its events, oldest first. They contain the truth:
 * they are stored and replayed, but never shown.
 */
import * as shape from '@pakli/core/shape';
import { MATTERS } from '@pakli/protocol';
import { CLOCK } from '@pakli/protocol/check';

const SEAT = shape.whole(0, shape.MOST_SEATS - 1);
const TIME = shape.whole(0);
/** An id that means nothing outside. */
const PERSON = shape.anyText;
/** Chance outcomes in full. */
const DEALS = shape.listOf(shape.anyText, 0, 1000);
const LINES = shape.listOf(shape.listOf(shape.anyText, 0, 1000), 0, 1000);

/** Agreements of a table beyond the rules. */
const TABLE_OPTIONS = shape.objectOf(
  {
    /** Whether decisions may be taken back if the others agree. */
    takebacks: shape.trueOrFalse,
    /** Whether people may ask for hints. */
    hints: shape.trueOrFalse,
  },
  {
    /** Whether free text is allowed in the chat; default: no. */
    talk: shape.trueOrFalse,
    /** Whether a newcomer may play on in a seat whose person left for good; default: a computer plays to the end. */
    newcomers: shape.trueOrFalse,
  },
);

/** A match that began elsewhere: its record, and what a record does not contain. */
export const EARLIER_MATCH = shape.objectOf({
  record: shape.anyText,
  /** Outcomes that an undo took back, by deal from the current one on: they will be dealt again. */
  toCome: shape.listOf(shape.listOf(shape.listOf(shape.whole(0, 255), 0, 1000), 0, 1000), 0, 1000),
  /** Its moves cannot be taken back: it belongs to a lesson, or to somebody else. */
  fixed: shape.trueOrFalse,
});

/** The result of an agreed question; for a rematch with its table. */
export const AGREED_RESULT = shape.objectOf(
  { deals: DEALS },
  { secret: shape.anyText, table: shape.anyText },
);

/** Events without version and time. */
export const HAPPENING = shape.byKind(
  'kind',
  {
    open: [
      {
        table: shape.anyText,
        game: shape.anyText,
        version: shape.whole(1, 1_000_000),
        /** As `readOptions` reads them. */
        rules: shape.anyText,
        seats: shape.whole(1, shape.MOST_SEATS),
        /** Who opened the table; null if it belongs to nobody. */
        host: shape.orNull(PERSON),
        options: TABLE_OPTIONS,
        clock: CLOCK,
      },
      {
        /** Names of the seats, on one device; elsewhere names are private data and not in the log. */
        names: shape.listOf(shape.anyText, 1, shape.MOST_SEATS),
        /** Who starts the first deal; default: the game decides, or draws. */
        starter: SEAT,
        /** The table where the same people played before: this one starts automatically. */
        after: shape.anyText,
        /** The host's commitment to its secret. */
        commitment: shape.anyText,
        from: EARLIER_MATCH,
        /** The evening whose boards are played here, and its round from 0. */
        evening: shape.objectOf({ id: shape.anyText, round: TIME, firstBoard: TIME }),
      },
    ],
    sit: [{ seat: SEAT, person: PERSON }, { nonce: shape.anyText }],
    stand: [{ seat: SEAT, removed: shape.trueOrFalse }],
    computer: [{ seat: SEAT, level: shape.anyText }],
    script: [{ seat: SEAT, lines: LINES }],
    clear: [{ seat: SEAT }],
    lock: [{ locked: shape.trueOrFalse }],
    watching: [{ watching: shape.trueOrFalse }],
    talk: [{ talk: shape.trueOrFalse }],
    offer: [{ seat: SEAT, open: shape.trueOrFalse }],
    /** Somebody leaves for good, seated or not: a computer plays on, and somebody else becomes host. */
    release: [{ person: PERSON }],
    start: [{ starter: SEAT, deals: DEALS }],
    play: [
      {
        seat: SEAT,
        /** In full, as in a record. */
        text: shape.anyText,
        by: shape.oneOf(['person', 'computer', 'clock']),
        /** Milliseconds deducted from the bank. */
        took: TIME,
        deals: DEALS,
      },
      { secret: shape.anyText },
    ],
    /** Without a seat the house asks, which is carried out at once; `of`: the seat to be released. */
    ask: [
      { what: shape.oneOf([...MATTERS, 'release']), seat: shape.orNull(SEAT) },
      { of: SEAT, carried: AGREED_RESULT },
    ],
    answer: [{ ask: TIME, seat: SEAT, yes: shape.trueOrFalse }, { carried: AGREED_RESULT }],
    cover: [{ seat: SEAT, why: shape.oneOf(['left', 'absent']) }],
    back: [{ seat: SEAT }],
    /** For this long nobody could play: the person at turn gets the time back. */
    outage: [{ ms: TIME }],
    end: [{ why: shape.oneOf(['agreed', 'put-away']) }, { secret: shape.anyText }],
  },
  shape.objectOf,
);
