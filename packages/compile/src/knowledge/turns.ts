/**
 * Searches the rest of a turn: every way to answer the questions of cards' texts, down to the next
 * action of either player, where the position is judged. Hidden cards are redealt first, so that an
 * imagined player chooses only by what it could see itself.
 */
import type { Move, Random } from '@pakli/core';
import { deal, draw } from '../deal.ts';
import { ASK_ACTION, chosenOf, kindOf, M_PLAY } from '../engine/offers.ts';
import { compile } from '../game.ts';
import type { Options } from '../options.ts';
import { play } from '../play.ts';
import { redeal } from '../redeal.ts';
import * as S from '../state.ts';
import { copy, type State } from '../state.ts';
import { SEATS } from '../types.ts';
import type { PositionJudgement } from './judge.ts';
import { seedMove } from './seed.ts';

/** Depth of the search in choices; later ones are made by rule of thumb. */
const DEPTH = 4;

/** The budget of a search through turns. */
export interface Effort {
  /** Positions searched for one move; then the rest of its chain goes by rule of thumb. */
  readonly positions: number;
  /** A chain is judged where it stands after this many answers in a row by rule of thumb. */
  readonly chain: number;
  /** Moves played in all until `renew`; then everything goes by rule of thumb. */
  readonly plays: number;
}

export class Turns {
  private readonly judge: PositionJudgement;
  private readonly states: readonly State[];
  private readonly effort: Effort;
  private readonly outcome = new Uint8Array(S.CARDS);
  /** Positions left for this move. */
  private left = 0;
  private seat = 0;
  /** Moves played since `renew`. */
  played = 0;

  constructor(options: Options, judge: PositionJudgement, effort: Effort) {
    this.judge = judge;
    this.effort = effort;
    this.states = Array.from({ length: DEPTH + 1 }, () => compile.create(options, SEATS));
  }

  /** Restores the whole budget. */
  renew(): void {
    this.played = 0;
  }

  private get tired(): boolean {
    return this.played >= this.effort.plays;
  }

  /** The move the asked seat would make. */
  choose(state: State, random: Random): Move {
    if (this.tired) return seedMove(state);
    const root = this.states[0]!;
    this.seat = state.now[S.DECIDER]!;
    copy(state, root);
    redeal(root, this.seat, random);
    const count = root.now[S.OFFERED]!;
    const blank = root.now[S.ASK] === ASK_ACTION ? this.leastHeld(root) : -1;
    let best = root.offers[0]!;
    let bestValue = -1;
    for (let i = 0; i < count && !this.tired; i++) {
      const move = root.offers[i]!;
      if (blank >= 0 && isBlank(move) && chosenOf(move) >> 8 !== blank) continue;
      this.left = this.effort.positions;
      const value = this.after(root, move, 1, random);
      if (value <= bestValue) continue;
      bestValue = value;
      best = move;
    }
    return best;
  }

  /** The hand card with the least holding value: face-down all cards are alike, so only this one is tried so. */
  private leastHeld({ def, size, zones }: State): number {
    const hand = 6 * this.seat + S.HAND;
    let least = -1;
    let worth = Infinity;
    for (let i = hand * S.CARDS, end = i + size[hand]!; i < end; i++) {
      const number = def[zones[i]!]!;
      if (this.judge.held(number) >= worth) continue;
      worth = this.judge.held(number);
      least = number;
    }
    return least;
  }

  /** The value of a move to the choosing seat. */
  private after(from: State, move: Move, depth: number, random: Random): number {
    const state = this.states[depth]!;
    const { now } = state;
    this.left--;
    copy(from, state);
    this.play(state, move);
    for (let answers = 0; ;) {
      if (now[S.END] !== 0)
        return now[S.WINNER] === 0 ? 0.5 : now[S.WINNER] === this.seat + 1 ? 1 : 0;
      const asked = now[S.ASK]!;
      if (asked >= S.FIRST_CHANCE) {
        deal(state, this.outcome, draw(state, random, this.outcome));
      } else if (asked === ASK_ACTION || answers === this.effort.chain || this.tired) {
        return this.judge.chanceOf(state, this.seat);
      } else if (now[S.OFFERED] === 1) {
        this.play(state, state.offers[0]!);
      } else if (now[S.DECIDER] === this.seat && depth < DEPTH && this.left > 0) {
        return this.best(state, depth + 1, random);
      } else {
        this.play(state, seedMove(state));
        answers++;
      }
    }
  }

  private play(state: State, move: Move): void {
    this.played++;
    play(state, move);
  }

  private best(state: State, depth: number, random: Random): number {
    const count = state.now[S.OFFERED]!;
    let best = 0;
    for (let i = 0; i < count && !this.tired; i++) {
      best = Math.max(best, this.after(state, state.offers[i]!, depth, random));
    }
    return best;
  }
}

/** A card played face-down. */
function isBlank(move: Move): boolean {
  return kindOf(move) === M_PLAY && (chosenOf(move) & 2) === 0;
}
