/** A conversation with a real `pakli engine` process. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface } from 'node:readline';
import { BIN, ROOT } from './command.ts';

export interface EngineReply {
  readonly ok: boolean;
  readonly error?: { id: string; at: string; rule?: string; line?: number; message: string };
  readonly [key: string]: unknown;
}

export class Engine {
  readonly child: ChildProcessWithoutNullStreams;
  private readonly lines: string[] = [];
  private readonly asked: ((line: string) => void)[] = [];
  readonly ended: Promise<number | null>;

  constructor() {
    this.child = spawn(process.execPath, ['--conditions=@pakli/source', BIN, 'engine'], {
      cwd: ROOT,
    });
    createInterface({ input: this.child.stdout }).on('line', (line) => {
      const take = this.asked.shift();
      if (take === undefined) this.lines.push(line);
      else take(line);
    });
    this.ended = new Promise((resolve) => this.child.on('close', resolve));
  }

  /** The next line it says. */
  next(): Promise<string> {
    const line = this.lines.shift();
    if (line !== undefined) return Promise.resolve(line);
    return new Promise((resolve, reject) => {
      this.asked.push(resolve);
      void this.ended.then(() => reject(new Error('the engine has ended')));
    });
  }

  write(line: string): void {
    this.child.stdin.write(`${line}\n`);
  }

  async say(request: string | object): Promise<EngineReply> {
    this.write(typeof request === 'string' ? request : JSON.stringify(request));
    return JSON.parse(await this.next()) as EngineReply;
  }

  async close(): Promise<number | null> {
    this.child.stdin.end();
    return this.ended;
  }
}
