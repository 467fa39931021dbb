/**
 * Dragging is lifting a card and dropping it where it is let go. The pointer
 * is followed on the window, not on the card: a quick one is beside the card
 * with its first event, and the card may be gone before the last one.
 */
import { useEffect, useLayoutEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Place } from './game-table.ts';

/** A pointer that moves less than this has tapped. */
const SLACK_PX = 8;
/** The bit of `buttons` for the left button, a finger or the tip of a pen. */
const PRIMARY = 1;

export interface DragHandlers {
  onPointerDown(event: ReactPointerEvent<HTMLElement>): void;
}

export interface Drag {
  readonly lift: (place: Place) => void;
  readonly drop: (place: Place, target: Place) => void;
  readonly putBack: () => void;
  /** It was played, and is not seen to go yet. */
  readonly sent: boolean;
}

export function useDrag(place: Place, drag: Drag): DragHandlers {
  const { sent } = drag;
  // A drag outlives the drawing in which it began.
  const latest = useRef(drag);
  useLayoutEffect(() => void (latest.current = drag));
  // What was played stays where it was let go, and leaves from there.
  const left = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    if (!sent) return undefined;
    return () => {
      if (left.current !== undefined) settle(left.current);
      left.current = undefined;
    };
  }, [sent]);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  return {
    onPointerDown({ currentTarget, button, isPrimary, pointerId, clientX, clientY }) {
      const spot = currentTarget.closest<HTMLElement>('[data-place]');
      if (button !== 0 || !isPrimary || spot === null) return;
      stop.current?.();
      const listening = new AbortController();
      let moving = false;
      const follow = (event: PointerEvent): void => {
        const x = event.clientX - clientX;
        const y = event.clientY - clientY;
        if (!moving && Math.hypot(x, y) < SLACK_PX) return;
        if (!moving) {
          moving = true;
          // Where it may go has to be drawn before it is let go.
          flushSync(() => latest.current.lift(place));
          spot.setAttribute('data-dragged', '');
        }
        spot.style.translate = `${x}px ${y}px`;
      };
      const end = (): void => {
        listening.abort();
        stop.current = undefined;
        if (!moving) return;
        // Whether it was played is drawn by then.
        queueMicrotask(() => {
          if (spot.dataset['sent'] === undefined) settle(spot);
          else left.current = spot;
        });
      };
      /** The browser scrolls, or another window is in front. */
      const cancel = (): void => {
        if (moving) latest.current.putBack();
        end();
      };
      const onMove = (event: PointerEvent): void => {
        if (event.pointerId !== pointerId) return;
        // It was let go where the page did not hear of it.
        if ((event.buttons & PRIMARY) === 0) cancel();
        else follow(event);
      };
      const onUp = (event: PointerEvent): void => {
        if (event.pointerId !== pointerId) return;
        follow(event);
        if (moving) {
          swallowClick();
          const under = document.elementFromPoint(event.clientX, event.clientY);
          const target = under?.closest<HTMLElement>('[data-place]')?.dataset['place'];
          if (target !== undefined && target !== place) latest.current.drop(place, target);
        }
        end();
      };
      const onCancel = (event: PointerEvent): void => {
        if (event.pointerId === pointerId) cancel();
      };
      const { signal } = listening;
      window.addEventListener('pointermove', onMove, { signal });
      window.addEventListener('pointerup', onUp, { signal });
      window.addEventListener('pointercancel', onCancel, { signal });
      window.addEventListener('blur', cancel, { signal });
      stop.current = end;
    },
  };
}

function settle(spot: HTMLElement): void {
  spot.removeAttribute('data-dragged');
  spot.style.translate = '';
}

/** The click that follows a drag would lift or drop once more; one that begins with another press is meant. */
function swallowClick(): void {
  const stop = (): void => window.removeEventListener('click', swallow, { capture: true });
  window.addEventListener('click', swallow, { capture: true, once: true });
  window.addEventListener('pointerdown', stop, { capture: true, once: true });
  setTimeout(stop, 50);
}

function swallow(event: MouseEvent): void {
  event.stopPropagation();
  event.preventDefault();
}
