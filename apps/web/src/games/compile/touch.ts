/** Compile's choices as gestures between places, and the move that an illegal gesture meant. */
import type { Seat } from '@pakli/core';
import type { Choice } from '@pakli/core/analysis';
import type { Seen, View } from '@pakli/compile';
import {
  formatMoveParts,
  parseCardName,
  parseMoveParts,
  type PlayParts,
} from '@pakli/compile/move-parts';
import type { Place, SceneOf, Touch } from '../../table/game-table.ts';
import { faceDownValue } from './cards.ts';
import {
  cardAt,
  deckPlace,
  linePlace,
  placeOf,
  platePlace,
  playPlace,
  poolPlace,
  stackAt,
  stackPlace,
} from './places.ts';

function carried(lift: Place, drop: Place): Touch {
  return { lift, drop: [drop], touches: [], notes: {} };
}

/** A choice: the first tap looks, the second takes. */
function chosen(place: Place): Touch {
  return carried(place, place);
}

export function touch({ text, seen }: Choice, { view, seat }: SceneOf<View>): readonly Touch[] {
  const kind = view.pending?.kind;
  const parts = parseMoveParts(text);
  // Several cards are ticked first and then named together.
  if (parts === undefined || kind === 'hand') return [];
  // The host foresees this game's events.
  const whose = sideOf(seen as readonly Seen[], seat);
  switch (parts.kind) {
    case 'play':
      return [played(parts, view, seat)];
    case 'card':
    case 'order':
      return [chosen(placeOf(parts.card, view))];
    case 'place':
      // A card that cannot be read is named by its position.
      return [chosen(text)];
    case 'line':
      return [chosen(linePlace(parts.line))];
    case 'pair': {
      // The two swap, whichever is touched first.
      const [one = '', other = ''] = parts.lines.map((line) => stackPlace(whose, line));
      return [carried(one, other), carried(other, one)];
    }
    case 'rearrange':
      // Any plate that moves may be the one dragged.
      return parts.from.flatMap((from, to) =>
        from === to ? [] : carried(platePlace(whose, from), platePlace(whose, to)),
      );
    case 'protocol':
      if (kind !== 'protocol') return [chosen(poolPlace(parts.protocol))];
      return view.players.flatMap(({ protocols }, side) =>
        protocols.flatMap(({ protocol }, line) =>
          protocol === parts.protocol ? chosen(platePlace(side, line)) : [],
        ),
      );
    case 'word':
      return parts.word === 'refresh' ? [chosen(deckPlace(seat))] : [];
    case 'player':
    case 'resign':
      return [];
    default:
      return parts satisfies never;
  }
}

function played({ card, line, up, across }: PlayParts, view: View, seat: Seat): Touch {
  const side = across ? 1 - seat : seat;
  const place = playPlace(side, line, up);
  const value = up
    ? parseCardName(card).value
    : faceDownValue(view.players[side === 0 ? 0 : 1].stacks[line] ?? []);
  const notes = { [place]: { text: `+${value}`, tone: 'good' } } as const;
  return { ...carried(placeOf(card, view), place), notes };
}

/** The first effect tells what is asked for, and on whose side; the rest follows from it. */
export function named(seen: readonly unknown[]): readonly Seen[] {
  return (seen as readonly Seen[]).filter(({ kind }) => kind !== 'text').slice(0, 1);
}

/** The side whose plates or stacks are moved. */
function sideOf(seen: readonly Seen[], own: number): number {
  const part = seen.find(({ kind }) => kind === 'rearrange' || kind === 'swapStacks');
  return part !== undefined && 'whose' in part ? part.whose : own;
}

export function attempt(
  lift: Place,
  drop: Place,
  { view, seat }: SceneOf<View>,
): string | undefined {
  if (view.pending?.kind !== 'action') return undefined;
  if (lift === drop) return lift === deckPlace(seat) ? 'refresh' : undefined;
  const card = cardAt(lift, view);
  const { seat: side, line } = stackAt(drop) ?? {};
  if (card === undefined || line === undefined) return undefined;
  return formatMoveParts({ kind: 'play', card, line, up: true, across: side !== seat });
}
