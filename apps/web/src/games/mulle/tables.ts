/**
 * The table after each step of an omgang, derived from the steps alone: a pile's
 * cell follows from everything that was there before it, and must be the same
 * after a reload or an undo.
 */
import type { PileView, Seen } from '@pakli/mulle';
import { face } from './places.ts';
import { tableValue } from './values.ts';

type Play = Extract<Seen, { kind: 'play' }>;
type Table = readonly PileView[];

function single(card: string): PileView {
  return { cards: [card], value: tableValue(face(card)), build: null };
}

/** The table after each step. */
export function tablesOf(
  start: Table,
  steps: readonly { readonly seen: readonly Seen[] }[],
): Table[] {
  let table = start;
  return steps.map(({ seen }) => (table = after(table, seen)));
}

/** The table after the events of a step. */
function after(table: Table, seen: readonly Seen[]): Table {
  const play = seen.find((part) => part.kind === 'play');
  const drawn = seen.flatMap((part) => (part.kind === 'absorb' ? part.piles : []));
  const left = play === undefined ? table : played(table, play, drawn);
  const swept = seen.some((part) => part.kind === 'rest' && part.seat !== null);
  const dealt = seen.flatMap((part) => (part.kind === 'deal' ? part.table.map(single) : []));
  return [...(swept ? [] : left), ...dealt];
}

/** Pile numbers are those before the move; new piles go last. */
function played(table: Table, play: Play, drawn: readonly number[]): Table {
  const { action, card, piles, value = 0, seat } = play;
  const gone = new Set([...piles, ...drawn]);
  const left = table.filter((_, index) => !gone.has(index + 1));
  if (action === 'capture') return left;
  if (action === 'discard') return [...left, single(card)];
  const gathered = table.filter((_, index) => gone.has(index + 1));
  const cards = [...gathered.flatMap((pile) => pile.cards), card];
  // The lock does not affect the position.
  const build: PileView = { cards, value, build: { locked: true, owner: seat } };
  // A fed build keeps its position; any other goes last.
  return action === 'feed'
    ? table.map((pile, index) => (gone.has(index + 1) ? build : pile))
    : [...left, build];
}

/** Whether two tables have the same piles in the same order. */
export function alike(one: Table, other: Table): boolean {
  const names = (table: Table): string =>
    table.map(({ cards, value }) => `${cards.toSorted().join(' ')}=${value}`).join(' | ');
  return names(one) === names(other);
}
