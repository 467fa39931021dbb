/**
 * Choosing a bid, the cards to lay down and the trump, and in the end whether to stand or to pick
 * up once more: the hand model finds the promising plans, and these are tried in worlds that fit
 * the auction, each solved exactly. One step is one world. Shares start from the model's, so that
 * the luckiest plan of few worlds is not taken for the best.
 */
import type { Answer, Estimate, Move, Random, Thinking } from '@pakli/core';
import { isAllowed } from '../../auction.ts';
import type { Cards } from '../../cards.ts';
import { BID, DISCARD, PICKUP, STAND, TRUMP } from '../../codes.ts';
import * as S from '../../state.ts';
import { bidOf, contractOf, defendersOf, type State } from '../../state.ts';
import type { View } from '../../types.ts';
import { stateOf } from '../../world.ts';
import { Candidate } from './candidate.ts';
import type { Assumptions } from './assumptions.ts';
import { offerInput, type AuctionOffer } from './auction-input.ts';
import type { AuctionJudge } from './judge.ts';
import { Planner, type Plan } from './plans.ts';
import { Pool } from './pool.ts';
import { reason } from './reason.ts';
import { evaluate } from './small-net.ts';

/** Plans to solve, and how many of them may share a bid. */
const CANDIDATES = 8;
const PER_BID = 3;
/** Worlds after which the worse half is dropped. */
const ROUND = 6;
/** How much better than the own bid another player's next must look. */
export const RAISE = 0.5;
/** Per defender: a bid that cannot be played at all. */
const HOPELESS = -20;
/** The unit of the net's answer, in points. */
const TENS = 10;
/** The most that the net's opinion may cost in worlds' value of a bid, in points. */
const TRUST = 24;

interface Rated {
  readonly candidate: Candidate;
  readonly rating: number;
}

export class BidThinking implements Thinking {
  private readonly view: View;
  private readonly state: State;
  private readonly worlds: Pool<readonly [Cards, Cards]>;
  private readonly limit: number;
  private readonly planner: Planner;
  /** All possible plans now, the most promising first. */
  private readonly plans: readonly Plan[];
  /** The bid that stands, where it may be left as it is. */
  private readonly standing: Candidate | undefined;
  private readonly candidates: Candidate[];
  private active: Candidate[];
  /** Plans for moves that a caller asks about: tried in every world, apart from the candidates. */
  private readonly asked: Candidate[] = [];
  /** The net's ratings from when nothing was left to choose: worlds tried for a caller's question change nothing. */
  private settled: Rated[] | undefined;
  private tried = 0;
  private readonly judge: AuctionJudge | undefined;

  constructor(view: View, random: Random, assumptions: Assumptions, limit: number) {
    this.view = view;
    this.limit = limit;
    this.judge = assumptions.judgeOf?.(view.options);
    this.state = stateOf(view);
    const [next, last] = defendersOf(view.seat!);
    this.worlds = new Pool(view, random, {
      size: limit,
      keep: ({ at }) => [at[S.HAND + next]!, at[S.HAND + last]!] as const,
    });
    this.planner = new Planner(view.options, assumptions.durchmars);
    this.plans = this.listPlans();
    this.standing = this.listStanding();
    const first = this.standing === undefined ? [] : [this.standing];
    const plans = this.fewOfEach(this.plans).slice(0, CANDIDATES - first.length);
    this.candidates = [...first, ...plans.map((plan) => new Candidate(plan, view.options))];
    this.active = [...this.candidates];
    if (this.isSettled()) this.settled = [];
  }

