/**
 * The interpreter: one step of the text on top of the stack. A step that needs
 * a choice offers it and stays where it is; STEP says how far it has come, so
 * that the text goes on from there when the answer has arrived.
 */
import {
  ANSWER,
  ANSWER_WAY,
  ASK,
  BAN,
  BANNER,
  CARDS,
  cardsIn,
  CHANCE_ZONE,
  DECK,
  HAND,
  LEAST,
  MOST,
  NO_CARD,
  PICKED,
  PLAYER,
  STACK,
  topOf,
  TRASH,
  TURN,
  zoneOf,
  type Card,
  type State,
} from '../state.ts';
import { show } from '../knows.ts';
import type { StepOf } from './algebra.ts';
import type { Node } from './book.ts';
import {
  canDo,
  canDoAny,
  destinations,
  isValid,
  linesOf,
  plateOf,
  revealable,
  targets,
  workingLines,
} from './can.ts';
import {
  DELETE,
  flipCard,
  playCard,
  playUnder,
  pushFlipAll,
  pushMove,
  RETURN,
  SEIZE,
  SHIFT,
} from './field.ts';
import { emit, log, moved, openTo, posOf, shown, NO_CARDS } from './log.ts';
import { fits, holds, number, scan, seen } from './measure.ts';
import { EV, note, openTextOf, resolveFrom } from './notes.ts';
import {
  ask,
  ASK_EITHER,
  ASK_HAND,
  ASK_MAY,
  ASK_NUMBER,
  ASK_PAIR,
  ASK_PICK,
  ASK_PLAY,
  ASK_PLAYER,
  ASK_PROTOCOL,
  deckPlayLines,
  M_EITHER,
  M_MAY,
  M_NUMBER,
  M_PAIR,
  M_PLAYER,
  M_PROTOCOL,
  offer,
  offerCards,
  offerLines,
  offerMore,
  offerOrders,
  textPlays,
} from './offers.ts';
import {
  BOTTOM,
  BOX,
  DONE,
  FROM,
  HIGH,
  highBit,
  inMask,
  isOnTop,
  LINE,
  LOOP,
  LOW,
  lowBit,
  NAMED,
  NUM,
  OWNER,
  PC,
  pop,
  RESULT,
  SOURCE,
  STEP,
  THAT,
  TOP,
} from './stack.ts';
import {
  discardCards,
  drawCard,
  handOver,
  joinTrash,
  pushDraw,
  pushRefresh,
  rearrange,
  shuffleDeck,
  tellDrawn,
} from './supply.ts';
import { NUM_AT_LEAST, NUM_WHOLE } from './terms.ts';
import { winIfCompiled } from './win.ts';

/** The words that `either` offers, in the order of their move codes. */
export const EITHER_WORDS = ['discard', 'flip', 'shift', 'delete', 'draw'] as const;

/** What a step has come to: on to its next node with so many cards done, or still busy. */
const BUSY = -1;
/** STEP while the frame above carries the step out; its result is what the step did. */
const AFTER = 100;

const found = new Uint8Array(CARDS);

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

function valid(state: State, f: number): boolean {
  return isValid(state, state.frames[f + SOURCE]!, state.frames[f + BOX] !== TOP);
}

/** Looks at the field from the place of this text. */
export function look(state: State, f: number): void {
  const { frames } = state;
  seen.source = frames[f + SOURCE]!;
  seen.owner = frames[f + OWNER]!;
  seen.that = frames[f + THAT]!;
  seen.num = frames[f + NUM]!;
  seen.named = frames[f + NAMED]!;
  seen.line = frames[f + LINE]!;
  seen.low = frames[f + LOW]!;
  seen.high = frames[f + HIGH]!;
}

