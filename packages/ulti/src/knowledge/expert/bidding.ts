/**
 * Choosing a bid, the cards to lay down and the trump: the hand model finds the
 * plans worth a look, and these are tried in worlds that fit the auction, each
 * solved exactly. One step is one world. Shares start from what the model says,
 * so that the luckiest plan of few worlds is not taken for the best.
 */
import {
  standardError,
  type Answer,
  type Estimate,
  type Move,
  type Random,
  type Thinking,
} from '@pakli/core';
import { NO_TRUMP, type Cards } from '../../cards.ts';
import { BID, DISCARD, TRUMP } from '../../codes.ts';
import { ulti } from '../../game.ts';
import {
  ANNOUNCED,
  bidOf,
  BIDDING,
  contractOf,
  defendersOf,
  DISCARDER,
  DISCARDING,
  HAND,
  PHASE,
  State,
  TALON,
  type State as Deal,
} from '../../state.ts';
import type { View } from '../../types.ts';
import { stakesOf, type Position } from '../solver/index.ts';
import { solver } from '../shared-solver.ts';
import { Planner, swingsOf, valueOf, type Plan } from './plans.ts';
import { Pool } from './pool.ts';
import { reason } from './reason.ts';

/** Plans that are solved, and how many of them may share a bid. */
const CANDIDATES = 8;
const PER_BID = 3;
/** Worlds that the model's opinion counts for. */
const PRIOR = 8;
/** Worlds after which the worse half is left out. */
const ROUND = 6;

/** How often a part is made: what the model says counts as so many worlds beside those that were tried. */
export function blend(share: number, made: number, tried: number): number {
  return (PRIOR * share + made) / (PRIOR + tried);
}

interface Candidate {
  readonly plan: Plan;
  readonly made: number[];
  /** By world: what the parts that are made in it bring. */
  readonly brought: number[];
  readonly swings: readonly number[];
  tried: number;
}

export class Bidding implements Thinking {
  private readonly view: View;
  private readonly state: Deal;
  private readonly worlds: Pool<readonly [Cards, Cards]>;
  private readonly limit: number;
  private readonly plans: readonly Plan[];
  private readonly candidates: readonly Candidate[];
  private active: Candidate[];
  private tried = 0;

  constructor(view: View, random: Random, limit: number) {
    this.view = view;
    this.limit = limit;
    this.state = new State(view.options);
    ulti.world(view, this.state);
    const [next, last] = defendersOf(view.seat!);
    this.worlds = new Pool(view, random, {
      size: limit,
      keep: ({ at }) => [at[HAND + next]!, at[HAND + last]!] as const,
    });
    this.plans = this.listPlans();
    const perBid = new Map<string, number>();
    this.candidates = this.plans
      .filter(({ bid }) => {
        const before = perBid.get(bid.id) ?? 0;
        perBid.set(bid.id, before + 1);
        return before < PER_BID;
      })
      .slice(0, CANDIDATES)
      .map((plan) => ({
        plan,
        made: plan.bid.components.map(() => 0),
        brought: [],
        swings: swingsOf(plan.bid, view.options),
        tried: 0,
      }));
    this.active = [...this.candidates];
  }

  /** All that may be undertaken now, the most promising first. */
  private listPlans(): Plan[] {
    const { view, state } = this;
    const { at } = state;
    const planner = new Planner(view.options);
    const hand = at[HAND + view.seat!]!;
    if (at[PHASE] === BIDDING) {
      const bids = view.moves.map((move) => bidOf(state, move - BID));
      return planner.ofTwelve(hand, 0, bids);
    }
    if (at[PHASE] === DISCARDING) {
      const laid = at[TALON]!;
      const plans = planner.ofTwelve(hand | laid, laid, [bidOf(state, at[ANNOUNCED]!)]);
      return plans.filter(({ laid: pair }) =>
        view.moves.some((move) => (pair & (1 << (move - DISCARD))) !== 0),
      );
    }
    const bid = contractOf(state);
    const laid = at[DISCARDER] === view.seat ? at[TALON]! : 0;
    return view.moves
      .flatMap((move) => planner.ofTen(hand, laid, [{ ...bid, trumps: [move - TRUMP] }]))
      .sort((a, b) => b.value - a.value);
  }

  step(n: number): boolean {
    for (let i = 0; i < n && !this.isDone(); i++) this.tryWorld();
    return this.isDone();
  }

  private isDone(): boolean {
    return this.active.length <= 1 || this.tried >= this.limit || this.isSettled();
  }

