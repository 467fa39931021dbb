/** Deals of the format ulti-yardstick/1, from a file that anyone may have written. */
import { formatRefusal } from '@pakli/core';
import * as shape from '@pakli/core/shape';
import { ulti, type Component, type State } from '@pakli/ulti';
import { Failure } from '../../input/failure.ts';

export const CONTRACTS = ['ulti', 'betli'] as const;
export type YardstickContract = (typeof CONTRACTS)[number] & Component;

const CARDS = shape.listOf(shape.anyText, 0, 32);
/** Seat 0 is the soloist and leads. */
const DEAL = shape.objectOf({
  id: shape.anyText,
  hands: shape.tupleOf(CARDS, CARDS, CARDS),
  talon: CARDS,
  trump: shape.orNull(shape.oneOf(['H', 'B', 'L', 'A'])),
  /** Whether the soloist wins with all cards open. */
  perfect: shape.trueOrFalse,
});
export type YardstickDeal = shape.Infer<typeof DEAL>;
export type Deals = Readonly<Record<YardstickContract, readonly YardstickDeal[]>>;

const FILE: shape.Shape<Deals> = shape.objectOf({
  format: shape.oneOf(['ulti-yardstick/1']),
  ulti: shape.listOf(DEAL),
  betli: shape.listOf(DEAL),
});

export function readDeals(text: string, source: string): Deals {
  const content = shape.parseJson(text);
  if (content === undefined) throw new Failure(`${source}: is not JSON`);
  if (!shape.fits(FILE, content)) throw new Failure(`${source}: ${shape.explain(FILE, content)}`);
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
