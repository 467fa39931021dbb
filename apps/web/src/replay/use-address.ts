/** Whoever reloads the page or comes back to it finds the step that was looked at last. */
import { useEffect } from 'react';
import type { Film } from '../host/host.ts';
import { addressOf } from '../kit/addresses.ts';

/**
 * So long a step must stand before it is written into the address, in
 * milliseconds. Longer than one of the fastest film: browsers allow a page no
 * more than a few changes of its address a second, and Safari throws.
 */
const AT_REST = 500;

export function useAddress({ source, watch: { seat } }: Film, at: number): void {
  useEffect(() => {
    const { href } = location;
    const timer = setTimeout(() => {
      // Somebody is on the way to another page, which has not come yet.
      if (location.href !== href) return;
      try {
        history.replaceState(history.state, '', `#${addressOf(source, at, seat)}`);
      } catch {
        // The next step that is looked at for a while is written down instead.
      }
    }, AT_REST);
    return () => clearTimeout(timer);
  }, [source, at, seat]);
}