/** Carries a node out as far as it can; returns how many cards it did, or BUSY. */
export function perform(state: State, f: number, node: Node): number {
  const { frames } = state;
  const { step } = node;
  if (frames[f + STEP] === AFTER) return after(state, f);
  if (step === null) return 0;
  const actor = node.opposed ? 1 - seen.owner : seen.owner;
  if (node.op === 'gate') {
    const closed = step.op === 'chain' && step.gate === 'done' && frames[f + DONE] === 0;
    frames[f + PC] = closed ? node.next : node.body;
    return 0;
  }
  if (node.op === 'nextLine') return nextLine(state, f, node);
  if (node.op === 'nextTime') {
    const more = frames[f + LOOP]! > 0;
    if (more) frames[f + LOOP] = frames[f + LOOP]! - 1;
    frames[f + PC] = more ? node.body : node.next;
    return 0;
  }
  switch (step.op) {
    case 'chain':
      frames[f + DONE] = 0;
      frames[f + PC] = node.body;
      return 0;
    case 'if':
      frames[f + PC] =
        node.cond !== null && holds(state, node.cond) ? node.body : (node.bodies[0] ?? node.next);
      return 0;
    case 'repeat':
      frames[f + LOOP] = node.num === null ? 0 : number(state, node.num);
      frames[f + PC] = node.body;
      return 0;
    case 'forEachLine':
      frames[f + LOOP] = linesOf(state, step.lines);
      frames[f + PC] = node.body;
      return 0;
    case 'chooseLine':
      return chooseLine(state, f, node, workingLines(state, node, linesOf(state, step.among)));
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
      return draw(state, f, node, step, actor);
    case 'discard':
      return discard(state, f, node, step, actor);
    case 'play':
      return play(state, f, node, step, actor);
    case 'reveal':
      return reveal(state, f, node, step, actor);
    case 'refresh':
      if (!canDo(state, node)) return 0;
      frames[f + STEP] = AFTER;
      pushRefresh(state, actor);
      return BUSY;
    case 'rearrange':
    case 'swapProtocols':
      if (frames[f + STEP] === 0) {
        frames[f + STEP] = 1;
        offerOrders(state, step.op === 'swapProtocols', actor);
        return BUSY;
      }
      rearrange(
        state,
        actor,
        step.whose === 'own' ? seen.owner : 1 - seen.owner,
        state.now[ANSWER]!,
      );
      return 1;
    case 'swapStacks':
      return swapStacks(state, f, node, step.whose === 'own' ? seen.owner : 1 - seen.owner, actor);
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
        if (step.what === 'trashIntoDeck') joinTrash(state, actor);
        frames[f + STEP] = 1;
        if (!shuffleDeck(state, actor)) return BUSY;
      }
      note(state, EV.shuffle, actor);
      return 1;
    }
    case 'declare':
      return declare(state, f, step.what, actor);
    case 'flipProtocol': {
      const plate = plateOf(state, step.protocol);
      if (plate < 0) return 0;
      frames[f + NAMED] = plate % 3;
      if (state.compiled[plate] !== 0) return 0;
      state.compiled[plate] = 1;
      emit(state, 'plate', plate < 3 ? 0 : 1, NO_CARDS, step.protocol);
      winIfCompiled(state, plate < 3 ? 0 : 1);
      return 1;
    }
    case 'forbidCompile': {
      const other = 1 - seen.owner;
      state.now[BAN + other] = state.now[TURN]! + (state.now[PLAYER] === other ? 2 : 1);
      state.now[BANNER + other] = seen.source;
      emit(state, 'forbidCompile', other, NO_CARDS, undefined, state.now[BAN + other]);
      return 1;
    }
    case 'putOnDeckTop':
      // Decided before the card leaves: see `destination` in field.ts.
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
    if (!canDoAny(state, node.inside[0] ?? [])) return 0;
    frames[f + STEP] = 1;
    offer(state, M_MAY | 1);
    offer(state, M_MAY);
    ask(state, ASK_MAY, seen.owner);
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
    ask(state, ASK_EITHER, seen.owner);
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
      offerLines(state, lines, seen.owner);
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

/** Chooses one card of a list: none, the only one, or by asking. */
function chooseFrom(state: State, f: number, cards: ArrayLike<Card>, player: number): number {
  const { frames, now } = state;
  if (frames[f + STEP] !== 0) return now[ANSWER]!;
  if (cards.length === 0) return NO_CARD;
  if (cards.length === 1) return cards[0]!;
  frames[f + STEP] = 1;
  offerCards(state, Uint8Array.from(cards), cards.length, player);
  return BUSY;
}

/** A card of a hand by chance. */
function pick(state: State, f: number, zone: number): number {
  const { frames, now, size, zones } = state;
  if (frames[f + STEP] !== 0) return now[ANSWER]!;
  if (size[zone] === 0) return NO_CARD;
  if (size[zone] === 1) return zones[zone * CARDS]!;
  frames[f + STEP] = 1;
  now[CHANCE_ZONE] = zone;
  now[ASK] = ASK_PICK;
  return BUSY;
}

