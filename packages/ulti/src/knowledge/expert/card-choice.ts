/**
 * Choosing a card, and before it whether to say kontra: every legal card is tried in the same
 * worlds, each solved exactly. One step is one world. The defenders are one side: they minimize the
 * soloist's payment, whoever receives it.
 */
import type { Answer, Estimate, Move, Random, Thinking } from '@pakli/core';
import { seven } from '../../cards.ts';
import { isPlay, KONTRA } from '../../codes.ts';
import { has } from '../../ladder.ts';
import * as S from '../../state.ts';
import { contractOf, type State } from '../../state.ts';
import { COMPONENTS, type Component, type View } from '../../types.ts';
import { stateOf } from '../../world.ts';
import { openCards } from '../open-cards.ts';
import { safety } from './safety.ts';
import { evaluate } from './small-net.ts';
import { MoveComparison } from './move-comparison.ts';
import { tieBreak } from './tie-breaks.ts';
import { payByParts, payWhole, stakeOf } from './payments.ts';
import type { Foremost, Assumptions } from './assumptions.ts';
import { doubtInput } from './auction-input.ts';
import type { AuctionJudge } from './judge.ts';
import { leadPrior } from './lead-prior.ts';
import { realChance, shareError } from './open-card-correction.ts';
import { reason } from './reason.ts';
import { informsOnUlti } from './informative-worlds.ts';
import type { Pool } from './pool.ts';
import { worldsOf, type World } from './worlds.ts';

export interface PlaySettings {
  readonly worlds: number;
  /** Node budget of a world, in beginnings of tricks; harder worlds are skipped. */
  readonly nodes: number;
  /** 0 plays the best; higher numbers play weaker cards more often. */
  readonly temperature: number;
  readonly assumptions: Assumptions;
}

/** In the first trick components are added up: the whole payment takes too long. */
const BY_PARTS = 1;
/**
 * Until this trick defenders look at an Ulti alone: between equal-looking cards, habit finds the
 * way to beat it more often than the points of a passz do. A Betli is alone anyhow; until then they
 * lead with care.
 */
const FOREMOST = 6;
/** Worlds that the promise of a lead counts for. */
const PROMISE = 6;
/** Below this chance of a component a kontra pays: a soloist who answers where strong makes it cost three times what it brings. */
const DOUBTFUL = 0.3;
/** The same for a chance learned from tables. */
const LEARNED_DOUBT = 0.42;

export class CardThinking implements Thinking {
  private readonly view: View;
  private readonly random: Random;
  private readonly state: State;
  private readonly worlds: Pool<World>;
  private readonly choice: MoveComparison;
  private readonly settings: PlaySettings;
  private readonly judge: AuctionJudge | undefined;
  private readonly pay = new Float64Array(32);
  private readonly made = new Uint8Array(32 * COMPONENTS.length);
  /** By component and card: the number of worlds that make it. */
  private readonly madeSums = new Float64Array(32 * COMPONENTS.length);
  private readonly cards: readonly Move[];
  private readonly done: boolean;
  private tried = 0;
  /** The component examined alone. */
  private readonly foremost: Foremost | undefined;

  constructor(view: View, random: Random, settings: PlaySettings) {
    this.view = view;
    this.random = random;
    this.settings = settings;
    this.judge = settings.assumptions.judgeOf?.(view.options);
    this.state = stateOf(view);
    this.cards = view.moves.filter(isPlay);
    this.choice = new MoveComparison(this.cards, random, settings.temperature);
    this.done = view.moves.length === 1;
    this.foremost = this.findForemost();
    if (view.seat === view.soloist && this.isUltiOpen()) this.lean();
    const telling = this.foremost === 'ulti' ? informsOnUlti : undefined;
    const partner = view.seat !== view.soloist && has(contractOf(this.state), 'ulti');
    const habits = partner ? settings.assumptions.habits : undefined;
    this.worlds = worldsOf(view, random, settings.worlds, telling, habits);
  }

  private findForemost(): Foremost | undefined {
    const { view, settings } = this;
    if (view.seat === view.soloist || view.tricks.length >= FOREMOST) return undefined;
    if (this.isUltiOpen()) return 'ulti';
    const bid = contractOf(this.state);
    // Open cards leave little to find.
    return has(bid, 'betli') && !bid.open && settings.assumptions.blind.betli > 0
      ? 'betli'
      : undefined;
  }

  /** Whether an Ulti is played for and its seven still to come. */
  private isUltiOpen(): boolean {
    const { at } = this.state;
    const played = at[S.TAKEN]! | at[S.TAKEN + 1]! | at[S.GONE]! | at[S.TRICK]!;
    return has(contractOf(this.state), 'ulti') && (played & seven(at[S.TRUMP]!)) === 0;
  }

  /** The soloist's leads start from their promise. */
  private lean(): void {
    const { state, view } = this;
    const open = openCards(state);
    if (open === undefined || state.at[S.ON_TABLE] !== 0) return;
    const { won, lost } = stakeOf('ulti', open.stakes, view.options);
    this.choice.expect((card) => PROMISE * (won - lost) * leadPrior(state, card));
  }

  step(n: number): boolean {
    for (let i = 0; i < n && !this.isDone(); i++) this.tryWorld();
    return this.isDone();
  }

  private isDone(): boolean {
    return this.done || this.tried >= this.settings.worlds;
  }

