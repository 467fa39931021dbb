/** Checks a hint's claims about a move against the view and, where possible, against the tricks that follow, by the letters of the cards. */
import { fork, listMoves, type Move } from '@pakli/core';
import type { ReasonSubject } from '@pakli/core/testing';
import {
  ladderOf,
  rulesMove,
  ulti as game,
  type Bid,
  type State,
  type Ulti,
  type View,
} from '../src/index.ts';
import { reason } from '../src/knowledge/expert/reason.ts';
import { optionsOf } from './subject.ts';

const DECK = Array.from('HBLA').flatMap((suit) => Array.from('789UOKXA', (rank) => suit + rank));
/** Rule 2: from the lowest to the highest, with trumps and without. */
const WITH_TRUMPS = '789UOKXA';
const WITHOUT = '789XUOKA';

const suitsOf = (cards: readonly string[], suit: string): number =>
  cards.filter((card) => card.startsWith(suit)).length;
const acesOf = (cards: readonly string[]): number =>
  cards.filter((card) => card.endsWith('A')).length;
const lowOf = (cards: readonly string[]): number =>
  cards.filter((card) => '789X'.includes(card.charAt(1))).length;

function pointsOf(card: string, { options }: View): number {
  if (options.cardPoints === 'A10') return 'XA'.includes(card.charAt(1)) ? 10 : 0;
  return { A: 11, X: 10, K: 4, O: 3, U: 2 }[card.charAt(1)] ?? 0;
}

/** Whether one card beats another on the table (rule 7.3). */
function beats(card: string, other: string, trump: string | null): boolean {
  const order = trump === null ? WITHOUT : WITH_TRUMPS;
  if (card.charAt(0) !== other.charAt(0)) return card.charAt(0) === trump;
  return order.indexOf(card.charAt(1)) > order.indexOf(other.charAt(1));
}

function bidOf({ options }: View, id: string | null): Bid | undefined {
  return ladderOf(options).byId.get(id ?? '');
}

function playsFor(bid: Bid | undefined, ...parts: readonly string[]): boolean {
  return bid?.components.some(({ c }) => parts.includes(c)) === true;
}

const forPoints = (bid: Bid | undefined): boolean => playsFor(bid, 'passz', '40-100', '20-100');

/** The possible claims about a move. */
const truths: ReasonSubject<Ulti>['truths'] = (state, move, facts) => {
  const seat = game.turn(state);
  const view = game.view(state, seat);
  const hand = view.hand ?? [];
  const text = game.format(state, move, seat);
  const card = text.split(' ').at(-1)!;
  const [n = 0, m = 0] = facts.map(Number);
  const { trump } = view;
  const table = view.trick?.cards ?? [];
  const gone = new Set([
    ...(view.talon ?? []),
    ...table,
    ...view.tricks.flatMap(({ cards }) => cards),
  ]);
  const out = DECK.filter((one) => !hand.includes(one) && !gone.has(one));
  const best = table.reduce(
    (one, other) => (beats(other, one, trump) ? other : one),
    table[0] ?? '',
  );
  const leader = view.trick?.leader ?? seat;
  const winner = (leader + table.indexOf(best)) % 3;
  const contract = bidOf(view, view.contract ?? view.high?.bid ?? null);
  const longest = (suits: string): number =>
    Math.max(...Array.from(suits, (suit) => suitsOf(hand, suit)));
  const handFacts = (): boolean => longest('HBLA') === n && acesOf(hand) === m;
  const bid = bidOf(view, card);
  const last = table.length === 2;
  const follows = table.length > 0;
  const noTrump = (): boolean => contract?.noTrump === true;
  const doubling = /^(kontra|raise|rekontra)/.test(text);
  return {
    'bid-trump': () =>
      bid?.noTrump === false && longest(bid.hearts ? 'H' : 'BLA') === n && acesOf(hand) === m,
    'bid-betli': () => playsFor(bid, 'betli') && lowOf(hand) === n,
    'bid-durchmars': () =>
      bid?.noTrump === true && playsFor(bid, 'durchmars') && acesOf(hand) === n,
    'discard-points': () =>
      pointsOf(card, view) === n &&
      n >= 10 &&
      forPoints(bidOf(view, view.announced)) &&
      view.options.talonOwner === 'soloist',
    'discard-suit': () => suitsOf(hand, card.charAt(0)) - 1 === n,
    'trump-long': () => suitsOf(hand, card) === n,
    pass: handFacts,
    pickup: handFacts,
    hold: handFacts,
    release: handFacts,
    stand: handFacts,
    'double-trumps': () => doubling && suitsOf(hand, trump!) === n && acesOf(hand) === m,
    'double-low': () => doubling && playsFor(contract, 'betli') && lowOf(hand) === n,
    'double-aces': () => doubling && noTrump() && acesOf(hand) === n,
    'done-trumps': () => !doubling && suitsOf(hand, trump!) === n && acesOf(hand) === m,
    'done-low': () => !doubling && playsFor(contract, 'betli') && lowOf(hand) === n,
    'done-aces': () => !doubling && noTrump() && acesOf(hand) === n,
    'lead-trump': () => !follows && card.startsWith(trump!) && suitsOf(out, trump!) === n && n > 0,
    'lead-trump-last': () => !follows && card.startsWith(trump!) && suitsOf(out, trump!) === 0,
    lead: () =>
      !follows &&
      n > 0 &&
      out.filter((one) => one.startsWith(card.charAt(0)) && beats(one, card, trump)).length === n,
    'lead-master': () =>
      !follows && out.every((one) => !one.startsWith(card.charAt(0)) || !beats(one, card, trump)),
    take: () => last && beats(card, best, trump) && takenBy(state, move) === seat,
    'take-sure': () => beats(card, best, trump) && out.every((one) => !beats(one, card, trump)),
    'take-ahead': () =>
      !last &&
      beats(card, best, trump) &&
      out.filter((one) => beats(one, card, trump)).length === n,
    'stay-under': () => seat === view.soloist && follows && !beats(card, best, trump),
    'feed-partner': () =>
      last &&
      pointsOf(card, view) === n &&
      winner !== view.soloist &&
      seat !== view.soloist &&
      takenBy(state, move) === winner,
    'feed-ahead': () =>
      !last &&
      pointsOf(card, view) === n &&
      winner !== view.soloist &&
      seat !== view.soloist &&
      !beats(card, best, trump),
    'throw-away': () => follows && !beats(card, best, trump) && !forPoints(contract),
    'throw-away-points': () =>
      follows && !beats(card, best, trump) && pointsOf(card, view) === n && forPoints(contract),
  };
};

/** The winner of the trick that the move completes. */
function takenBy(state: State, move: Move): number | undefined {
  const after = fork(game, state);
  game.play(after, move);
  return game.view(after, 0).tricks.at(-1)?.winner;
}

/** All moves on the way of the rules player, every fourth move at random. */
export const reasons: ReasonSubject<Ulti> = {
  game,
  begin(seed) {
    const state = game.create(optionsOf(['seed', 'tournament', 'social'][seed % 3]!), 3);
    game.setup(state, { number: 0, starter: seed % 3, carry: [0, 0, 0] });
    return state;
  },
  reason,
  truths,
  choose(state, random) {
    const moves = listMoves(game, state);
    const any = moves[random.below(moves.length)]!;
    return random.below(4) === 0 ? any : rulesMove(state);
  },
};
