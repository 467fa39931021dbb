/** Buddy Bluff's plays as gestures: the card, its target tray or pool, and what every tray gains or loses. */
import type { Seen, View } from '@pakli/buddy-bluff';
import { penaltyOf } from '@pakli/buddy-bluff/present';
import type { Seat } from '@pakli/core';
import type { Choice } from '@pakli/core/analysis';
import type { Place, SceneOf, Touch } from '../../table/game-table.ts';
import { hand, POOL, sourcePlace, tray } from './places.ts';

export function touch({ seen }: Choice): Touch {
  // The host sends choices of any game; here they cause only this game's events.
  const parts = seen as readonly Seen[];
  const card = parts.find((part) => part.kind === 'play')?.card ?? '';
  const laid = parts.find((part) => part.kind === 'package');
  if (laid === undefined) return { lift: hand(card), drop: [POOL], touches: [], notes: {} };
  const target = tray(laid.target);
  const change = changeOf(laid, laid.target);
  return {
    lift: hand(card),
    drop: [target],
    touches: laid.sources.map(sourcePlace),
    notes: {
      [target]: {
        text: change > 0 ? `+${change}` : String(change).replace('-', '−'),
        tone: change > 0 ? 'bad' : change < 0 ? 'good' : 'plain',
      },
    },
  };
}

/** The card, what it takes along and where it goes, without the seals. */
export function named(seen: readonly unknown[]): readonly Seen[] {
  return (seen as readonly Seen[]).filter(({ kind }) => kind === 'play' || kind === 'package');
}

/** A package's effect on a tray's penalty. */
export function changeOf(laid: Extract<Seen, { kind: 'package' }>, seat: Seat): number {
  const lent = laid.sources.filter(({ from, place }) => from === 'slot' && place === seat);
  const gained = laid.target === seat ? penaltyOf(laid.cards) : 0;
  return gained - penaltyOf(lent.flatMap(({ cards }) => cards));
}

/** The play that an illegal gesture meant. */
export function attempt(lift: Place, drop: Place, scene: SceneOf<View>): string | undefined {
  const card = scene.view.hand?.find((held) => hand(held) === lift);
  if (card === undefined || drop === POOL) return card;
  const target = scene.view.slots.findIndex((_, seat) => tray(seat) === drop);
  return target < 0 ? undefined : `${card}>${target}`;
}
