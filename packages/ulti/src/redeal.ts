/** Worlds that a seat cannot tell apart: redeals the hidden cards of a state. */
import type { Random, Seat } from '@pakli/core';
import { BID } from './codes.ts';
import { marriagesOf } from './contract.ts';
import { LAST, NEXT, seatsOf, TALON_PLACE } from './deduction.ts';
import { playedBy } from './history.ts';
import { Memory, rememberState } from './memory.ts';
import { Sampler } from './sampler.ts';
import * as S from './state.ts';
import { contractOf, type State } from './state.ts';

/** How often a redeal tries before it leaves the world as it is. */
const TRIES = 400;

const sampler = new Sampler();
let memory: Memory | undefined;

/** In place: a random state that `seat` cannot tell apart, uniformly over the worlds it cannot exclude. */
export function redeal(state: State, seat: Seat, random: Random): void {
  const { at } = state;
  if (at[S.PHASE] === S.DEALING || at[S.PHASE] === S.SCORED) return;
  memory ??= new Memory(state);
  rememberState(state, seat, memory);
  // Hardly any world fits: the current one does.
  if (!sampler.draw(memory, random, TRIES)) return;
  const [next, last] = seatsOf(seat);
  at[S.HAND + next] = sampler.hidden[NEXT]!;
  at[S.HAND + last] = sampler.hidden[LAST]!;
  at[S.TALON] = sampler.hidden[TALON_PLACE]!;
  for (let one = 0; one < 3; one++) at[S.DEALT + one] = sampler.dealt[one]!;
  if (at[S.ORIGIN] !== 0) at[S.ORIGIN_TALON] = at[S.TALON]!;
  else {
    for (let i = 0; i < at[S.LENGTH]!; i++) state.log[i] = memory.log[i]!;
  }
  settleMarks(state, memory);
}

/** Updates what the new cards imply: marriages on record, and whether rule 4.4 was waived. */
function settleMarks(state: State, { seat }: Memory): void {
  const { at } = state;
  const soloist = at[S.SOLOIST]!;
  if (soloist >= 0 && at[S.PHASE]! >= S.PLAYING && beganWhole(state)) {
    const bid = contractOf(state);
    for (const one of seatsOf(seat)) {
      const ten = at[S.HAND + one]! | playedBy(state, one);
      at[S.MARRIAGE + one] = marriagesOf(bid, at[S.TRUMP]!, ten, one === soloist);
    }
  }
  if (at[S.HIGH] !== 0 && state.options.requireHolding) {
    if (sampler.waived.has(at[S.HIGH]!)) at[S.WAIVED] = 1;
    else if (bidderOf(state, at[S.HIGH]!) !== seat) at[S.WAIVED] = 0;
    if (sampler.waived.has(at[S.ANNOUNCED]!)) at[S.ANNOUNCED_WAIVED] = 1;
    else if (bidderOf(state, at[S.ANNOUNCED]!) !== seat) at[S.ANNOUNCED_WAIVED] = 0;
  }
}

/** The hands of all seats were whole when the deal began. */
function beganWhole({ at }: State): boolean {
  return at[S.ORIGIN_TRICKS] === 0 && at[S.ORIGIN_TRICKS + 1] === 0;
}

/** Who announced the bid of a rank. */
function bidderOf({ at, log }: State, rank: number): Seat | undefined {
  for (let i = 0; i < at[S.LENGTH]!; i++) if ((log[i]! & 0xff) === BID + rank) return log[i]! >> 8;
  return undefined;
}