/** Steps on field cards: choose the target, for a shift also the line, then move. */
function onCards(state: State, f: number, node: Node, actor: number): number {
  const { frames, now } = state;
  const { sel, step } = node;
  if (sel === null || step === null) return 0;
  if (sel.all) return onAll(state, f, node, actor);
  if (sel.each) return onEach(state, f, node, actor);
  let card = frames[f + THAT]!;
  switch (frames[f + STEP]!) {
    case 0: {
      const count = targets(state, node, sel, actor, found);
      if (count === 0) {
        if ('as' in step && step.as !== undefined) frames[f + THAT] = NO_CARD;
        return 0;
      }
      if (count > 1) {
        frames[f + STEP] = 1;
        offerCards(state, found, count, actor);
        return BUSY;
      }
      card = found[0]!;
      break;
    }
    case 1:
      card = now[ANSWER]!;
      break;
    default:
      card = frames[f + RESULT]!;
  }
  if (step.op === 'shift') {
    let line = now[ANSWER]!;
    if (frames[f + STEP]! < 2) {
      const lines = destinations(state, card, step.to, actor);
      if ((lines & (lines - 1)) !== 0) {
        // The card waits in RESULT while its line is chosen.
        frames[f + RESULT] = card;
        frames[f + STEP] = 2;
        offerLines(state, lines, actor);
        return BUSY;
      }
      line = lines === 1 ? 0 : lines === 2 ? 1 : 2;
    }
    frames[f + RESULT] = 0;
    if (step.as !== undefined) frames[f + THAT] = card;
    frames[f + STEP] = AFTER;
    pushMove(state, SHIFT, lowBit(card), highBit(card), actor, line);
    return BUSY;
  }
  if ('as' in step && step.as !== undefined) frames[f + THAT] = card;
  return onCard(state, f, node, card, actor);
}

/** A step on one card that has been chosen. */
function onCard(state: State, f: number, node: Node, card: Card, actor: number): number {
  const { frames } = state;
  const { step } = node;
  if (step?.op === 'flip') {
    flipCard(state, card, actor, step.ignoreMiddle === true);
    return 1;
  }
  if (step?.op === 'copyMiddle') {
    openTextOf(state, seen.source, BOTTOM, state.book.texts[state.def[card]!]!.middle);
    return 1;
  }
  const how = step?.op === 'delete' ? DELETE : step?.op === 'return' ? RETURN : SEIZE;
  frames[f + STEP] = AFTER;
  pushMove(state, how, lowBit(card), highBit(card), actor, 0);
  return BUSY;
}

/** The whole set at once (RULES 7.12). */
function onAll(state: State, f: number, node: Node, actor: number): number {
  const { frames } = state;
  const { step, sel } = node;
  const count = sel === null ? 0 : targets(state, node, sel, actor, found);
  if (count === 0) return 0;
  let low = 0;
  let high = 0;
  for (let i = 0; i < count; i++) {
    low |= lowBit(found[i]!);
    high |= highBit(found[i]!);
  }
  frames[f + STEP] = AFTER;
  if (step?.op === 'flip') pushFlipAll(state, low, high, actor);
  else if (step?.op === 'shift') pushMove(state, SHIFT, low, high, actor, seen.line);
  else pushMove(state, step?.op === 'delete' ? DELETE : RETURN, low, high, actor, 0);
  return BUSY;
}

/** One after the other, in the order of the text's owner (RULES 7.12). */
function onEach(state: State, f: number, node: Node, actor: number): number {
  const { frames, now } = state;
  const { sel } = node;
  if (sel === null) return 0;
  let card = now[ANSWER]!;
  if (frames[f + STEP] !== 2) {
    let count = targets(state, node, sel, actor, found);
    if (frames[f + STEP] === 0) {
      frames[f + LOW] = 0;
      frames[f + HIGH] = 0;
      for (let i = 0; i < count; i++) {
        frames[f + LOW] = frames[f + LOW]! | lowBit(found[i]!);
        frames[f + HIGH] = frames[f + HIGH]! | highBit(found[i]!);
      }
      frames[f + STEP] = 1;
    } else if (!valid(state, f)) {
      frames[f + PC] = state.book.drop;
      return 0;
    }
    let left = 0;
    for (let i = 0; i < count; i++) {
      if (inMask(frames[f + LOW]!, frames[f + HIGH]!, found[i]!)) found[left++] = found[i]!;
    }
    count = left;
    if (count === 0) return 0;
    if (count > 1) {
      frames[f + STEP] = 2;
      offerCards(state, found, count, seen.owner);
      return BUSY;
    }
    card = found[0]!;
  }
  frames[f + STEP] = 1;
  frames[f + LOW] = frames[f + LOW]! & ~lowBit(card);
  frames[f + HIGH] = frames[f + HIGH]! & ~highBit(card);
  frames[f + DONE] = 1;
  if (node.op === 'flip') flipCard(state, card, actor, false);
  return BUSY;
}

