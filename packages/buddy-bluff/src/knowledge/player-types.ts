/**
 * What the plays so far tell about players and their hands. A player is one of a few types: greedy,
 * playing as people do, or playing by the net. The likelihood of each play is computed for all
 * types, given the table at the time and the player's hand: in finished rounds all of it is public,
 * in this one a world supplies the rest. So a seat is never taken for one type only, and a hand is
 * likely if one of its player's possible types would have played from it like that.
 */
import { Sfc32 } from '@pakli/core';
import { DECK_SIZE, rankOf } from '@pakli/core/cards';
import {
  BEST_ONLY,
  logChance,
  logMixture,
  sharesAfter,
  type ChoiceModel,
  type Likelihood,
} from '@pakli/core/search';
import { cardOfMove, firstOfSame, MAX_CHOICES } from '../moves.ts';
import { redeal } from '../redeal.ts';
import { copy, IN_HAND, NONE, PLAYED, receive, State } from '../state.ts';
import { ROUNDS, SEATS } from '../types.ts';
import { carefulScorer } from './careful.ts';
import { greedyScorer } from './greedy.ts';
import { pastPlays, roundOf, type PastPlay } from './past.ts';
import type { NetScorer, Scorer } from './scorer.ts';

/** A player's values of plays, and how it chooses by them. */
interface Habit extends ChoiceModel {
  readonly scorer: Scorer;
}

/** The habit of a type of player, and the type's prior share. */
export interface PlayerType extends Habit {
  readonly share: number;
  /** Replaces the habit where many hands are evaluated, before the last round: nets are slow. */
  readonly glance?: Habit;
  /** Replaces the habit in the last round. */
  readonly last?: Habit;
}

export const GREEDY: PlayerType = {
  scorer: greedyScorer,
  share: 0.2,
  scale: BEST_ONLY,
  blind: 0.02,
};

export const CAREFUL: PlayerType = {
  scorer: carefulScorer,
  share: 0.2,
  scale: BEST_ONLY,
  blind: 0.02,
};

/** Any play is as likely as any other. */
export const RANDOM: PlayerType = { scorer: greedyScorer, share: 0.05, scale: 1, blind: 1 };

export function peopleType(scorer: NetScorer): PlayerType {
  return { scorer, share: 0.64, scale: 1, blind: 0.1 };
}

export function netType(scorer: NetScorer): PlayerType {
  return { scorer, share: 0.16, scale: 0.002, blind: 0.03 };
}

/** How closely plays are read. */
export interface StyleReading {
  /** The number of hands sampled to judge a seat's type by its plays of this round. */
  readonly hands: number;
  /** No play is so strange that a type is ruled out: the least share of a type after a round. */
  readonly least: number;
  /** A type with a smaller share is not asked what it would have played from a hand. */
  readonly ignored: number;
}

const THOROUGH: StyleReading = { hands: 400, least: 0.02, ignored: 0 };

/** Plays of a deal, each to be evaluated again from any hand. */
class Past {
  readonly plays: readonly PastPlay[];
  readonly round: number;
  private readonly position: State;
  private readonly distinct = new Float64Array(MAX_CHOICES);

  constructor(state: State) {
    this.plays = pastPlays(state);
    this.round = roundOf(state.now[PLAYED]!);
    this.position = new State(state.options);
  }

  /** A type's likelihood of a seat's plays in a round, from the plays since and the hands of a world. */
  logOf(type: Habit, seat: number, round: number, world?: State): number {
    let log = 0;
    for (let i = 0; i < this.plays.length; i++) {
      const one = this.plays[i]!;
      if (one.seat === seat && one.round === round) log += this.logOfPlay(type, i, world);
    }
    return log;
  }

  logOfPlay(type: Habit, index: number, world?: State): number {
    const { move, passed } = this.plays[index]!;
    const { moves, values } = type.scorer;
    this.rebuild(index, world);
    const count = type.scorer.weigh(this.position, passed);
    if (count === 1) return 0;
    // Equivalent moves are one.
    for (let i = 0; i < count; i++) {
      this.distinct[i] = firstOfSame(moves, i) < i ? -Infinity : values[i]!;
    }
    return logChance(this.distinct, count, firstOfSame(moves, moves.indexOf(move)), type);
  }

