/** Rules of thumb, the levels, and the hooks of both for a search. */
import {
  answerAtOnce,
  randomPlayer,
  type Move,
  type Player,
  type Random,
  type Seat,
} from '@pakli/core';
import type { Knowledge, Levels, Search } from '@pakli/core/search';
import { bestSolo, likelihood, strength } from './bids.ts';
import {
  ACE,
  cardAt,
  countOf,
  DECK,
  has,
  lowestOf,
  NO_CARD,
  OBER,
  rankMask,
  suitMask,
  SUITS,
  UNTER,
  valueOf,
  type Cards,
} from './cards.ts';
import { game, type Schafkopf } from './game.ts';
import { BIDS, CALL, leastBid, PASS, playable, TRUMP } from './moves.ts';
import { winningPlace } from './play.ts';
import * as S from './state.ts';
import { calledAce, canCall, canCallAny, State, trickSize, trumps, trumpsOf } from './state.ts';
import type { View } from './view.ts';

/** The highest game that a hand is good for. */
function gameOf(hand: Cards): number {
  const unters = countOf(hand & rankMask(UNTER));
  const aces = countOf(hand & rankMask(ACE));
  const trump = trumpsOf(S.SOLO, bestSolo(hand));
  if (countOf(hand & trump) >= 7 || strength(hand, trump) >= 15) return S.SOLO;
  if (unters >= 3 && aces >= 2 && has(hand, cardAt(3, UNTER))) return S.WENZ;
  return canCallAny(hand) && strength(hand, trumpsOf(S.RUF, 0)) >= 9 ? S.RUF : 0;
}

/** The shortest suit other than the called one. */
function callOf(hand: Cards): Move {
  let best = NO_CARD;
  let fewest = DECK;
  for (let suit = 0; suit < SUITS.length; suit++) {
    if (!canCall(hand, suit)) continue;
    const count = countOf(hand & suitMask(suit) & ~trumpsOf(S.RUF, 0));
    if (count < fewest) {
      fewest = count;
      best = suit;
    }
  }
  return CALL + best;
}

/** Whether a seat knows another as its partner: by the called ace, in its own hand or on the table. */
function plays(state: State, seat: Seat, other: Seat): boolean {
  const { now } = state;
  const declarer = now[S.DECLARER]!;
  const ace = calledAce(state);
  if (ace === NO_CARD) return (seat === declarer) === (other === declarer);
  const isOurs = (one: Seat): boolean => one === declarer || has(now[S.PLAYED + one]!, ace);
  const mine = isOurs(seat) || has(now[S.HAND + seat]!, ace);
  if (mine) return isOurs(other);
  return other !== declarer && isOurs(declarer) && !isOurs(other) && aceIsOut(state, ace);
}

function aceIsOut({ now }: State, ace: number): boolean {
  for (let seat = 0; seat < S.SEATS; seat++) if (has(now[S.PLAYED + seat]!, ace)) return true;
  return false;
}

function chooseCard(state: State, random: Random): Move {
  const { now } = state;
  const seat = now[S.TURN]!;
  const cards = playable(state);
  const trump = trumps(state);
  const size = trickSize(state);
  const ours = seat === now[S.DECLARER] || has(now[S.HAND + seat]!, calledAce(state));
  let points = 0;
  for (let place = 0; place < size; place++) points += valueOf(now[S.TRICK + place]!);
  const winner = size === 0 ? seat : (now[S.LEADER]! + winningPlace(state, trump, size)) % S.SEATS;
  const friend = size > 0 && plays(state, seat, winner);
  let best = -Infinity;
  let chosen = lowestOf(cards);
  for (let left = cards; left !== 0; left &= left - 1) {
    const card = lowestOf(left);
    const isTrump = has(trump, card);
    const worth = valueOf(card);
    let value: number;
    if (size === 0) {
      // The declarer's side leads trumps, the highest or a low-value one; the others lead plain aces and short suits.
      const high = (card & 7) === OBER ? 6 : (card & 7) === UNTER ? 4 : -worth / 5;
      const isAce = (card & 7) === ACE && !isTrump;
      value = isTrump && ours ? 8 + high : isAce ? 10 : -worth;
    } else {
      now[S.TRICK + size] = card;
      const wins = winningPlace(state, trump, size + 1) === size;
      now[S.TRICK + size] = NO_CARD;
      const cost = isTrump ? 2 + ((card & 7) === OBER ? 4 : (card & 7) === UNTER ? 2 : 0) : 0;
      const last = size === S.SEATS - 1 ? 1 : 0.6;
      if (friend) value = wins ? worth * 0.5 - cost : worth * last - cost;
      else value = wins ? (points + worth) * last - cost : -worth - cost;
    }
    value += random.below(100) / 200;
    if (value > best) {
      best = value;
      chosen = card;
    }
  }
  return chosen;
}

export function thumbMove(state: State, random: Random): Move {
  const { now } = state;
  const hand = now[S.HAND + now[S.TURN]!]!;
  switch (now[S.PHASE]!) {
    case S.BID: {
      const kind = gameOf(hand);
      return kind === 0 || kind < leastBid(state) ? PASS : BIDS + kind;
    }
    case S.NAME:
      return now[S.KIND] === S.RUF ? callOf(hand) : TRUMP + bestSolo(hand);
    case S.ANSWER:
      return PASS;
    default:
      return chooseCard(state, random);
  }
}

const simple: Player<View> = {
  think(view, random) {
    const state = new State(view.options);
    game.world(view, state);
    return answerAtOnce({ move: thumbMove(state, random) });
  },
};

export const players: Readonly<Record<string, Player<View>>> = { random: randomPlayer, simple };

export const knowledge: Knowledge<Schafkopf> = {
  policy: thumbMove,
  losses: { slip: 0.2, blunder: 0.8 },
};

/** Given the bids: without them a solo looks like any hand, and everybody says kontra to it. */
const informed: Knowledge<Schafkopf> = { ...knowledge, likelihood };

/** The same search in more and more worlds. */
export function levels(search: Search): Levels<Schafkopf> {
  return {
    beginner: { player: search.flat(game, knowledge, { worlds: 1 }), steps: 1, milliseconds: 50 },
    casual: { player: search.flat(game, informed, { worlds: 6 }), steps: 6, milliseconds: 50 },
    strong: { player: search.flat(game, informed, { worlds: 40 }), steps: 40, milliseconds: 200 },
    expert: {
      player: search.flat(game, informed, { worlds: 1000 }),
      steps: 1000,
      milliseconds: 1000,
    },
  };
}
