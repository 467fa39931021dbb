/** Why only some cards may be played, read from what the host lets through: no rule is written twice. */
import type { View } from '@pakli/ulti';
import type { SceneOf } from '../../table/game-table.ts';

export type Duty =
  | 'lead'
  | 'free'
  | { readonly kind: 'follow' | 'beat' | 'trumpIn' | 'overtrump'; readonly suit: string };

export function dutyOf({ view, choices }: SceneOf<View>): Duty {
  const { trick, trump } = view;
  const [first] = trick?.cards ?? [];
  if (first === undefined) return 'lead';
  const led = first.charAt(0);
  const hand = view.hand ?? [];
  const playable = choices.flatMap(({ text }) => /^play (..)$/.exec(text)?.[1] ?? []);
  const of = (suit: string | null): string[] => hand.filter((card) => card.charAt(0) === suit);
  const same = of(led);
  if (same.length > 0) {
    return { kind: playable.length < same.length ? 'beat' : 'follow', suit: led };
  }
  const trumps = of(trump);
  if (trumps.length === 0 || trump === null) return 'free';
  return { kind: playable.length < trumps.length ? 'overtrump' : 'trumpIn', suit: trump };
}
