/**
 * Text for deals and for what a seat knows (rule 11.2). Moves are written in
 * naming.ts and read in check.ts, positions in position.ts.
 *
 *     deal H7 HX B8 ...       the deck in order
 */
import { refuse, type Refusal, type Seat, EVERYBODY, type Reader } from '@pakli/core';
import { DECK_SIZE, formatCard, formatCards, parseCard } from './cards.ts';
import { DEALT_TO } from './play.ts';
import { FOREHAND, type State } from './state.ts';
import { SEATS, type Kontra, type View } from './types.ts';

export function formatDealTruth(_state: State, outcome: Uint8Array, length: number): string {
  return `deal ${Array.from(outcome.subarray(0, length), formatCard).join(' ')}`;
}

export function formatDeal(
  state: State,
  outcome: Uint8Array,
  length: number,
  reader: Reader,
): string {
  if (reader === EVERYBODY) return `deal ${length} cards`;
  const deck = Array.from(outcome.subarray(0, length));
  let hand = 0;
  deck.forEach((card, place) => {
    if ((state.at[FOREHAND]! + DEALT_TO[place]!) % SEATS === reader) hand |= 1 << card;
  });
  const cards = formatCards(hand);
  return `deal ${cards.join(' ')} and ${DECK_SIZE - cards.length} cards to others`;
}

export function readDeal(_state: State, text: string, into: Uint8Array): number | Refusal {
  const [verb, ...names] = text.trim().split(/\s+/, DECK_SIZE + 2);
  if (verb !== 'deal') return refuse('not-a-deal', '11.2', { text: text.slice(0, 40) });
  let taken = 0;
  const deck: number[] = [];
  for (const name of names) {
    const card = parseCard(name);
    if (card === undefined) return refuse('no-such-card', '2', { card: name.slice(0, 40) });
    if ((taken & (1 << card)) !== 0) return refuse('card-twice', '2', { card: name });
    taken |= 1 << card;
    deck.push(card);
  }
  if (deck.length !== DECK_SIZE) {
    return refuse('deal-size', '3', { cards: deck.length, expected: DECK_SIZE });
  }
  into.set(deck);
  return DECK_SIZE;
}

export function formatKontra(kontra: readonly Kontra[]): string {
  return kontra.map(({ component, levels }) => `${component}=${levels.join('/')}`).join(' ');
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
