/** A real terminal for tests: tmux. Without it these tests are skipped. */
import { execFileSync, spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';

/** `npm run needs` installs it. */
export const HAS_TMUX: boolean = spawnSync('tmux', ['-V']).status === 0;

// Long enough for a busy machine; a passing test never waits this long.
const PATIENCE_MS = 250_000;
/** Every look starts a process: while a program thinks or starts, others need the core. */
const POLL_MS = { first: 40, most: 300 };
let count = 0;

type Look = RegExp | ((pane: string) => boolean);

export class Terminal {
  // A tmux server of its own, so that nobody else's panes are touched. Test files run as threads of one process.
  private readonly socket = `pakli-test-${process.pid}-${threadId}-${count++}`;

  constructor(columns: number, rows: number, env: Readonly<Record<string, string>>) {
    const given = Object.entries({ LANG: 'C.UTF-8', LC_ALL: '', ...env }).flatMap(
      ([key, value]) => ['-e', `${key}=${value}`],
    );
    const size = ['-x', String(columns), '-y', String(rows)];
    this.tmux('-f', '/dev/null', 'new-session', '-d', ...size, ...given, 'sh');
  }

  /** Types a line into the shell or the program that runs there. */
  type(text: string): void {
    this.keys(text);
    this.tmux('send-keys', 'Enter');
  }

  /** The same without Enter. */
  keys(text: string): void {
    this.tmux('send-keys', '-l', text);
  }

  press(...keys: readonly string[]): void {
    this.tmux('send-keys', ...keys);
  }

  resize(columns: number, rows: number): void {
    this.tmux('resize-window', '-x', String(columns), '-y', String(rows));
  }

  get pane(): string {
    return this.tmux('capture-pane', '-p');
  }

  /** The scrollback and the visible part. */
  get history(): string {
    return this.tmux('capture-pane', '-p', '-S', '-');
  }

  /** From now on like a terminal without an alternate screen: pages stay in the scrollback. */
  keepOnePage(): void {
    this.tmux('set-option', '-g', 'alternate-screen', 'off');
  }

  /** With colours, as escape sequences. */
  get colours(): string {
    return this.tmux('capture-pane', '-p', '-e');
  }

  /** The pane once it matches: a page may have been drawn only half. */
  async until(what: Look, patience: number = PATIENCE_MS): Promise<string> {
    return this.seen(what, () => this.pane, patience);
  }

  /** The same for a page that prompts: it is complete once the cursor is back. */
  async asked(what: Look = /Your turn[^]*Tab completes/): Promise<string> {
    return this.seen(what, () => {
      const shown = this.tmux('display', '-p', '#{cursor_flag}', ';', 'capture-pane', '-p');
      return shown.startsWith('1\n') ? shown.slice(2) : undefined;
    });
  }

  private async seen(
    what: Look,
    look: () => string | undefined,
    patience: number = PATIENCE_MS,
  ): Promise<string> {
    const begin = performance.now();
    // Every look starts a process: the slower that is, the rarer the looks.
    for (let pause = POLL_MS.first; ; pause = Math.min(1.5 * pause, POLL_MS.most)) {
      const pane = look();
      if (pane !== undefined && (typeof what === 'function' ? what(pane) : what.test(pane))) {
        return pane;
      }
      if (performance.now() - begin > patience) {
        throw new Error(`the terminal never showed ${String(what)}:\n${this.pane}`);
      }
      await setTimeout(pause);
    }
  }

  close(): void {
    spawnSync('tmux', ['-L', this.socket, 'kill-server']);
  }

  private tmux(...args: readonly string[]): string {
    return execFileSync('tmux', ['-L', this.socket, ...args], { encoding: 'utf8' });
  }
}
