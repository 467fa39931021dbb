/**
 * What programs that play here write to stderr, for anyone who builds them: a line
 * at a time on our own stderr, with the program before it. A page that is drawn
 * on the same terminal would be torn by it. Then the last lines are kept, and
 * told when the page is gone.
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
