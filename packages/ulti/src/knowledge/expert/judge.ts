/**
 * Nets for auctions: whether to pick up, which bid to make, whether to say kontra. Three small
 * nets, fitted to 6,000 auctions of experts in which every choice was tried, and to 6,800 deals
 * that they played out (`scripts/auction-samples.ts`, `scripts/fit-auctions.py`). They know one set
 * of rules; under others the expert decides as before.
 */
import { rules, type Options } from '../../options.ts';
import { ANSWER, KONTRA, OFFER } from './auction-weights.ts';
import { readLayers, type Layer } from './small-net.ts';

export interface AuctionJudge {
  /** How much better a pickup is than a pass, in tens of points. */
  readonly answer: readonly Layer[];
  /** A bid's value relative to others, in tens of points. */
  readonly offer: readonly Layer[];
  /** The log odds that a component is made, from a defender's view. */
  readonly kontra: readonly Layer[];
}

let judge: AuctionJudge | undefined;

/** The number of deals in a match is not a rule of a deal. */
function isLearned(options: Options): boolean {
  const keys = Object.keys(rules.defaults) as (keyof Options)[];
  return keys.every((key) => key === 'deals' || options[key] === rules.defaults[key]);
}

export function judgeOf(options: Options): AuctionJudge | undefined {
  if (!isLearned(options)) return undefined;
  judge ??= {
    answer: readLayers(ANSWER),
    offer: readLayers(OFFER),
    kontra: readLayers(KONTRA),
  };
  return judge;
}
