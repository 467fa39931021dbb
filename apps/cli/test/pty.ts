/** A terminal that records every page drawn: a pty through `script`, which every Linux has. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './command.ts';

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** How `Screen.draw` begins and ends. */
const BEGIN = '\u001b[?25l\u001b[H';
const END = '\u001b[J';
const PATIENCE_MS = 250_000;

export class Pty {
  private readonly child: ChildProcessWithoutNullStreams;
  /** Every page so far, without colours. */
  readonly pages: string[] = [];
  /** Output since the last whole page. */
  private rest = '';
  private wake: () => void = () => {};
  readonly ended: Promise<number | null>;

  constructor(command: string, { columns, rows }: Size, env: NodeJS.ProcessEnv) {
    const sized = `stty cols ${columns} rows ${rows}; exec ${command}`;
    this.child = spawn('script', ['-qfec', sized, '/dev/null'], {
      cwd: ROOT,
      env: { ...process.env, TERM: 'xterm', LC_ALL: '', LANG: 'C.UTF-8', ...env },
    });
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => this.hear(text));
    this.ended = new Promise((resolve) => this.child.on('close', resolve));
  }

  /** What remains on the terminal after the last page. */
  get remains(): string {
    return stripVTControlCharacters(this.rest);
  }

  send(keys: string): void {
    this.child.stdin.write(keys);
  }

  /** The index of the first page, from `from` on, that matches. */
  async until(from: number, what: (page: string) => boolean): Promise<number> {
    let ended = false;
    void this.ended.then(() => {
      ended = true;
      this.wake();
    });
    for (const begin = performance.now(); ;) {
      const found = this.pages.findIndex((page, i) => i >= from && what(page));
      if (found >= 0) return found;
      if (ended || performance.now() - begin > PATIENCE_MS) {
        throw new Error(`the terminal never showed it:\n${this.pages.at(-1)}\n${this.remains}`);
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, PATIENCE_MS);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  close(): void {
    this.child.kill('SIGKILL');
  }

  private hear(text: string): void {
    this.rest += text;
    for (;;) {
      const begin = this.rest.indexOf(BEGIN);
      const end = this.rest.indexOf(END, begin);
      if (begin < 0 || end < 0) break;
      this.pages.push(stripVTControlCharacters(this.rest.slice(begin, end)));
      this.rest = this.rest.slice(end + END.length);
    }
    this.wake();
  }
}
