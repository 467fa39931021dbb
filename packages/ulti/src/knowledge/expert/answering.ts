/**
 * Pass or pick up, stand or raise oneself, hold or release: weighs what the talon may make of ten
 * cards against the cost of the standing bid. One step tries one possible talon.
 */
import type { Answer, Estimate, Move, Random, Thinking } from '@pakli/core';
import { isAllowed } from '../../auction.ts';
import type { Cards } from '../../cards.ts';
import { HOLD, PICKUP } from '../../codes.ts';
import * as S from '../../state.ts';
import { bidOf, type State } from '../../state.ts';
import type { View } from '../../types.ts';
import { stateOf } from '../../world.ts';
import { RAISE } from './bidding.ts';
import type { Assumptions } from './assumptions.ts';
import { answerInput } from './auction-input.ts';
import type { AuctionJudge } from './judge.ts';
import { Candidate } from './candidate.ts';
import { Planner, valueOf } from './plans.ts';
import { Pool } from './pool.ts';
import { reason } from './reason.ts';
import { evaluate } from './small-net.ts';

/** Rank of the plan used as the value of twelve cards: the best of many guesses is too good to be true. */
const QUANTILE = 4;
/** Mean error of a judgement of ten cards, compared with solving the twelve, in points. */
const MODEL_ERROR = 4;
/** Worlds in which the standing bid is solved. */
const DEFENCE = 8;
/** The unit of the net's answer, in points. */
const TENS = 10;

/** Continuing, as against leaving things as they are. */
function isBold(move: Move): boolean {
  return move === PICKUP || move === HOLD;
}

export class AnswerThinking implements Thinking {
  private readonly view: View;
  private readonly state: State;
  private readonly talons: Pool<{ readonly talon: Cards; readonly hands: readonly Cards[] }>;
  private readonly planner: Planner;
  private readonly limit: number;
  private readonly assumptions: Assumptions;
  private readonly judge: AuctionJudge | undefined;
  private sum = 0;
  private squares = 0;
  private tried = 0;
  /** By talon: the fourth best plan and the best; and a defender's payment for the standing bid in its world. */
  private readonly judged = { fourth: [] as number[], best: [] as number[], paid: [] as number[] };

  constructor(view: View, random: Random, assumptions: Assumptions, limit: number) {
    this.view = view;
    this.assumptions = assumptions;
    this.judge = assumptions.judgeOf?.(view.options);
    this.state = stateOf(view);
    this.planner = new Planner(view.options, assumptions.durchmars);
    const { at } = this.state;
    const known = at[S.PHASE] === S.HOLDING || at[S.DISCARDER] === view.seat;
    this.limit = view.moves.length === 1 ? 0 : known ? 1 : limit;
    this.talons = new Pool(view, random, {
      size: this.limit,
      keep: ({ at }) => ({
        talon: at[S.TALON]!,
        hands: [at[S.HAND]!, at[S.HAND + 1]!, at[S.HAND + 2]!],
      }),
    });
  }

  step(n: number): boolean {
    for (let i = 0; i < n && this.tried < this.limit; i++) this.tryTalon();
    return this.tried >= this.limit;
  }

  private tryTalon(): void {
    const { at } = this.state;
    const seat = this.view.seat!;
    const hand = at[S.HAND + seat]!;
    let worth: number;
    if (at[S.PHASE] === S.HOLDING) worth = this.standingWorth(hand, 0);
    else {
      const { talon, hands } = this.talons.next();
      const cards = hand | talon;
      const bids = this.state.ladder.bids.filter((bid) => isAllowed(this.state, seat, bid));
      const plans = this.planner.ofTwelve(cards, 0, bids);
      const plan = plans[Math.min(QUANTILE, plans.length) - 1];
      worth = 2 * (plan?.value ?? -10);
      this.judged.fourth.push(worth);
      this.judged.best.push(2 * (plans[0]?.value ?? -10));
      if (this.judge !== undefined && this.tried < DEFENCE) {
        this.judged.paid.push(this.paidIn(hands, talon));
      }
    }
    this.sum += worth;
    this.squares += worth * worth;
    this.tried++;
  }

  /** Each defender's payment for the standing bid in a world, in its bidder's best suit. */
  private paidIn(hands: readonly Cards[], talon: Cards): number {
    const bid = bidOf(this.state, this.state.at[S.HIGH]!);
    const bidder = this.state.at[S.HIGH_SEAT]!;
    const [plan] = this.planner.ofTen(hands[bidder]!, talon, [bid]);
    if (plan === undefined) return -bid.value;
    const candidate = new Candidate(plan, this.view.options);
    candidate.tryWorld(hands[(bidder + 1) % 3]!, hands[(bidder + 2) % 3]!);
    return valueOf(bid, candidate.found(), this.view.options);
  }

  /** Whether a net was fitted for this question. */
  private isLearned(): boolean {
    return this.judge !== undefined && this.state.at[S.PHASE] === S.ASKING && this.tried > 0;
  }

  /** The net's input, where a bid may be picked up over. */
  input(): number[] {
    return answerInput(this.state, this.view.seat!, this.judged);
  }

  /** The standing bid's value to its bidder with these cards. */
  private standingWorth(hand: number, laid: number): number {
    const [plan] = this.planner.ofTen(hand, laid, [bidOf(this.state, this.state.at[S.HIGH]!)]);
    return 2 * (plan?.value ?? -10);
  }

  /** Standard error of the value of continuing: from the sampled talons, and of the judgement itself. */
  private error(): number {
    const { sum, squares, tried } = this;
    const variance = tried < 2 ? 0 : Math.max(0, squares / tried - (sum / tried) ** 2) / tried;
    return Math.hypot(Math.sqrt(variance), MODEL_ERROR);
  }

  answer(): Answer {
    const { view, state } = this;
    const { at } = state;
    const standing = bidOf(state, at[S.HIGH]!);
    const hope = at[S.PHASE] === S.ASKING ? this.assumptions.hope : 0;
    const error = this.error();
    const margin =
      at[S.PHASE] === S.HOLDING ? 0 : at[S.PHASE] === S.CLOSING ? RAISE : this.assumptions.margin;
    // The alternative to picking up or holding.
    const quiet =
      at[S.PHASE] === S.CLOSING
        ? this.standingWorth(
            at[S.HAND + view.seat!]!,
            at[S.DISCARDER] === view.seat ? at[S.TALON]! : 0,
          )
        : -this.assumptions.standing * standing.value;
    const active = this.isLearned()
      ? quiet + margin + TENS * evaluate(this.judge!.answer, this.input())
      : this.tried === 0
        ? -10
        : this.sum / this.tried + hope;
    const bold = active > quiet + margin;
    const answer = view.moves.find((one) => isBold(one) === bold) ?? view.moves[0] ?? 0;
    const estimates = view.moves.map((move): Estimate => ({
      move,
      value: isBold(move) ? active : quiet,
      // No world is solved: both are judgements.
      weight: 1,
      error,
      gapError: move === answer ? 0 : error,
      reason: reason(state, move),
    }));
    return { move: answer, estimates };
  }
}
