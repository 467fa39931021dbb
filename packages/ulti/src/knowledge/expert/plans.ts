/** Plans for twelve cards: a bid, its trump and the two cards to lay down, with their expected value. */
import { NO_TRUMP, type Cards } from '../../cards.ts';
import { holds, isForfeited, type Bid } from '../../ladder.ts';
import type { Options } from '../../options.ts';
import { FORFEIT } from '../../prices.ts';
import { paymentOf } from '../../scoring.ts';
import type { Component } from '../../types.ts';
import { HandModel, type DurchmarsModel } from './hand-model.ts';
import { realChance } from './open-card-correction.ts';

export interface Plan {
  readonly bid: Bid;
  readonly trump: number;
  readonly hand: Cards;
  readonly laid: Cards;
  /** By component of the bid: the share of layouts in which it is made with open cards. */
  readonly shares: readonly number[];
  /** Expected payment of each defender. */
  readonly value: number;
}

/** Each defender's expected payment for a bid, from the shares of its components. */
export function valueOf(bid: Bid, shares: readonly number[], options: Options): number {
  if (isForfeited(bid, options)) return FORFEIT;
  return bid.components.reduce((sum, part, i) => {
    const chance = realChance(part.c, shares[i] ?? 0, bid.open);
    const won = paymentOf(part, true, 0, bid.hearts, options);
    // A likely loser is likely to be doubled.
    const lost = paymentOf(part, false, chance < DOUBLED ? 1 : 0, bid.hearts, options);
    return sum + chance * won + (1 - chance) * lost;
  }, 0);
}
const DOUBLED = 0.3;

/** By component: how much more each defender pays where it is made with open cards than where it is not. */
export function swingsOf(bid: Bid, options: Options): number[] {
  return bid.components.map((part) => {
    const won = paymentOf(part, true, 0, bid.hearts, options);
    const lost = paymentOf(part, false, 0, bid.hearts, options);
    return (won - lost) * (realChance(part.c, 1, bid.open) - realChance(part.c, 0, bid.open));
  });
}

export class Planner {
  private readonly options: Options;
  private readonly model: HandModel;

  constructor(options: Options, durchmars?: DurchmarsModel) {
    this.options = options;
    this.model = new HandModel(options, durchmars);
  }

  /** All bids with ten cards, each with its best trump. */
  ofTen(hand: Cards, laid: Cards, bids: readonly Bid[]): Plan[] {
    const { options, model } = this;
    model.take(hand);
    const known = new Map<string, number>();
    const share = (c: Component, trump: number): number => {
      const key = `${c}${trump}`;
      let found = known.get(key);
      if (found === undefined) {
        found = model.share(c, trump, laid);
        known.set(key, found);
      }
      return found;
    };
    return bids.flatMap((bid) => {
      let best: Plan | undefined;
      for (const trump of bid.noTrump ? [NO_TRUMP] : bid.trumps) {
        if (options.requireHolding && !bid.noTrump && !holds(hand, bid.needs[trump] ?? []))
          continue;
        const shares = bid.components.map(({ c }) => share(c, trump));
        const value = valueOf(bid, shares, options);
        if (best === undefined || value > best.value) {
          best = { bid, trump, hand, laid, shares, value };
        }
      }
      return best === undefined ? [] : [best];
    });
  }

  /** All plans for cards of which two are laid down, `fixed` among them; the best first. */
  ofTwelve(cards: Cards, fixed: Cards, bids: readonly Bid[]): Plan[] {
    const plans: Plan[] = [];
    for (let one = cards; one !== 0; one &= one - 1) {
      const bit = one & -one;
      for (let other = one ^ bit; other !== 0; other &= other - 1) {
        const laid = bit | (other & -other);
        if ((fixed & ~laid) === 0) plans.push(...this.ofTen(cards & ~laid, laid, bids));
      }
    }
    return plans.sort((a, b) => b.value - a.value);
  }
}
