/** Deals of Ulti in which a given contract is a sensible one, and an auction that ends in it. */
import { isRefusal, Match, type Move, type Random, type Seat } from '@pakli/core';
import { rulesMove, ulti, type State, type Ulti } from '@pakli/ulti';

const SUITS = ['H', 'B', 'L', 'A'] as const;
const RANKS = ['7', '8', '9', 'U', 'O', 'K', 'X', 'A'];
const DECK: readonly string[] = SUITS.flatMap((suit) => RANKS.map((rank) => suit + rank));

/** How much a hand for the contract wants a card. */
function weightsOf(contract: string, random: Random): Map<string, number> {
  const trump = contract.startsWith('H-') ? 'H' : 'BLA'.charAt(random.below(3));
  const kind = contract.replace('H-', '');
  const side = SUITS.filter((suit) => suit !== trump)[random.below(3)] ?? 'B';
  const weight = (card: string): number => {
    const [suit, rank] = [card.charAt(0), card.charAt(1)];
    if (kind.includes('B')) return [8, 8, 5, 2, 1, 0.5, 4, 0.4][RANKS.indexOf(rank)] ?? 0;
    if (kind === 'D' || kind === 'OD') {
      return (
        (suit === trump ? 3 : 1) * ([0.7, 0.7, 0.7, 2, 4, 7, 1.5, 12][RANKS.indexOf(rank)] ?? 0)
      );
    }
    const high = { A: 4, X: 2 }[rank] ?? 1;
    const all = kind.includes('D') ? 2 : 1;
    if (kind.includes('U') && card === `${trump}7`) return 500;
    if (kind.includes('40') && (card === `${trump}K` || card === `${trump}O`)) return 500;
    if (kind.includes('20') && (card === `${side}K` || card === `${side}O`)) return 500;
    return suit === trump ? 4 * all * high : all * high;
  };
  return new Map(DECK.map((card) => [card, weight(card)]));
}

function drawn(weights: Map<string, number>, random: Random): string {
  let at = (random.below(1_000_000) / 1_000_000) * [...weights.values()].reduce((a, b) => a + b, 0);
  for (const [card, weight] of weights) {
    at -= weight;
    if (at < 0) {
      weights.delete(card);
      return card;
    }
  }
  throw new Error('no card left');
}

/** A deck that gives the seat such a hand (rule 3). */
function deckFor(seat: Seat, contract: string, random: Random): string[] {
  const weights = weightsOf(contract, random);
  const places =
    seat === 0 ? [0, 1, 2, 3, 4, 15, 16, 17, 18, 19, 20, 21] : [5, 6, 7, 8, 9, 22, 23, 24, 25, 26];
  const deck = Array<string | undefined>(32).fill(undefined);
  for (const place of places) deck[place] = drawn(weights, random);
  for (const card of weights.keys()) weights.set(card, 1);
  return deck.map((card) => card ?? drawn(weights, random));
}

function moveNamed(state: State, text: string): Move | undefined {
  return ulti
    .view(state, ulti.turn(state))
    .moves.find((move) => ulti.formatTruth(state, move) === text);
}

/**
 * A match before its first card: the forehand plays the contract, or bids a
 * passz that the next seat goes over. Undefined where its cards forbid it.
 */
export function matchWith(contract: string, random: Random): Match<Ulti> | undefined {
  const match = Match.start(ulti, { random });
  if (isRefusal(match)) throw new Error(match.refused);
  const over = contract !== 'P' && random.below(3) === 0;
  const { table } = match;
  table.submitDeal(`deal ${deckFor(over ? 1 : 0, contract, random).join(' ')}`);
  const plan = over
    ? ['bid P', '', '', 'pickup', `bid ${contract}`, '', '', 'pass', 'pass', 'stand']
    : [`bid ${contract}`, '', '', 'pass', 'pass', 'stand'];
  for (const text of plan) {
    const move = text === '' ? rulesMove(table.state) : moveNamed(table.state, text);
    if (move === undefined) return undefined;
    table.play(move);
  }
  return match;
}
