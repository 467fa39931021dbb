/** Frames to pages, as text. An update is written once for each reader, and shared by nobody else. */
import type { About, Farewell, ToPage, Update, You } from '@pakli/protocol';

export function toldFrame(now: number, you: You, update: string, about?: About): string {
  const more = about === undefined ? '' : `"about":${JSON.stringify(about)},`;
  return `{"kind":"told","now":${now},"you":${JSON.stringify(you)},${more}"update":${update}}`;
}

/** An update as it goes into a frame. */
export function updateText(update: Update): string {
  return JSON.stringify(update);
}

export function frame(given: Exclude<ToPage, { kind: 'told' }>): string {
  return JSON.stringify(given);
}

export function byeFrame(why: Farewell, after: number | null): string {
  return frame({ kind: 'bye', why, after });
}
