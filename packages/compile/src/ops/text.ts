/**
 * The interpreter: one step of the text on top of the stack. A step that needs
 * a choice offers it and stays where it is; STEP says how far it has come, so
 * that the text goes on from there when the answer has arrived.
 */
import { EITHER_WORDS } from '../program/steps.ts';
import {
  ANSWER,
  BAN,
  BANNER,
  cardsIn,
  HAND,
  NO_CARD,
  PLAYER,
  TURN,
  zoneOf,
  type State,
} from '../state.ts';
import { type Node } from '../program/program.ts';
import { canDo, canDoAny, linesOf, plateOf, seemsToDo, workingLines } from './can.ts';
import { AFTER, BUSY, chooseFrom, pick, valid } from './choose.ts';
import { emit, NO_CARDS } from '../engine/events.ts';
import { amountOf, holds } from '../engine/measure.ts';
import { look, viewpoint } from '../engine/viewpoint.ts';
import { EV, note, resolveFrom } from '../engine/reactions.ts';
import {
  ask,
  ASK_EITHER,
  ASK_MAY,
  M_EITHER,
  M_MAY,
  offer,
  offerLines,
  offerOrders,
} from '../engine/offers.ts';
import { onCards } from './on-field.ts';
import { discard, draw, play, reveal } from './on-hand.ts';
import { declare, swapStacks } from './on-plates.ts';
import { DONE, FROM, isOnTop, LINE, LOOP, NAMED, PC, pop, RESULT, STEP } from '../engine/stack.ts';
import { handOver, joinTrash, pushRefresh, rearrange, shuffleDeck } from '../engine/supply.ts';
import { winIfCompiled } from '../engine/win.ts';

export function stepText(state: State, f: number): void {
  do nodeStep(state, f);
  while (isOnTop(state, f));
}

function nodeStep(state: State, f: number): void {
  const { frames, book } = state;
  const node = book.nodes[frames[f + PC]!]!;
  if (node.step === null) {
    joint(state, f, node);
    return;
  }
  // A choice that was made is carried out; before anything new the source must still be valid (RULES 8.3).
  if (frames[f + STEP] === 0 && !valid(state, f)) {
    frames[f + PC] = book.drop;
    return;
  }
  look(state, f);
  const done = perform(state, f, node);
  if (done === BUSY) return;
  frames[f + STEP] = 0;
  if (done > 0) frames[f + DONE] = 1;
  // Joints and control steps have set where to go; a move goes on to the next node.
  if (frames[f + PC] === node.id) frames[f + PC] = node.next;
}

/** Between the sentences: collectors are closed, and a text ends that is done or no longer valid. */
function joint(state: State, f: number, node: Node): void {
  const { frames } = state;
  if (node.op === 'end' || (node.op === 'open' && !valid(state, f))) {
    pop(state, 1);
    return;
  }
  frames[f + PC] = node.next;
  if (node.op === 'close') resolveFrom(state, frames[f + FROM]!);
}

/** Carries a node out as far as it can; returns how many cards it did, or BUSY. */
export function perform(state: State, f: number, node: Node): number {
  const { frames } = state;
  if (frames[f + STEP] === AFTER) return after(state, f);
  const actor = node.opposed ? 1 - viewpoint.owner : viewpoint.owner;
  switch (node.op) {
    case 'gate': {
      const closed = node.step.gate === 'done' && frames[f + DONE] === 0;
      frames[f + PC] = closed ? node.next : node.body;
      return 0;
    }
    case 'nextLine':
      return nextLine(state, f, node);
    case 'nextTime': {
      const more = frames[f + LOOP]! > 0;
      if (more) frames[f + LOOP] = frames[f + LOOP]! - 1;
      frames[f + PC] = more ? node.body : node.next;
      return 0;
    }
    case 'chain':
      frames[f + DONE] = 0;
      frames[f + PC] = node.body;
      return 0;
    case 'if':
      frames[f + PC] =
        node.cond !== null && holds(state, node.cond) ? node.body : (node.bodies[0] ?? node.next);
      return 0;
    case 'repeat':
      frames[f + LOOP] = node.num === null ? 0 : amountOf(state, node.num);
      frames[f + PC] = node.body;
      return 0;
    case 'forEachLine':
      frames[f + LOOP] = linesOf(state, node.step.lines);
      frames[f + PC] = node.body;
      return 0;
    case 'chooseLine':
      return chooseLine(state, f, node, workingLines(state, node, linesOf(state, node.step.among)));
    case 'may':
      return may(state, f, node);
    case 'either':
      return either(state, f, node);
    case 'delete':
    case 'return':
    case 'seize':
    case 'flip':
    case 'shift':
    case 'copyMiddle':
      return onCards(state, f, node, actor);
    case 'draw':
      return draw(state, f, node, node.step, actor);
    case 'discard':
      return discard(state, f, node, node.step, actor);
    case 'play':
      return play(state, f, node, node.step, actor);
    case 'reveal':
      return reveal(state, f, node, node.step, actor);
    case 'refresh':
      if (!canDo(state, node)) return 0;
      frames[f + STEP] = AFTER;
      pushRefresh(state, actor);
      return BUSY;
    case 'rearrange':
    case 'swapProtocols':
      if (frames[f + STEP] === 0) {
        frames[f + STEP] = 1;
        offerOrders(state, node.op === 'swapProtocols', actor);
        return BUSY;
      }
      rearrange(
        state,
        actor,
        node.step.whose === 'own' ? viewpoint.owner : 1 - viewpoint.owner,
        state.now[ANSWER]!,
      );
      return 1;
    case 'swapStacks':
      return swapStacks(
        state,
        f,
        node,
        node.step.whose === 'own' ? viewpoint.owner : 1 - viewpoint.owner,
        actor,
      );
    case 'give': {
      const card = chooseFrom(state, f, cardsIn(state, zoneOf(actor, HAND)), actor);
      if (card === BUSY || card === NO_CARD) return card === BUSY ? BUSY : 0;
      handOver(state, card, 1 - actor);
      return 1;
    }
    case 'takeRandom': {
      const card = pick(state, f, zoneOf(1 - actor, HAND));
      if (card === BUSY || card === NO_CARD) return card === BUSY ? BUSY : 0;
      handOver(state, card, actor);
      return 1;
    }
    case 'shuffle': {
      if (frames[f + STEP] === 0) {
        if (!canDo(state, node)) return 0;
        const joined = node.step.what === 'trashIntoDeck' ? joinTrash(state, actor) : 0;
        frames[f + STEP] = 1;
        if (!shuffleDeck(state, actor, joined)) return BUSY;
      }
      note(state, EV.shuffle, actor);
      return 1;
    }
    case 'declare':
      return declare(state, f, node.step.what, actor);
    case 'flipProtocol': {
      const plate = plateOf(state, node.step.protocol);
      if (plate < 0) return 0;
      frames[f + NAMED] = plate % 3;
      if (state.compiled[plate] !== 0) return 0;
      state.compiled[plate] = 1;
      emit(state, 'plate', plate < 3 ? 0 : 1, NO_CARDS, node.step.protocol);
      winIfCompiled(state, plate < 3 ? 0 : 1);
      return 1;
    }
    case 'forbidCompile': {
      const other = 1 - viewpoint.owner;
      state.now[BAN + other] = state.now[TURN]! + (state.now[PLAYER] === other ? 2 : 1);
      state.now[BANNER + other] = viewpoint.source;
      emit(state, 'forbidCompile', other, NO_CARDS, undefined, state.now[BAN + other]);
      return 1;
    }
    case 'putOnDeckTop':
    case 'open':
    case 'close':
    case 'end':
      break;
  }
  return 0;
}

