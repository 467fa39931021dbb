/** Frames to pages, as text. An update is written once for each reader, and shared by nobody else. */
import type { About, Farewell, ToPage, Update, You } from '@pakli/protocol';

export function toldFrame(now: number, you: You, update: string, about?: About): string {
  const more = about === undefined ? '' : `"about":${JSON.stringify(about)},`;
  return `{"kind":"told","now":${now},"you":${JSON.stringify(you)},${more}"update":${update}}`;
}

/** An update as it goes into a frame. */
export function updateText(given: Update): string {
  const update = given.kind === 'opening' ? withoutOldDeals(given) : given;
  return JSON.stringify(update);
}

export function frame(given: Exclude<ToPage, { kind: 'told' }>): string {
  return JSON.stringify(given);
}

export function byeFrame(why: Farewell, after: number | null): string {
  return frame({ kind: 'bye', why, after });
}

/**
 * A page shows the present deal and may take back into the one before. Of
 * earlier deals it needs how many steps there were and whose; the rest is in
 * the record of the match.
 */
function withoutOldDeals(opening: Extract<Update, { kind: 'opening' }>): Update {
  const first = (opening.scene?.deal ?? 0) - 1;
  const past = opening.past.map((step) =>
    step.deal >= first ? step : { deal: step.deal, seat: step.seat, text: '', seen: [] },
  );
  return { ...opening, past };
}
