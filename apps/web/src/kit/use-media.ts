import { useCallback, useSyncExternalStore } from 'react';

/** Whether the screen matches (see SCREENS), now and whenever that changes. */
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
