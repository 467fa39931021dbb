/** A column that may be longer than its room. A button below says so and scrolls on, from the end back to the start. */
import {
  useCallback,
  useEffect,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { Icon } from '../kit/Icon.tsx';
import './ScrollColumn.css';
import { useTable } from './table-context.ts';

export interface ScrollColumnProps {
  readonly className: string;
  /** Its content, in words. */
  readonly name: string;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** The share of the visible part that one tap scrolls. */
const SHARE = 0.7;
const NEAR_PX = 4;
/** Lets the last of it scroll clear of the button. */
const BUTTON_PX = 36;

export function ScrollColumn({ className, name, list, children }: ScrollColumnProps): ReactElement {
  const [way, setWay] = useState<'none' | 'on' | 'back'>('none');
  const { more } = useTable().talk.text.frame.table;
  const look = useCallback((): void => {
    if (list.current === null) return;
    const { scrollTop, clientHeight, scrollHeight, style } = list.current;
    // Measured without the button, so that it does not come and go by its own height.
    const height = scrollHeight - (style.paddingBottom === '' ? 0 : BUTTON_PX);
    if (height <= clientHeight + NEAR_PX) setWay('none');
    else setWay(scrollTop + clientHeight < scrollHeight - NEAR_PX ? 'on' : 'back');
  }, [list]);
  // The content may have changed.
  useEffect(look);
  useEffect(() => {
    const watch = new ResizeObserver(look);
    if (list.current !== null) watch.observe(list.current);
    return () => watch.disconnect();
  }, [list, look]);
  const go = (): void => {
    if (list.current === null) return;
    const { scrollTop, clientHeight } = list.current;
    list.current.scrollTo({ top: way === 'on' ? scrollTop + SHARE * clientHeight : 0 });
  };
  return (
    <div className="table-column" data-way={way}>
      {/* Scrolls, so it must be reachable by keyboard. */}
      <div
        className={className}
        role="group"
        aria-label={name}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        ref={list}
        style={way === 'none' ? {} : { paddingBottom: BUTTON_PX }}
        onScroll={look}
      >
        {children}
      </div>
      {way !== 'none' && (
        <button
          type="button"
          className="table-column-arrow"
          aria-label={more}
          tabIndex={-1}
          onClick={(event) => {
            event.stopPropagation();
            go();
          }}
        >
          <Icon name={way === 'on' ? 'next' : 'previous'} />
        </button>
      )}
    </div>
  );
}
