/** Ulti's moves in terms of places, and what somebody wants who tries something else. */
import type { Choice } from '@pakli/core/analysis';
import type { Seen, View } from '@pakli/ulti';
import type { Note, Place, SceneOf, Touch } from '../../table/game-table.ts';
import { bidPlace, handPlace, sayPlace, TALON, trickPlace } from './places.ts';

export function touch({ text, seen }: Choice, { seat }: SceneOf<View>): Touch {
  const [verb = '', name = ''] = text.split(' ');
  switch (verb) {
    case 'play': {
      // A card can only be played: a second tap on it is enough.
      const own = trickPlace(seat);
      const notes = notesOf(own, seen as readonly Seen[], seat);
      return { lift: handPlace(name), drop: [own, handPlace(name)], touches: [], notes };
    }
    case 'discard':
      return { lift: handPlace(name), drop: [TALON, handPlace(name)], touches: [], notes: {} };
    case 'bid':
      return { lift: bidPlace(name), drop: [bidPlace(name)], touches: [], notes: {} };
    default:
      return { lift: sayPlace(text), drop: [], touches: [], notes: {} };
  }
}

/** A move says it all by its name: who wins the trick comes of it. */
export function named(): readonly Seen[] {
  return [];
}

/** The third card of a trick tells who wins it. */
function notesOf(place: Place, seen: readonly Seen[], seat: number): Readonly<Record<Place, Note>> {
  const trick = seen.find((part) => part.kind === 'trick');
  // Without trumps points do not count.
  if (trick === undefined || trick.noTrump) return {};
  const own = trick.winner === seat;
  return { [place]: { text: `${own ? '+' : '−'}${trick.points}`, tone: own ? 'good' : 'bad' } };
}

export function attempt(lift: Place, _drop: Place, { view }: SceneOf<View>): string | undefined {
  const [kind = '', name = ''] = lift.split(':');
  if (kind === 'bid') return `bid ${name}`;
  if (kind !== 'hand') return undefined;
  return view.phase === 'DISCARD' ? `discard ${name}` : `play ${name}`;
}

/** Rule 7.7. */
export function giveUp({ view }: SceneOf<View>): string | undefined {
  const may = view.options.concede && view.phase === 'PLAY' && view.soloist === view.seat;
  return may && view.turn === view.seat ? 'concede' : undefined;
}
