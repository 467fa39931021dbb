/** Whether a phone at a table by link shows the own hand first, and the table when it is asked for. */
import { useEffect, useState } from 'react';
import { useMedia } from '../kit/use-media.ts';
import { useFirst } from '../prefs/hand-first.ts';
import { SCREENS } from '../theme/screens.ts';

/** `screen`: one in the room shows the table. */
export function useHandFirst(screen: boolean): boolean {
  const phone = useMedia(SCREENS.upright);
  const first = useFirst(useLasting(screen));
  return phone && first === 'hand';
}

/** A screen that is loaded again or cut off for a moment turns nobody's phone over. */
const MOMENT = 3000;

function useLasting(now: boolean): boolean {
  const [lasts, setLasts] = useState(now);
  useEffect(() => {
    if (now === lasts) return undefined;
    const timer = setTimeout(() => setLasts(now), now ? 0 : MOMENT);
    return () => clearTimeout(timer);
  }, [now, lasts]);
  return now || lasts;
}
