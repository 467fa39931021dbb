/**
 * How likely people made the plays of this round: each is asked about again,
 * with the table as it lay and the hands that a world says they had. Nobody
 * knows more than the table and the own hand, so that a seat is asked once for
 * every hand that it may have left.
 */
import { rankOf } from '@pakli/core';
import { cardOfMove } from '../moves.ts';
import { copy, IN_DECK, NONE, PLAYED, PLAYER, receive, State } from '../state.ts';
import { ROUND_PLAYS, SEATS } from '../types.ts';
import { playAgain } from './past.ts';
import { Passed } from './passed.ts';
import type { People } from './people.ts';

/** How often people do anything at all. */
const ANY = 0.1;

/** A play of this round: the table before it, without hands. */
interface Moment {
  readonly seat: number;
  readonly move: number;
  readonly table: State;
  readonly passed: Passed;
}

export class Hindsight {
  private readonly people: People;
  private readonly moments: Moment[] = [];
  private readonly moment: State;
  /** By seat and hand. */
  private readonly asked = new Map<number, number>();

  constructor(people: People, state: State) {
    this.people = people;
    this.moment = new State(state.options);
    const first = state.now[PLAYED]! - (state.now[PLAYED]! % ROUND_PLAYS);
    const passed = new Passed();
    const whole = playAgain(state, (past, move, index) => {
      if (index < first) return;
      const table = new State(state.options);
      copy(past, table);
      const seat = past.now[PLAYER]!;
      // The played card is in its hand: hands come from the worlds.
      table.place[cardOfMove(move)] = IN_DECK;
      table.first[seat] = NONE;
      table.last[seat] = NONE;
      table.held[seat] = 0;
      const before = new Passed();
      before.copy(passed);
      this.moments.push({ seat, move, table, passed: before });
      passed.note(past, move);
    });
    if (!whole) this.moments.length = 0;
  }

  /** Of the plays of one seat. */
  of(world: State, seat: number): number {
    // Only ranks matter, in any order; no rank has five cards.
    let hand = seat;
    for (let card = world.first[seat]!; card !== NONE; card = world.link[card]!) {
      hand += SEATS * 5 ** rankOf(card);
    }
    const known = this.asked.get(hand);
    if (known !== undefined) return known;
    const likely = this.ask(world, seat);
    this.asked.set(hand, likely);
    return likely;
  }

  private ask(world: State, seat: number): number {
    const { moments, people } = this;
    let likely = 1;
    for (let i = 0; i < moments.length; i++) {
      const { seat: mover, move, table, passed } = moments[i]!;
      if (mover !== seat) continue;
      this.rebuild(world, i, table);
      const count = people.weigh(this.moment, passed);
      if (count === 1) continue;
      likely *= (1 - ANY) * people.likely(count, 1, move) + ANY / count;
    }
    return likely;
  }

  /** The table before a play, with the hands of a world and all that was played since. */
  private rebuild(world: State, from: number, table: State): void {
    const { moment, moments } = this;
    copy(table, moment);
    for (let i = from; i < moments.length; i++) {
      receive(moment, moments[i]!.seat, cardOfMove(moments[i]!.move));
    }
    for (let seat = 0; seat < SEATS; seat++) {
      for (let card = world.first[seat]!; card !== NONE; card = world.link[card]!) {
        receive(moment, seat, card);
      }
    }
  }
}