  private listPlans(): Plan[] {
    const { view, state, planner } = this;
    const { at } = state;
    const seat = view.seat!;
    const hand = at[S.HAND + seat]!;
    if (at[S.PHASE] === S.BIDDING) {
      const bids = view.moves.map((move) => bidOf(state, move - BID));
      return planner.ofTwelve(hand, 0, bids);
    }
    if (at[S.PHASE] === S.CLOSING) {
      const bids = state.ladder.bids.filter((bid) => isAllowed(state, seat, bid));
      return planner.ofTwelve(hand | at[S.TALON]!, 0, bids);
    }
    if (at[S.PHASE] === S.DISCARDING) {
      const laid = at[S.TALON]!;
      const plans = planner.ofTwelve(hand | laid, laid, [bidOf(state, at[S.ANNOUNCED]!)]);
      return plans.filter(({ laid: pair }) =>
        view.moves.some((move) => (pair & (1 << (move - DISCARD))) !== 0),
      );
    }
    const bid = contractOf(state);
    const laid = at[S.DISCARDER] === seat ? at[S.TALON]! : 0;
    return view.moves
      .flatMap((move) => planner.ofTen(hand, laid, [{ ...bid, trumps: [move - TRUMP] }]))
      .sort((a, b) => b.value - a.value);
  }

  private listStanding(): Candidate | undefined {
    const { view, state, planner } = this;
    const { at } = state;
    if (at[S.PHASE] !== S.CLOSING) return undefined;
    const [plan] = planner.ofTen(at[S.HAND + view.seat!]!, at[S.TALON]!, [
      bidOf(state, at[S.HIGH]!),
    ]);
    return plan && new Candidate(plan, view.options);
  }

  private fewOfEach(plans: readonly Plan[]): Plan[] {
    const perBid = new Map<string, number>();
    return plans.filter(({ bid }) => {
      const before = perBid.get(bid.id) ?? 0;
      perBid.set(bid.id, before + 1);
      return before < PER_BID;
    });
  }

  /** The best plans of a move are tried in every world, even if the model thinks little of them. */
  look(move: Move): void {
    const own = this.candidates.map(({ plan }) => plan).filter((plan) => this.isPart(move, plan));
    const others = this.plans.filter((plan) => this.isPart(move, plan));
    const plans = own.length > 0 ? own : this.fewOfEach(others).slice(0, PER_BID);
    this.asked.push(...plans.map((plan) => new Candidate(plan, this.view.options)));
  }

  step(n: number): boolean {
    for (let i = 0; i < n && !this.isDone(); i++) this.tryWorld();
    return this.isDone();
  }

  private isDone(): boolean {
    if (this.tried >= this.limit || this.active.length === 0) return true;
    // A caller wants to know what a certain move is worth.
    return this.asked.length === 0 && this.isSettled();
  }

  /** Whether all remaining plans make the same move. */
  private isSettled(): boolean {
    const moves = new Set(this.active.map(({ plan }) => this.moveOf(plan)));
    return moves.size === 1;
  }

  private tryWorld(): void {
    const [next, last] = this.worlds.next();
    for (const candidate of [...this.active, ...this.asked]) candidate.tryWorld(next, last);
    this.tried++;
    if (this.tried % ROUND !== 0) return;
    this.active.sort((a, b) => b.worth() - a.worth());
    const half = this.active.slice(0, Math.max(2, this.active.length >> 1));
    const { standing } = this;
    // To stand and to pick up are compared in the same worlds.
    const lost = standing !== undefined && !half.includes(standing);
    this.active = lost ? [...half, standing] : half;
    if (this.isSettled()) this.settled ??= this.rate();
  }

  /** The first move of a plan; of two cards to lay down, the lower one. */
  private moveOf(plan: Plan): Move {
    const phase = this.state.at[S.PHASE];
    if (phase === S.BIDDING) return BID + plan.bid.rank;
    if (phase === S.CLOSING) return plan === this.standing?.plan ? STAND : PICKUP;
    if (phase !== S.DISCARDING) return TRUMP + plan.trump;
    return this.view.moves.find((move) => (plan.laid & (1 << (move - DISCARD))) !== 0) ?? 0;
  }