  private tryWorld(): void {
    const { view, pay } = this;
    const world = this.worlds.next();
    this.tried++;
    if (!this.solve(world)) return;
    const share = view.seat === view.soloist ? 1 : -0.5;
    this.choice.add((card) => share * pay[card]!, world.weight);
  }

  /** Fills `pay`; false where that takes too long. */
  private solve(world: World): boolean {
    const { view, pay, made, madeSums, foremost } = this;
    const { nodes } = this.settings;
    if (view.tricks.length < BY_PARTS) {
      if (!payByParts(world, view.options, nodes, pay, made)) return false;
      for (let i = 0; i < made.length; i++) {
        madeSums[i] = madeSums[i]! + world.weight * made[i]!;
      }
    } else if (foremost === undefined) return payWhole(world, view.options, nodes, pay);
    return foremost === undefined || this.payForemost(world, foremost);
  }

  /** One component alone; leads that make the next one easy are worth more. */
  private payForemost(world: World, component: Foremost): boolean {
    const { view, pay, made, cards } = this;
    const { nodes } = this.settings;
    if (!payByParts(world, view.options, nodes, pay, made, component)) return false;
    if (this.state.at[S.ON_TABLE] !== 0) return true;
    const { won, lost } = stakeOf(component, world.stakes, view.options);
    const blind = this.settings.assumptions.blind[component];
    for (const card of cards) {
      if (pay[card] === won) continue;
      const safe = safety(world, card, component, blind, view.options, this.random);
      pay[card] = won + (lost - won) * safe;
    }
    return true;
  }

  answer(): Answer {
    const { view, choice, state } = this;
    const place = choice.pick((card) => tieBreak(state, card));
    const card = this.cards[place] ?? 0;
    const worth = choice.mean(place);
    let best = { move: card, value: worth };
    const estimates = view.moves.map((move): Estimate => {
      const value = isPlay(move)
        ? choice.mean(this.cards.indexOf(move))
        : worth + this.gainOf(move - KONTRA, card);
      if (!isPlay(move) && this.isSound(move - KONTRA, card) && value > best.value) {
        best = { move, value };
      }
      return { move, value, weight: choice.worlds, reason: reason(state, move) };
    });
    return { move: best.move, estimates: this.withErrors(estimates, best.move, place) };
  }

  /** A kontra is as far behind as the card behind it, and as its own value. */
  private withErrors(estimates: readonly Estimate[], best: Move, card: number): Estimate[] {
    const { choice } = this;
    const doubt = (move: Move): number => {
      if (isPlay(move)) return 0;
      const [set, chosen] = [move - KONTRA, this.cards[card] ?? 0];
      return Math.abs(this.gainOf(set, chosen, 1) - this.gainOf(set, chosen));
    };
    const placeOf = (move: Move): number => (isPlay(move) ? this.cards.indexOf(move) : card);
    return estimates.map((estimate) => {
      const { move } = estimate;
      const place = placeOf(move);
      const error = choice.error(place);
      if (error === undefined) return estimate;
      const other = placeOf(best);
      const apart = place === other ? 0 : (choice.error(place, other) ?? 0);
      const gapError = move === best ? 0 : apart + doubt(move) + doubt(best);
      return { ...estimate, error: error + doubt(move), gapError };
    });
  }

  /** The share of worlds in which a component is made if this card is played. */
  private shareOf(component: Component, card: Move): number {
    const { weight } = this.choice;
    if (weight === 0) return 1;
    return this.madeSums[32 * COMPONENTS.indexOf(component) + card]! / weight;
  }

  /** The net's input for the i-th component, with the card that will be played. */
  doubt(index: number): number[] {
    const { components } = contractOf(this.state);
    const card = this.cards[this.choice.pick((one) => tieBreak(this.state, one))] ?? 0;
    const share = Math.min(1, this.shareOf(components[index]!.c, card));
    return doubtInput(this.state, this.view.seat!, index, share);
  }

  /** The chance of the contract's i-th component if this card is played, or this many standard errors above it. */
  private chanceOf(index: number, card: Move, errors = 0): number {
    const bid = contractOf(this.state);
    const component = bid.components[index]?.c ?? 'passz';
    const mean = this.shareOf(component, card);
    const share = Math.min(1, mean + errors * shareError(mean, this.choice.worlds));
    const chance = realChance(component, share, bid.open);
    const better = this.settings.assumptions.odds(component, bid);
    const told = (better * chance) / (better * chance + 1 - chance);
    if (this.judge === undefined) return told;
    const input = doubtInput(this.state, this.view.seat!, index, share);
    const learned = 1 / (1 + Math.exp(-evaluate(this.judge.kontra, input)));
    // The net has hardly seen hands that beat an Ulti alone.
    return component === 'ulti' && told < DOUBTFUL ? Math.min(told, learned) : learned;
  }

  /** A defender's gain from a kontra of these components. */
  private gainOf(set: number, card: Move, errors = 0): number {
    return contractOf(this.state).components.reduce((sum, { v }, i) => {
      return (set & (1 << i)) === 0 ? sum : sum + v * (1 - 2 * this.chanceOf(i, card, errors));
    }, 0);
  }

  private doubtful(): number {
    return this.judge === undefined ? DOUBTFUL : LEARNED_DOUBT;
  }

  /** Whether every component of the set is doubtful. */
  private isSound(set: number, card: Move): boolean {
    return contractOf(this.state).components.every(
      (_, i) => (set & (1 << i)) === 0 || this.chanceOf(i, card) < this.doubtful(),
    );
  }
}
