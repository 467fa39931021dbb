/** A player that looks one play ahead, and what a search may use of it. */
import { answerAtOnce, randomPlayer, type Move, type Player, type Random } from '@pakli/core';
import type { Knowledge, Level, Search } from '@pakli/core/search';
import { COINS, DECK, PRIMIERA, SETTEBELLO, suitOf, valueOf, type Card } from './cards.ts';
import { game, type Scopa } from './game.ts';
import { captureOf, cardOf, isIn, laysDown, MAX_CHOICES, moves, takenBy } from './moves.ts';
import { cardsAt, HAND, NUMBER, STOCK, TABLE, type State } from './state.ts';
import type { View } from './view.ts';

/** What a card in the pile is worth, in points: its share of the cards, of the coins and of the primiera. */
function worthOf(card: Card): number {
  const coin = suitOf(card) === COINS ? 0.12 : 0;
  const seven = card === SETTEBELLO ? 1 : 0;
  return 0.05 + coin + seven + Math.max(0, PRIMIERA[valueOf(card)]! - 10) * 0.02;
}

/** The same by card: playouts ask for it all the time. */
const WORTH: Float64Array = Float64Array.from({ length: DECK }, (_, card) => worthOf(card));

/** What a play brings, less what it leaves to the other: a table of ten or less may be swept. */
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

/** The best play by that value; of equal ones any. */
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

/** Playouts go to the end of the hand, where points are counted; there the lead is what counts. */
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

/** A fixed opponent to measure others with. */
export function yardsticks(search: Search): Readonly<Record<string, Level<Scopa>>> {
  const player = search.flat(game, knowledge, { worlds: 100, prune: false });
  return { 'flat-100': { player, steps: 100, milliseconds: Infinity } };
}
