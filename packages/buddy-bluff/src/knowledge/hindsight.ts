/**
 * How likely a kind of players made the plays of a deal: each is asked about
 * again, with the table as it lay and the hands that they had. In rounds that
 * are over all of them were seen, in this one a world says the rest. Nobody
 * knows more than the table and the own hand, so that a seat is asked once for
 * every hand that it may have left.
 */
import { rankOf } from '@pakli/core';
import { cardOfMove } from '../moves.ts';
import { copy, IN_DECK, NONE, PLAYED, PLAYER, receive, State } from '../state.ts';
import { ROUND_PLAYS, SEATS } from '../types.ts';
import { playAgain } from './past.ts';
import type { Leaves } from './leaves.ts';
import { Passed } from './passed.ts';

/** A kind of players: what its plays are worth to it, how much less makes one e times rarer, and how often it does anything at all. */
export interface Kind {
  readonly leaves: Leaves;
  readonly care: number;
  readonly any: number;
}

/** A play: the table before it, without hands. */
export interface Moment {
  readonly round: number;
  readonly seat: number;
  readonly move: number;
  readonly table: State;
  readonly passed: Passed;
}

/** The plays of a deal up to a position; none if it does not come from a deal with these plays. */
export function momentsOf(state: State): readonly Moment[] {
  const moments: Moment[] = [];
  const passed = new Passed();
  const whole = playAgain(state, (past, move, index) => {
    if (index % ROUND_PLAYS === 0) passed.clear();
    const table = new State(state.options);
    copy(past, table);
    const seat = past.now[PLAYER]!;
    // The played card is in its hand: hands come later.
    table.place[cardOfMove(move)] = IN_DECK;
    table.first[seat] = NONE;
    table.last[seat] = NONE;
    table.held[seat] = 0;
    const before = new Passed();
    before.copy(passed);
    moments.push({ round: roundOf(index), seat, move, table, passed: before });
    passed.note(past, move);
  });
  return whole ? moments : [];
}

/** Rounds before a play, from 0. */
export function roundOf(plays: number): number {
  return Math.floor(plays / ROUND_PLAYS);
}

export class Hindsight {
  private readonly kind: Kind;
  private readonly moments: readonly Moment[];
  private readonly round: number;
  private readonly moment: State;
  /** By seat and hand. */
  private readonly asked = new Map<number, number>();

  constructor(kind: Kind, state: State, moments: readonly Moment[] = momentsOf(state)) {
    this.kind = kind;
    this.moments = moments;
    this.round = roundOf(state.now[PLAYED]!);
    this.moment = new State(state.options);
  }

  /** Of the plays of one seat in a round that is over. */
  before(seat: number, round: number): number {
    return this.ask(seat, round);
  }

  /** Of its plays of this round, from the hands of a world. */
  of(world: State, seat: number): number {
    // Only ranks matter, in any order; no rank has five cards.
    let hand = seat;
    for (let card = world.first[seat]!; card !== NONE; card = world.link[card]!) {
      hand += SEATS * 5 ** rankOf(card);
    }
    const known = this.asked.get(hand);
    if (known !== undefined) return known;
    const likely = this.ask(seat, this.round, world);
    this.asked.set(hand, likely);
    return likely;
  }

  private ask(seat: number, round: number, world?: State): number {
    const { moments } = this;
    const { leaves, care, any } = this.kind;
    let likely = 1;
    for (let i = 0; i < moments.length; i++) {
      const { seat: mover, move, passed } = moments[i]!;
      if (mover !== seat || moments[i]!.round !== round) continue;
      this.rebuild(i, world);
      const count = leaves.weigh(this.moment, passed);
      if (count === 1) continue;
      likely *= (1 - any) * leaves.likely(count, care, move) + any / count;
    }
    return likely;
  }

  /** The table before a play, with all that was played since in its round and the hands of a world. */
  private rebuild(from: number, world: State | undefined): void {
    const { moment, moments } = this;
    const { round, table } = moments[from]!;
    copy(table, moment);
    for (let i = from; i < moments.length && moments[i]!.round === round; i++) {
      receive(moment, moments[i]!.seat, cardOfMove(moments[i]!.move));
    }
    if (world === undefined) return;
    for (let seat = 0; seat < SEATS; seat++) {
      for (let card = world.first[seat]!; card !== NONE; card = world.link[card]!) {
        receive(moment, seat, card);
      }
    }
  }
}
