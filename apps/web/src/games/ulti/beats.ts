/**
 * How cards move. A finished trick stays on the table until the next lead, so
 * that everybody has seen it; then it goes to its winner.
 */
import type { Seat } from '@pakli/core';
import type { Seen, Trick, View } from '@pakli/ulti';
import { parseMoveParts } from '@pakli/ulti/move-parts';
import type { Beat, Motion, SceneOf } from '../../table/game-table.ts';
import type { SeenStep } from '../../host/host.ts';
import {
  backKey,
  backsPlace,
  bubblePlace,
  chipPlace,
  handPlace,
  PLATE,
  TALON,
  talonKey,
  trickPlace,
  wonPlace,
} from './places.ts';
import { componentsIn, isShownLater } from './says.ts';

type Scene = SceneOf<View>;
type SeenOf<Kind extends Seen['kind']> = Extract<Seen, { kind: Kind }>;

export function beats(
  { seen }: Omit<SeenStep, 'seen'> & { readonly seen: readonly Seen[] },
  before: Scene,
  after: Scene,
): readonly Beat[] {
  return seen.flatMap((part): Beat[] => {
    switch (part.kind) {
      case 'deal':
        return [deal(part, after)];
      case 'pickup':
        return [pickup(part, after)];
      case 'discard':
        return [[discard(part, after)]];
      case 'play':
        return [...sweep(before.view), [play(part, before)]];
      case 'said':
        return said(part, after);
      case 'marriages':
        return part.values.length === 0 ? [] : [[{ kind: 'stamp', place: bubblePlace(part.seat) }]];
      case 'contract':
        return [[{ kind: 'stamp', place: PLATE }]];
      case 'trick':
      case 'open':
      case 'over':
        return [];
      default:
        return part satisfies never;
    }
  });
}

function said({ seat, text }: SeenOf<'said'>, { view }: Scene): Beat[] {
  // The words that end the auction disappear with it.
  const parts = parseMoveParts(text);
  if (view.soloist !== null && !isShownLater(parts)) return [];
  const bubble: Motion = { kind: 'stamp', place: bubblePlace(seat) };
  if (parts?.kind !== 'kontra' && parts?.kind !== 'raise') return [[bubble]];
  const chips = componentsIn(parts.doubled).map(chipPlace);
  return [[bubble], chips.map((place) => ({ kind: 'stamp', place }))];
}

/** Round the table: a card to the person, one to each opponent. */
function deal({ hand, sizes }: SeenOf<'deal'>, { view }: Scene): Beat {
  const others = sizes.map((_, other) => other).filter((other) => other !== view.seat);
  return Array.from({ length: Math.max(...sizes) }, (_, n) => n).flatMap((n): Motion[] => {
    const card = hand?.[n];
    const own = card === undefined ? [] : [take(card)];
    return own.concat(others.filter((other) => n < (sizes[other] ?? 0)).map((o) => back(o, n)));
  });
}

/** A card from the talon into one's own hand. */
function take(card: string): Motion {
  return { kind: 'fly', card, face: card, from: TALON, to: handPlace(card), turn: true };
}

function back(seat: Seat, n: number): Motion {
  return {
    kind: 'fly',
    card: backKey(seat, n),
    face: undefined,
    from: TALON,
    to: backsPlace(seat),
  };
}

function pickup({ seat, cards }: SeenOf<'pickup'>, { view }: Scene): Beat {
  if (cards === null) {
    const size = view.handSizes[seat] ?? 12;
    return [back(seat, size - 2), back(seat, size - 1)];
  }
  return cards.map(take);
}

/** The talon shows its cards in order, but the second one may not know its place yet. */
function discard({ seat, card }: SeenOf<'discard'>, { view }: Scene): Motion {
  const second = (view.handSizes[seat] ?? 10) <= 10 ? 1 : 0;
  const place = card === null ? -1 : (view.talon?.indexOf(card) ?? -1);
  return {
    kind: 'fly',
    card: talonKey(place < 0 ? second : place),
    face: card ?? undefined,
    from: card === null ? backsPlace(seat) : handPlace(card),
    to: TALON,
  };
}

function play({ seat, card }: SeenOf<'play'>, before: Scene): Motion {
  const open = before.view.open[seat] !== null;
  const own = seat === before.view.seat;
  return {
    kind: 'fly',
    card,
    face: card,
    from: own ? handPlace(card) : backsPlace(seat),
    to: trickPlace(seat),
    turn: !own && !open,
  };
}

/** The finished trick that is not in a heap yet. */
function lying({ trick, tricks, phase }: View): Trick | undefined {
  return trick !== null || phase === 'SCORED' ? undefined : tricks.at(-1);
}

/** The number of tricks in a seat's heap. */
export function heapOf(view: View, seat: Seat): number {
  const won = view.tricks.filter(({ winner }) => winner === seat).length;
  return lying(view)?.winner === seat ? won - 1 : won;
}

/** The finished trick on the table goes to its winner. */
function sweep(view: View): Beat[] {
  const last = lying(view);
  if (last === undefined) return [];
  const to = wonPlace(last.winner);
  return [
    laid(last).map(({ seat, card }) => ({
      kind: 'fly',
      card,
      face: card,
      from: trickPlace(seat),
      to,
      turn: 'down',
    })),
  ];
}

/** A trick's cards with their seats, in order. */
export function laid({
  leader,
  cards,
}: Pick<Trick, 'leader' | 'cards'>): { readonly seat: Seat; readonly card: string }[] {
  return cards.map((card, n) => ({ seat: (leader + n) % 3, card }));
}
