/**
 * Positions as text (rule 8): the truth with all hands, or what a seat knows.
 *
 *     centre: KS - QD 3C ; pool: AC ; slot 0: 9S [5S 5H 5D 5C] 9C ; hand 0: QH 4S ; turn: 0 ; plays: 5 ; deal: 2 ; totals: 80 75 90 60
 */
import { isRefusal, refuse, type Move, type Refusal } from '@pakli/core';
import { formatCard, type Card } from '@pakli/core/cards';
import { readFields, words, readCards } from './fields.ts';
import { parseMove } from './moves.ts';
import * as S from './state.ts';
import { handOf, pileOf, type State } from './state.ts';
import { DEALS, DECK_POINTS, PLAYS, SEATS, type Seal, type View, SEAT_LIST } from './types.ts';
import { playedOf, sealsOf } from './view.ts';
import { lay } from './world.ts';

/** Cards of a slot with sealed runs in brackets. */
function formatSlot(cards: readonly string[], seals: readonly Seal[]): string {
  return cards
    .map((name, index) => {
      const opens = seals.some((seal) => seal.from === index) ? '[' : '';
      return `${opens}${name}${seals.some((seal) => seal.to === index + 1) ? ']' : ''}`;
    })
    .join(' ');
}

function formatFields(fields: readonly (readonly [string, string])[]): string {
  return fields.map(([key, value]) => `${key}: ${value}`.trimEnd()).join(' ; ');
}

function playedField(played: readonly string[]): (readonly [string, string])[] {
  return played.length === 0 ? [] : [['played', played.join(' ')]];
}

function names(cards: readonly Card[]): string {
  return cards.map(formatCard).join(' ');
}

/** Its place in a match: nothing in the first deal. */
function matchFields(deal: number, carry: readonly number[]): (readonly [string, string])[] {
  return [
    ...(deal === 0 ? [] : [['deal', String(deal + 1)] as const]),
    ...(carry.every((total) => total === 0) ? [] : [['totals', carry.join(' ')] as const]),
  ];
}

export function formatPosition(state: State): string {
  return formatFields([...dealFields(state), ...matchFields(state.now[S.DEAL]!, [...state.carry])]);
}

function dealFields(state: State): (readonly [string, string])[] {
  const { now } = state;
  return [
    [
      'centre',
      Array.from(state.centre, (card) => (card === S.NONE ? '-' : formatCard(card))).join(' '),
    ],
    ['pool', names(pileOf(state, S.POOL))],
    ...SEAT_LIST.map(
      (seat) =>
        [
          `slot ${seat}`,
          formatSlot(pileOf(state, seat).map(formatCard), sealsOf(state, seat)),
        ] as const,
    ),
    ...SEAT_LIST.map((seat) => [`hand ${seat}`, names(handOf(state, seat))] as const),
    ...playedField(playedOf(state)),
    ['turn', String(now[S.TURN])],
    ['starter', String(now[S.STARTER])],
    ['round', String(now[S.ROUND])],
    ['plays', String(now[S.PLAYED])],
  ];
}

export function formatView(view: View): string {
  return formatFields([
    ['centre', view.centre.map((name) => name ?? '-').join(' ')],
    ['pool', view.pool.join(' ')],
    ...view.slots.map(
      ({ cards, seals }, seat) => [`slot ${seat}`, formatSlot(cards, seals)] as const,
    ),
    ...view.handSizes.map(
      (size, seat) =>
        [
          `hand ${seat}`,
          seat === view.seat ? (view.hand ?? []).join(' ') : `${size} cards`,
        ] as const,
    ),
    ['deck', `${view.deckSize} cards`],
    ...playedField(view.played),
    ['turn', String(view.player)],
    ['starter', String(view.starter)],
    ['round', String(view.round)],
    ['plays', String(view.plays)],
    ...matchFields(view.deal, view.carry),
  ]);
}

const NUMBERS = {
  turn: SEATS - 1,
  starter: SEATS - 1,
  round: 3,
  plays: PLAYS,
  deal: DEALS,
} as const;

