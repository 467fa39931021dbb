/**
 * Positions as text: the start of the deal, and every action since. A deal starts with the deck, or
 * in the middle of play (rule 11.3).
 *
 *     dealer: 2 ; deal: H7 H8 ... ; bid P ; discard B8 ; discard L9 ; pass
 *     contract: U ; trump: A ; soloist: 0 ; hand 0: A7 AK ; ... ; points: 60 40 ; play AK
 *
 * So a position goes through the same door as a game: an impossible action is refused with its
 * rule.
 */
import { isRefusal, OVER, type Refusal, type Seat } from '@pakli/core';
import { formatCard, listCards } from './cards.ts';
import { deal, DEALT_TO, setup } from './deal.ts';
import { Bad, bad, KEYS, number, numbers, readCards, type Fields, type Key } from './fields.ts';
import { walk } from './history.ts';
import { formatKontra, formatTruth, read } from './notation.ts';
import { beginInMiddle, formatOrigin } from './origin.ts';
import { play } from './play.ts';
import * as S from './state.ts';
import { dealerOf, type State, turn } from './state.ts';
import { SEAT_LIST, SEATS, type View } from './types.ts';

export function formatPosition(state: State): string {
  const { at } = state;
  const carry = SEAT_LIST.map((seat) => at[S.CARRY + seat]!);
  const parts = [`dealer: ${dealerOf(state)}`];
  if (at[S.NUMBER] !== 0) parts.push(`number: ${at[S.NUMBER]}`);
  if (carry.some((total) => total !== 0)) parts.push(`totals: ${carry.join(' ')}`);
  if (at[S.ORIGIN] !== 0) parts.push(...formatOrigin(state));
  else if (at[S.PHASE] !== S.DEALING)
    parts.push(`deal: ${deckOf(state).map(formatCard).join(' ')}`);
  walk(state, (_, move) => void parts.push(formatTruth(state, move)));
  return parts.join(' ; ');
}

/** Some deck that deals these hands: the order inside a hand is lost. */
export function deckOf({ at }: State): number[] {
  const hands = SEAT_LIST.map((seat) =>
    listCards(at[S.DEALT + ((at[S.FOREHAND]! + seat) % SEATS)]!),
  );
  return Array.from(DEALT_TO, (place) => hands[place]?.shift() ?? 0);
}

export function readPosition(state: State, text: string): Refusal | undefined {
  const parts = text.split(';').map((part) => part.trim());
  const fields = new Map<string, string>();
  let at = 0;
  for (; at < parts.length; at++) {
    const part = parts[at] ?? '';
    const colon = part.indexOf(':');
    if (colon < 0) break;
    const key = part.slice(0, colon).trim();
    if (!KEYS.some((known) => known === key)) return bad('unreadable', '11.3', part);
    if (fields.has(key)) return bad('named-twice', '11.3', key);
    fields.set(key, part.slice(colon + 1).trim());
  }
  try {
    begin(state, fields);
  } catch (error) {
    if (error instanceof Bad) return error.refusal;
    throw error;
  }
  return playAll(state, parts.slice(at));
}

/** The actions after the start, each through the door. */
function playAll(state: State, actions: readonly string[]): Refusal | undefined {
  for (const action of actions) {
    const seat = turn(state);
    if (seat === OVER) return bad('game-over', '11', action);
    if (seat < 0) return bad('cards-are-dealt', '11', action);
    const move = read(state, seat, action);
    if (isRefusal(move)) return move;
    play(state, move);
  }
  return undefined;
}

function begin(state: State, fields: Fields): void {
  const dealer = number(fields, 'dealer', 2, 0, 2);
  const totals = numbers(fields, 'totals', 3, -1e6, 1e6);
  const deck = fields.get('deal');
  const middle = fields.has('contract');
  setup(state, {
    number: number(fields, 'number', 0, 0, 98),
    starter: (dealer + 1) % SEATS,
    carry: totals ?? [0, 0, 0],
  });
  const allowed: readonly Key[] = middle ? KEYS.filter((key) => key !== 'deal') : KEYS.slice(0, 4);
  const strange = [...fields.keys()].find((key) => !allowed.some((known) => known === key));
  if (strange !== undefined) throw new Bad('field-without-contract', '11.3', strange);
  if (middle) {
    const table = beginInMiddle(state, fields).map((card) => `play ${formatCard(card)}`);
    const refusal = playAll(state, table);
    if (refusal !== undefined) throw new Bad(refusal.refused, refusal.rule, 'table');
  } else if (deck !== undefined) {
    const cards = readCards(deck, { cards: 0 });
    if (cards.length !== 32) throw new Bad('deal-size', '3', String(cards.length));
    deal(state, Uint8Array.from(cards), 32);
  }
}

/** What a seat knows as fields, for terminals and logs. */
export function formatView(view: View): string {
  const { high, trick, result } = view;
  const fields: [string, string][] = [['phase', view.phase]];
  if (view.soloist === null) {
    fields.push([
      'bid',
      high === null ? '-' : `${high.bid} by ${high.seat}${high.held ? ' held' : ''}`,
    ]);
    if (view.announced !== null) fields.push(['announced', view.announced]);
  } else {
    fields.push(['contract', `${view.contract} by ${view.soloist}`]);
    fields.push(['trump', view.trump ?? '-']);
    fields.push(['kontra', formatKontra(view.kontra)]);
  }
  view.handSizes.forEach((size, seat) => {
    const open = seat === view.seat ? view.hand : (view.open[seat] ?? null);
    const values = view.marriages[seat] ?? [];
    const announced = values.length === 0 ? '' : ` (${values.join(' ')})`;
    fields.push([
      `hand ${seat}`,
      `${open === null ? `${size} cards` : open.join(' ')}${announced}`,
    ]);
  });
  if (view.talon !== null) fields.push(['talon', view.talon.join(' ')]);
  fields.push(['table', trick === null ? '' : trick.cards.join(' ')]);
  const last = view.tricks.at(-1);
  if (last !== undefined) fields.push(['last trick', `${last.cards.join(' ')} to ${last.winner}`]);
  fields.push(['points', view.points.join(' : ')], ['tricks', view.won.join(' : ')]);
  if (view.soloist === null) fields.push(['said', view.actions.map(said).join(', ')]);
  if (result !== null) {
    fields.push(['talon', result.talon.join(' ')]);
    fields.push([
      'score',
      result.lines.map(({ name, amounts }) => `${name} ${amounts.join('/')}`).join(', '),
    ]);
    fields.push(['deltas', result.deltas.join(' ')]);
  }
  return fields.map(([key, value]) => `${key}: ${value}`.trimEnd()).join(' ; ');
}

function said({ seat, text }: { readonly seat: Seat; readonly text: string }): string {
  return `${seat} ${text}`;
}
