/** Ulti's moves as gestures between places, and the move that an illegal gesture meant. */
import type { Choice } from '@pakli/core/analysis';
import { ladderOf, type Seen, type View } from '@pakli/ulti';
import { formatMoveParts, parseMoveParts } from '@pakli/ulti/move-parts';
import type { Note, Place, SceneOf, Touch } from '../../table/game-table.ts';
import { bidPlace, handPlace, sayPlace, TALON, trickPlace } from './places.ts';

export function touch({ text, seen }: Choice, { seat }: SceneOf<View>): Touch {
  const parts = parseMoveParts(text);
  if (parts?.kind === 'play') {
    // A card can only be played, so a second tap on it is enough.
    const [own, lift] = [trickPlace(seat), handPlace(parts.card)];
    const notes = notesOf(own, seen as readonly Seen[], seat);
    return { lift, drop: [own, lift], touches: [], notes };
  }
  if (parts?.kind === 'discard') {
    const lift = handPlace(parts.card ?? '');
    return { lift, drop: [TALON, lift], touches: [], notes: {} };
  }
  if (parts?.kind === 'bid') {
    return { lift: bidPlace(parts.bid), drop: [bidPlace(parts.bid)], touches: [], notes: {} };
  }
  return { lift: sayPlace(text), drop: [], touches: [], notes: {} };
}

/** A move's name says it all: the winner of the trick follows from it. */
export function named(): readonly Seen[] {
  return [];
}

/** The third card decides who wins the trick. */
function notesOf(place: Place, seen: readonly Seen[], seat: number): Readonly<Record<Place, Note>> {
  const trick = seen.find((part) => part.kind === 'trick');
  // Without trumps points do not count.
  if (trick === undefined || trick.noTrump) return {};
  const own = trick.winner === seat;
  return { [place]: { text: `${own ? '+' : '−'}${trick.points}`, tone: own ? 'good' : 'bad' } };
}

export function attempt(lift: Place, _drop: Place, { view }: SceneOf<View>): string | undefined {
  const bid = ladderOf(view.options).bids.find(({ id }) => bidPlace(id) === lift);
  if (bid !== undefined) return formatMoveParts({ kind: 'bid', bid: bid.id });
  const card = view.hand?.find((held) => handPlace(held) === lift);
  if (card === undefined) return undefined;
  return formatMoveParts({ kind: view.phase === 'DISCARD' ? 'discard' : 'play', card });
}

/** Rule 7.7. */
export function giveUp({ view }: SceneOf<View>): string | undefined {
  const may = view.options.concede && view.phase === 'PLAY' && view.soloist === view.seat;
  return may && view.turn === view.seat
    ? formatMoveParts({ kind: 'word', word: 'concede' })
    : undefined;
}
