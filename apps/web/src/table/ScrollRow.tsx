/** A row that may be longer than the screen is wide: where more of it is out of sight, an arrow says so and leads there. */
import { useCallback, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../kit/Icon.tsx';
import './ScrollRow.css';
import { useTable } from './table-context.ts';

export interface ScrollRowProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** So much of what is in sight is passed by one tap. */
const SHARE = 0.7;
const NEAR = 4;

export function ScrollRow({ className, children }: ScrollRowProps): ReactElement {
  const row = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ back: false, on: false });
  const { more: name } = useTable().talk.text.frame.table;
  const look = useCallback((): void => {
    const box = row.current;
    if (box === null) return;
    const back = box.scrollLeft > NEAR;
    const on = box.scrollLeft + box.clientWidth < box.scrollWidth - NEAR;
    setMore((now) => (now.back === back && now.on === on ? now : { back, on }));
  }, []);
  // Whatever it holds may have changed.
  useEffect(look);
  const go = (way: number): void =>
    row.current?.scrollBy({ left: way * SHARE * row.current.clientWidth, behavior: 'smooth' });
  const arrow = (way: -1 | 1): ReactElement => (
    <button
      type="button"
      className="table-scroll-arrow"
      data-way={way}
      aria-label={name}
      tabIndex={-1}
      onClick={() => go(way)}
    >
      <Icon name={way < 0 ? 'previous' : 'next'} />
    </button>
  );
  return (
    <div className="table-scroll">
      <div className={className} ref={row} onScroll={look}>
        {children}
      </div>
      {more.back && arrow(-1)}
      {more.on && arrow(1)}
    </div>
  );
}
