/**
 * The end of a deal of Buddy Bluff against everybody: the others hold the
 * unseen cards in any way and play them together against one seat. Anyone who is
 * at turn may then play any unseen card, since all cards are played in the end
 * and every order of them is a way to deal them; so the search is over what the
 * seat knows, and its answer is the same in every world.
 */
import { buddyBluff, type State } from '@pakli/buddy-bluff';
import { OVER, type Move, type Seat } from '@pakli/core';
import { rankOf } from '@pakli/core/cards';

/** The seat's aim at the end; higher is better. */
export type Aim = (scores: readonly number[], me: Seat) => number;

export const AIMS = {
  /** As few points as possible. */
  penalty: (scores, me) => 0 - (scores[me] ?? 0),
  /** Nobody has fewer. */
  first: (scores, me) => (scores.every((score) => score >= (scores[me] ?? 0)) ? 1 : 0),
} satisfies Readonly<Record<string, Aim>>;

/** A position that needs more than this is no puzzle for people either. */
const BUDGET = 400_000;

export class TooMany extends Error {}

const NONE = 255;

/** Plays so far. */
export function playsIn({ now }: State): number {
  return now[4] ?? 0;
}

/** The cards of a hand, in its order. */
function handOf({ first, link }: State, seat: Seat): number[] {
  const cards: number[] = [];
  for (let card = first[seat] ?? NONE; card !== NONE; card = link[card] ?? NONE) cards.push(card);
  return cards;
}

/** Swaps two cards of two hands. */
function swap(state: State, one: number, other: number): void {
  const { first, last, link, place } = state;
  const turned = (card: number): number => (card === one ? other : card === other ? one : card);
  const hands = [0, 1, 2, 3].map((seat) => handOf(state, seat).map(turned));
  [place[one], place[other]] = [place[other] ?? 0, place[one] ?? 0];
  for (const [seat, cards] of hands.entries()) {
    first[seat] = cards[0] ?? NONE;
    last[seat] = cards.at(-1) ?? NONE;
    cards.forEach((card, i) => void (link[card] = cards[i + 1] ?? NONE));
  }
}

interface Reply {
  /** The state in which it is played: the card has been dealt to its player. */
  readonly world: State;
  readonly move: Move;
}

export class Worst {
  nodes = 0;
  private readonly me: Seat;
  private readonly aim: Aim;
  /** Whether the others hold what they truly hold. */
  private readonly open: boolean;
  /** The number of the last play searched; then the position is counted as it stands. */
  private readonly horizon: number;

  constructor(me: Seat, aim: Aim, { open = false, horizon = Infinity } = {}) {
    this.me = me;
    this.aim = aim;
    this.open = open;
    this.horizon = horizon;
  }

  /** What is certain after a position, and the line that leads to it. Values outside the window are bounds. */
  value(state: State, low: number, high: number, line?: string[]): number {
    const turn = buddyBluff.turn(state);
    if (turn === OVER || playsIn(state) >= this.horizon) {
      line?.splice(0);
      return this.aim(buddyBluff.scores(state), this.me);
    }
    if (++this.nodes > BUDGET) throw new TooMany();
    const own = turn === this.me;
    let best = own ? -Infinity : Infinity;
    let [floor, ceiling] = [low, high];
    const next = buddyBluff.create(state.options, state.seats);
    for (const { world, move } of own ? this.mine(state) : this.theirs(state)) {
      buddyBluff.copy(world, next);
      buddyBluff.play(next, move);
      const rest: string[] | undefined = line === undefined ? undefined : [];
      const value = this.value(next, floor, ceiling, rest);
      if (own ? value > best : value < best) {
        best = value;
        line?.splice(0, line.length, buddyBluff.formatTruth(world, move), ...(rest ?? []));
      }
      if (own) floor = Math.max(floor, best);
      else ceiling = Math.min(ceiling, best);
      if (floor >= ceiling) break;
    }
    return best;
  }

  private mine(state: State): Reply[] {
    return movesOf(state).map((move) => ({ world: state, move }));
  }

  /** Those that hurt at once come first: refutations are found soon. */
  private theirs(state: State): Reply[] {
    const replies = this.worlds(state).flatMap((world) =>
      movesOf(world).map((move) => ({ world, move })),
    );
    const aimed = ({ move }: Reply): number => ((move & 7) === this.me ? 0 : 1);
    return replies.toSorted((one, other) => aimed(one) - aimed(other));
  }

  /** The seat at turn tries each unseen rank: suits do not matter. */
  private worlds(state: State): State[] {
    if (this.open) return [state];
    const turn = buddyBluff.turn(state);
    const own = handOf(state, turn);
    const ranks = new Set(own.map(rankOf));
    const [spare = NONE] = own;
    const worlds = [state];
    for (const seat of [0, 1, 2, 3]) {
      if (seat === this.me || seat === turn) continue;
      for (const card of handOf(state, seat)) {
        if (ranks.has(rankOf(card))) continue;
        ranks.add(rankOf(card));
        const world = buddyBluff.create(state.options, state.seats);
        buddyBluff.copy(state, world);
        swap(world, spare, card);
        worlds.push(world);
      }
    }
    return worlds;
  }
}

const buffer = new Int32Array(buddyBluff.maxChoices);

/** One of equal ranks in a hand stands for all. A move is card x 8 + target, a card rank x 4 + suit. */
function movesOf(state: State): Move[] {
  const seen = new Set<number>();
  const moves = buffer.subarray(0, buddyBluff.moves(state, buffer));
  return [...moves].filter((move) => {
    const key = ((move >> 5) << 3) | (move & 7);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
