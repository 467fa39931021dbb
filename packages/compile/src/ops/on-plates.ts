/** Steps on whole stacks, and naming things (RULES 9.1). */
import { ANSWER, CARDS, cardsIn, STACK, type State, zoneOf } from '../state.ts';
import { recount } from '../field-index.ts';
import { type Node } from '../program/program.ts';
import { canDo } from './can.ts';
import { BUSY } from './choose.ts';
import { emit, NO_CARDS } from '../engine/events.ts';
import {
  ask,
  ASK_NUMBER,
  ASK_PAIR,
  ASK_PROTOCOL,
  M_NUMBER,
  M_PAIR,
  M_PROTOCOL,
  offer,
} from '../engine/offers.ts';
import { NAMED, NUM, STEP } from '../engine/stack.ts';

export function swapStacks(
  state: State,
  f: number,
  node: Node,
  whose: number,
  actor: number,
): number {
  const { frames, now } = state;
  if (frames[f + STEP] === 0) {
    if (!canDo(state, node)) return 0;
    for (let a = 0; a < 2; a++) {
      for (let b = a + 1; b < 3; b++) {
        if (state.size[zoneOf(whose, STACK + a)] === 0) continue;
        if (state.size[zoneOf(whose, STACK + b)] === 0) continue;
        offer(state, M_PAIR | (a << 2) | b);
      }
    }
    frames[f + STEP] = 1;
    ask(state, ASK_PAIR, actor);
    return BUSY;
  }
  const zones = [now[ANSWER]! >> 2, now[ANSWER]! & 3].map((line) => zoneOf(whose, STACK + line));
  const stacks = zones.map((zone) => cardsIn(state, zone));
  for (const [i, zone] of zones.entries()) {
    const cards = stacks[1 - i] ?? [];
    state.zones.fill(0, zone * CARDS, zone * CARDS + CARDS);
    state.zones.set(cards, zone * CARDS);
    state.size[zone] = cards.length;
    for (const card of cards) state.place[card] = zone;
  }
  recount(state);
  emit(
    state,
    'swapStacks',
    actor,
    NO_CARDS,
    `P${whose} L${now[ANSWER]! >> 2}+L${now[ANSWER]! & 3}`,
  );
  return 1;
}

/** RULES 9.1: a number from 0 to 6, or one of the six protocols on the plates. */
export function declare(
  state: State,
  f: number,
  what: 'number' | 'protocol',
  actor: number,
): number {
  const { frames, now } = state;
  if (frames[f + STEP] === 0) {
    if (what === 'number') for (let n = 0; n <= 6; n++) offer(state, M_NUMBER | n);
    else
      for (const plate of [...state.plates].sort((a, b) => a - b)) offer(state, M_PROTOCOL | plate);
    frames[f + STEP] = 1;
    ask(state, what === 'number' ? ASK_NUMBER : ASK_PROTOCOL, actor);
    return BUSY;
  }
  if (what === 'number') {
    frames[f + NUM] = now[ANSWER]!;
    emit(state, 'declare', actor, NO_CARDS, undefined, now[ANSWER]);
  } else {
    frames[f + NAMED] = now[ANSWER]!;
    emit(state, 'declare', actor, NO_CARDS, state.book.protocols[now[ANSWER]!] ?? '');
  }
  return 0;
}
