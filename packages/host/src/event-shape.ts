/**
 * What happens in a room: one event for one accepted command, with every card
 * it led to. A room is nothing but its events, oldest first. They hold the
 * truth: they are kept and replayed, and never shown.
 */
import * as shape from '@pakli/core/shape';
import { MATTERS } from '@pakli/protocol';
import { CLOCK } from '@pakli/protocol/check';

const SEAT = shape.whole(0, shape.MOST_SEATS - 1);
const TIME = shape.whole(0);
/** By an id that leads nowhere outside. */
const PERSON = shape.anyText;
/** What chance dealt, in full. */
const DEALS = shape.listOf(shape.anyText, 0, 1000);
const LINES = shape.listOf(shape.listOf(shape.anyText, 0, 1000), 0, 1000);

/** What the people of a table have agreed on beside the rules. */
const TABLE_OPTIONS = shape.objectOf(
  {
    /** Whether decisions may be taken back, if the others agree. */
    takebacks: shape.trueOrFalse,
    /** Whether players may be asked for advice. */
    hints: shape.trueOrFalse,
  },
  {
    /** Whether people may say what they like; without it they may not. */
    talk: shape.trueOrFalse,
    /** Whether somebody new may play on in a seat that its person has left for good; without it a computer does to the end. */
    newcomers: shape.trueOrFalse,
  },
);

/** A match that has begun elsewhere: its record, and what a record does not say. */
export const EARLIER_MATCH = shape.objectOf({
  record: shape.anyText,
  /** Outcomes that an undo took back, by deal from the present one on: the same cards come again. */
  toCome: shape.listOf(shape.listOf(shape.listOf(shape.whole(0, 255), 0, 1000), 0, 1000), 0, 1000),
  /** Nothing of it is taken back: it belongs to a lesson, or to somebody else. */
  fixed: shape.trueOrFalse,
});

/** What a carried-out matter led to; of another match with the table where it is played. */
export const AGREED_RESULT = shape.objectOf(
  { deals: DEALS },
  { secret: shape.anyText, table: shape.anyText },
);

/** What has happened, without when. */
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
        /** Who has made the table; null where it belongs to nobody. */
        host: shape.orNull(PERSON),
        options: TABLE_OPTIONS,
        clock: CLOCK,
      },
      {
        /** What the seats are called, where that is nobody's private matter: on one device. */
        names: shape.listOf(shape.anyText, 1, shape.MOST_SEATS),
        /** Who starts the first deal; else the game says so, or lots are drawn. */
        starter: SEAT,
        /** The table where the same people have played before: this one starts on its own. */
        after: shape.anyText,
        /** What the host has bound itself to. */
        commitment: shape.anyText,
        from: EARLIER_MATCH,
        /** The evening whose boards are played at a table, and from 0 its round. */
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
    /** Somebody leaves for good, seated or not: a computer plays on, and the right to host passes on. */
    release: [{ person: PERSON }],
    start: [{ starter: SEAT, deals: DEALS }],
    play: [
      {
        seat: SEAT,
        /** In full, as in a record. */
        text: shape.anyText,
        by: shape.oneOf(['person', 'computer', 'clock']),
        /** Milliseconds off the bank. */
        took: TIME,
        deals: DEALS,
      },
      { secret: shape.anyText },
    ],
    /** Nobody's question is one of the house, and carried out at once; `of`: whose seat is to be released. */
    ask: [
      { what: shape.oneOf([...MATTERS, 'release']), seat: shape.orNull(SEAT) },
      { of: SEAT, carried: AGREED_RESULT },
    ],
    answer: [{ ask: TIME, seat: SEAT, yes: shape.trueOrFalse }, { carried: AGREED_RESULT }],
    cover: [{ seat: SEAT, why: shape.oneOf(['left', 'absent']) }],
    back: [{ seat: SEAT }],
    /** For so long nobody could play: the person at turn has that time back. */
    outage: [{ ms: TIME }],
    end: [{ why: shape.oneOf(['agreed', 'put-away']) }, { secret: shape.anyText }],
  },
  shape.objectOf,
);