function draw(state: State, f: number, node: Node, step: StepOf<'draw'>, actor: number): number {
  const { frames } = state;
  if (node.num === null) return 0;
  if (frames[f + STEP] === 0) {
    if (step.as !== undefined) {
      frames[f + LOW] = 0;
      frames[f + HIGH] = 0;
    }
    if (!canDo(state, node)) return 0;
  }
  if (node.filter === null) {
    frames[f + STEP] = AFTER;
    pushDraw(state, actor, step.from === 'oppDeck' ? 1 - actor : actor, number(state, node.num));
    return BUSY;
  }
  const deck = zoneOf(actor, DECK);
  const matching = cardsIn(state, deck).filter((card) => fits(state, node.filter, card));
  let cards = matching;
  if (node.num.kind !== NUM_WHOLE) {
    const card = chooseFrom(state, f, matching, actor);
    if (card === BUSY) return BUSY;
    cards = [card];
  }
  let low = 0;
  let high = 0;
  for (const card of cards) {
    drawCard(state, card, actor);
    low |= lowBit(card);
    high |= highBit(card);
  }
  tellDrawn(state, actor, deck, low, high);
  note(state, EV.draw, actor);
  return cards.length;
}

function discard(
  state: State,
  f: number,
  node: Node,
  step: StepOf<'discard'>,
  actor: number,
): number {
  const { frames, now, size } = state;
  const bind = (count: number): number => {
    if (step.as === 'n') frames[f + NUM] = count;
    return count;
  };
  if (step.by === 'both') return discardBoth(state, f);
  if (step.from !== undefined) {
    const owner = step.from === 'oppDeckTop' ? 1 - actor : actor;
    const deck = zoneOf(owner, DECK);
    const cards = step.from === 'ownDeck' ? cardsIn(state, deck) : cardsIn(state, deck).slice(-1);
    if (step.as === 'that') frames[f + THAT] = cards[0] ?? NO_CARD;
    discardCards(state, cards, actor, owner);
    return bind(cards.length);
  }
  const hand = zoneOf(actor, HAND);
  const to = step.to === 'oppTrash' ? 1 - actor : actor;
  if (node.num === null || (frames[f + STEP] === 0 && size[hand] === 0)) return bind(0);
  if (step.random === true) {
    const card = pick(state, f, hand);
    if (card === BUSY) return BUSY;
    discardCards(state, [card], actor, to);
    return bind(1);
  }
  if (frames[f + STEP] === 0) {
    const most = size[hand]!;
    const open = node.num.kind === NUM_AT_LEAST;
    const least = Math.min(number(state, node.num), most);
    if (!open && least === 0) return bind(0);
    if (least === most) {
      discardCards(state, cardsIn(state, hand), actor, to);
      return bind(most);
    }
    if (open || least > 1) {
      frames[f + STEP] = 2;
      askSeveral(state, actor, least, open ? most : least);
      return BUSY;
    }
  }
  if (frames[f + STEP] === 2) {
    const cards = cardsIn(state, hand).filter((card) =>
      inMask(now[PICKED]!, now[PICKED + 1]!, card),
    );
    discardCards(state, cards, actor, to);
    return bind(cards.length);
  }
  const card = chooseFrom(state, f, cardsIn(state, hand), actor);
  if (card === BUSY) return BUSY;
  discardCards(state, [card], actor, to);
  return bind(1);
}

/** Asks a player for a set of hand cards. */
export function askSeveral(state: State, player: number, least: number, most: number): void {
  state.now[LEAST] = least;
  state.now[MOST] = most;
  state.now[PICKED] = 0;
  state.now[PICKED + 1] = 0;
  ask(state, ASK_HAND, player);
  offerMore(state);
}

