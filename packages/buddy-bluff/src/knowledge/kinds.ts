/**
 * What the plays so far tell of players and of their hands. Two kinds of
 * players are thought of: greedy ones, and people who choose by their chance to
 * win, more or less. How likely each play was is asked of both kinds, with the
 * hand that its player had: in rounds that are over all of it was seen, in this
 * one a world says the rest. So a seat is never taken for one kind alone, and a
 * hand is likely if one of the kinds that its player may be would have played
 * from it like that.
 */
import { rankOf, RANKS, type Move } from '@pakli/core';
import { cardOfMove } from '../moves.ts';
import { IN_DECK, NONE, PLAYED, PLAYER, receive, release, type State } from '../state.ts';
import { ROUND_PLAYS, SEATS } from '../types.ts';
import { MAX_CHOICES } from '../view.ts';
import { weigh } from './greedy.ts';
import { likelyOdds } from './likely.ts';
import { playAgain } from './past.ts';

/** How often a player is greedy, before anything was seen. */
const PRIOR = 0.2;
/** How often a greedy player does something else. */
const SLIP = 0.02;
/** Values that differ by less are equal. */
const TINY = 1e-9;

/** A play, beside all that its player could have held. */
interface Made {
  readonly seat: number;
  readonly rank: number;
  /** To a greedy player: what the play was worth, and by rank what the best play of a card would be. */
  readonly value: number;
  readonly best: Float64Array;
  /** To people: how likely it is, and by rank all plays of a card together. */
  readonly odds: number;
  readonly all: Float64Array;
}

const moves = new Int32Array(MAX_CHOICES);
const values = new Float64Array(MAX_CHOICES);
const GREEDY = 0;
const PEOPLE = 1;

/** How likely people make the plays of a seat in this round, from the hands of a world. */
type People = (world: State, seat: number) => number;

/** How likely the plays of this round are from the hands of a world, and what kinds of players the seats are. */
export class Kinds {
  private readonly self: number;
  private readonly people: People;
  /** By seat: the chance that it is greedy, by the rounds that are over; and then by this one too. */
  private readonly before = new Float64Array(SEATS).fill(PRIOR);
  readonly greedy: Float64Array = new Float64Array(SEATS).fill(PRIOR);
  /** By seat: its plays of this round. */
  private readonly made: Made[][] = Array.from({ length: SEATS }, () => []);
  private readonly both = new Float64Array(2);
  private readonly sums = new Float64Array(2 * SEATS);

  constructor(state: State, self: number, people: People) {
    this.self = self;
    this.people = people;
    const rounds: Made[][] = [];
    const whole = playAgain(state, (past, move, index) => {
      if (index % ROUND_PLAYS === 0) rounds.push([]);
      rounds.at(-1)!.push(madeOf(past, move));
    });
    if (!whole) return;
    const over = Math.floor(state.now[PLAYED]! / ROUND_PLAYS);
    for (const [round, plays] of rounds.entries()) {
      for (let seat = 0; seat < SEATS; seat++) {
        const own = plays.filter((made) => made.seat === seat);
        if (round === over) this.made[seat] = own;
        else this.before[seat] = this.after(own, NONE, state, this.before[seat]!);
      }
    }
    this.greedy.set(this.before);
  }

  /** How likely a world is, beside others; `greedy` follows the worlds that were asked about. */
  of(world: State): number {
    let likely = 1;
    for (let seat = 0; seat < SEATS; seat++) {
      const made = this.made[seat]!;
      if (seat === this.self || made.length === 0) continue;
      this.weighHand(made, world.first[seat]!, world);
      const chance = this.before[seat]!;
      const greedy = this.both[GREEDY]!;
      const people = this.people(world, seat);
      const all = chance * greedy + (1 - chance) * people;
      this.sums[2 * seat] = this.sums[2 * seat]! + chance * greedy;
      this.sums[2 * seat + 1] = this.sums[2 * seat + 1]! + all;
      this.greedy[seat] = this.sums[2 * seat]! / this.sums[2 * seat + 1]!;
      likely *= all;
    }
    return likely;
  }

  private after(made: readonly Made[], rest: number, state: State, chance: number): number {
    this.weighHand(made, rest, state);
    const greedy = chance * this.both[GREEDY]!;
    const all = greedy + (1 - chance) * this.both[PEOPLE]!;
    // No play is so strange that one stays sure for ever.
    return all > 0 ? Math.min(0.98, Math.max(0.02, greedy / all)) : chance;
  }

  /** Fills `both` with how likely plays are from the cards that were played and a rest that begins with a card. */
  private weighHand(made: readonly Made[], rest: number, { link }: State): void {
    this.both.fill(1);
    for (let i = 0; i < made.length; i++) {
      const { value, best, odds, all } = made[i]!;
      let most = -Infinity;
      let sum = 0;
      let cards = 0;
      for (let later = i; later < made.length; later++) {
        const rank = made[later]!.rank;
        if (best[rank]! > most) most = best[rank]!;
        sum += all[rank]!;
        cards++;
      }
      for (let card = rest; card !== NONE; card = link[card]!) {
        const rank = rankOf(card);
        if (best[rank]! > most) most = best[rank]!;
        sum += all[rank]!;
        cards++;
      }
      this.both[GREEDY] = this.both[GREEDY]! * (value + TINY >= most ? 1 - SLIP : SLIP / cards);
      this.both[PEOPLE] = (this.both[PEOPLE]! * odds) / Math.max(odds, sum);
    }
  }
}

/** Asks both kinds about a play, as if its player held one card of every rank. */
function madeOf(past: State, move: Move): Made {
  const seat = past.now[PLAYER]!;
  const card = cardOfMove(move);
  for (let rank = 0; rank < RANKS.length; rank++) {
    if (rank === rankOf(card)) continue;
    for (let other = rank << 2; other < (rank << 2) + 4; other++) {
      if (past.place[other] !== IN_DECK) continue;
      receive(past, seat, other);
      break;
    }
  }
  const best = new Float64Array(RANKS.length).fill(-Infinity);
  const all = new Float64Array(RANKS.length);
  let value = 0;
  let odds = 0;
  for (let i = 0, count = weigh(past, moves, values); i < count; i++) {
    const rank = rankOf(cardOfMove(moves[i]!));
    if (values[i]! > best[rank]!) best[rank] = values[i]!;
    if (moves[i] === move) value = values[i]!;
  }
  for (let i = 0, count = likelyOdds(past, moves, values); i < count; i++) {
    const rank = rankOf(cardOfMove(moves[i]!));
    all[rank] = all[rank]! + values[i]!;
    if (moves[i] === move) odds = values[i]!;
  }
  while (past.held[seat]! > 1) {
    const other = past.last[seat]!;
    release(past, seat, other);
    past.place[other] = IN_DECK;
    past.link[other] = NONE;
  }
  return { seat, rank: rankOf(card), value, best, odds, all };
}
