/**
 * Scorers of plays: a scorer values each legal play, from what its player sees, which makes it a
 * player as well. Simple ones use a rule; a net reads the position after the play, as its player
 * knows it. One net gives the chance to win, the other what people play. They are separate files,
 * fetched when a player is about to think; until then, and where they are unavailable, the levels
 * search with simple players instead.
 */
import {
  answerAtOnce,
  formatRefusal,
  isRefusal,
  type Answer,
  type Estimate,
  type Move,
  type Player,
  type Random,
  type Thinking,
} from '@pakli/core';
import { fetchNet, netOf, readNet, type Net } from '@pakli/core/net';
import { firstOfSame, moves as listMoves, MAX_CHOICES } from '../moves.ts';
import { rules } from '../options.ts';
import { play } from '../play.ts';
import { copy, ENDED, PHASE, PLAYER, State } from '../state.ts';
import { SEATS, type View } from '../types.ts';
import { stateOf } from '../world.ts';
import { outcome, prospects } from './match-equity.ts';
import { NetInput, TABLE } from './net-input.ts';
import { PassedOver } from './past.ts';

/** Puts values on plays, from what their player sees. */
export interface Scorer {
  /** The legal moves weighed last, and their values. */
  readonly moves: Int32Array;
  readonly values: Float64Array;
  /** Fills both for the seat at turn; returns how many there are. */
  weigh(state: State, passed: PassedOver): number;
}

export function scorerOf(
  weigh: (state: State, moves: Int32Array, values: Float64Array) => number,
): Scorer {
  const moves = new Int32Array(MAX_CHOICES);
  const values = new Float64Array(MAX_CHOICES);
  return { moves, values, weigh: (state) => weigh(state, moves, values) };
}

const NOTHING = new PassedOver();

/** The move with the highest value; ties are random. Allocates nothing: playouts depend on it. */
export function bestMove(
  scorer: Scorer,
  state: State,
  random: Random,
  passed: PassedOver = NOTHING,
): Move {
  const { moves, values } = scorer;
  const count = scorer.weigh(state, passed);
  let best = 0;
  let equals = 1;
  for (let i = 1; i < count; i++) {
    if (values[i]! > values[best]!) {
      best = i;
      equals = 1;
    } else if (values[i] === values[best] && random.below(++equals) === 0) best = i;
  }
  return moves[best]!;
}

/** A scorer as a player that answers at once: it never reads the hidden hands of the state it builds. */
export function scoringPlayer(
  scorer: Scorer,
  reason?: (state: State, move: Move) => string,
): Player<View> {
  return {
    think(view, random) {
      const state = stateOf(view);
      const best = bestMove(scorer, state, random, PassedOver.before(state));
      const estimates = view.moves.map((move, i): Estimate => ({
        move,
        value: scorer.values[i]!,
        weight: 1,
        ...(reason === undefined ? {} : { reason: reason(state, move) }),
      }));
      return answerAtOnce({ move: best, estimates });
    },
  };
}

/** A search whose prior answer counts as this many worlds: few hardly change it, many overrule it. */
export function withPrior(search: Thinking, prior: Answer, worlds: number): Thinking {
  const values = new Map(prior.estimates?.map(({ move, value }) => [move, value]));
  const joined = (estimate: Estimate): Estimate => {
    const value = values.get(estimate.move) ?? estimate.value;
    const sum = estimate.weight * estimate.value + worlds * value;
    const share = estimate.weight / (estimate.weight + worlds);
    const { error, gapError } = estimate;
    return {
      ...estimate,
      value: sum / (estimate.weight + worlds),
      // A prior has no luck.
      ...(error === undefined ? {} : { error: share * error }),
      ...(gapError === undefined ? {} : { gapError: share * gapError }),
    };
  };
  return {
    step: (n) => search.step(n),
    answer() {
      const { move, estimates: found = [] } = search.answer();
      const estimates = found.map(joined);
      const [first, ...others] = estimates;
      if (first === undefined) return { move, estimates };
      const best = others.reduce((one, other) => (other.value > one.value ? other : one), first);
      return { move: best.move, estimates };
    },
  };
}

/** What a net's answer means, and its value when the deal is over. */
interface Meaning {
  answer(logOdds: number): number;
  end(state: State, into: Float64Array): void;
  readonly endScale: number;
}

