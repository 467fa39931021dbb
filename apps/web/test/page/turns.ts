/** Plays at the table that a page shows, using its controls. */
import { Sfc32 } from '@pakli/core';
import { nameOf, type Page } from './page.ts';

const BUTTONS = '.table-area button:not([disabled])';
/** Where a lifted card may go, and what it may do. */
const TARGETS = '[data-light="target"] > .table-spot-button, .table-chips button:not([disabled])';

/** On a sheet of the table: what makes the decision it is about. */
const SHEET_ENDS = '.table-area dialog[open] .ulti-ask-main';
const ENDS = '.table-area .button-main:not([disabled])';

/** This many random presses; dialogs are closed, and the last press ends the decision. */
export async function pressAtTable(page: Page, presses: number, seed: number): Promise<void> {
  const random = new Sfc32(seed);
  const pressed = new Set<string>();
  for (let press = 0; press < presses; press++) {
    if (page.list('.play-result-back, .play-result-more').length > 0) return;
    const [away] = page.list(`${SHEET_ENDS}, dialog[open] .kit-sheet-head button`).toReversed();
    if (away !== undefined) {
      await page.press(away);
      continue;
    }
    const targets = page.list(TARGETS);
    const buttons = targets.length > 0 ? targets : page.list(BUTTONS);
    // Untried controls come first, and what ends a decision before all.
    const fresh = buttons.filter((button) => !pressed.has(nameOf(button)));
    const best = [page.list(ENDS), fresh, buttons].find(({ length }) => length > 0);
    if (best === undefined) return;
    const next = best[random.below(best.length)]!;
    pressed.add(nameOf(next));
    await page.press(next);
  }
}
