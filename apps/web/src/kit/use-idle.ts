/** Whether the page has been idle once since it was ready: for work that nobody needs earlier. */
import { useEffect, useState } from 'react';

/** A page that is never idle, or a browser that does not report it, continues after this. */
const LATEST_MS = 1000;

export function useIdle(ready: boolean): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!ready) return undefined;
    const end = (): void => setIdle(true);
    // WebKit has none.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(end, LATEST_MS);
      return () => clearTimeout(timer);
    }
    const call = requestIdleCallback(end, { timeout: LATEST_MS });
    return () => cancelIdleCallback(call);
  }, [ready]);
  return idle;
}