  private isPart(move: Move, plan: Plan): boolean {
    if (this.state.at[S.PHASE] !== S.DISCARDING) return this.moveOf(plan) === move;
    return (plan.laid & (1 << (move - DISCARD))) !== 0;
  }

  /** The plan to follow: a standing bid is given up only for a better one. */
  private first(): Candidate | undefined {
    const [best] = this.settled ?? this.rate();
    if (best !== undefined) return best.candidate;
    const handicap = (one: Candidate): number => one.worth() - (this.isRaise(one) ? RAISE : 0);
    const [first] = this.active.toSorted((a, b) => handicap(b) - handicap(a));
    return first;
  }

  /** Bids with the net's relative ratings, in points, the best first; empty where no net was fitted. */
  private rate(): Rated[] {
    const { state, judge, view } = this;
    if (judge === undefined || state.at[S.PHASE] !== S.BIDDING || this.tried === 0) return [];
    const offers = this.offers();
    const all = offers.map(({ offer }) => offer);
    const least = Math.max(...all.map(({ worth }) => worth)) - TRUST;
    return offers
      .filter(({ offer }) => offer.worth >= least)
      .map(({ candidate, offer }) => {
        const input = offerInput(state, view.seat!, offer, all);
        return { candidate, rating: TENS * evaluate(judge.offer, input) };
      })
      .sort((a, b) => b.rating - a.rating);
  }

  /** By bid, its plan tried in most worlds; ties go to the best. */
  offers(): { readonly candidate: Candidate; readonly offer: AuctionOffer }[] {
    const byBid = new Map<string, Candidate>();
    const rated = this.candidates.toSorted((a, b) => b.tried - a.tried || b.worth() - a.worth());
    for (const one of rated) if (!byBid.has(one.plan.bid.id)) byBid.set(one.plan.bid.id, one);
    return [...byBid.values()].map((candidate) => {
      const { plan, tried } = candidate;
      const worth = candidate.worth();
      const offer = {
        bid: plan.bid,
        worth,
        model: 2 * plan.value,
        shares: candidate.shares(),
        tried,
      };
      return { candidate, offer };
    });
  }

  private isRaise(candidate: Candidate): boolean {
    return this.standing !== undefined && candidate !== this.standing;
  }

  answer(): Answer {
    const { view } = this;
    const first = this.first();
    const rated = this.settled ?? this.rate();
    const estimates = view.moves.map((move) => {
      const estimate = this.estimate(move, first);
      const own = rated.find(({ candidate }) => this.isPart(move, candidate.plan));
      if (own === undefined || first === undefined) return estimate;
      // As far behind the chosen bid as the net says.
      return { ...estimate, value: first.worth() + own.rating - rated[0]!.rating };
    });
    const move = first === undefined ? (view.moves[0] ?? 0) : this.moveOf(first.plan);
    return { move, estimates };
  }

  /** By its plan tried in most worlds, ties to the best: one dropped early cannot be compared. */
  private estimate(move: Move, first: Candidate | undefined): Estimate {
    const [best] = [...this.candidates, ...this.asked]
      .filter(({ plan }) => this.isPart(move, plan))
      .toSorted((a, b) => b.tried - a.tried || b.worth() - a.worth());
    const glance = this.plans.find((plan) => this.isPart(move, plan));
    const error = best?.error();
    const gapError = first && best?.gapError(first);
    const goal = this.state.at[S.PHASE] === S.CLOSING ? (best?.plan ?? glance)?.bid.id : undefined;
    return {
      move,
      value: best?.worth() ?? 2 * (glance?.value ?? HOPELESS),
      weight: Math.max(1, best?.tried ?? 0),
      ...(best === undefined || best.tried === 0 ? { untried: true } : {}),
      ...(error === undefined ? {} : { error }),
      ...(gapError === undefined ? {} : { gapError }),
      ...(goal === undefined ? {} : { goal }),
      reason: reason(this.state, move),
    };
  }
}
