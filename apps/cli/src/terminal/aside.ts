/**
 * What outside players write to stderr, for those who build them: line by line on our
 * own stderr, prefixed with the program. Lines would tear a page that is drawn on the
 * same terminal, so the last of them are kept and printed once the page is gone.
 */
import { isatty } from 'node:tty';

/** As many lines as are kept behind a page. */
const MOST_LINES = 1000;

let kept: string[] | undefined;
let dropped = 0;

export function tellAside(who: string, line: string): void {
  if (kept === undefined) write(`${who}: ${line}`);
  else {
    kept.push(`${who}: ${line}`);
    if (kept.length <= MOST_LINES) return;
    kept.shift();
    dropped++;
  }
}

/** From now on a page is drawn. Where stderr goes elsewhere nothing has to wait for it. */
export function keepAsides(): void {
  if (isatty(2)) kept = [];
}

/** The page is gone. */
export function tellAsides(): void {
  const lines = kept ?? [];
  kept = undefined;
  if (dropped > 0) write(`(${dropped} lines before these were not kept)`);
  dropped = 0;
  for (const line of lines) write(line);
}

function write(line: string): void {
  // A bar may stand in the line; it is drawn again below. A thread has no `isTTY` of its own.
  process.stderr.write(isatty(2) ? `\r\u001b[K${line}\n` : `${line}\n`);
}
