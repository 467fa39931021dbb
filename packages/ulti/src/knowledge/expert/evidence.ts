/**
 * How well a hand fits its holder's contract. The sampler respects what the rules prove about a
 * bidder's cards; this weighs what is likely: nobody plays an Ulti without the seven, or a Betli
 * with a hand of aces.
 */
import {
  count,
  NO_TRUMP,
  seven,
  strengthOf,
  suitCards,
  type Cards,
  type Suit,
} from '../../cards.ts';
import { has, type Bid } from '../../ladder.ts';
import type { Options } from '../../options.ts';
import { HandModel } from './hand-model.ts';

/** How much less likely each step of strength makes a card in a Betli hand. */
const LOW = 0.7;
/** How much likelier each trump makes an Ulti. */
const LONG = 1;
/** Weight of a hand that cannot make its contract, relative to one that is sure to. */
const ABSURD = 0.02;

const STRENGTH: Float64Array = Float64Array.from({ length: 32 }, (_, card) =>
  strengthOf(card, NO_TRUMP),
);

function logUlti(trump: Suit, ten: Cards): number {
  const trumps = LONG * count(ten & suitCards(trump));
  return (ten & seven(trump)) === 0 ? Math.log(ABSURD) + trumps : trumps;
}

export class Evidence {
  private readonly model: HandModel;

  constructor(options: Options) {
    this.model = new HandModel(options);
  }

  /** The log weight of a world in which these ten cards were kept for a bid, in the best of the suits; only differences mean anything. */
  logWeight(bid: Bid, trumps: readonly Suit[], ten: Cards): number {
    this.model.take(ten);
    if (bid.noTrump) return this.logWeightIn(bid, NO_TRUMP, ten);
    let best = -Infinity;
    for (const trump of trumps) best = Math.max(best, this.logWeightIn(bid, trump, ten));
    return best;
  }

  private logWeightIn(bid: Bid, trump: Suit, ten: Cards): number {
    let log = 0;
    for (const { c } of bid.components) {
      // Passz only rides along with other components.
      if (c === 'passz' && bid.components.length > 1) continue;
      // An Ulti hand's number of trumps tells more than their rank.
      log += c === 'ulti' ? logUlti(trump, ten) : Math.log(ABSURD + this.model.share(c, trump, 0));
    }
    if (!has(bid, 'betli')) return log;
    for (let left = ten; left !== 0; left &= left - 1) {
      log -= LOW * STRENGTH[31 - Math.clz32(left & -left)]!;
    }
    return log;
  }
}
