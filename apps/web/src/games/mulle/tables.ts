/**
 * What lay on the table after each step of an omgang, derived from the steps alone:
 * where a pile lies follows from all that was there before it, and that must
 * be the same after a reload or an undo.
 */
import type { PileView, Seen } from '@pakli/mulle';
import { face } from './places.ts';
import { tableValue } from './values.ts';

type Play = Extract<Seen, { kind: 'play' }>;
type Table = readonly PileView[];

function single(card: string): PileView {
  return { cards: [card], value: tableValue(face(card)), build: null };
}

/** The tables after each step, from the one before them. */
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

/** Numbers of piles are those before the move; what is new comes last. */
function played(table: Table, play: Play, drawn: readonly number[]): Table {
  const { action, card, piles, value = 0, seat } = play;
  const gone = new Set([...piles, ...drawn]);
  const left = table.filter((_, index) => !gone.has(index + 1));
  if (action === 'capture') return left;
  if (action === 'discard') return [...left, single(card)];
  const gathered = table.filter((_, index) => gone.has(index + 1));
  const cards = [...gathered.flatMap((pile) => pile.cards), card];
  // Whether it is locked does not matter for where it lies.
  const build: PileView = { cards, value, build: { locked: true, owner: seat } };
  // A build that is fed stays where it is in the order; any other is new.
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
