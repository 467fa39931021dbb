/** Where in a film one is, and every way to get elsewhere. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SessionView } from '../table/session.ts';
import type { Film } from '../host/host.ts';
import { Reel } from './reel.ts';

/** How long a step stands before the next one when a film plays by itself, in milliseconds. */
export const SPEEDS = { slow: 2200, normal: 1100, fast: 350 } as const;
export type Speed = keyof typeof SPEEDS;

export interface ReelControl {
  readonly reel: Reel;
  /** Another number draws the table anew. */
  readonly take: number;
  readonly shown: SessionView | undefined;
  /** After so many steps. */
  readonly at: number;
  readonly last: number;
  readonly playing: boolean;
  readonly go: (to: number) => void;
  readonly toggle: () => void;
}

export function useReel(film: Film, start: number, speed: Speed): ReelControl {
  const last = film.steps.length;
  const [state, setState] = useState(() => {
    const at = clamp(start, last);
    return { reel: new Reel(film, at), at, take: 0 };
  });
  const [playing, setPlaying] = useState(false);
  const anew = (to: number): typeof state => ({
    reel: new Reel(film, to),
    at: to,
    take: state.take + 1,
  });
  // Another seat's film goes on where the one before it was left.
  if (state.reel.film !== film) setState(anew(state.at));
  const { reel, at, take } = state;
  const shown = useSyncExternalStore(reel.session.subscribe, reel.session.shown);
  const move = (wished: number): void => {
    const to = clamp(wished, last);
    if (to === at) return;
    // Whoever is in a hurry does not wait for cards in the air.
    if (!reel.settled) setState(anew(to));
    else {
      setState({ reel, at: to, take });
      reel.go(to);
    }
  };
  const settled = shown?.settled === true;
  useEffect(() => {
    if (!playing || !settled) return undefined;
    const timer = setTimeout(() => (at >= last ? setPlaying(false) : move(at + 1)), SPEEDS[speed]);
    return () => clearTimeout(timer);
  });
  return {
    reel,
    take,
    shown,
    at,
    last,
    playing,
    go: (to) => {
      setPlaying(false);
      move(to);
    },
    toggle: () => {
      if (!playing && at >= last) move(0);
      setPlaying(!playing);
    },
  };
}

function clamp(at: number, last: number): number {
  return Math.min(Math.max(at, 0), last);
}
