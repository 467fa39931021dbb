/** The keyboard at a table. Enter and space are the buttons' own; everything else is here. */
import { useEffect, type RefObject } from 'react';
import { isArrow, nearest } from './arrows.ts';

export interface Keys {
  putBack(): void;
  hint(): void;
  undo(): void;
  redo(): void;
  help(): void;
}

const HAND = '[data-place^="hand:"]';

export function useKeys(area: RefObject<HTMLElement | null>, keys: Keys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const root = area.current;
      const { key, target } = event;
      if (root === null || event.ctrlKey || event.metaKey || event.altKey) return;
      // In a dialog or a form, keys belong to it.
      if (target instanceof Element && target.closest('dialog, select, input') !== null) return;
      if (isArrow(key)) {
        const buttons = [...root.querySelectorAll<HTMLElement>('button:not(:disabled)')];
        const from = buttons.find((button) => button === document.activeElement);
        const boxes = buttons.map((button) => button.getBoundingClientRect());
        const next = from === undefined ? first(root) : go(buttons, boxes, from, key);
        next?.focus();
      } else if (/^[1-9]$/.test(key)) {
        const card = root.querySelectorAll<HTMLElement>(HAND)[Number(key) - 1];
        const button = card?.querySelector('button');
        button?.focus();
        button?.click();
      } else if (key === 'Escape') keys.putBack();
      else if (key === '?') keys.help();
      else if (key === 'h' || key === 'H') keys.hint();
      else if (key === 'u' || key === 'U') keys.undo();
      else if (key === 'y' || key === 'Y') keys.redo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

/** Where the arrows begin: in the hand. */
function first(root: HTMLElement): HTMLElement | null {
  return root.querySelector(`${HAND} button`) ?? root.querySelector('button');
}

function go(
  buttons: readonly HTMLElement[],
  boxes: readonly DOMRect[],
  from: HTMLElement,
  key: Parameters<typeof nearest>[2],
): HTMLElement | undefined {
  const next = nearest(boxes, from.getBoundingClientRect(), key);
  return next === undefined ? undefined : buttons[next];
}
