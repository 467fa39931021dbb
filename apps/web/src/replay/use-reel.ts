/** The position in a film, and every way to change it. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type SessionView, Session } from '../table/session.ts';
import type { Film } from '../host/host.ts';

/** How long each step stands during playback, in milliseconds. */
export const SPEEDS = { slow: 2200, normal: 1100, fast: 350 } as const;
export type Speed = keyof typeof SPEEDS;

export interface ReelControl {
  readonly reel: Reel;
  /** A new number redraws the table. */
  readonly take: number;
  readonly shown: SessionView | undefined;
  /** Steps shown so far. */
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
  // Another seat's film continues where the previous one was left.
  if (state.reel.film !== film) setState(anew(state.at));
  const { reel, at, take } = state;
  const shown = useSyncExternalStore(reel.session.subscribe, reel.session.shown);
  const move = (wished: number): void => {
    const to = clamp(wished, last);
    if (to === at) return;
    // Skipping ahead does not wait for cards in the air.
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

/**
 * A film on the table. It uses the same session as a live game, so that a step forward moves the cards as it did then;
 * any other change is a jump.
 */
export class Reel {
  readonly film: Film;
  readonly session: Session;
  private at: number;

  constructor(film: Film, at: number) {
    this.film = film;
    this.at = at;
    this.session = new Session(film.scenes[0]?.id ?? '');
    this.jump();
  }

  get settled(): boolean {
    return this.session.shown()?.settled !== false;
  }

  go(to: number): void {
    const scene = this.film.scenes[to];
    const step = this.film.steps[to - 1];
    const forward = to === this.at + 1;
    this.at = to;
    if (forward && scene !== undefined && step !== undefined) {
      this.session.see({ kind: 'step', step, scene });
    } else this.jump();
  }

  private jump(): void {
    const scene = this.film.scenes[this.at];
    if (scene === undefined) return;
    const past = this.film.steps.slice(0, this.at);
    this.session.see({ kind: 'opening', why: 'opened', past, scene });
  }
}
