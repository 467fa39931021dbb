/** The places of this table, and the movements between them. */
import type { Seen, PackageSource, View } from '@pakli/buddy-bluff';
import type { Seat } from '@pakli/core';
import type { Beat, Motion, Place, SceneOf } from '../../table/game-table.ts';
import type { SeenStep } from '../../host/host.ts';

export const hand = (card: string): Place => `hand:${card}`;
export const seat = (seat: Seat): Place => `seat:${seat}`;
export const tray = (seat: Seat): Place => `tray:${seat}`;
export const centre = (place: number): Place => `centre:${place}`;
export const seal = (seat: Seat, rank: string): Place => `seal:${seat}:${rank}`;
export const POOL: Place = 'pool';
export const DECK: Place = 'deck';
/** In the middle, where the cards of a play gather before they move on: the played one first. */
export const stage = (n: number): Place => `stage:${n}`;

export function sourcePlace({ from, place }: PackageSource): Place {
  if (from === 'pool') return POOL;
  return from === 'centre' ? centre(place) : tray(place);
}

type Step = Omit<SeenStep, 'seen'> & { readonly seen: readonly Seen[] };

export function beats({ seen }: Step, { view: { seat: own } }: SceneOf<View>): readonly Beat[] {
  const found: Beat[] = [];
  for (const part of seen) {
    switch (part.kind) {
      case 'play': {
        const mine = part.seat === own;
        // An unmatched card flies straight to its destination.
        const to = seen.some((other) => other.kind === 'pool') ? POOL : stage(0);
        found.push([fly(part.card, mine ? hand(part.card) : seat(part.seat), to, !mine)]);
        break;
      }
      case 'package': {
        // Matching cards come to the played card, then all of them go to the tray.
        const taken = part.sources.flatMap((source) =>
          source.cards.map((card) => ({ card, from: sourcePlace(source) })),
        );
        found.push(taken.map(({ card, from }, n) => fly(card, from, stage(n + 1))));
        const { cards, target } = part;
        // The played card came first and lies on top.
        found.push(cards.map((card, n) => fly(card, stage((n + 1) % cards.length), tray(target))));
        break;
      }
      case 'seal':
        found.push([{ kind: 'stamp', place: seal(part.seat, part.rank) }]);
        break;
      case 'deal':
        found.push(dealt(part, own));
        break;
      case 'pool':
      case 'over':
    }
  }
  return found;
}

/** The centre, then all hands; only one's own cards turn face up. */
function dealt(
  { centre: open, hand: own, sizes }: Extract<Seen, { kind: 'deal' }>,
  me: Seat | null,
): Beat {
  const others = sizes.flatMap((size, other) =>
    other === me ? [] : Array.from({ length: size }, (_, n) => back(`${other}.${n}`, seat(other))),
  );
  return [
    ...open.map((card, place) => fly(card, DECK, centre(place), true)),
    ...(own ?? []).map((card) => fly(card, DECK, hand(card), true)),
    ...others,
  ];
}

function fly(card: string, from: Place, to: Place, turn = false): Motion {
  return { kind: 'fly', card, face: card, from, to, turn };
}

function back(card: string, to: Place): Motion {
  return { kind: 'fly', card, face: undefined, from: DECK, to };
}
