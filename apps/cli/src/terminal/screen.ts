/**
 * The whole terminal as a page that is drawn again: keys come one by one, and
 * whatever happens the terminal is restored.
 */
import { keepAsides, tellAsides } from './aside.ts';
import type { KeyPress } from './editor.ts';
import { cutTo } from './lines.ts';
import { emitKeypressEvents, type Key as Pressed } from 'node:readline';

/** Somebody pressed Ctrl-C, closed the window or ended the process: nothing is to be said or done any more. */
export class Interrupted extends Error {
  readonly status: number;
  constructor(status: number) {
    super('interrupted');
    this.status = status;
  }
}

const ENTER = '\u001b[?1049h';
const LEAVE = '\u001b[?1049l';
const SHOW_CURSOR = '\u001b[?25h';
const HIDE_CURSOR = '\u001b[?25l';
/** By then a signal that this process has sent itself has stopped it. */
const STOP_MS = 50;
const SIGNALS = { SIGTERM: 143, SIGHUP: 129, SIGINT: 130 } as const;

/** Can keys be read and a page be drawn? */
export function isInteractive(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY && process.env['TERM'] !== 'dumb';
}

export class Screen {
  private readonly keys: KeyPress[] = [];
  private wake: (() => void) | undefined;
  private opened = false;
  private stopListening: () => void = () => {};
  /** Rejects when the page is interrupted; every wait is held against it. */
  readonly interruption: Promise<never>;
  private interrupt: (reason: Interrupted) => void = () => {};
  /** Called when the size of the terminal has changed. */
  onResize: () => void = () => {};

  constructor() {
    this.interruption = new Promise<never>((_, reject) => (this.interrupt = reject));
    this.interruption.catch(() => {});
  }

  get columns(): number {
    return process.stdout.columns || 80;
  }

  get rows(): number {
    return process.stdout.rows || 24;
  }

  open(): void {
    if (this.opened) return;
    this.opened = true;
    process.stdin.setRawMode(true);
    this.stopListening = listenForKeys(process.stdin, this.press);
    process.stdin.once('end', this.ended);
    process.stdin.resume();
    process.stdout.on('resize', this.resized);
    for (const signal of Object.keys(SIGNALS)) process.on(signal, this.signalled);
    keepAsides();
    process.stdout.write(ENTER + HIDE_CURSOR);
  }

  close(): void {
    if (!this.opened) return;
    this.opened = false;
    this.stopListening();
    process.stdin.off('end', this.ended);
    process.stdout.off('resize', this.resized);
    for (const signal of Object.keys(SIGNALS)) process.off(signal, this.signalled);
    process.stdin.setRawMode(false);
    process.stdin.pause();
    // A terminal that has no second page would leave the last hand in sight.
    this.draw(Array<string>(this.rows).fill(''), { row: 0, column: 0 });
    process.stdout.write(LEAVE);
    tellAsides();
  }

  /** Shows the lines from the top; what does not fit is cut off. */
  draw(lines: readonly string[], cursor?: { readonly row: number; readonly column: number }): void {
    const { rows, columns } = this;
    const shown = lines.slice(0, rows).map((line) => `${cutTo(line, columns)}\u001b[K`);
    const at =
      cursor === undefined
        ? HIDE_CURSOR
        : `\u001b[${Math.min(cursor.row, rows - 1) + 1};${cursor.column + 1}H${SHOW_CURSOR}`;
    process.stdout.write(`${HIDE_CURSOR}\u001b[H${shown.join('\r\n')}\u001b[J${at}`);
  }

  /** The next key, or undefined when none comes in time. */
  async key(ms: number = Infinity): Promise<KeyPress | undefined> {
    const until = performance.now() + ms;
    while (this.keys.length === 0) {
      const left = until - performance.now();
      if (left <= 0) return undefined;
      await this.settle(
        new Promise<void>((resolve) => {
          const timer = left === Infinity ? undefined : setTimeout(resolve, left);
          this.wake = () => {
            clearTimeout(timer);
            resolve();
          };
        }),
      );
    }
    return this.keys.shift();
  }

  /** What was pressed before is meant for what was seen before. */
  forgetKeys(): void {
    this.keys.length = 0;
  }

  /** Waits for work, unless the page is interrupted meanwhile. */
  settle<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, this.interruption]);
  }

  private readonly press = (key: KeyPress): void => {
    if (key.ctrl && key.name === 'c') {
      this.stop(SIGNALS.SIGINT);
      return;
    }
    if (key.ctrl && key.name === 'z' && process.platform !== 'win32') {
      this.suspend();
      return;
    }
    this.keys.push(key);
    this.wake?.();
  };

  /** What Ctrl-Z does where no page is drawn: all processes of this command stop, until the shell continues with them. */
  private suspend(): void {
    this.close();
    process.kill(0, 'SIGTSTP');
    // Runs once the shell has gone on with us, or soon where there is no shell to do that and nothing was stopped.
    setTimeout(() => {
      this.open();
      this.onResize();
    }, STOP_MS);
  }

  private readonly ended = (): void => this.stop(SIGNALS.SIGHUP);

  private readonly resized = (): void => this.onResize();

  private readonly signalled = (signal: keyof typeof SIGNALS): void => this.stop(SIGNALS[signal]);

  private stop(status: number): void {
    this.interrupt(new Interrupted(status));
  }
}

// Keys out of what a terminal sends, by Node's own reader: over a slow
// connection a key arrives in pieces, and only an escape after which nothing
// more comes for a while is the key of that name.

/** Calls `take` with every key until what it answers with is called. */
export function listenForKeys(
  input: NodeJS.ReadableStream,
  take: (key: KeyPress) => void,
): () => void {
  const press = (_text: string | undefined, pressed: Pressed): void => {
    for (const key of keysOf(pressed)) take(key);
  };
  emitKeypressEvents(input);
  input.on('keypress', press);
  return () => void input.off('keypress', press);
}

const ESCAPE: KeyPress = { name: 'escape', text: '', ctrl: false };

function keysOf({ name, sequence = '', ctrl = false, meta = false }: Pressed): KeyPress[] {
  // Alt means nothing here: anyone who sends it has pressed Escape, and the next key soon after it.
  // oxlint-disable-next-line no-control-regex -- that is what terminals send
  const [, after] = (meta && /^\u001b([^\u001b])$/u.exec(sequence)) || [];
  const sent = after ?? sequence;
  const text = ctrl || /\p{Cc}/u.test(sent) ? '' : sent;
  // Signs have no name; letters are named alike, small or capital.
  const key = { name: name === 'enter' ? 'return' : (name ?? text), text, ctrl };
  return after === undefined ? [key] : [ESCAPE, key];
}
