/** Finds words at a table that cannot be read: cut off, out of view, or under other words. */
import type { Page } from '@playwright/test';
import { expect } from './table.ts';

/** Pictures of cards, things moving above the table, and text that can be read in full elsewhere. */
const PASSED_OVER =
  'dialog, svg, .hidden, .card, .compile-panel, .table-flights, .table-faces, .table-skip, .kit-notices, .play-opening';

/** Containers that may scroll: anywhere else words are whole or cut. */
const SCROLLED = '.play-log, .table-side[data-over], .ulti-ladder-rungs, .compile-pool';

/** All words can be read, once the page has drawn itself. */
export async function wholeWords(page: Page, where: string): Promise<void> {
  const cut = (): Promise<string[]> =>
    page.evaluate(findCutWords, [PASSED_OVER, SCROLLED] as const);
  await expect.poll(cut, where).toEqual([]);
}

function findCutWords([passedOver, scrolled]: readonly [string, string]): string[] {
  const texts: { readonly text: string; readonly parent: Element; readonly rect: DOMRect }[] = [];
  const wrong: string[] = [];
  /** Why these words cannot be read; `unseen` where one may scroll to them, or nobody is meant to see them. */
  const faultOf = (parent: Element, rect: DOMRect): string | undefined => {
    for (let box: Element | null = parent; box !== null; box = box.parentElement) {
      const { overflowX, overflowY, clipPath, webkitLineClamp, display } = getComputedStyle(box);
      if (clipPath !== 'none') return 'unseen';
      if (display === 'inline' || display === 'contents') continue;
      const seen = box.getBoundingClientRect();
      const aside = rect.right > seen.right + 1 || rect.left < seen.left - 1;
      // Lines of text are taller than their letters.
      const below = rect.bottom > seen.bottom + 3 || rect.top < seen.top - 3;
      if (below && box.matches(scrolled)) return 'unseen';
      if (webkitLineClamp !== 'none') {
        if (box.scrollHeight > box.clientHeight + 1) return 'clamped';
        continue;
      }
      const stops = box.matches('.table-stage, .table-side, .play-last, .table-plate');
      const name = box.className;
      if (aside && (stops || overflowX !== 'visible')) return `cut by ${name}`;
      if (below && (stops || overflowY !== 'visible')) return `cut by ${name}`;
      const wider = box.scrollWidth > box.clientWidth + 1;
      if (box === parent && wider && overflowX !== 'visible') return `cut by ${name}`;
      if (wider && overflowX === 'auto' && !box.matches('.table-scroll > *')) {
        return `${name} scrolls sideways`;
      }
    }
    return rect.left < -1 || rect.right > innerWidth + 1 ? 'outside the window' : undefined;
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    const parent = node.parentElement;
    const text = node.nodeValue?.trim() ?? '';
    if (parent === null || text === '' || parent.closest(passedOver) !== null) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width === 0) continue;
    const fault = faultOf(parent, rect);
    if (fault === 'unseen') continue;
    if (fault === undefined) texts.push({ text, parent, rect });
    else wrong.push(`${text} (${parent.className}): ${fault}`);
  }
  for (const [n, one] of texts.entries()) {
    const { left, right, top, bottom } = one.rect;
    for (const { text, parent, rect } of texts.slice(n + 1)) {
      if (one.parent.contains(parent) || parent.contains(one.parent)) continue;
      const wide = Math.min(right, rect.right) - Math.max(left, rect.left);
      const high = Math.min(bottom, rect.bottom) - Math.max(top, rect.top);
      if (wide > 2 && high > 6) wrong.push(`${one.text} and ${text} lie on each other`);
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) wrong.push('the page scrolls sideways');
  return wrong;
}
