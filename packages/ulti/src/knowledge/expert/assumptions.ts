/**
 * A solving player's assumptions about the others: how far to trust a soloist, what it costs to let
 * a bid stand, how well a partner leads. The first expert guessed; later ones use counts.
 * `scripts/count-bids.ts` counts again.
 */
import type { Bid } from '../../ladder.ts';
import type { Options } from '../../options.ts';
import type { Component } from '../../types.ts';
import type { DurchmarsModel } from './hand-model.ts';
import { judgeOf, type AuctionJudge } from './judge.ts';
import type { Habits } from './past-likelihood.ts';

/** Components that defenders may look at alone. */
export type Foremost = 'ulti' | 'betli';

export interface Assumptions {
  /** Factor by which the soloist's odds of a component exceed those of the worlds: bidders have reasons. */
  readonly odds: (component: Component, bid: Bid) => number;
  /** What a bid brings its bidder from each defender, as a share of its value. */
  readonly standing: number;
  /** How much better twelve cards turn out than the ten were judged. */
  readonly hope: number;
  /** How much better than letting a bid stand a pickup must look: a bid is binding. */
  readonly margin: number;
  /** How a Durchmars is rated before it is solved. */
  readonly durchmars: DurchmarsModel;
  /** Whether the last answer, to stand or to pick up, is solved in worlds like a bid; else it is left to the hand model. */
  readonly solvesLast: boolean;
  /** How often the partner plays by habit against an Ulti; unknown if left out. */
  readonly habits?: Habits;
  /** By component that defenders look at alone: how often they lead as if randomly. */
  readonly blind: Readonly<Record<Foremost, number>>;
  /** Nets for auctions under these rules, if any: they replace the rules above. */
  readonly judgeOf?: (options: Options) => AuctionJudge | undefined;
}

/** Hands for a Durchmars are so rare that hardly a world has one. */
export const FIRST: Assumptions = {
  odds: (component) => (component === 'durchmars' ? 30 : 3),
  standing: 0.3,
  hope: 0,
  margin: 0.5,
  durchmars: 'fitted',
  solvesLast: false,
  blind: { ulti: 0.5, betli: 0 },
};

/** An Ulti is doubled only where no world makes it, as with five high trumps. */
const ULTI = 3.3;

/** Hands for the dear contracts are all rare. A plain Betli is mostly a retreat, with twelve cards that were good for nothing else. */
function counted(component: Component, { open }: Bid): number {
  if (open || component === 'durchmars' || component === '20-100') return 30;
  return component === 'ulti' ? ULTI : component === 'betli' ? 0.7 : 3;
}

/** A player who lets a bid stand pays two thirds of its value; after that the talon seldom disappoints. */
export const COUNTED: Assumptions = {
  odds: counted,
  standing: 0.65,
  hope: 3,
  margin: 0,
  durchmars: 'solid',
  solvesLast: true,
  habits: { follow: 0.8, lead: 0.3 },
  blind: { ulti: 0.5, betli: 0.3 },
};

/** As counted, with nets for auctions. */
export const LEARNED: Assumptions = { ...COUNTED, judgeOf };
