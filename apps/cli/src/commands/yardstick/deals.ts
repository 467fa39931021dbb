/** Deals of the format ulti-yardstick/1, from a file that anyone may have written. */
import { formatRefusal } from '@pakli/core';
import {
  anyText,
  explain,
  fits,
  listOf,
  objectOf,
  oneOf,
  orNull,
  parseJson,
  trueOrFalse,
  tupleOf,
  type Shape,
} from '@pakli/core/shape';
import { ulti, type Component, type State } from '@pakli/ulti';
import { Failure } from '../../input/failure.ts';

export const CONTRACTS = ['ulti', 'betli'] as const;
export type YardstickContract = (typeof CONTRACTS)[number] & Component;

type Cards = readonly string[];
/** Seat 0 is the soloist and leads. */
export interface YardstickDeal {
  readonly id: string;
  readonly hands: readonly [Cards, Cards, Cards];
  readonly talon: Cards;
  readonly trump: 'H' | 'B' | 'L' | 'A' | null;
  /** Whether the soloist wins with all cards open. */
  readonly perfect: boolean;
}
export type Deals = Readonly<Record<YardstickContract, readonly YardstickDeal[]>>;

const CARDS = listOf(anyText, 0, 32);
const DEALS = listOf(
  objectOf({
    id: anyText,
    hands: tupleOf(CARDS, CARDS, CARDS),
    talon: CARDS,
    trump: orNull(oneOf(['H', 'B', 'L', 'A'])),
    perfect: trueOrFalse,
  }),
);
const FILE: Shape<Deals> = objectOf({
  format: oneOf(['ulti-yardstick/1']),
  ulti: DEALS,
  betli: DEALS,
});

export function readDeals(text: string, source: string): Deals {
  const content = parseJson(text);
  if (content === undefined) throw new Failure(`${source}: is not JSON`);
  if (!fits(FILE, content)) throw new Failure(`${source}: ${explain(FILE, content)}`);
  return content;
}

/** Tournament rules, as the published figures were taken. */
const OPTIONS = { ...ulti.rules.defaults, ...ulti.rules.presets['tournament'] };

/** The deal before the first lead. */
export function stateOf(
  { id, hands, talon, trump }: YardstickDeal,
  contract: YardstickContract,
): State {
  const bid = contract === 'betli' ? 'BE' : trump === 'H' ? 'H-PU' : 'PU';
  const state = ulti.create(OPTIONS, 3);
  const refusal = ulti.readPosition(
    state,
    [
      `contract: ${bid}`,
      `trump: ${trump ?? '-'}`,
      'soloist: 0',
      ...hands.map((hand, seat) => `hand ${seat}: ${hand.join(' ')}`),
      `talon: ${talon.join(' ')}`,
    ].join(' ; '),
  );
  if (refusal !== undefined) throw new Failure(`${id}: ${formatRefusal(refusal)}`);
  return state;
}
