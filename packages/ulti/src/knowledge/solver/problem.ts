/**
 * A question about a position in the solver's own terms: seats counted from the soloist, cards as
 * bits in order of strength, and what counts.
 */
import { count, LAST_TRICK, pointsOf } from '../../cards.ts';
import type { Component } from '../../types.ts';
import type { Setting } from './duties.ts';
import { countsPoints, countsSeven, endsOf, levelsOf, type Ends } from './ends.ts';
import { ACE_LOST, classOf, DEFENDER_TRICK, SIDES, SOLOIST_TRICK } from './outcome.ts';
import { Payment } from './payment.ts';
import type { PlayOptions, Position, Stakes } from './position.ts';
import { rankOf, toStrength } from './suits.ts';

/** What is asked of a position. */
export type SolverQuestion =
  /** The soloist's delta. */
  | { readonly ask: 'payoff'; readonly stakes: Stakes }
  /** 1 if the soloist makes the component of these stakes, else 0. */
  | { readonly ask: 'made'; readonly component: Component; readonly stakes: Stakes }
  /** Most card points in the soloist's tricks, without the talon's. */
  | { readonly ask: 'points' };

export interface Problem {
  readonly setting: Setting;
  /** All cards in hand and on the table. */
  readonly rest: number;
  readonly leader: number;
  readonly trick: readonly number[];
  /** Flags of `outcome.ts` that are set already. */
  readonly flags: number;
  /** Points in the soloist's tricks, and still to be won; 0 where points do not count. */
  readonly taken: number;
  readonly left: number;
  /** Values of the ends, all values ascending, and the value of an early end; empty for the question `points`. */
  readonly ends: Ends;
  readonly levels: readonly number[];
  readonly stop: number | undefined;
  /** By bit: card points, and what tells equal cards from others (see `Suits`). */
  readonly points: readonly number[];
  readonly kinds: readonly number[];
}

const ACES = 0x80808080 | 0;
const ALL_ACES = 4;
const KIND_SEVEN = -1;
const KIND_ACE = -2;
const KIND_TEN = -3;
/** Strength of the ten without trump, where it is worth more than the cards that beat it. */
const LOW_TEN = 3;

export function problemOf(
  position: Position,
  question: SolverQuestion,
  options: PlayOptions,
): Problem {
  const { soloist, trump } = position;
  const trumpSuit = trump !== undefined;
  const a10 = options.cardPoints === 'A10';
  const stakes = question.ask === 'points' ? undefined : question.stakes;
  const hands = [...position.hands];
  for (const [i, card] of position.table.entries()) {
    const seat = (position.leader + i) % 3;
    hands[seat] = (hands[seat] ?? 0) | (1 << card);
  }
  const from = (seat: number): number => toStrength(hands[(soloist + seat) % 3] ?? 0, trumpSuit);
  const own = [from(0), from(1), from(2)] as const;
  const rest = own[0] | own[1] | own[2];
  const sevenBit = trumpSuit ? rest & (1 << (trump * 8)) : 0;

  const cards = hands.reduce((all, hand) => all | hand, 0);
  const forAces = stakes?.values.fourAces !== undefined;
  const flags =
    (position.tricks[0] > 0 ? SOLOIST_TRICK : 0) |
    (position.tricks[1] > 0 ? DEFENDER_TRICK : 0) |
    (forAces && position.aces + count(cards & ACES) === ALL_ACES ? 0 : ACE_LOST);
  const left = pointsOf(cards, a10) + LAST_TRICK;
  const taken = position.points[0];

  let ends: Ends = new Map();
  let stop: number | undefined;
  if (question.ask !== 'points') {
    const { stakes } = question;
    const total = left + taken + position.points[1];
    const talon = pointsOf(position.talon, a10);
    const payment = new Payment(stakes, options, { trump: trumpSuit, total, talon });
    const worth =
      question.ask === 'payoff'
        ? (klass: number, points: number): number => payment.delta(klass, points)
        : (klass: number, points: number): number =>
            payment.isMade(question.component, klass, points) ? 1 : 0;
    const side = (own[0] & sevenBit) !== 0 ? 'soloist' : 'defenders';
    const seven = sevenBit === 0 ? undefined : side;
    ends = endsOf(worth, { flags, seven, points: [taken, taken + left] });
    if (question.ask === 'payoff' && trumpSuit && options.earlyEnd && isLoneDurchmars(stakes)) {
      // Both sides have a trick and the seven was not played in the last: no silent bonus can be
      // made.
      stop = payment.delta(classOf(0, SIDES), taken);
    }
  }
  const forPoints = question.ask === 'points' || countsPoints(ends);
  const forSeven = countsSeven(ends) ? sevenBit : 0;
  const kept = stakes?.values.ulti !== undefined && options.keepSeven ? sevenBit : 0;
  const points = Array.from({ length: 32 }, (_, i) => {
    return forPoints ? pointsOf(1 << rankOf(i & 7, trumpSuit), a10) : 0;
  });
  return {
    setting: {
      own,
      trumps: trumpSuit ? 255 << (trump * 8) : 0,
      mustBeat: stakes?.values.betli === undefined || options.betliMustBeat,
      kept,
      seven: forSeven,
      stopsAtDefender: stop !== undefined,
    },
    rest,
    leader: (position.leader - soloist + 3) % 3,
    trick: position.table.map((card) => toStrength(1 << card, trumpSuit)),
    flags,
    taken: forPoints ? taken : 0,
    left: forPoints ? left : 0,
    ends,
    levels: levelsOf(ends, stop),
    stop,
    points,
    kinds: points.map((value, i) => {
      if (((1 << i) & (forSeven | kept)) !== 0) return KIND_SEVEN;
      if (forAces && (i & 7) === 7) return KIND_ACE;
      return forPoints && !trumpSuit && (i & 7) === LOW_TEN ? KIND_TEN : value;
    }),
  };
}

/** Such a contract ends with the first trick of a defender (7.6). */
function isLoneDurchmars({ values }: Stakes): boolean {
  return values.durchmars !== undefined && Object.keys(values).length === 1;
}
