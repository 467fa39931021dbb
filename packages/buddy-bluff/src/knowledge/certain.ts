/**
 * Endings in which a play decides the win whatever the others hold and do. With two cards a hand
 * all worlds and plays can be searched; what holds in all of them is certain.
 */
import type { Answer, Estimate, Move, Thinking } from '@pakli/core';
import { DECK_SIZE, type Card } from '@pakli/core/cards';
import { moves, MAX_CHOICES } from '../moves.ts';
import { play } from '../play.ts';
import { payoff } from '../scoring.ts';
import { copy, ENDED, IN_HAND, NONE, PHASE, PLAYER, receive, State } from '../state.ts';
import { ROUNDS, SEATS, type View } from '../types.ts';
import { stateOf } from '../world.ts';
import { BESIDE_WIN, dealsLeft } from './match-equity.ts';

/** The most cards per hand, and plays searched per decision. */
const MOST_CARDS = 2;
const MOST_PLAYS = 50_000;

/** The plays of a view with a certain share of the win, and that share. */
export function certainShares(view: View): ReadonlyMap<Move, number> {
  const shares = new Map<Move, number>();
  const { seat, handSizes, round, deckSize, options, deal } = view;
  if (seat === null || round < ROUNDS || deckSize > 0 || dealsLeft(options, deal) > 0)
    return shares;
  if (handSizes.some((size) => size > MOST_CARDS)) return shares;
  const ending = new Ending(view, seat);
  for (const move of view.moves) {
    const share = ending.share(move);
    if (share !== undefined) shares.set(move, share);
  }
  return shares;
}

/** All worlds of a view, played out in all ways. */
class Ending {
  private readonly seat: number;
  private readonly worlds: readonly State[];
  /** By depth: the current position, and its plays. */
  private readonly states: readonly State[];
  private readonly listed: readonly Int32Array[];
  private readonly payoff = new Float64Array(SEATS);
  private plays = 0;

  constructor(view: View, seat: number) {
    this.seat = seat;
    this.worlds = worldsOf(view, seat);
    const depths = { length: MOST_CARDS * SEATS + 1 };
    this.states = Array.from(depths, () => new State(view.options));
    this.listed = Array.from(depths, () => new Int32Array(MAX_CHOICES));
  }

  /** The result of a play in every world and every continuation, with best play of the own seat. Undefined if that differs, or takes too long. */
  share(move: Move): number | undefined {
    let most = 0;
    for (const one of this.worlds) {
      most = Math.max(most, this.follow(one, move, 0, 1, true));
      if (most === 1) break;
    }
    const isSure = this.worlds.every((one) => this.follow(one, move, 0, most, false) >= most);
    return isSure && this.plays < MOST_PLAYS ? most : undefined;
  }

  private follow(from: State, move: Move, depth: number, enough: number, hope: boolean): number {
    const next = this.states[depth]!;
    copy(from, next);
    play(next, move);
    this.plays++;
    return this.value(next, depth + 1, enough, hope);
  }

  /**
   * With hope: the maximum; the search stops as soon as it is enough. Without: the minimum, where
   * the own seat chooses if it knows all hands by then; the search stops as soon as it is less than
   * enough.
   */
  private value(state: State, depth: number, enough: number, hope: boolean): number {
    if (state.now[PHASE] === ENDED) {
      payoff(state, this.payoff);
      return this.payoff[this.seat]!;
    }
    if (this.plays >= MOST_PLAYS) return 0;
    const chooses = hope || (state.now[PLAYER] === this.seat && this.knowsHands(state));
    const listed = this.listed[depth]!;
    const count = moves(state, listed);
    let found = chooses ? 0 : 1;
    for (let i = 0; i < count; i++) {
      const value = this.follow(state, listed[i]!, depth, enough, hope);
      found = chooses ? Math.max(found, value) : Math.min(found, value);
      if (chooses ? found >= enough : found < enough) break;
    }
    return found;
  }

  /** The unseen cards are the hand of the only other seat that holds a card. */
  private knowsHands({ held }: State): boolean {
    let others = 0;
    for (let seat = 0; seat < SEATS; seat++) if (seat !== this.seat && held[seat]! > 0) others++;
    return others <= 1;
  }
}

/** All ways to deal the unseen cards to the other hands. */
function worldsOf(view: View, seat: number): State[] {
  const state = stateOf(view);
  const unseen: Card[] = [];
  for (let card = 0; card < DECK_SIZE; card++) {
    const holder = state.place[card]! - IN_HAND;
    if (holder >= 0 && holder < SEATS && holder !== seat) unseen.push(card);
  }
  const others = [0, 1, 2, 3].filter((other) => other !== seat);
  let dealt: { readonly state: State; readonly left: readonly Card[] }[] = [
    { state, left: unseen },
  ];
  for (const other of others) {
    const size = view.handSizes[other]!;
    dealt = dealt.flatMap(({ state: before, left }) =>
      choose(left, size).map((hand) => {
        const after = new State(view.options);
        copy(before, after);
        after.first[other] = NONE;
        after.last[other] = NONE;
        after.held[other] = 0;
        for (const card of hand) receive(after, other, card);
        return { state: after, left: left.filter((card) => !hand.includes(card)) };
      }),
    );
  }
  return dealt.map((one) => one.state);
}

/** All subsets of this size. */
function choose(cards: readonly Card[], size: number): Card[][] {
  const [first, ...others] = cards;
  if (size === 0) return [[]];
  if (first === undefined) return [];
  return [...choose(others, size - 1).map((hand) => hand.concat(first)), ...choose(others, size)];
}

/** A sure win ranks above all chances, and a sure loss below. */
function rankOfShare(share: number | undefined, value: number): number {
  if (share === 1) return value + 1;
  return share === 0 ? value - 1 : value;
}

function settled(estimate: Estimate, share: number | undefined): Estimate {
  if (share === undefined) return estimate;
  const beside = Math.max(-BESIDE_WIN, Math.min(BESIDE_WIN, estimate.value - share));
  return { ...estimate, value: share + beside, weight: 0, error: 0 };
}

/** Wraps a search: moves with a certain share get it in place of a mean over some worlds; from the search they keep only what counts beside the win. */
export function assured(search: Thinking, shares: ReadonlyMap<Move, number>): Thinking {
  if (shares.size === 0) return search;
  return {
    step: (n) => search.step(n),
    answer(): Answer {
      const { move, estimates: found = [] } = search.answer();
      const estimates = found.map((estimate) => settled(estimate, shares.get(estimate.move)));
      const ranks = estimates.map((one) => rankOfShare(shares.get(one.move), one.value));
      const best = estimates[ranks.indexOf(Math.max(...ranks))];
      return { move: best?.move ?? move, estimates };
    },
  };
}
