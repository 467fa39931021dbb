/** The keyboard at a replay. */
import { useEffect } from 'react';
import type { ReelControl } from './use-reel.ts';

export function useReplayKeys({ at, last, go, toggle }: ReelControl): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // In a dialog or a form, keys belong to it; the slider has the same keys on its own.
      if (!(target instanceof Element)) return;
      if (target.closest('dialog, select, input, textarea, [role="tablist"]') !== null) return;
      if (key === 'ArrowRight') go(at + 1);
      else if (key === 'ArrowLeft') go(at - 1);
      else if (key === 'Home') go(0);
      else if (key === 'End') go(last);
      else if (key === ' ' && target.closest('button, a') === null) toggle();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