/** Missing fields are empty, seat 0, round 1, no plays or the first deal; all other cards are in the deck. */
export function readPosition(state: State, text: string): Refusal | undefined {
  const keys = ['centre', 'pool', 'played', 'totals', ...Object.keys(NUMBERS)];
  const fields = readFields(text, [
    ...keys,
    ...SEAT_LIST.flatMap((seat) => [`slot ${seat}`, `hand ${seat}`]),
  ]);
  if (isRefusal(fields)) return fields;
  const taken = new Set<Card>();
  const centre = readCentre(words(fields, 'centre'), taken);
  if (isRefusal(centre)) return centre;
  const pool = readCards(words(fields, 'pool'), taken);
  if (isRefusal(pool)) return pool;
  const slots: { cards: Card[]; seals: { from: number; to: number }[] }[] = [];
  const hands: Card[][] = [];
  for (const seat of SEAT_LIST) {
    const slot = readSlot(fields.get(`slot ${seat}`) ?? '', taken);
    if (isRefusal(slot)) return slot;
    slots.push(slot);
    const hand = readCards(words(fields, `hand ${seat}`), taken);
    if (isRefusal(hand)) return hand;
    hands.push(hand);
  }
  const numbers = { turn: 0, starter: 0, round: 1, plays: 0, deal: 1 };
  for (const key of ['turn', 'starter', 'round', 'plays', 'deal'] as const) {
    const value = readNumber(fields, key, numbers[key], NUMBERS[key]);
    if (isRefusal(value)) return value;
    numbers[key] = value;
  }
  const { turn: player, starter, round, plays } = numbers;
  const carry = readTotals(words(fields, 'totals'));
  if (isRefusal(carry)) return carry;
  if (numbers.deal === 0) return refuse('bad-number', '8', { text: 'deal: 0', most: DEALS });
  // Round 0 ends when the centre is dealt, so nothing may lie anywhere before.
  if (round === 0 && (taken.size > 0 || plays > 0)) return refuse('nothing-dealt', '3', { round });
  // Every deal after round 0 gives somebody a card, and only plays empty the hands.
  if (round > 0 && plays === 0 && hands.every((hand) => hand.length === 0))
    return refuse('nothing-to-play', '4.1');
  const played: Move[] = [];
  for (const word of words(fields, 'played')) {
    const move = parseMove(word);
    if (move === undefined) return refuse('unreadable', '8', { text: word.slice(0, 40) });
    played.push(move);
  }
  if (played.length > plays) {
    return refuse('bad-number', '8', { text: `played: ${played.length}`, most: plays });
  }
  const when = { deal: numbers.deal - 1, carry, starter, player, round, plays };
  lay(state, { centre, pool, slots, hands, played, ...when });
  return undefined;
}

/** Four totals, or none. */
function readTotals(names: readonly string[]): number[] | Refusal {
  const most = (DEALS - 1) * DECK_POINTS;
  const totals = names.map((name) => (/^\d{1,4}$/.test(name) ? Number(name) : Infinity));
  if (totals.some((total) => total > most) || ![0, SEATS].includes(totals.length)) {
    return refuse('bad-number', '8', { text: `totals: ${names.join(' ')}`.slice(0, 40), most });
  }
  return totals;
}

/** A whole number up to `most`; `missing` if left out. */
function readNumber(
  fields: ReadonlyMap<string, string>,
  key: string,
  missing: number,
  most: number,
): number | Refusal {
  const value = fields.get(key) ?? String(missing);
  if (!/^\d{1,2}$/.test(value) || Number(value) > most) {
    return refuse('bad-number', '8', { text: `${key}: ${value}`.slice(0, 40), most });
  }
  return Number(value);
}

function readCentre(names: readonly string[], taken: Set<Card>): (Card | null)[] | Refusal {
  if (names.length > 4) return refuse('centre-size', '3', { cards: names.length });
  const centre: (Card | null)[] = [];
  for (const name of names) {
    const card = name === '-' ? [] : readCards([name], taken);
    if (isRefusal(card)) return card;
    centre.push(card[0] ?? null);
  }
  return centre;
}

function readSlot(
  text: string,
  taken: Set<Card>,
): { cards: Card[]; seals: { from: number; to: number }[] } | Refusal {
  const names = text
    .replaceAll('[', ' [ ')
    .replaceAll(']', ' ] ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const cards: Card[] = [];
  const seals: { from: number; to: number }[] = [];
  let from = -1;
  for (const name of names) {
    if (name === '[' || name === ']') {
      const opens = name === '[';
      if (opens === from >= 0 || (!opens && from === cards.length))
        return refuse('bad-seal', '5', { text });
      if (opens) from = cards.length;
      else {
        seals.push({ from, to: cards.length });
        from = -1;
      }
      continue;
    }
    const card = readCards([name], taken);
    if (isRefusal(card)) return card;
    cards.push(...card);
  }
  const broken = seals.some((seal) => {
    const sealed = cards.slice(seal.from, seal.to);
    return sealed.some((card) => card >> 2 !== (sealed[0] ?? 0) >> 2);
  });
  return from >= 0 || broken ? refuse('bad-seal', '5', { text }) : { cards, seals };
}
