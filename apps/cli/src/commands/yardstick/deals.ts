/** Deals of the format ulti-yardstick/1, from a file that anyone may have written. */
import { formatRefusal } from '@pakli/core';
import { ulti, type Component, type State } from '@pakli/ulti';
import * as z from 'zod';
import { Failure } from '../../input/failure.ts';

export const CONTRACTS = ['ulti', 'betli'] as const;
export type YardstickContract = (typeof CONTRACTS)[number] & Component;

const cards = z.array(z.string());
const deal = z.object({
  id: z.string(),
  hands: z.tuple([cards, cards, cards]),
  talon: cards,
  trump: z.enum(['H', 'B', 'L', 'A']).nullable(),
  perfect: z.boolean(),
});
const shape = z.object({
  format: z.literal('ulti-yardstick/1'),
  ulti: z.array(deal),
  betli: z.array(deal),
});

type Cards = string[];
/** Seat 0 is the soloist and leads. */
export interface YardstickDeal {
  readonly id: string;
  readonly hands: [Cards, Cards, Cards];
  readonly talon: Cards;
  readonly trump: 'H' | 'B' | 'L' | 'A' | null;
  /** Whether the soloist wins with all cards open. */
  readonly perfect: boolean;
}
export type Deals = Readonly<Record<YardstickContract, readonly YardstickDeal[]>>;

export function readDeals(text: string, source: string): Deals {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Failure(`${source}: is not JSON`);
  }
  const parsed = shape.safeParse(content);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Failure(`${source}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
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
