/**
 * Keyboard players stay at the table. When the focused button is gone with its card, or is disabled, the focus waits at
 * the question, and moves to the next card of the hand as soon as one can be played.
 */
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

export const HAND = '[data-place^="hand:"]';
/** The lifted card's targets and actions. */
export const TARGETS = '[data-light="target"] > button, .table-chips button';

interface Held {
  readonly button: Element;
  /** The hand card that had the focus last. */
  readonly index: number;
}

export function useFocus(area: RefObject<HTMLElement | null>, open: boolean): void {
  const held = useRef<Held>(undefined);
  const keyed = useRef<Element>(undefined);
  useEffect(() => {
    const root = area.current;
    const onFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLButtonElement)) return;
      const cards = [...(root?.querySelectorAll(HAND) ?? [])];
      const index = cards.findIndex((card) => card.contains(target));
      held.current = { button: target, index: index < 0 ? (held.current?.index ?? 0) : index };
    };
    // A click without a pointer.
    const onClick = ({ target, detail }: MouseEvent): void => {
      keyed.current = detail === 0 && target instanceof Element ? target : undefined;
    };
    root?.addEventListener('focusin', onFocus);
    root?.addEventListener('click', onClick);
    return () => {
      root?.removeEventListener('focusin', onFocus);
      root?.removeEventListener('click', onClick);
    };
  }, [area]);
  // Where a place leaves several moves open, the keys continue with them.
  useLayoutEffect(() => {
    const picked = keyed.current?.closest('[data-light="picked"]') ?? null;
    if (picked === null) return;
    keyed.current = undefined;
    area.current?.querySelector<HTMLElement>('.table-chips button')?.focus();
  });
  // On every render: any of them may have removed the button.
  useLayoutEffect(() => {
    const root = area.current;
    const was = held.current;
    if (root === null || was === undefined || isThere(was.button)) return;
    const now = document.activeElement;
    const prompt = root.querySelector<HTMLElement>('[data-prompt]');
    // Somebody moved on meanwhile, or a dialog has opened.
    if (now !== null && now !== document.body && now !== prompt) {
      held.current = undefined;
      return;
    }
    const next = open ? nextCard(root, was.index) : undefined;
    (next ?? prompt)?.focus({ preventScroll: true });
  });
}

/** A disabled button loses the focus like one that is gone. */
function isThere(button: Element): boolean {
  return button.isConnected && !button.matches(':disabled');
}

/**
 * The card now in the played card's place, at first the first one, or whatever else can be done: highlighted spots
 * before those that can only be looked at.
 */
export function nextCard(root: HTMLElement, index = 0): HTMLElement | undefined {
  const cards = root.querySelectorAll<HTMLElement>(`${HAND}[data-source] > button`);
  const card = cards[Math.min(index, cards.length - 1)];
  if (card !== undefined) return card;
  const others = [
    '[data-source] > button',
    '[data-answers] button',
    '[data-prompt] button',
    `${HAND} button`,
    'button',
  ];
  return (
    others
      .map((other) => root.querySelector<HTMLElement>(`${other}:not(:disabled)`))
      .find((found) => found !== null) ?? undefined
  );
}
