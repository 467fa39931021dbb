/** Steps on hands, decks and trash: draw, discard, play, reveal (RULES 7.1, 7.7, 7.9). */
import { show } from '../card-knowledge.ts';
import {
  ANSWER,
  ANSWER_WAY,
  CARDS,
  cardsIn,
  DECK,
  HAND,
  NO_CARD,
  PICKED,
  topOf,
  TRASH,
  zoneOf,
  type Card,
  type State,
} from '../state.ts';
import { type StepOf } from '../program/steps.ts';
import { type Node } from '../program/program.ts';
import { canDo, revealable } from './can.ts';
import { AFTER, askSeveral, BUSY, chooseFrom, pick } from './choose.ts';
import { playCard, playUnder } from '../engine/landing.ts';
import { emit, log, moved, openTo, posOf, shown } from '../engine/events.ts';
import { amountOf, fits, scan } from '../engine/measure.ts';
import { viewpoint } from '../engine/viewpoint.ts';
import { EV, note } from '../engine/reactions.ts';
import {
  ask,
  ASK_PLAY,
  ASK_PLAYER,
  deckPlayLines,
  M_PLAYER,
  offer,
  offerCards,
  offerLines,
  textPlays,
} from '../engine/offers.ts';
import { HIGH, inMask, LOW, NUM, RESULT, STEP, THAT } from '../engine/stack.ts';
import { discardCards, drawCard, pushDraw, tellDrawn } from '../engine/supply.ts';
import { NUM_AT_LEAST, NUM_WHOLE } from '../program/terms.ts';

const found = new Uint8Array(CARDS);

export function draw(
  state: State,
  f: number,
  node: Node,
  step: StepOf<'draw'>,
  actor: number,
): number {
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
    pushDraw(state, actor, step.from === 'oppDeck' ? 1 - actor : actor, amountOf(state, node.num));
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
  for (const card of cards) drawCard(state, card, actor);
  tellDrawn(state, actor, deck, cards);
  note(state, EV.draw, actor);
  return cards.length;
}

export function discard(
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
    const least = Math.min(amountOf(state, node.num), most);
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

/** RULES 9.1: each player the own hand; the text's owner says who is first. */
function discardBoth(state: State, f: number): number {
  const { frames, now } = state;
  const hands = [0, 1].map((player) => cardsIn(state, zoneOf(player, HAND)));
  const both = hands.every((hand) => hand.length > 0);
  if (frames[f + STEP] === 0 && both) {
    frames[f + STEP] = 1;
    offer(state, M_PLAYER);
    offer(state, M_PLAYER | 1);
    ask(state, ASK_PLAYER, viewpoint.owner);
    return BUSY;
  }
  const first = frames[f + STEP] === 1 ? now[ANSWER]! : 0;
  for (const player of [first, 1 - first]) discardCards(state, hands[player] ?? [], player, player);
  return hands.flat().length;
}

export function play(
  state: State,
  f: number,
  node: Node,
  step: StepOf<'play'>,
  actor: number,
): number {
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
    playUnder(state, card, actor, viewpoint.source);
    return 1;
  }
  frames[f + STEP] = AFTER;
  frames[f + RESULT] = 1;
  playCard(state, card, actor, line, step.face === 'up', side);
  return BUSY;
}

export function reveal(
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
      if (log.tell !== undefined) emit(state, 'reveal', actor, shown(state, zone));
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
      if (node.sel !== null && count === 1 && frames[f + STEP] === 0 && zone % 6 === HAND) {
        frames[f + STEP] = 1;
        offerCards(state, found, 1, actor);
        return BUSY;
      }
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
  if (log.tell !== undefined) {
    const up = openTo(state, card) === 7;
    emit(state, 'reveal', actor, [moved(state, card, posOf(state, card), 7, up)]);
  }
  show(state, card);
}
