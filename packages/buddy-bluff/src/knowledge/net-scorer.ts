/**
 * What a net makes of each play: it reads the position that the play leaves, as
 * its player knows it. One net tells the chance to win, the other what people
 * play. They come in files of their own, fetched when a player is about to
 * think; until then, and where they cannot be had, the levels search with simple
 * players instead.
 */
import { formatRefusal, isRefusal } from '@pakli/core';
import type { Move } from '@pakli/core';
import { fetchNet, netOf, readNet, type Net } from '@pakli/core/net';
import { firstOfSame, moves as listMoves, MAX_CHOICES } from '../moves.ts';
import { rules } from '../options.ts';
import { play } from '../play.ts';
import { copy, ENDED, PHASE, PLAYER, State } from '../state.ts';
import { SEATS } from '../types.ts';
import { outcome, prospects } from './match-equity.ts';
import { NetInput, TABLE } from './net-input.ts';
import type { PassedOver } from './past.ts';
import type { Scorer } from './scorer.ts';

/** What the answer of a net means, and what stands for it when the deal is over. */
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

  /** What a seat makes of a position after a play, between two rounds or at the end. */
  of(state: State, seat: number, passed: PassedOver): number {
    const { meaning, ends, input } = this;
    if (state.now[PHASE] === ENDED) {
      meaning.end(state, ends);
      return meaning.endScale * ends[seat]!;
    }
    input.read(state, seat, passed);
    return meaning.answer(this.net.score(input));
  }

  /** Of the moves weighed last, the first of the best. */
  best(count: number): Move {
    let best = 0;
    for (let i = 1; i < count; i++) if (this.values[i]! > this.values[best]!) best = i;
    return this.moves[best]!;
  }

  /** One of the moves weighed last, by a lot between 0 and 1: one whose value is less by `scale` is e times rarer. */
  draw(count: number, scale: number, lot: number): Move {
    const { moves, values, odds } = this;
    let most = -Infinity;
    for (let i = 0; i < count; i++) if (values[i]! > most) most = values[i]!;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      // Moves that do the same are one.
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
 * What people play, by a net that was trained on what the first expert chose: the logarithm of how likely, up to a sum.
 * With the last card everybody sees what comes of it: a hundredth of the win more is e times likelier.
 */
export function peopleScorer(net: Net): NetScorer {
  return new NetScorer(net, { answer: (logOdds) => logOdds, end: outcome, endScale: 100 });
}

let winNet: NetScorer | undefined;
let peopleNet: NetScorer | undefined;

/** The nets; undefined where one is not there. */
export function nets(): {
  readonly win: NetScorer | undefined;
  readonly people: NetScorer | undefined;
} {
  return { win: winNet, people: peopleNet };
}

/** Fetches the nets, once; undefined if they are there, else why the players continue without. */
export async function learn(): Promise<string | undefined> {
  try {
    winNet ??= winScorer(await fetched('value', winNetAt));
    peopleNet ??= peopleScorer(await fetched('people', peopleNetAt));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

// The files lie beside the package on a disc, beside the page on the web.
const winNetAt = (): URL => new URL('../../nets/value.net', import.meta.url);
const peopleNetAt = (): URL => new URL('../../nets/people.net', import.meta.url);

async function fetched(name: string, address: () => URL): Promise<Net> {
  const bytes = await fetchNet(`@pakli/buddy-bluff/${name}.net`, import.meta.url, address);
  const file = readNet(bytes, TABLE);
  if (isRefusal(file)) throw new Error(formatRefusal(file));
  return netOf(file);
}
