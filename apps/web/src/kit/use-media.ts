import { useCallback, useSyncExternalStore } from 'react';

/** Room for a panel beside the table. A phone held sideways is as wide as some windows, but not as high. */
export const ROOMY = '(width >= 900px) and (height >= 480px)';

/** Whether a media query holds, now and whenever that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  const now = (): boolean => matchMedia(query).matches;
  return useSyncExternalStore(subscribe, now, now);
}
