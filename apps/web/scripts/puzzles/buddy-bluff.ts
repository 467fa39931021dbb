/**
 * Two questions of Buddy Bluff that enumeration answers: which move seals, where
 * only one does; and, when few cards are left, which move keeps the certain
 * penalty lowest. Certain means against three players who may hold any of the
 * unseen cards and play them against you, so that no guess is in it.
 */
import {
  buddyBluff,
  carefulMove,
  greedyMove,
  type BuddyBluff,
  type State,
} from '@pakli/buddy-bluff';
import { fork, OVER, Sfc32, type Match, type Move, type Seat } from '@pakli/core';
import { along, erring, type Maker, type Verdict } from './maker.ts';

/** Plays of a deal. */
const PLAYS = 48;
/** Positions that a judgement may cost. */
const BUDGET = 1200;

/** Whether somebody who plays this move seals something. */
function seals(state: State, move: Move): number {
  let count = 0;
  buddyBluff.play(fork(buddyBluff, state), move, (event) => {
    if (event.kind === 'seal') count++;
  });
  return count;
}

/** Who holds what of the unseen cards is the enemy's choice: hands are put together anew before each play of theirs. */
class Worst {
  nodes = 0;
  private readonly me: Seat;
  private readonly known = new Map<string, number>();

  constructor(me: Seat) {
    this.me = me;
  }

  /** The most that the own slot can cost at the end of the deal, if the own moves are the best; at least `floor` is not looked at further. */
  penalty(state: State, ceiling: number): number {
    if (buddyBluff.turn(state) === OVER) return buddyBluff.scores(state)[this.me] ?? 0;
    if (++this.nodes > BUDGET) throw new TooMany();
    const key = keyOf(state, this.me);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const turn = buddyBluff.turn(state);
    const value = turn === this.me ? this.least(state, ceiling) : this.most(state, ceiling);
    // Above the ceiling it is only known to be that much.
    if (value < ceiling) this.known.set(key, value);
    return value;
  }

  private least(state: State, ceiling: number): number {
    let least = Infinity;
    for (const move of buddyBluff.view(state, this.me).moves) {
      least = Math.min(least, this.penalty(after(state, move), Math.min(least, ceiling)));
    }
    return least;
  }

  private most(state: State, ceiling: number): number {
    let most = 0;
    for (const world of this.givings(state)) {
      for (const move of buddyBluff.view(world, buddyBluff.turn(world)).moves) {
        most = Math.max(most, this.penalty(after(world, move), ceiling));
        if (most >= ceiling) return most;
      }
    }
    return most;
  }

  /** The player at turn holds in turn each of the cards that the own seat does not see. */
  private givings(state: State): State[] {
    const turn = buddyBluff.turn(state);
    const others = [0, 1, 2, 3].filter((seat) => seat !== this.me && seat !== turn);
    const text = buddyBluff.formatPosition(state);
    const handOf = (seat: Seat): string[] => (buddyBluff.view(state, seat).hand ?? []).slice();
    const mine = handOf(turn);
    const size = mine.length;
    const pool = [...mine, ...others.flatMap(handOf)];
    const worlds: State[] = [state];
    // So many cards at a time reach every card once.
    for (let from = size; from < pool.length; from += size) {
      const start = Math.min(from, pool.length - size);
      const held = pool.slice(start, start + size);
      const rest = [...pool.slice(0, start), ...pool.slice(start + size)];
      worlds.push(withHands(state, text, turn, held, others, rest));
    }
    return worlds;
  }
}

class TooMany extends Error {}

/** The same position with the cards of other hands dealt differently. */
function withHands(
  state: State,
  text: string,
  turn: Seat,
  held: readonly string[],
  others: readonly Seat[],
  rest: readonly string[],
): State {
  const hands = new Map<Seat, readonly string[]>([[turn, held]]);
  let at = 0;
  for (const seat of others) {
    const size = buddyBluff.view(state, seat).hand?.length ?? 0;
    hands.set(seat, rest.slice(at, at + size));
    at += size;
  }
  const fields = text
    .split(' ; ')
    .filter((field) => ![...hands.keys()].some((seat) => field.startsWith(`hand ${seat}:`)));
  for (const [seat, cards] of hands) {
    if (cards.length > 0) fields.push(`hand ${seat}: ${cards.join(' ')}`);
  }
  const world = buddyBluff.create(state.options, state.seats);
  const refused = buddyBluff.readPosition(world, fields.join(' ; '));
  if (refused !== undefined) throw new Error(`${refused.refused} in ${fields.join(' ; ')}`);
  return world;
}

/** What matters of a position to the seat, whoever holds the unseen cards. */
function keyOf(state: State, me: Seat): string {
  const { centre, pool, slots, hand, plays } = buddyBluff.view(state, me);
  return JSON.stringify([centre, pool.at(-1), slots, hand, plays]);
}

function after(state: State, move: Move): State {
  const next = fork(buddyBluff, state);
  buddyBluff.play(next, move);
  return next;
}

function judgeSeal({ table: { state, turn } }: Match<BuddyBluff>): Verdict {
  const { moves } = buddyBluff.view(state, turn);
  const values = moves.map((move) => Math.min(1, seals(state, move)));
  return { goal: 'seal', values, lines: moves.map(() => []) };
}

function judgePenalty({ table: { state, turn } }: Match<BuddyBluff>): Verdict | undefined {
  const { moves } = buddyBluff.view(state, turn);
  const worst = new Worst(turn);
  try {
    const values = moves.map((move) => 0 - worst.penalty(after(state, move), Infinity));
    return { goal: 'penalty', values, lines: moves.map(() => []) };
  } catch (error) {
    if (error instanceof TooMany) return undefined;
    throw error;
  }
}

const isEnd = ({ table: { state, turn } }: Match<BuddyBluff>): boolean => {
  const { plays, hand } = buddyBluff.view(state, turn);
  return plays > PLAYS - 9 && (hand?.length ?? 0) <= 2;
};

export const maker: Maker<BuddyBluff> = {
  game: buddyBluff,
  *propose(random) {
    const play = ({ table: { state, turn } }: Match<BuddyBluff>): Move =>
      erring(buddyBluff.view(state, turn).moves, random, 6, () => carefulMove(state, random));
    for (const match of along(buddyBluff, random, play)) {
      const { state, turn } = match.table;
      const { moves } = buddyBluff.view(state, turn);
      if (moves.length < 5) continue;
      if (isEnd(match) || moves.filter((move) => seals(state, move) > 0).length === 1)
        yield { match };
    }
  },
  judge: (match) => (isEnd(match) ? judgePenalty(match) : judgeSeal(match)),
  naive: ({ table: { state } }) => greedyMove(state, new Sfc32(1)),
  kind({ table: { state, turn } }, best, { goal }) {
    if (goal === 'penalty') return best.endsWith(`>${turn}`) ? 'penalty own' : 'penalty';
    let kind = '';
    const move = buddyBluff.read(state, turn, best);
    if (typeof move !== 'number') return goal;
    buddyBluff.play(fork(buddyBluff, state), move, (event) => {
      if (event.kind === 'seal')
        kind += ` ${event.size}${best.endsWith(`>${event.seat}`) ? '' : ' elsewhere'}`;
    });
    return goal + kind;
  },
};
