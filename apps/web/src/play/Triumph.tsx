/** Sparks over the table after a triumph of the person, where they are wanted. */
import { Suspense, useState, type ReactElement } from 'react';
import { lazily } from '../kit/lazily.ts';
import { useSettings } from '../prefs/settings.ts';
import type { GameTable } from '../table/game-table.ts';
import type { SessionView } from '../table/session.ts';

// Many games have none.
const Sparks = lazily(() => import('./Sparks.tsx'), 'Sparks');

export interface TriumphProps {
  readonly shown: Pick<SessionView, 'scene' | 'told' | 'last' | 'opening'>;
  readonly game: GameTable;
}

export function Triumph({ shown, game }: TriumphProps): ReactElement | null {
  const { scene, told, last, opening } = shown;
  const { joy, speed } = useSettings();
  const [seen, setSeen] = useState(0);
  // Once it has been seen to happen, and not after a reload.
  const happened = last !== undefined && opening === undefined && told.past.at(-1) === last;
  const wanted = joy === 'on' && speed !== 'off';
  const now = wanted && happened && game.isTriumph?.(last, scene) === true ? told.past.length : 0;
  if (now > seen) setSeen(now);
  return seen === 0 ? null : (
    <Suspense fallback={null}>
      <Sparks key={seen} />
    </Suspense>
  );
}
