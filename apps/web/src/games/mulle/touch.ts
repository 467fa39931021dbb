/** Mulle's moves as gestures between places, and the move that an illegal gesture meant. */
import type { Choice } from '@pakli/core/analysis';
import type { PileView, Seen, View } from '@pakli/mulle';
import type { Note, Place, SceneOf, Touch } from '../../table/game-table.ts';
import { face, FREE, handPlace, pilePlaces } from './places.ts';
import { tableValue } from './values.ts';

type Play = Extract<Seen, { kind: 'play' }>;

const NOWHERE: Touch = { lift: '', drop: [], touches: [], notes: {} };

export function touch(choice: Choice, { view }: SceneOf<View>): Touch {
  // The host foresees this game's events.
  const seen = choice.seen as readonly Seen[];
  const play = seen.find((part) => part.kind === 'play');
  if (play === undefined) return NOWHERE;
  const places = pilePlaces(view.table);
  const at = (numbers: readonly number[]): Place[] =>
    numbers.flatMap((number) => places[number - 1] ?? []);
  const named = at(play.piles);
  const drawn = seen.flatMap((part) => (part.kind === 'absorb' ? at(part.piles) : []));
  return {
    lift: handPlace(play.card, view.hand ?? []),
    drop: play.action === 'discard' ? [FREE] : named,
    touches: [...named, ...drawn],
    notes: notesOf(play, seen, named),
  };
}

/** The move alone, without what it draws in, its mullar and its tabbe. */
export function named(seen: readonly unknown[]): readonly Seen[] {
  return (seen as readonly Seen[]).filter(({ kind }) => kind === 'play');
}

/** The most important number, shown where the card would go. */
function notesOf(
  { action, value }: Play,
  seen: readonly Seen[],
  named: readonly Place[],
): Readonly<Record<Place, Note>> {
  const [first] = named;
  if (first === undefined) return {};
  if (action !== 'capture') return { [first]: { text: `= ${value}`, tone: 'plain' } };
  const points = seen.reduce(
    (sum, part) => sum + (part.kind === 'mulle' || part.kind === 'tabbe' ? part.points : 0),
    0,
  );
  return points === 0 ? {} : { [first]: { text: `+${points}`, tone: 'good' } };
}

export function attempt(lift: Place, drop: Place, { view }: SceneOf<View>): string | undefined {
  const hand = view.hand ?? [];
  const card = hand.find((held) => handPlace(held, hand) === lift);
  if (card === undefined) return undefined;
  if (drop === lift || drop === FREE) return `discard ${card}`;
  const number = pilePlaces(view.table).indexOf(drop) + 1;
  const pile = view.table[number - 1];
  return pile === undefined ? undefined : wish(card, pile, number, view);
}

function wish(card: string, { value, build }: PileView, number: number, view: View): string {
  const own = tableValue(face(card));
  if (own !== value) return `build ${card} on ${number} = ${value + own}`;
  if (build?.owner === view.seat) return `feed ${card} to ${number}`;
  return `capture ${card} x ${number}`;
}
