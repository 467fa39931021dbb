/**
 * WebKit, the engine of every browser on an iPhone, as Debian packages it: driven over plain WebDriver, since
 * Playwright drives only its own WebKit. It draws in a window, so it gets a virtual display.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

const DRIVER = 'WebKitWebDriver';
const DISPLAY = 'Xvfb';
/** A busy machine is slow; only a hang takes this long. */
const LIMIT_MS = 180_000;
const POLL_MS = 50;
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const runs = (command: string, flag: string): boolean =>
  spawnSync(command, [flag]).error === undefined;

/** The driver, where it and a display for it are installed. */
export function findWebKit(): string | undefined {
  const named = process.env['PAKLI_WEBKIT'];
  if (named !== undefined) return named;
  return runs(DRIVER, '--version') && runs(DISPLAY, '-help') ? DRIVER : undefined;
}

export class WebKit {
  private readonly processes: readonly ChildProcess[];
  private readonly session: string;

  private constructor(processes: readonly ChildProcess[], session: string) {
    this.processes = processes;
    this.session = session;
  }

  static async start(driver: string): Promise<WebKit> {
    const display = spawn(DISPLAY, ['-displayfd', '3', '-screen', '0', '1440x900x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
    // Below the ports that a system hands out.
    const port = 20_000 + (process.pid % 12_000);
    const web = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${number.toString().trim()}`,
        // Without a graphics chip, imitating one costs more than drawing without it.
        WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
        // A page lives for seconds: optimized code would hardly run.
        JSC_useDFGJIT: '0',
      },
    });
    const address = `http://127.0.0.1:${port}/session`;
    const answer = await eventually(() =>
      send<{ sessionId: string }>('POST', address, {
        capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } },
      }),
    );
    return new WebKit([web, display], `${address}/${answer.sessionId}`);
  }

  async stop(): Promise<void> {
    await this.ask('DELETE', '');
    for (const process of this.processes) process.kill();
  }

  async resize(width: number, height: number): Promise<void> {
    await this.ask('POST', '/window/rect', { width, height });
  }

  async goto(url: string): Promise<void> {
    await this.ask('POST', '/url', { url });
  }

  async reload(): Promise<void> {
    await this.ask('POST', '/refresh', {});
  }

  /** The result of a script in the page. */
  run<T>(script: string, ...args: readonly unknown[]): Promise<T> {
    return this.ask<T>('POST', '/execute/sync', { script, args });
  }

  /** Waits until an expression is true in the page. */
  async until(expression: string): Promise<void> {
    await eventually(async () => {
      if (!(await this.run<boolean>(`return !!(${expression})`))) throw new Error(expression);
    });
  }

  /** Taps the first match of a selector, as a finger would: in sight and uncovered. */
  async tap(selector: string): Promise<void> {
    await eventually(async () => {
      await this.ask('POST', `/element/${await this.find(selector)}/click`, {});
    });
  }

  async type(selector: string, text: string): Promise<void> {
    await this.until(`document.querySelector(${JSON.stringify(selector)})`);
    await this.ask('POST', `/element/${await this.find(selector)}/value`, { text });
  }

  /** A PNG of the window. */
  async picture(): Promise<Buffer> {
    return Buffer.from(await this.ask<string>('GET', '/screenshot'), 'base64');
  }

  private async find(selector: string): Promise<string> {
    const found = await this.ask<Record<string, string>>('POST', '/element', {
      using: 'css selector',
      value: selector,
    });
    return found[ELEMENT]!;
  }

  private ask<T>(method: string, path: string, body?: object): Promise<T> {
    return send<T>(method, `${this.session}${path}`, body);
  }
}

async function send<T>(method: string, address: string, body?: object): Promise<T> {
  const answer = await fetch(address, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${address}: ${value.error}, ${value.message}`);
  return value;
}

/** Retries until it works. */
async function eventually<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + LIMIT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > end) throw error;
      await sleep(POLL_MS);
    }
  }
}
