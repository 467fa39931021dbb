/** A player that looks one play ahead, and its hooks for a search. */
import { answerAtOnce, randomPlayer, type Move, type Player, type Random } from '@pakli/core';
import type { Knowledge, Level, Levels, Search } from '@pakli/core/search';
import { COINS, DECK, PRIMIERA, SETTEBELLO, SUITS, suitOf, valueOf, type Card } from './cards.ts';
import { game, type Scopa } from './game.ts';
import { captureOf, cardOf, isIn, laysDown, MAX_CHOICES, moves, takenBy } from './moves.ts';
import { cardsAt, HAND, MORE, NUMBER, PHASE, STOCK, TABLE, TAKEN, type State } from './state.ts';
import type { View } from './view.ts';

/** The value of a card in the pile, in points: its share of the cards, of the coins and of the primiera. */
function worthOf(card: Card): number {
  const coin = suitOf(card) === COINS ? 0.12 : 0;
  const seven = card === SETTEBELLO ? 1 : 0;
  return 0.05 + coin + seven + Math.max(0, PRIMIERA[valueOf(card)]! - 10) * 0.02;
}

/** The same by card: playouts ask for it constantly. */
const WORTH: Float64Array = Float64Array.from({ length: DECK }, (_, card) => worthOf(card));

/** The gain of a play minus what it leaves to the other: a table of ten or less may be swept. */
function valueOfPlay({ place }: State, move: Move): number {
  const card = cardOf(move);
  const lays = laysDown(move);
  const takes = captureOf(place, move);
  let gained = lays ? 0 : WORTH[card]!;
  let open = lays ? valueOf(card) : 0;
  for (let other = 0; other < DECK; other++) {
    if (place[other] !== TABLE) continue;
    if (isIn(takes, other)) gained += WORTH[other]!;
    else open += valueOf(other);
  }
  if (open === 0) return gained + 1;
  const risk = open <= 10 ? 0.35 : 0;
  const given = lays ? WORTH[card]! * 0.6 : 0;
  return gained - risk - given;
}

const listed = new Int32Array(MAX_CHOICES);

/** The best play by that value; any of equals. */
export function greedyMove(state: State, random: Random): Move {
  const count = moves(state, listed);
  if (count === 1) return listed[0]!;
  let best = -Infinity;
  let chosen = 0;
  let equal = 0;
  for (let i = 0; i < count; i++) {
    const move = listed[i]!;
    const value = valueOfPlay(state, move);
    if (value < best) continue;
    equal = value > best ? 1 : equal + 1;
    best = value;
    if (equal === 1 || random.below(equal) === 0) chosen = move;
  }
  return chosen;
}

const greedy: Player<View> = {
  think(view, random) {
    const state = game.create(view.options, view.seats);
    game.world(view, state);
    return answerAtOnce({ move: greedyMove(state, random) });
  },
};

export const players: Readonly<Record<string, Player<View>>> = { random: randomPlayer, greedy };

/** Playouts go to the end of the hand, where points are counted; the value is the lead there. */
export const knowledge: Knowledge<Scopa> = {
  policy: greedyMove,
  stage: ({ now }) => now[NUMBER]!,
  evaluate: (state, into) => game.payoff(state, into),
  points: ({ points }, seat) => points[seat]!,
  reason(state, move) {
    const takes = takenBy(state, move);
    if (takes.length === 0) return 'lays';
    if (takes.length === cardsAt(state, TABLE).length && !isLast(state)) return 'scopa';
    if ([cardOf(move), ...takes].includes(SETTEBELLO)) return 'settebello';
    return [cardOf(move), ...takes].some((card) => suitOf(card) === COINS) ? 'coins' : 'takes';
  },
};

function isLast(state: State): boolean {
  const held = [HAND, HAND + 1, STOCK].flatMap((place) => cardsAt(state, place));
  return held.length === 1;
}

const best = new Float64Array(2 * SUITS.length);

/** What the best card of a suit counts for the primiera where there is none yet, and one is likely to come. */
const NONE_YET = 8;

/** From -1 to 1: who gets a point, by the current lead and what can still change it. */
function chanceOf(lead: number, left: number): number {
  return Math.tanh((1.2 * lead) / left);
}

/** What the piles promise in the middle of a hand: the lead of seat 0, the open points by their chances. Fitted to 6,000 hands of `greedy`. */
function promiseOf({ place, scope }: State): number {
  let promise = scope[0]! - scope[1]!;
  let cards = 0;
  let coins = 0;
  let cardsLeft = DECK;
  let coinsLeft = DECK / SUITS.length;
  let stock = 0;
  best.fill(NONE_YET);
  for (let card = 0; card < DECK; card++) {
    const where = place[card]!;
    if (where === STOCK) stock++;
    if (where < TAKEN) continue;
    const own = where === TAKEN ? 1 : -1;
    const suit = suitOf(card);
    cards += own;
    cardsLeft--;
    if (suit === COINS) {
      coins += own;
      coinsLeft--;
    }
    if (card === SETTEBELLO) promise += own;
    const at = (where - TAKEN) * SUITS.length + suit;
    best[at] = Math.max(best[at]!, PRIMIERA[valueOf(card)]!);
  }
  let primiera = 0;
  for (let suit = 0; suit < SUITS.length; suit++) {
    primiera += best[suit]! - best[SUITS.length + suit]!;
  }
  return (
    promise +
    chanceOf(0.36 * cards, Math.sqrt(cardsLeft)) +
    chanceOf(0.54 * coins, Math.sqrt(coinsLeft + 0.01)) +
    chanceOf(0.54 * primiera, stock)
  );
}

/** Playouts end after the three cards in hand: the rest is mostly the luck of the stock. */
const rounds: Knowledge<Scopa> = {
  ...knowledge,
  stage: ({ now }) => 2 * now[NUMBER]! + (now[PHASE] === MORE ? 1 : 0),
  evaluate(state, into) {
    const { points } = state;
    into[0] = points[0]! - points[1]! + promiseOf(state);
    into[1] = -into[0];
  },
};

/** Playouts to the end of the hand in more and more worlds, and a tree of the cards in hand. */
export function levels(search: Search): Levels<Scopa> {
  const level = (worlds: number, milliseconds: number): Level<Scopa> => ({
    player: search.flat(game, knowledge, { worlds }),
    steps: worlds,
    milliseconds,
  });
  return {
    beginner: level(1, 50),
    casual: level(6, 50),
    strong: level(60, 100),
    expert: {
      player: search.tree(game, rounds, { iterations: 20_000 }),
      steps: 20_000,
      milliseconds: 1000,
    },
  };
}

/** A fixed opponent as a yardstick. */
export function yardsticks(search: Search): Readonly<Record<string, Level<Scopa>>> {
  const player = search.flat(game, knowledge, { worlds: 100, prune: false });
  return { 'flat-100': { player, steps: 100, milliseconds: Infinity } };
}