/** What the frame above has done. */
function after(state: State, f: number): number {
  const { frames } = state;
  const result = frames[f + RESULT]!;
  frames[f + RESULT] = 0;
  return result;
}

function may(state: State, f: number, node: Node): number {
  const { frames, now } = state;
  if (frames[f + STEP] === 0) {
    const inside = node.inside[0] ?? [];
    const can = canDoAny(state, inside);
    if (!can && !seemsToDo(state, inside)) return 0;
    frames[f + STEP] = 1;
    if (can) offer(state, M_MAY | 1);
    offer(state, M_MAY);
    ask(state, ASK_MAY, viewpoint.owner);
    return BUSY;
  }
  if (now[ANSWER] === 1) frames[f + PC] = node.body;
  return 0;
}

function either(state: State, f: number, node: Node): number {
  const { frames, now } = state;
  let open = 0;
  let last = -1;
  if (frames[f + STEP] === 0) {
    for (const [i, option] of node.inside.entries()) {
      if (!canDoAny(state, option)) continue;
      open++;
      last = i;
    }
    if (open === 0) return 0;
    if (open === 1) {
      frames[f + PC] = node.bodies[last] ?? node.next;
      return 0;
    }
    for (const option of node.inside) {
      if (canDoAny(state, option)) offer(state, M_EITHER | wordOf(option));
    }
    frames[f + STEP] = 1;
    ask(state, ASK_EITHER, viewpoint.owner);
    return BUSY;
  }
  const chosen = node.inside.findIndex((option) => wordOf(option) === now[ANSWER]);
  frames[f + PC] = node.bodies[chosen] ?? node.next;
  return 0;
}

function wordOf(option: readonly Node[]): number {
  return EITHER_WORDS.findIndex((word) => word === option[0]?.op);
}

/** One line of those in which something could be done; the text goes on inside it. */
function chooseLine(state: State, f: number, node: Node, lines: number): number {
  const { frames, now } = state;
  if (frames[f + STEP] === 0) {
    if (lines === 0) return 0;
    if ((lines & (lines - 1)) !== 0) {
      frames[f + STEP] = 1;
      offerLines(state, lines, viewpoint.owner);
      return BUSY;
    }
    now[ANSWER] = lines === 1 ? 0 : lines === 2 ? 1 : 2;
  }
  frames[f + LINE] = now[ANSWER]!;
  frames[f + PC] = node.body;
  return 0;
}

/** The next line of an "each line" text; without one the text goes on behind it. */
function nextLine(state: State, f: number, node: Node): number {
  const { frames } = state;
  const fresh = frames[f + STEP] === 0;
  const working = fresh ? workingLines(state, node, frames[f + LOOP]!) : 1;
  const done = chooseLine(state, f, node, working);
  if (done === BUSY) return BUSY;
  if (working === 0) frames[f + PC] = node.next;
  else frames[f + LOOP] = frames[f + LOOP]! & ~(1 << frames[f + LINE]!);
  return 0;
}
