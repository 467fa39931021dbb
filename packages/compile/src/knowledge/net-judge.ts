/**
 * The judgement of a value net: from what one seat knows of a position, how often such positions
 * are won. The net is a separate file, fetched when a player is about to think; until then, and
 * where it is unavailable, players use the first judgement.
 */
import { formatRefusal, isRefusal } from '@pakli/core';
import { fetchNet, netOf, readNet, type Net } from '@pakli/core/net';
import type { State } from '../state.ts';
import { PositionJudge, type PositionJudgement } from './judge.ts';
import { NetInput, TABLE } from './net-input.ts';
import { weights } from './weights.ts';

/** What was learned from 10,000 games, and judges by sampled cards too. */
export const firstJudge: PositionJudge = new PositionJudge(weights);

export class LearnedJudge implements PositionJudgement {
  private readonly net: Net;
  private readonly known = new NetInput();

  constructor(net: Net) {
    this.net = net;
  }

  chanceOf(state: State, seat: number): number {
    this.known.read(state, seat);
    return 1 / (1 + Math.exp(-this.net.score(this.known)));
  }

  /** The first judgement still finds the least valuable card to play face-down. */
  held(def: number): number {
    return firstJudge.held(def);
  }
}

let learned: LearnedJudge | undefined;

const address = (): URL => new URL('../../nets/value.net', import.meta.url);

/** The best available judgement. */
export function judgement(): PositionJudgement {
  return learned ?? firstJudge;
}

/** Fetches the net once. Returns why players continue without it, or undefined. */
export async function learn(): Promise<string | undefined> {
  if (learned !== undefined) return undefined;
  try {
    const bytes = await fetchNet('@pakli/compile/value.net', import.meta.url, address);
    const file = readNet(bytes, TABLE);
    if (isRefusal(file)) return formatRefusal(file);
    learned ??= new LearnedJudge(netOf(file));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
