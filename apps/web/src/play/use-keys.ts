/** The keyboard at a table. Enter and space belong to the buttons; everything else is here. */
import { useEffect, type RefObject } from 'react';
import { settings } from '../prefs/settings.ts';
import { QUERY_KEYS, type Query } from '../speaks/answers.ts';
import { isArrow, nearest, type Arrow } from './arrows.ts';
import { TOOL_KEYS, type ToolName } from './tools.ts';
import { HAND, nextCard, TARGETS } from './use-focus.ts';

export interface Keys {
  putBack(): void;
  use(tool: ToolName): void;
  help(): void;
  /** Says something of the table. */
  say(query: Query): void;
}

/** Elements where keys are typed, or have another meaning. */
const TYPING = 'dialog, select, input, textarea, [contenteditable]:not([contenteditable="false"])';

export function useKeys(area: RefObject<HTMLElement | null>, keys: Keys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const root = area.current;
      const { key, target } = event;
      const letter = key.toLowerCase();
      if (root === null || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest(TYPING) !== null) return;
      // Speech input and other tools may type letters that are not meant as keys.
      if (key.length === 1 && settings().shortcuts === 'off') return;
      if (isArrow(key)) {
        const from = document.activeElement?.closest<HTMLElement>('button');
        const next = from && root.contains(from) ? go(root, from, key) : nextCard(root);
        next?.focus();
      } else if (/^[1-9]$/.test(key)) {
        const card = root.querySelectorAll<HTMLElement>(HAND)[Number(key) - 1];
        const button = card?.querySelector('button');
        button?.focus();
        button?.click();
        // With nothing lifted: the question instead, or the list of cards.
        if (!button) keys.say(card === undefined ? 'hand' : 'turn');
      } else if (key === 'Escape') keys.putBack();
      else if (key === '?') keys.help();
      else if (isIn(TOOL_KEYS, letter)) keys.use(TOOL_KEYS[letter]);
      else if (letter === 'a') answer(keys);
      else if (isIn(QUERY_KEYS, letter)) keys.say(QUERY_KEYS[letter]);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

/** To an answer beside the cards, or to another table that calls; without a question it says whose turn it is. */
function answer(keys: Keys): void {
  const first = document.querySelector<HTMLElement>(
    '.play-linked-news :is(button, a), .online-call a',
  );
  if (first === null) keys.say('turn');
  else first.focus();
}

function isIn<Keys extends object>(keys: Keys, key: PropertyKey): key is keyof Keys {
  return Object.hasOwn(keys, key);
}

/** Up from a lifted card to its moves; left and right along the hand, or along a card's moves. */
function go(root: HTMLElement, from: HTMLElement, key: Arrow): HTMLElement | undefined {
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
  const lifted = root.dataset['lifted'] !== undefined;
  const row =
    lifted && (key === 'ArrowUp' || (sideways && from.matches(TARGETS)))
      ? TARGETS
      : sideways && from.closest(HAND) !== null
        ? `${HAND} button`
        : 'button';
  const all = [...root.querySelectorAll<HTMLButtonElement>(row)];
  const buttons = all.filter(({ disabled }) => !disabled);
  const boxes = buttons.map((button) => button.getBoundingClientRect());
  const next = nearest(boxes, from.getBoundingClientRect(), key);
  return next === undefined ? undefined : buttons[next];
}
