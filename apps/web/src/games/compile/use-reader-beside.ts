import { useCallback, useState, type RefCallback } from 'react';

/** Whether cards are read beside the field; the style sheet decides by the room that is left for the table. */
export function useReaderBeside(): [boolean, RefCallback<HTMLElement>] {
  const [beside, setBeside] = useState(true);
  const measured = useCallback((table: HTMLElement | null) => {
    if (table === null) return undefined;
    const watch = new ResizeObserver(() => {
      setBeside(getComputedStyle(table).getPropertyValue('--reader').trim() !== 'over');
    });
    watch.observe(table);
    return () => watch.disconnect();
  }, []);
  return [beside, measured];
}
