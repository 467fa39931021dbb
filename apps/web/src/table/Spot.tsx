/**
 * A place on the table: shows whatever lies there, and while it can be lifted
 * or is where a lifted card may go, it is a button as well.
 *
 *     <Spot place="tray:2" name="Bo's tray, 40 points">...</Spot>
 */
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type MouseEvent as ReactMouseEvent,
  type PointerEvent as ReactPointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { useSettings } from '../prefs/settings.ts';
import type { Place } from './game-table.ts';
import { inWords, waysOf } from './lifting.ts';
import './Spot.css';
import { useTable } from './table-context.ts';

export interface SpotProps {
  readonly place: Place;
  /** Its contents, in words. */
  readonly name: string;
  /** More of it, read with its button; otherwise the game's own description. */
  readonly about?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Key of the single card that lies here, if there is one. */
  readonly card?: string;
  /** What a tap does instead of lifting, for decisions gathered from several places. */
  readonly act?: (() => void) | undefined;
  /** Whether it has been gathered. */
  readonly chosen?: boolean;
  /** Its cards share their room: they close up when one leaves. */
  readonly spread?: boolean;
  readonly children?: ReactNode;
}

export function Spot(props: SpotProps): ReactElement {
  const { place, name, className, style, card, act, chosen, spread, children } = props;
  const {
    sources,
    lights,
    marked,
    hinted,
    sent,
    lift,
    drop,
    putBack,
    gestures,
    candidates,
    abouts,
  } = useTable();
  const { speech } = useSettings();
  const id = useId();
  const light = lights.get(place);
  const source = sources.has(place);
  const active =
    source || act !== undefined || light?.role === 'target' || light?.role === 'picked';
  // Until it is lifted: then its targets say it.
  const waysFrom = source && light === undefined ? waysOf(gestures, place, speech) : '';
  // A place shared by several moves stands for none of them yet.
  const isShared = light?.role === 'target' && light.name === undefined;
  const ways = isShared
    ? inWords(
        candidates.filter(({ drop: places }) => places.includes(place)),
        speech,
      )
    : waysFrom;
  const about = speech === 'short' ? undefined : (props.about ?? abouts?.get(place));
  const told = [about, ways].filter((part) => part !== undefined && part !== '').join(' ');
  // A button of the same name would repeat it.
  const isNamed = active && light?.name === undefined;
  const drag = useDrag(place, { lift, drop, putBack, sent: sent === place });
  return (
    <div
      className={className === undefined ? 'table-spot' : `table-spot ${className}`}
      style={style}
      {...(isNamed ? {} : { role: 'group', 'aria-label': name })}
      data-place={place}
      data-card={card}
      data-spread={spread === true ? place : undefined}
      data-source={source ? '' : undefined}
      data-light={light?.role ?? (sent === place ? 'lifted' : undefined)}
      data-sent={sent === place ? '' : undefined}
      data-chosen={chosen === true ? '' : undefined}
      data-touched={light?.touched === true ? '' : undefined}
      data-hinted={hinted.has(place) ? '' : undefined}
      data-marked={marked.has(place) ? '' : undefined}
    >
      {children}
      {light?.note !== undefined && (
        <span className={`table-spot-note table-spot-note-${light.note.tone}`}>
          {light.note.text}
        </span>
      )}
      {active && told !== '' && (
        // Read with the button alone.
        <span id={id} hidden>
          {told}
        </span>
      )}
      {active && (
        <button
          type="button"
          className="table-spot-button"
          aria-label={light?.name ?? name}
          aria-describedby={told === '' ? undefined : id}
          aria-pressed={act !== undefined ? chosen : source ? light?.role === 'lifted' : undefined}
          {...(act !== undefined ? { onClick: (event) => done(event, act) } : source ? drag : {})}
        />
      )}
    </div>
  );
}

/** The tap is used up: it must not lift as well. */
function done(event: ReactMouseEvent, act: () => void): void {
  event.stopPropagation();
  act();
}

/** A pointer that moves less than this was a tap. */
const SLACK_PX = 8;
/** The bit of `buttons` for the left button, a finger or the tip of a pen. */
const PRIMARY = 1;

interface Drag {
  readonly lift: (place: Place) => void;
  readonly drop: (place: Place, target: Place) => void;
  readonly putBack: () => void;
  /** It was played, and has not visibly left yet. */
  readonly sent: boolean;
}

/**
 * Dragging is lifting a card and dropping it where it is released. The pointer is tracked on the window, not on the
 * card: a fast one is beside the card with its first event, and the card may be gone before the last one.
 */
function useDrag(
  place: Place,
  drag: Drag,
): { onPointerDown(event: ReactPointerEvent<HTMLElement>): void } {
  const { sent } = drag;
  // A drag outlives the render in which it began.
  const latest = useRef(drag);
  useLayoutEffect(() => void (latest.current = drag));
  // A played card stays where it was released, and leaves from there.
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
          // Its targets must be rendered before it is released.
          flushSync(() => latest.current.lift(place));
          spot.setAttribute('data-dragged', '');
        }
        spot.style.translate = `${x}px ${y}px`;
      };
      const end = (): void => {
        listening.abort();
        stop.current = undefined;
        if (!moving) return;
        // By then it is rendered whether it was played.
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
        // It was released where the page did not notice.
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

/** The click after a drag would lift or drop once more; one that begins with another press is meant. */
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
