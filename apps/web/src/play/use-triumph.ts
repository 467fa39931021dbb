/** Sparks over the table after a triumph of the person, where they are wanted. */
import { useState } from 'react';
import { useMedia } from '../kit/use-media.ts';
import { useSettings } from '../prefs/settings.ts';
import type { GameTable } from '../table/game-table.ts';
import type { SessionView } from '../table/session.ts';

export interface Triumph {
  /** A new number for each triumph; 0 while nothing is celebrated. */
  readonly flies: number;
  readonly end: () => void;
}

/** Anything else the same step brings, such as the result, waits until the sparks are gone. */
export function useTriumph(
  { scene, told, last, opening }: Pick<SessionView, 'scene' | 'told' | 'last' | 'opening'>,
  game: Pick<GameTable, 'isTriumph'>,
): Triumph {
  const { joy, speed } = useSettings();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [begun, setBegun] = useState(0);
  const [ended, setEnded] = useState(0);
  // Once it has been shown, and not after a reload.
  const happened = last !== undefined && opening === undefined && told.past.at(-1) === last;
  const wanted = joy === 'on' && speed !== 'off' && !still;
  const now = wanted && happened && game.isTriumph?.(last, scene) === true ? told.past.length : 0;
  if (now > begun) {
    setBegun(now);
    // Animations do not run in a background tab, so none would end.
    if (document.hidden) setEnded(now);
  }
  return { flies: begun > ended ? begun : 0, end: () => setEnded(begun) };
}
