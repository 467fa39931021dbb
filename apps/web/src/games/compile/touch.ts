/** Compile's choices in terms of places, and what somebody wants who tries something else. */
import type { Choice } from '@pakli/core/analysis';
import type { Seen, View } from '@pakli/compile';
import type { Place, SceneOf, Touch } from '../../table/game-table.ts';
import { faceDownValue, nameOf } from './cards.ts';
import {
  cardAt,
  deckPlace,
  linePlace,
  placeOf,
  platePlace,
  playPlace,
  poolPlace,
  stackPlace,
} from './places.ts';

/** Something is chosen: a tap looks at it, another one takes it. */
function chosen(place: Place): Touch {
  return { lift: place, drop: [place], touches: [], notes: {} };
}

/** Two things change places, whichever is touched first. */
function swapped(one: Place, other: Place): Touch[] {
  return [
    { lift: one, drop: [other], touches: [], notes: {} },
    { lift: other, drop: [one], touches: [], notes: {} },
  ];
}

export function touch({ text, seen }: Choice, { view, seat }: SceneOf<View>): readonly Touch[] {
  const kind = view.pending?.kind;
  if (kind === 'draft' || kind === 'ban') return [chosen(poolPlace(text))];
  // Several cards are ticked and then named together.
  if (kind === 'hand') return [];
  const [, card, n, face, opp] = /^(.+)@L(\d):(up|down)(:opp)?$/.exec(text) ?? [];
  if (card !== undefined) {
    const line = Number(n);
    const side = opp === undefined ? seat : 1 - seat;
    const up = face === 'up';
    const place = playPlace(side, line, up);
    const value = up
      ? nameOf(card).value
      : faceDownValue(view.players[side === 0 ? 0 : 1].stacks[line] ?? []);
    return [
      {
        lift: placeOf(card, view),
        drop: [place],
        touches: [],
        notes: { [place]: { text: `+${value}`, tone: 'good' } },
      },
    ];
  }
  if (text === 'refresh') return [chosen(deckPlace(seat))];
  const [, text_] = /^(.+):(?:top|middle|bottom)$/.exec(text) ?? [];
  if (text_ !== undefined) return [chosen(placeOf(text_, view))];
  if (/^[A-Z][a-z]+-\d$/.test(text) || /^P\d\.L\d\.\d+$/.test(text)) {
    return [chosen(placeOf(text, view))];
  }
  if (/^L\d$/.test(text)) return [chosen(linePlace(Number(text.slice(1))))];
  const [, one, other] = /^L(\d)\+L(\d)$/.exec(text) ?? [];
  if (one !== undefined) {
    // What the host foresees of a game's move are that game's events.
    const whose = sideOf(seen as readonly Seen[], seat);
    return swapped(stackPlace(whose, Number(one)), stackPlace(whose, Number(other)));
  }
  const perm = /^perm:(\d),(\d),(\d)$/.exec(text)?.slice(1).map(Number);
  if (perm !== undefined) {
    const whose = sideOf(seen as readonly Seen[], seat);
    // Every plate that moves may be the one that is carried.
    return perm.flatMap((from, to) =>
      from === to
        ? []
        : { lift: platePlace(whose, from), drop: [platePlace(whose, to)], touches: [], notes: {} },
    );
  }
  if (kind === 'protocol') {
    return view.players.flatMap(({ protocols }, side) =>
      protocols.flatMap(({ protocol }, line) =>
        protocol === text ? chosen(platePlace(side, line)) : [],
      ),
    );
  }
  return [];
}

/** What is done first says what is asked for, and on whose side; the rest comes of it. */
export function named(seen: readonly unknown[]): readonly Seen[] {
  return (seen as readonly Seen[]).filter(({ kind }) => kind !== 'text').slice(0, 1);
}

/** Whose plates or stacks are moved. */
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
  const card = cardAt(lift);
  const [, side, line] = /^(?:plate:)?P(\d)\.L(\d)/.exec(drop) ?? [];
  if (card === undefined || side === undefined) return undefined;
  return `${card}@L${line}:up${Number(side) === seat ? '' : ':opp'}`;
}
