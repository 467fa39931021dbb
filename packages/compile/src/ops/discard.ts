import * as S from '../state.ts';
import { cardsIn, zoneOf, type CardSlot, type State } from '../state.ts';
import { amountOf } from '../engine/measure.ts';
import {
  ask,
  ASK_PLAYER,
  askSeveral,
  M_PLAYER,
  offer,
  offerHand,
  pickedCards,
} from '../engine/offers.ts';
import { NUM, STEP, THAT } from '../engine/stack.ts';
import { discardCards } from '../engine/supply.ts';
import { viewpoint } from '../engine/viewpoint.ts';
import { askChance, askForHandCard } from './choose.ts';
import { WAITING, type OpNodeOf, type Operation } from './operation.ts';

/** STEP while several cards are chosen. */
const CHOOSES_SEVERAL = 2;

/** RULES 7.9: cards of a hand, chosen or random; of a deck; or both hands. */
export const discard: Operation<'discard'> = {
  can(state, { step, num }, actor) {
    const { size } = state;
    const hand = size[zoneOf(actor, S.HAND)]!;
    if (step.by === 'both') return hand + size[zoneOf(1 - actor, S.HAND)]! > 0;
    if (step.from !== undefined) return size[zoneOf(deckOwner(step.from, actor), S.DECK)]! > 0;
    if (hand === 0) return false;
    return num.kind === 'atLeast' || amountOf(state, num) > 0;
  },
  begin(state, f, node, actor) {
    const { step, num } = node;
    if (step.by === 'both') return beginBoth(state, f);
    if (step.from !== undefined) return discardFromDeck(state, f, node, step.from, actor);
    const hand = zoneOf(actor, S.HAND);
    const most = state.size[hand]!;
    if (most === 0) return bindCount(state, f, node, 0);
    if (step.random === true && most > 1) return askChance(state, f, hand);
    const open = num.kind === 'atLeast';
    const least = Math.min(amountOf(state, num), most);
    if (least === most) return discardFromHand(state, f, node, cardsIn(state, hand), actor);
    if (!open && least === 0) return bindCount(state, f, node, 0);
    if (!open && least === 1) return askForHandCard(state, f, actor);
    state.frames[f + STEP] = CHOOSES_SEVERAL;
    askSeveral(state, actor, least, open ? most : least);
    return WAITING;
  },
  ask(state, _f, { step }, actor) {
    if (step.by === 'both') {
      offerPlayers(state);
      return;
    }
    offerHand(state, actor);
  },
  answer(state, f, node, actor) {
    const { now, frames } = state;
    if (node.step.by === 'both') return discardBoth(state, now[S.ANSWER]!);
    const several = frames[f + STEP] === CHOOSES_SEVERAL;
    const cards = several ? pickedCards(state, actor) : [now[S.ANSWER]!];
    return discardFromHand(state, f, node, cards, actor);
  },
  worth: ({ by, from }) => (by === 'opponent' ? 1.2 : from === undefined ? -0.8 : 0),
};

function bindCount(state: State, f: number, { step }: OpNodeOf<'discard'>, count: number): number {
  if (step.as === 'n') state.frames[f + NUM] = count;
  return count;
}

function discardFromHand(
  state: State,
  f: number,
  node: OpNodeOf<'discard'>,
  cards: readonly CardSlot[],
  actor: number,
): number {
  discardCards(state, cards, actor, node.step.to === 'oppTrash' ? 1 - actor : actor);
  return bindCount(state, f, node, cards.length);
}

type FromDeck = 'ownDeck' | 'ownDeckTop' | 'oppDeckTop';

function deckOwner(from: FromDeck, actor: number): number {
  return from === 'oppDeckTop' ? 1 - actor : actor;
}

function discardFromDeck(
  state: State,
  f: number,
  node: OpNodeOf<'discard'>,
  from: FromDeck,
  actor: number,
): number {
  const owner = deckOwner(from, actor);
  const deck = cardsIn(state, zoneOf(owner, S.DECK));
  const cards = from === 'ownDeck' ? deck : deck.slice(-1);
  if (node.step.as === 'that') state.frames[f + THAT] = cards[0] ?? S.NO_CARD;
  discardCards(state, cards, actor, owner);
  return bindCount(state, f, node, cards.length);
}

/** RULES 9.1: each player from the own hand; the text's owner decides who is first. */
function beginBoth(state: State, f: number): number {
  if (state.size[S.HAND] === 0 || state.size[S.HAND + 6] === 0) return discardBoth(state, 0);
  state.frames[f + STEP] = 1;
  offerPlayers(state);
  return WAITING;
}

function offerPlayers(state: State): void {
  offer(state, M_PLAYER);
  offer(state, M_PLAYER | 1);
  ask(state, ASK_PLAYER, viewpoint.owner);
}

function discardBoth(state: State, first: number): number {
  const hands = [0, 1].map((player) => cardsIn(state, zoneOf(player, S.HAND)));
  for (const player of [first, 1 - first]) discardCards(state, hands[player] ?? [], player, player);
  return hands.flat().length;
}
