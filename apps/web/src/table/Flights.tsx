/** Cards in the air. While mounted it performs the session's steps. */
import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { uncovered } from '../kit/Sheet.tsx';
import { settings } from '../prefs/settings.ts';
import './Flights.css';
import { fly, wait } from './flights.ts';
import type { GameTable } from './game-table.ts';
import type { Performer, Session } from './session.ts';
import { play as sound } from './sound.ts';
import type { TableScene, SeenStep } from '../host/host.ts';

const PACES = { slow: 2, normal: 1, fast: 0.45, off: 0 } as const;
/** Speed factor for catching up on missed steps. */
const QUICK = 0.3;
/** Without animation a step stands for a moment before the next one. */
const STILL = 450;
/** An opponent's move is shown at least this long after what came before it, at normal speed. */
const MOMENT = 500;

interface Ghost {
  readonly card: string;
  readonly face: string | undefined;
}

export interface FlightsProps {
  readonly session: Session;
  readonly game: GameTable;
  readonly area: RefObject<HTMLElement | null>;
  /** The others pause before they move, or wait for a tap. */
  readonly waits?: boolean;
}

export function Flights({ session, game, area, waits = false }: FlightsProps): ReactElement {
  const [ghosts, setGhosts] = useState<readonly Ghost[]>([]);
  const layer = useRef<HTMLDivElement>(null);
  const lights = useRef<HTMLDivElement>(null);
  const drawn = useRef(new Map<string, HTMLElement>());
  useEffect(() => {
    const ghost = (card: string): HTMLElement | undefined => drawn.current.get(card);
    let ended = 0;
    let gone = false;
    /** For deals in a row: a tap skips them all. */
    let deal: AbortController | undefined;
    const skip = (): void => deal?.abort();
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') skip();
    };
    const root = area.current;
    root?.addEventListener('click', skip);
    window.addEventListener('keydown', onKey);
    const perform: Performer = async (step, scene, commit, quick = false) => {
      if (waits && step.seat !== null && step.seat !== scene.seat && !document.hidden && !quick) {
        if (settings().steps === 'tap') {
          if (isOthersDecision(game, step, scene)) await session.pause();
        } else await wait(ended + MOMENT * PACES[settings().speed] - performance.now());
        // Computers wait until their move can be seen; remote people do not, and somebody's clock may be running.
        if (!session.isLinked) await uncovered();
        if (gone) return;
      }
      deal = step.seat === null ? (deal ?? new AbortController()) : undefined;
      await show(step, scene, commit, quick);
      ended = performance.now();
    };
    const show: Performer = async (step, scene, commit, quick = false) => {
      const root = area.current;
      const before = session.shown()?.scene;
      const pace = PACES[settings().speed] * (quick ? QUICK : 1);
      const beats = before === undefined ? [] : game.beats(step, before, scene);
      if (
        root === null ||
        layer.current === null ||
        lights.current === null ||
        document.hidden ||
        deal?.signal.aborted === true ||
        beats.length === 0
      ) {
        commit();
        return;
      }
      if (pace === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
        commit();
        sound('place');
        await wait(pace === 0 || quick ? STILL / 3 : STILL);
        return;
      }
      const cards = new Map<string, Ghost>();
      for (const motion of beats.flat()) {
        if (motion.kind === 'fly') cards.set(motion.card, motion);
      }
      const stage = {
        root,
        layer: layer.current,
        lights: lights.current,
        ghost,
        pace,
        sound,
        skip: deal?.signal,
      };
      try {
        await fly(stage, beats, () =>
          flushSync(() => {
            setGhosts([...cards.values()]);
            commit();
          }),
        );
      } finally {
        setGhosts([]);
      }
    };
    const detach = session.attach(perform);
    return () => {
      gone = true;
      root?.removeEventListener('click', skip);
      window.removeEventListener('keydown', onKey);
      detach();
    };
  }, [session, game, area, waits]);
  const { Face } = game;
  return (
    <div className="table-flights" aria-hidden="true" inert>
      <div className="table-flights-curtains" ref={layer} />
      {ghosts.map(({ card, face }) => (
        <span
          key={card}
          className="table-flights-card"
          ref={(element) => {
            if (element === null) drawn.current.delete(card);
            else drawn.current.set(card, element);
          }}
        >
          <span className="table-flights-sides">
            <span>
              <Face face={face} />
            </span>
            <span className="table-flights-back">
              <Face face={undefined} />
            </span>
          </span>
        </span>
      ))}
      <div className="table-flights-lights" ref={lights} />
    </div>
  );
}

// What counts as one move for a player who steps through the others' moves.

/**
 * Whether a step begins a decision of somebody else. A step with nothing to see belongs to the previous one: a bid and
 * its two discards are one.
 */
export function isOthersDecision(game: GameTable, step: SeenStep, scene: TableScene): boolean {
  return step.seat !== null && step.seat !== scene.seat && game.aside?.(step.seen) !== true;
}
