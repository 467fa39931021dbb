/**
 * Text for moves and deals (rule 1), each with its reader. Positions are in
 * position.ts.
 *
 *     capture KL 9 x 1,3      build RU 6 on 3 = 16
 *     deal table: KL 9 | SP 5 ; Anna: KL 4, HJ 2 ; Bo: SP 7, RU 10
 */
import { isRefusal, refuse, type Move, type Refusal, type Seat, type Reader } from '@pakli/core';
import { copiesOf, formatKind, parseKind } from './cards.ts';
import { check, intentOf, type Intent } from './check.ts';
import { dealSize } from './deal.ts';
import { sortCards } from './hand.ts';
import { CARD, nameOf, parseHand, parseParts, parseTable, unreadable } from './parts.ts';
import { ROUND, STARTER, STOCK, type State } from './state.ts';

const NUMBERS = String.raw`\d+(?:\s*,\s*\d+)*`;

export function formatIntent({ action, kind, piles, value }: Intent): string {
  const start = `${action} ${formatKind(kind)}`;
  const numbers = piles.join(',');
  if (action === 'capture') return `${start} x ${numbers}`;
  if (action === 'build') return `${start} on ${numbers} = ${value}`;
  if (action === 'trotta') return `${start} + ${numbers}`;
  return action === 'feed' ? `${start} to ${numbers}` : start;
}

/** Every played card is open: what readers read is the truth. */
export function format(state: State, move: Move): string {
  return formatIntent(intentOf(state, move));
}

const MOVE_FORMS: readonly (readonly [Intent['action'], RegExp])[] = [
  ['capture', new RegExp(String.raw`^\s*capture\s+(${CARD})\s*x\s*(${NUMBERS})\s*$`)],
  ['build', new RegExp(String.raw`^\s*build\s+(${CARD})\s*on\s*(\d+)\s*=\s*(\d+)\s*$`)],
  ['trotta', new RegExp(String.raw`^\s*trotta\s+(${CARD})\s*\+\s*(${NUMBERS})\s*$`)],
  ['feed', new RegExp(String.raw`^\s*feed\s+(${CARD})\s*to\s*(\d+)\s*$`)],
  ['discard', new RegExp(String.raw`^\s*discard\s+(${CARD})\s*$`)],
];

/** Parses a move, legal or not. Pile numbers may come in any order. */
export function parseIntent(text: string): Intent | undefined {
  for (const [action, form] of MOVE_FORMS) {
    const match = form.exec(text);
    const kind = parseKind(match?.[1] ?? '');
    if (match === null || kind === undefined) continue;
    const piles = (match[2] ?? '').split(',').filter((number) => number !== '');
    const value = match[3] === undefined ? undefined : Number(match[3]);
    return { action, kind, piles: piles.map(Number).sort((a, b) => a - b), value };
  }
  return undefined;
}

export function read(state: State, seat: Seat, text: string): Move | Refusal {
  const intent = parseIntent(text);
  return intent === undefined ? unreadable(text) : check(state, seat, intent);
}

export function formatDeal(
  state: State,
  outcome: Uint8Array,
  length: number,
  reader: Reader,
): string {
  return dealText(state, outcome, length, (owner) => owner === reader);
}

export function formatDealTruth(state: State, outcome: Uint8Array, length: number): string {
  return dealText(state, outcome, length, () => true);
}

function dealText(
  state: State,
  outcome: Uint8Array,
  length: number,
  isOpen: (owner: Seat) => boolean,
): string {
  const names = Array.from(outcome.subarray(0, length), formatKind);
  const { handSize } = state.options;
  const starter = state.at[STARTER]!;
  const hands = length - 2 * handSize;
  const parts = [starter, 1 - starter].map((owner, place) => {
    const hand = names.slice(hands + place * handSize, hands + (place + 1) * handSize);
    const shown = isOpen(owner) ? hand.join(', ') : `${hand.length} cards`;
    return `${nameOf(owner)}: ${shown}`;
  });
  const table = names.slice(0, hands).join(' | ');
  if (state.at[ROUND] === 0) parts.unshift(`table: ${table === '' ? '(empty)' : table}`);
  return `deal ${parts.join(' ; ')}`;
}

export function readDeal(state: State, text: string, into: Uint8Array): number | Refusal {
  const { at, options } = state;
  if (!/^\s*deal\s/.test(text)) return unreadable(text);
  const parts = parseParts(text.replace(/^\s*deal/, ''));
  if (isRefusal(parts)) return parts;
  const starter = at[STARTER]!;
  const names = [nameOf(starter), nameOf(1 - starter)];
  const keys = at[ROUND] === 0 ? ['table', ...names] : names;
  if ([...parts.keys()].join() !== keys.join()) {
    return refuse('deal-parts', '4.1', { expected: keys.join(' ') });
  }
  const piles = parseTable(parts.get('table') ?? '(empty)');
  if (isRefusal(piles)) return piles;
  if (piles.some((pile) => pile.cards.length !== 1 || pile.build !== null)) {
    return refuse('deal-table', '4.1');
  }
  const cards = piles.flatMap((pile) => pile.cards);
  for (const name of names) {
    const hand = parseHand(parts.get(name) ?? '');
    if (isRefusal(hand)) return hand;
    if (hand.length !== options.handSize) {
      return refuse('deal-size', '4.1', { cards: hand.length, expected: options.handSize });
    }
    cards.push(...hand);
  }
  if (cards.length !== dealSize(state)) {
    return refuse('deal-size', '4.1', { cards: cards.length, expected: dealSize(state) });
  }
  const missing = cards.find(
    (kind) => cards.filter((other) => other === kind).length > copiesOf(at, STOCK, kind),
  );
  if (missing !== undefined) return refuse('card-dealt', '4.2', { card: formatKind(missing) });
  into.set(cards);
  sortCards(into, piles.length, piles.length + options.handSize);
  sortCards(into, piles.length + options.handSize, cards.length);
  return cards.length;
}