/** RULES 9.1: each player the own hand; the text's owner says who is first. */
function discardBoth(state: State, f: number): number {
  const { frames, now } = state;
  const hands = [0, 1].map((player) => cardsIn(state, zoneOf(player, HAND)));
  const both = hands.every((hand) => hand.length > 0);
  if (frames[f + STEP] === 0 && both) {
    frames[f + STEP] = 1;
    offer(state, M_PLAYER);
    offer(state, M_PLAYER | 1);
    ask(state, ASK_PLAYER, seen.owner);
    return BUSY;
  }
  const first = frames[f + STEP] === 1 ? now[ANSWER]! : 0;
  for (const player of [first, 1 - first]) discardCards(state, hands[player] ?? [], player, player);
  return hands.flat().length;
}

function play(state: State, f: number, node: Node, step: StepOf<'play'>, actor: number): number {
  const { frames, now } = state;
  const side = step.side === 'opp' ? 1 - actor : actor;
  if (step.from === 'hand' || step.from === 'ownTrash') {
    if (frames[f + STEP] === 0) {
      if (textPlays(state, step, node.filter, actor, false) === 0) return 0;
      frames[f + STEP] = 1;
      ask(state, ASK_PLAY, actor);
      return BUSY;
    }
    const card = now[ANSWER]!;
    const way = now[ANSWER_WAY]!;
    if (step.as !== undefined) frames[f + THAT] = card;
    frames[f + STEP] = AFTER;
    frames[f + RESULT] = 1;
    playCard(state, card, actor, way >> 4, (way & 2) !== 0, (way & 1) === 0 ? actor : 1 - actor);
    return BUSY;
  }
  let line = now[ANSWER]!;
  if (frames[f + STEP] === 0) {
    const lines = deckPlayLines(state, step, actor);
    if (lines === 0) return 0;
    if ((lines & (lines - 1)) !== 0) {
      frames[f + STEP] = 1;
      offerLines(state, lines, actor);
      return BUSY;
    }
    line = lines === 1 ? 0 : lines === 2 ? 1 : 2;
  }
  const card = topOf(state, zoneOf(step.from === 'ownDeckTop' ? actor : 1 - actor, DECK));
  if (step.as !== undefined) frames[f + THAT] = card;
  if (step.line === 'underSelf') {
    playUnder(state, card, actor, seen.source);
    return 1;
  }
  frames[f + STEP] = AFTER;
  frames[f + RESULT] = 1;
  playCard(state, card, actor, line, step.face === 'up', side);
  return BUSY;
}

function reveal(
  state: State,
  f: number,
  node: Node,
  step: StepOf<'reveal'>,
  actor: number,
): number {
  const { frames, size } = state;
  const bind = (card: Card): void => {
    if (step.as !== undefined) frames[f + THAT] = card;
  };
  switch (step.what) {
    case 'hand':
    case 'deck': {
      const zone = zoneOf(actor, step.what === 'hand' ? HAND : DECK);
      if (size[zone] === 0) return 0;
      if (log.sink !== undefined) emit(state, 'reveal', actor, shown(state, zone));
      for (const card of cardsIn(state, zone)) show(state, card);
      return size[zone]!;
    }
    case 'deckTop': {
      const card = topOf(state, zoneOf(actor, DECK));
      if (card === NO_CARD) return 0;
      tellReveal(state, card, actor);
      return 1;
    }
    case 'handCard':
    case 'trashCard': {
      const zone = zoneOf(actor, step.what === 'handCard' ? HAND : TRASH);
      const count = frames[f + STEP] === 0 ? revealable(state, zone, node.sel, found) : 1;
      const card = chooseFrom(state, f, found.slice(0, count), actor);
      if (card === BUSY) return BUSY;
      bind(card);
      if (card === NO_CARD) return 0;
      tellReveal(state, card, actor);
      return 1;
    }
    case 'fieldCard':
      break;
  }
  const count = frames[f + STEP] === 0 && node.sel !== null ? scan(state, node.sel, found) : 1;
  const card = chooseFrom(state, f, found.slice(0, count), actor);
  if (card === BUSY) return BUSY;
  bind(card);
  if (card === NO_CARD) return 0;
  tellReveal(state, card, actor);
  return 1;
}

function tellReveal(state: State, card: Card, actor: number): void {
  if (log.sink !== undefined) {
    const up = openTo(state, card) === 7;
    emit(state, 'reveal', actor, [moved(state, card, posOf(state, card), 7, up)]);
  }
  show(state, card);
}

function swapStacks(state: State, f: number, node: Node, whose: number, actor: number): number {
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
function declare(state: State, f: number, what: 'number' | 'protocol', actor: number): number {
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