  private rebuild(index: number, world: State | undefined): void {
    const { position, plays } = this;
    const { round, table } = plays[index]!;
    copy(table, position);
    for (let i = index; i < plays.length && plays[i]!.round === round; i++) {
      receive(position, plays[i]!.seat, cardOfMove(plays[i]!.move));
    }
    if (world === undefined) return;
    // In the order of cards: a hand is the same however it was dealt.
    for (let card = 0; card < DECK_SIZE; card++) {
      const holder = world.place[card]! - IN_HAND;
      if (holder >= 0 && holder < SEATS) receive(position, holder, card);
    }
  }
}

/** Whether none of the other seats has made a play that greedy players hardly make. */
export function seemGreedy(state: State, self: number): boolean {
  const past = new Past(state);
  const slip = Math.log(GREEDY.blind);
  return past.plays.every(({ seat }, i) => seat === self || past.logOfPlay(GREEDY, i) > slip);
}

/** The likelihood of a seat's plays from a hand: for each type, and overall. */
interface Explanation {
  readonly logs: readonly number[];
  readonly log: number;
}

/** Another seat: the shares of the types by the finished rounds, and its plays of this round by remaining hand. */
interface OtherSeat {
  readonly seat: number;
  readonly shares: readonly number[];
  readonly byHand: Map<number, Explanation>;
}

/** By card: an order-independent hash of the ranks of a hand, without collisions; no rank has five cards. */
const HAND_DIGIT = Int32Array.from({ length: DECK_SIZE }, (_, card) => 5 ** rankOf(card));

/** The likelihood of this round's plays from the hands of a world, and the types of the seats. */
export class PlayerTypes implements Likelihood<State> {
  private readonly types: readonly PlayerType[];
  private readonly past: Past;
  private readonly state: State;
  private readonly self: number;
  private readonly others: readonly OtherSeat[];
  private readonly reading: StyleReading;

  constructor(
    types: readonly PlayerType[],
    state: State,
    self: number,
    reading: StyleReading = THOROUGH,
  ) {
    this.types = types;
    this.reading = reading;
    this.state = state;
    this.self = self;
    this.past = new Past(state);
    this.others = [0, 1, 2, 3]
      .filter((seat) => seat !== self)
      .map((seat) => ({ seat, shares: this.afterRounds(seat), byHand: new Map() }));
  }

  private afterRounds(seat: number): number[] {
    let shares = this.types.map(({ share }) => share);
    for (let round = 0; round < this.past.round; round++) {
      const logs = this.types.map((type) => this.past.logOf(type, seat, round));
      shares = sharesAfter(shares, logs, this.reading.least);
    }
    return shares;
  }

  logOf(world: State): number {
    let log = 0;
    for (const other of this.others) log += this.explain(other, world).log;
    return log;
  }

  /** A type's play depends only on the table and the ranks in the own hand: a seat is evaluated once for each possible remaining hand. */
  private explain({ seat, shares, byHand }: OtherSeat, world: State): Explanation {
    let hand = 0;
    for (let card = world.first[seat]!; card !== NONE; card = world.link[card]!) {
      hand += HAND_DIGIT[card]!;
    }
    let found = byHand.get(hand);
    if (found === undefined) {
      const { past, reading } = this;
      const inLastRound = past.round === ROUNDS - 1;
      const logs = this.types.map((type, i) => {
        if (shares[i]! < reading.ignored) return -Infinity;
        const habit = (inLastRound ? type.last : type.glance) ?? type;
        return past.logOf(habit, seat, past.round, world);
      });
      found = { logs, log: logMixture(shares, logs) };
      byHand.set(hand, found);
    }
    return found;
  }

  /** By seat: the shares of the types by all plays, over possible hands; always the same ones, so that every caller gets the same answer. */
  sharesBySeat(): ReadonlyMap<number, readonly number[]> {
    const { hands } = this.reading;
    const random = new Sfc32(1);
    const world = new State(this.state.options);
    const found = this.others.map((): Explanation[] => []);
    for (let i = 0; i < hands; i++) {
      copy(this.state, world);
      redeal(world, this.self, random);
      this.others.forEach((other, one) => found[one]!.push(this.explain(other, world)));
    }
    const even = new Float64Array(hands).fill(1 / hands);
    return new Map(
      this.others.map(({ seat, shares }, one) => {
        const logs = shares.map((_, type) =>
          logMixture(
            even,
            found[one]!.map((explanation) => explanation.logs[type]!),
          ),
        );
        return [seat, hands === 0 ? shares : sharesAfter(shares, logs, 0)];
      }),
    );
  }
}
