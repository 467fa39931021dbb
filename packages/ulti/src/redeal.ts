/** Worlds that fit what a seat knows: built from a view, or dealt anew in a state. */
import { OVER, Sfc32, type Random, type Seat } from '@pakli/core';
import { formatCards, parseCard, setOf } from './cards.ts';
import { BID, DISCARD } from './codes.ts';
import { marriagesOf } from './contract.ts';
import { LAST, NEXT, seatsOf, TALON_PLACE } from './deduction.ts';
import { Memory, recall, remember } from './memory.ts';
import { formatKontra } from './notation.ts';
import { openAuction, play } from './play.ts';
import { readPosition } from './position.ts';
import { Sampler } from './sampler.ts';
import {
  ANNOUNCED,
  ANNOUNCED_WAIVED,
  contractOf,
  DEALING,
  DEALT,
  HAND,
  HIGH,
  LENGTH,
  MARRIAGE,
  ORIGIN,
  ORIGIN_TALON,
  ORIGIN_TRICKS,
  PHASE,
  PLAYING,
  SCORED,
  setup,
  SOLOIST,
  TALON,
  TRUMP,
  WAIVED,
  type State,
} from './state.ts';
import type { Origin, View } from './types.ts';

/** Tries of a redeal before the world is left as it is, and of building one. */
const TRIES = 400;
const MANY_TRIES = 20_000;

const sampler = new Sampler();
let memory: Memory | undefined;

/** In place: a random state that `seat` cannot tell apart, each world that it cannot exclude equally likely. */
export function redeal(state: State, seat: Seat, random: Random): void {
  const { at } = state;
  if (at[PHASE] === DEALING || at[PHASE] === SCORED) return;
  memory ??= new Memory(state);
  recall(state, seat, memory);
  // Hardly any world fits: the one that is there does.
  if (!sampler.draw(memory, random, TRIES)) return;
  const [next, last] = seatsOf(seat);
  at[HAND + next] = sampler.hidden[NEXT]!;
  at[HAND + last] = sampler.hidden[LAST]!;
  at[TALON] = sampler.hidden[TALON_PLACE]!;
  for (let one = 0; one < 3; one++) at[DEALT + one] = sampler.dealt[one]!;
  if (at[ORIGIN] !== 0) at[ORIGIN_TALON] = at[TALON]!;
  else {
    for (let i = 0; i < at[LENGTH]!; i++) state.log[i] = memory.log[i]!;
  }
  settleMarks(state, memory);
}

/** What follows from the new cards: marriages on record, and whether rule 4.4 was waived. */
function settleMarks(state: State, { seat }: Memory): void {
  const { at } = state;
  const soloist = at[SOLOIST]!;
  if (soloist >= 0 && at[PHASE]! >= PLAYING && beganWhole(state)) {
    const bid = contractOf(state);
    for (const one of seatsOf(seat)) {
      const ten = at[HAND + one]! | playedBy(state, one);
      at[MARRIAGE + one] = marriagesOf(bid, at[TRUMP]!, ten, one === soloist);
    }
  }
  if (at[HIGH] !== 0 && state.options.requireHolding) {
    if (sampler.waived.has(at[HIGH]!)) at[WAIVED] = 1;
    else if (bidderOf(state, at[HIGH]!) !== seat) at[WAIVED] = 0;
    if (sampler.waived.has(at[ANNOUNCED]!)) at[ANNOUNCED_WAIVED] = 1;
    else if (bidderOf(state, at[ANNOUNCED]!) !== seat) at[ANNOUNCED_WAIVED] = 0;
  }
}

/** The hands of all seats were whole when the deal began. */
function beganWhole({ at }: State): boolean {
  return at[ORIGIN_TRICKS] === 0 && at[ORIGIN_TRICKS + 1] === 0;
}

function playedBy({ at, log }: State, seat: Seat): number {
  let cards = 0;
  for (let i = 0; i < at[LENGTH]!; i++) {
    const move = log[i]! & 0xff;
    if (move < DISCARD && log[i]! >> 8 === seat) cards |= 1 << move;
  }
  return cards;
}

/** Who announced the bid of a rank. */
function bidderOf({ at, log }: State, rank: number): Seat | undefined {
  for (let i = 0; i < at[LENGTH]!; i++) if ((log[i]! & 0xff) === BID + rank) return log[i]! >> 8;
  return undefined;
}

/** Some state that fits the view. */
export function world(view: View, into: State): void {
  const start = { number: view.deal, starter: (view.dealer + 1) % 3, carry: view.carry };
  setup(into, start);
  if (view.phase === 'DEAL') return;
  const remembered = remember(view, into);
  if (view.turn === OVER && view.result !== null) {
    sampler.dealt.set(
      view.result.dealt.map((hand) => setOf(hand.map((name) => parseCard(name) ?? 0))),
    );
  } else if (!sampler.find(remembered, new Sfc32(1), MANY_TRIES)) {
    throw new Error('no world fits the view');
  }
  setup(into, start);
  if (view.origin !== null) beginOrigin(view, view.origin, into);
  else {
    for (let seat = 0; seat < 3; seat++) into.at[DEALT + seat] = sampler.dealt[seat]!;
    openAuction(into);
  }
  for (let i = 0; i < remembered.length; i++) play(into, remembered.log[i]! & 0xff);
}

/** A deal that began in the middle begins there again, with the hands of the sampler. */
function beginOrigin(view: View, origin: Origin, into: State): void {
  const hands = Array.from(sampler.dealt, (hand) => formatCards(hand).join(' '));
  const talon = view.result?.talon ?? formatCards(sampler.hidden[TALON_PLACE]!);
  const fields = [
    `dealer: ${view.dealer}`,
    `number: ${view.deal}`,
    `totals: ${view.carry.join(' ')}`,
    `contract: ${view.contract}`,
    `trump: ${view.trump ?? '-'}`,
    `soloist: ${view.soloist}`,
    ...hands.map((hand, seat) => `hand ${seat}: ${hand}`),
    `talon: ${talon.join(' ')}`,
    `leader: ${origin.leader}`,
    `points: ${origin.points.join(' ')}`,
    `tricks: ${origin.tricks.join(' ')}`,
    `aces: ${origin.aces}`,
    `kontra: ${formatKontra(origin.kontra)}`,
  ];
  if (origin.marriages !== null) {
    fields.push(`marriages: ${origin.marriages.map((list) => list.join('+') || '-').join(' ')}`);
  }
  const refusal = readPosition(into, fields.join(' ; '));
  if (refusal !== undefined) throw new Error(`no world fits the view: ${refusal.refused}`);
}
