/**
 * A row that may be wider than the screen. An arrow beside it says so and scrolls on, from the end back to the start:
 * it never vanishes under a finger, where the next tap would play something.
 */
import { useCallback, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../kit/Icon.tsx';
import './ScrollRow.css';
import { useTable } from './table-context.ts';

export interface ScrollRowProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** The share of the visible part that one tap scrolls. */
const SHARE = 0.7;
const NEAR = 4;

export function ScrollRow({ className, children }: ScrollRowProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [way, setWay] = useState<'none' | 'on' | 'back'>('none');
  const { more: name } = useTable().talk.text.frame.table;
  const look = useCallback((): void => {
    if (box.current === null || row.current === null) return;
    const { scrollLeft, clientWidth, scrollWidth } = row.current;
    // Measured without the arrow, so that it does not come and go by its own width.
    const long = scrollWidth > box.current.clientWidth + NEAR;
    setWay(!long ? 'none' : scrollLeft + clientWidth < scrollWidth - NEAR ? 'on' : 'back');
  }, []);
  // The content may have changed.
  useEffect(look);
  const go = (): void => {
    if (row.current === null) return;
    const { scrollLeft, clientWidth } = row.current;
    row.current.scrollTo({
      left: way === 'on' ? scrollLeft + SHARE * clientWidth : 0,
    });
  };
  return (
    <div className="table-scroll" ref={box}>
      <div className={className} ref={row} onScroll={look}>
        {children}
      </div>
      {way !== 'none' && (
        <button
          type="button"
          className="table-scroll-arrow"
          data-way={way}
          aria-label={name}
          tabIndex={-1}
          onClick={go}
        >
          <Icon name={way === 'on' ? 'next' : 'previous'} />
        </button>
      )}
    </div>
  );
}
