/** Whether a step could do something in the present position (RULES 8.4). Nothing is simulated. */
import {
  CARDS,
  COMMITTED,
  DECK,
  HAND,
  isStack,
  NO_CARD,
  STACK,
  TRASH,
  zoneOf,
  type Card,
  type State,
} from '../state.ts';
import type { StepOf } from '../program/steps.ts';
import type { Node } from '../program/program.ts';
import { canDraw, canFlip, canRefresh, drawForbidden, middleIgnored } from '../engine/lasting.ts';
import { amountOf, fits, hasFaceDown, holds, passes, scan, total } from '../engine/measure.ts';
import { lineOfCard } from '../engine/values.ts';
import { viewpoint } from '../engine/viewpoint.ts';
import { deckPlayLines, textPlays } from '../engine/offers.ts';
import { inMask } from '../engine/stack.ts';
import { NUM_AT_LEAST, NUM_WHOLE, type Sel } from '../program/terms.ts';

/** The lines to which a shift may bring a card, as bits (RULES 9.1). */
export function destinations(
  state: State,
  card: Card,
  to: StepOf<'shift'>['to'],
  actor: number,
): number {
  const at = lineOfCard(state, card);
  const here = lineOfCard(state, viewpoint.source);
  const elsewhere = 7 & ~(1 << at);
  switch (to) {
    case 'other':
      return elsewhere;
    case 'this':
      return here < 0 ? 0 : elsewhere & (1 << here);
    case 'current':
      return elsewhere & (1 << viewpoint.line);
    case 'toOrFromThis':
      return here < 0 ? 0 : at === here ? elsewhere : 1 << here;
    case 'oppBestLine':
      break;
  }
  let best = -1;
  let lines = 0;
  for (let line = 0; line < 3; line++) {
    const sum = total(state, 1 - actor, line);
    if (sum > best) lines = 0;
    if (sum >= best) lines |= 1 << line;
    best = Math.max(best, sum);
  }
  return lines & elsewhere;
}

const found = new Uint8Array(CARDS);

/** The legal targets of a step on field cards. Returns how many. */
export function targets(
  state: State,
  node: Node,
  sel: Sel,
  actor: number,
  into: Uint8Array,
): number {
  const all = scan(state, sel, into);
  let count = 0;
  for (let i = 0; i < all; i++) {
    const card = into[i]!;
    if (node.op === 'flip') {
      if (!canFlip(state, card)) continue;
    } else if (node.op === 'shift') {
      if (destinations(state, card, node.step.to, actor) === 0) continue;
    } else if (node.op === 'copyMiddle' && !canCopy(state, card)) continue;
    into[count++] = card;
  }
  return count;
}

/** RULES 14, D-20: a middle that is ignored or could do nothing is not copied. */
function canCopy(state: State, card: Card): boolean {
  const text = state.book.texts[state.def[card]!]!;
  if (text.middle < 0 || middleIgnored(state, card)) return false;
  return canDoAny(state, text.steps) || seemsToDo(state, text.steps);
}

/** A list can do something if one of its steps can. */
export function canDoAny(state: State, nodes: readonly Node[]): boolean {
  for (const node of nodes) if (canDo(state, node)) return true;
  return false;
}

/** As far as others can see, one of the steps could play a card: which cards of a hand it fits, they do not know. */
export function seemsToDo(state: State, nodes: readonly Node[]): boolean {
  if (state.options.forcedHandChoices === 'answered') return false;
  return nodes.some((node) => {
    if (node.op !== 'play' || node.step.from !== 'hand' || node.filter === null) return false;
    const actor = node.opposed ? 1 - viewpoint.owner : viewpoint.owner;
    return textPlays(state, node.step, null, actor, true) > 0;
  });
}

/** The lines of a line step in which something could be done, as bits. */
export function workingLines(state: State, node: Node, lines: number): number {
  const inside = node.inside[0] ?? [];
  const line = viewpoint.line;
  let working = 0;
  for (let at = 0; at < 3; at++) {
    if (((lines >> at) & 1) === 0) continue;
    viewpoint.line = at;
    if (node.op === 'chooseLine' && node.cond !== null && !holds(state, node.cond, at)) continue;
    if (canDoAny(state, inside)) working |= 1 << at;
  }
  viewpoint.line = line;
  return working;
}

/** The lines that a line step notes when it starts (RULES 9.1). */
export function linesOf(
  state: State,
  word: 'any' | 'other' | 'withOwnCard' | 'withFaceDown',
): number {
  const here = lineOfCard(state, viewpoint.source);
  let lines = 0;
  for (let line = 0; line < 3; line++) {
    if (
      word === 'any' ||
      (word === 'other' && line !== here) ||
      (word === 'withOwnCard' && state.size[zoneOf(viewpoint.owner, STACK + line)]! > 0) ||
      (word === 'withFaceDown' && hasFaceDown(state, line))
    ) {
      lines |= 1 << line;
    }
  }
  return lines;
}

/** How many cards of a zone fit a filter. */
export function fitting(state: State, zone: number, filter: Sel | null): number {
  let count = 0;
  for (let i = 0; i < state.size[zone]!; i++) {
    if (fits(state, filter, state.zones[zone * CARDS + i]!)) count++;
  }
  return count;
}