  /** Whatever is left would be the same move. */
  private isSettled(): boolean {
    const [first] = this.active;
    if (first === undefined) return true;
    const moves = new Set(this.active.map(({ plan }) => this.moveOf(plan)));
    return moves.size === 1;
  }

  private tryWorld(): void {
    const [next, last] = this.worlds.next();
    for (const candidate of this.active) this.tryPlan(candidate, next, last);
    this.tried++;
    if (this.tried % ROUND === 0) {
      this.active.sort((a, b) => this.worth(b) - this.worth(a));
      this.active.length = Math.max(2, this.active.length >> 1);
    }
  }

  /** The bidder is seat 0 for the solver, the others follow him. */
  private tryPlan(candidate: Candidate, next: Cards, last: Cards): void {
    const { bid, trump, hand } = candidate.plan;
    const position: Position = {
      hands: [hand, next, last],
      talon: ~(hand | next | last),
      trump: trump === NO_TRUMP ? undefined : trump,
      soloist: 0,
      leader: 0,
      table: [],
      points: [0, 0],
      tricks: [0, 0],
      aces: 0,
    };
    const stakes = stakesOf(bid, position);
    let brought = 0;
    bid.components.forEach(({ c }, i) => {
      const question = { ask: 'made', component: c, stakes } as const;
      const { low } = solver().value(position, question, this.view.options);
      candidate.made[i] = candidate.made[i]! + low;
      brought += 2 * candidate.swings[i]! * low;
    });
    candidate.brought.push(brought);
    candidate.tried++;
  }

  private worth({ plan, made, tried }: Candidate): number {
    const shares = plan.shares.map((share, i) => blend(share, made[i]!, tried));
    return 2 * valueOf(plan.bid, shares, this.view.options);
  }

  /** The move that a plan begins with; of two cards to lay down, the lower one. */
  private moveOf({ bid, trump, laid }: Plan): Move {
    const phase = this.state.at[PHASE];
    if (phase === BIDDING) return BID + bid.rank;
    if (phase !== DISCARDING) return TRUMP + trump;
    return this.view.moves.find((move) => (laid & (1 << (move - DISCARD))) !== 0) ?? 0;
  }

  private isPart(move: Move, plan: Plan): boolean {
    if (this.state.at[PHASE] !== DISCARDING) return this.moveOf(plan) === move;
    return (plan.laid & (1 << (move - DISCARD))) !== 0;
  }

  answer(): Answer {
    const { view, state, active } = this;
    const [first] = active.toSorted((a, b) => this.worth(b) - this.worth(a));
    const estimates = view.moves.map((move): Estimate => {
      const solved = this.candidates.filter(({ plan }) => this.isPart(move, plan));
      const glance = this.plans.find((plan) => this.isPart(move, plan));
      const [best] = solved.toSorted((a, b) => this.worth(b) - this.worth(a));
      const value = best === undefined ? 2 * (glance?.value ?? HOPELESS) : this.worth(best);
      const weight = Math.max(1, ...solved.map(({ tried }) => tried));
      const errors = best === undefined ? {} : errorsOf(best, first);
      return { move, value, weight, ...errors, reason: reason(state, move) };
    });
    const move = first === undefined ? (view.moves[0] ?? 0) : this.moveOf(first.plan);
    return { move, estimates };
  }
}

/** Of what a plan is worth, and of how far it is behind another that was tried in the same worlds. */
function errorsOf(
  { plan, made, swings, brought, tried }: Candidate,
  first: Candidate | undefined,
): Pick<Estimate, 'error' | 'gapError'> {
  if (tried === 0) return {};
  const error = plan.shares.reduce((sum, share, i) => {
    const p = blend(share, made[i]!, tried);
    return sum + 2 * Math.abs(swings[i]!) * Math.sqrt((p * (1 - p)) / (PRIOR + tried + 1));
  }, 0);
  const gaps = brought.flatMap((one, world) => {
    const other = first?.brought[world];
    return other === undefined ? [] : [other - one];
  });
  const gapError = standardErrorOf(gaps);
  return gapError === undefined ? { error } : { error, gapError };
}

function standardErrorOf(values: readonly number[]): number | undefined {
  const sum = values.reduce((all, value) => all + value, 0);
  const squares = values.reduce((all, value) => all + value * value, 0);
  const { length } = values;
  return standardError(length, length, sum / length, [length, sum, squares]);
}

/** Per defender: a bid that cannot be played at all. */
const HOPELESS = -20;
