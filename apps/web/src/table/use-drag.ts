/** Dragging is lifting a card and tapping where it is let go. */
import { useLayoutEffect, useRef, type PointerEvent } from 'react';
import type { Place } from './game-table.ts';

/** A finger that moves less than this has tapped. */
const SLACK = 8;

interface Start {
  readonly x: number;
  readonly y: number;
  readonly spot: HTMLElement;
  moving: boolean;
}

export interface DragHandlers {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(event: PointerEvent<HTMLElement>): void;
  onPointerCancel(event: PointerEvent<HTMLElement>): void;
}

export interface Drag {
  readonly lift: (place: Place) => void;
  readonly tap: (place: Place) => void;
  /** It was played, and is not seen to go yet. */
  readonly sent: boolean;
}

export function useDrag(place: Place, { lift, tap, sent }: Drag): DragHandlers {
  const start = useRef<Start>(undefined);
  // What was played stays where it was let go, and leaves from there.
  const left = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    if (!sent) return undefined;
    return () => {
      if (left.current !== undefined) putBack(left.current);
      left.current = undefined;
    };
  }, [sent]);
  const end = (event: PointerEvent<HTMLElement>, dropped: boolean): void => {
    const from = start.current;
    start.current = undefined;
    if (from === undefined || !from.moving) return;
    // The click that follows would lift or drop once more.
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50);
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const target = under?.closest<HTMLElement>('[data-place]')?.dataset['place'];
    if (dropped && target !== undefined && target !== place) tap(target);
    // Whether it was played is drawn by then.
    queueMicrotask(() => {
      if (from.spot.dataset['sent'] === undefined) putBack(from.spot);
      else left.current = from.spot;
    });
  };
  return {
    onPointerDown(event) {
      const spot = event.currentTarget.closest<HTMLElement>('[data-place]');
      if (event.button !== 0 || spot === null) return;
      start.current = { x: event.clientX, y: event.clientY, spot, moving: false };
    },
    onPointerMove(event) {
      const from = start.current;
      if (from === undefined) return;
      const x = event.clientX - from.x;
      const y = event.clientY - from.y;
      if (!from.moving) {
        if (Math.hypot(x, y) < SLACK) return;
        from.moving = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        from.spot.setAttribute('data-dragged', '');
        lift(place);
      }
      from.spot.style.translate = `${x}px ${y}px`;
    },
    onPointerUp: (event) => end(event, true),
    onPointerCancel: (event) => end(event, false),
  };
}

function putBack(spot: HTMLElement): void {
  spot.removeAttribute('data-dragged');
  spot.style.translate = '';
}

function swallow(event: MouseEvent): void {
  event.stopPropagation();
  event.preventDefault();
}