/** The hand cards that a reveal may choose from. Returns how many. */
export function revealable(state: State, zone: number, sel: Sel | null, into: Uint8Array): number {
  let count = 0;
  for (let i = 0; i < state.size[zone]!; i++) {
    const card = state.zones[zone * CARDS + i]!;
    if (sel !== null) {
      if (sel.drawn && !inMask(viewpoint.low, viewpoint.high, card)) continue;
      if (!passes(state, sel, state.book.texts[state.def[card]!]!.value)) continue;
    }
    into[count++] = card;
  }
  return count;
}

export function canDo(state: State, node: Node): boolean {
  const actor = node.opposed ? 1 - viewpoint.owner : viewpoint.owner;
  const hand = state.size[zoneOf(actor, HAND)]!;
  switch (node.op) {
    case 'delete':
    case 'flip':
    case 'shift':
    case 'return':
    case 'seize':
    case 'copyMiddle':
      return node.sel !== null && targets(state, node, node.sel, actor, found) > 0;
    case 'draw': {
      if (node.num === null || (node.num.kind !== NUM_WHOLE && amountOf(state, node.num) < 1))
        return false;
      if (node.filter !== null) {
        return !drawForbidden(state, actor) && fitting(state, zoneOf(actor, DECK), node.filter) > 0;
      }
      return canDraw(state, actor, node.step.from === 'oppDeck' ? 1 - actor : actor);
    }
    case 'discard': {
      if (node.step.by === 'both') return hand + state.size[zoneOf(1 - actor, HAND)]! > 0;
      if (node.step.from === 'oppDeckTop') return state.size[zoneOf(1 - actor, DECK)]! > 0;
      if (node.step.from !== undefined) return state.size[zoneOf(actor, DECK)]! > 0;
      if (node.num === null || hand === 0) return false;
      return node.num.kind === NUM_AT_LEAST || amountOf(state, node.num) > 0;
    }
    case 'refresh':
      return canRefresh(state, actor);
    case 'give':
      return hand > 0;
    case 'takeRandom':
      return state.size[zoneOf(1 - actor, HAND)]! > 0;
    case 'play':
      return node.step.from === 'hand' || node.step.from === 'ownTrash'
        ? textPlays(state, node.step, node.filter, actor, true) > 0
        : deckPlayLines(state, node.step, actor) !== 0;
    case 'reveal':
      switch (node.step.what) {
        case 'hand':
          return hand > 0;
        case 'deck':
        case 'deckTop':
          return state.size[zoneOf(actor, DECK)]! > 0;
        case 'handCard':
          return revealable(state, zoneOf(actor, HAND), node.sel, found) > 0;
        case 'trashCard':
          return revealable(state, zoneOf(actor, TRASH), node.sel, found) > 0;
        case 'fieldCard':
          return node.sel !== null && scan(state, node.sel, null) > 0;
      }
    // falls through: the inner switch always returns
    case 'shuffle':
      return state.size[zoneOf(actor, node.step.what === 'deck' ? DECK : TRASH)]! > 0;
    case 'swapStacks':
      return stacksOf(state, node.step.whose === 'own' ? viewpoint.owner : 1 - viewpoint.owner) > 1;
    case 'flipProtocol':
      return plateToFlip(state, node.step.protocol) >= 0;
    case 'rearrange':
    case 'swapProtocols':
    case 'forbidCompile':
      return true;
    case 'putOnDeckTop':
    case 'declare':
    case 'open':
    case 'close':
    case 'end':
    case 'gate':
    case 'nextLine':
    case 'nextTime':
      return false;
    case 'chain': {
      const [first = [], then = []] = node.inside;
      return canDoAny(state, first) || (node.step.gate === 'always' && canDoAny(state, then));
    }
    case 'may':
      return canDoAny(state, node.inside[0] ?? []);
    case 'either':
      return node.inside.some((option) => canDoAny(state, option));
    case 'if': {
      const [yes = [], no = []] = node.inside;
      return canDoAny(state, node.cond !== null && holds(state, node.cond) ? yes : no);
    }
    case 'forEachLine':
      return workingLines(state, node, linesOf(state, node.step.lines)) !== 0;
    case 'chooseLine':
      return workingLines(state, node, linesOf(state, node.step.among)) !== 0;
    case 'repeat':
      break;
  }
  return (
    node.num !== null && amountOf(state, node.num) > 0 && canDoAny(state, node.inside[0] ?? [])
  );
}

/** How many stacks of a player hold a card. */
export function stacksOf(state: State, player: number): number {
  let count = 0;
  for (let line = 0; line < 3; line++) if (state.size[zoneOf(player, STACK + line)]! > 0) count++;
  return count;
}

/** The plate of a protocol, by player and line; -1 if there is none. */
export function plateOf(state: State, protocol: string): number {
  return state.plates.findIndex((plate) => state.book.protocols[plate] === protocol);
}

function plateToFlip(state: State, protocol: string): number {
  const plate = plateOf(state, protocol);
  return plate >= 0 && state.compiled[plate] === 0 ? plate : -1;
}

/** RULES 8.3: is the source of a text still there to be resolved. */
export function isValid(state: State, source: Card, needsTop: boolean): boolean {
  if (source === NO_CARD || state.up[source] === 0) return false;
  const zone = state.place[source]!;
  if (isStack(zone))
    return !needsTop || state.zones[zone * CARDS + state.size[zone]! - 1] === source;
  return zone === COMMITTED;
}
