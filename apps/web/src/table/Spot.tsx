/**
 * A place on the table: shows whatever lies there, and while it can be lifted
 * or is where a lifted card may go, it is a button as well.
 *
 *     <Spot place="tray:2" name="Bo's tray, 40 points">...</Spot>
 */
import type { CSSProperties, MouseEvent, ReactElement, ReactNode } from 'react';
import type { Place } from './game-table.ts';
import './Spot.css';
import { useTable } from './table-context.ts';
import { useDrag } from './use-drag.ts';

export interface SpotProps {
  readonly place: Place;
  /** What lies here, in words. */
  readonly name: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Key of the one card that lies here, if it is one. */
  readonly card?: string;
  /** What a tap does instead of lifting, where a decision is gathered from several places. */
  readonly act?: (() => void) | undefined;
  /** Whether it is gathered. */
  readonly chosen?: boolean;
  /** Its cards share their room: they close up when one leaves. */
  readonly spread?: boolean;
  readonly children?: ReactNode;
}

export function Spot(props: SpotProps): ReactElement {
  const { place, name, className, style, card, act, chosen, spread, children } = props;
  const { sources, lights, marked, hinted, sent, lift, drop, putBack } = useTable();
  const light = lights.get(place);
  const source = sources.has(place);
  const active =
    source || act !== undefined || light?.role === 'target' || light?.role === 'picked';
  const drag = useDrag(place, { lift, drop, putBack, sent: sent === place });
  return (
    <div
      className={className === undefined ? 'table-spot' : `table-spot ${className}`}
      style={style}
      role="group"
      aria-label={name}
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
      {active && (
        <button
          type="button"
          className="table-spot-button"
          aria-label={light?.name ?? name}
          aria-pressed={act !== undefined ? chosen : source ? light?.role === 'lifted' : undefined}
          {...(act !== undefined ? { onClick: (event) => done(event, act) } : source ? drag : {})}
        />
      )}
    </div>
  );
}

/** The tap is spent: it does not lift as well. */
function done(event: MouseEvent, act: () => void): void {
  event.stopPropagation();
  act();
}