export class NetScorer implements Scorer {
  private readonly net: Net;
  private readonly meaning: Meaning;
  private readonly input = new NetInput();
  private readonly ends = new Float64Array(SEATS);
  private readonly odds = new Float64Array(MAX_CHOICES);
  private next = new State(rules.defaults);
  readonly moves: Int32Array = new Int32Array(MAX_CHOICES);
  readonly values: Float64Array = new Float64Array(MAX_CHOICES);

  constructor(net: Net, meaning: Meaning) {
    this.net = net;
    this.meaning = meaning;
  }

  weigh(state: State, passed: PassedOver): number {
    const { moves, values } = this;
    const seat = state.now[PLAYER]!;
    const count = listMoves(state, moves);
    if (this.next.options !== state.options) this.next = new State(state.options);
    for (let i = 0; i < count; i++) {
      const same = firstOfSame(moves, i);
      if (same < i) {
        values[i] = values[same]!;
        continue;
      }
      copy(state, this.next);
      play(this.next, moves[i]!);
      values[i] = this.of(this.next, seat, passed);
    }
    return count;
  }

  /** A seat's value of a position after a play, between two rounds or at the end. */
  of(state: State, seat: number, passed: PassedOver): number {
    const { meaning, ends, input } = this;
    if (state.now[PHASE] === ENDED) {
      meaning.end(state, ends);
      return meaning.endScale * ends[seat]!;
    }
    input.read(state, seat, passed);
    return meaning.answer(this.net.score(input));
  }

  /** The best of the moves weighed last; ties go to the first. */
  best(count: number): Move {
    let best = 0;
    for (let i = 1; i < count; i++) if (this.values[i]! > this.values[best]!) best = i;
    return this.moves[best]!;
  }

  /** Picks one of the moves weighed last by a random number from 0 to 1: one whose value is less by `scale` is e times rarer. */
  draw(count: number, scale: number, lot: number): Move {
    const { moves, values, odds } = this;
    let most = -Infinity;
    for (let i = 0; i < count; i++) if (values[i]! > most) most = values[i]!;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      // Equivalent moves are one.
      odds[i] = firstOfSame(moves, i) < i ? 0 : Math.exp((values[i]! - most) / scale);
      sum += odds[i]!;
    }
    let left = lot * sum;
    for (let i = 0; i < count; i++) if ((left -= odds[i]!) < 0) return moves[i]!;
    return moves[count - 1]!;
  }
}

/** The chance to win. */
export function winScorer(net: Net): NetScorer {
  return new NetScorer(net, {
    answer: (logOdds) => 1 / (1 + Math.exp(-logOdds)),
    end: prospects,
    endScale: 1,
  });
}

/**
 * What people play, by a net trained on the choices of the first expert: the log probability, up to
 * a constant. With the last card everybody sees the result: a hundredth of the win more is e times
 * likelier.
 */
export function peopleScorer(net: Net): NetScorer {
  return new NetScorer(net, { answer: (logOdds) => logOdds, end: outcome, endScale: 100 });
}

let winNet: NetScorer | undefined;
let peopleNet: NetScorer | undefined;

/** The nets; a missing one is undefined. */
export function nets(): {
  readonly win: NetScorer | undefined;
  readonly people: NetScorer | undefined;
} {
  return { win: winNet, people: peopleNet };
}

/** Fetches the nets once; returns undefined on success, else why the players continue without. */
export async function learn(): Promise<string | undefined> {
  try {
    winNet ??= winScorer(await fetched('value', winNetAt));
    peopleNet ??= peopleScorer(await fetched('people', peopleNetAt));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

// The files lie beside the package on disk, beside the page on the web.
const winNetAt = (): URL => new URL('../../nets/value.net', import.meta.url);
const peopleNetAt = (): URL => new URL('../../nets/people.net', import.meta.url);

async function fetched(name: string, address: () => URL): Promise<Net> {
  const bytes = await fetchNet(`@pakli/buddy-bluff/${name}.net`, import.meta.url, address);
  const file = readNet(bytes, TABLE);
  if (isRefusal(file)) throw new Error(formatRefusal(file));
  return netOf(file);
}
