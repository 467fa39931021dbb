/** A real server of the built page that can be killed as by a power cut, and restarted with the same data. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';

const root = join(import.meta.dirname, '../../..');

/** From the bundle made for the tests, where there is one. */
function run(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const { PAKLI_TEST_SERVERS: bundle } = process.env;
  const script =
    bundle === undefined ? join(root, `apps/server/test/${name}.ts`) : join(bundle, `${name}.js`);
  return spawn(process.execPath, ['--conditions=@pakli/source', script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
}

/** Lessons, rules, other languages and other pages are not needed at a table, and are most of a build. */
const READ =
  /^(puzzles|lessons|leaflet|rule-notes|rulings|rules|replay|learn|evening|challenge|daylong|sv|hu|de|tr|\w+Page)-|\.(net|woff2)$/;

export class Outage {
  private readonly data = mkdtempSync(join(tmpdir(), 'pakli-outage-'));
  /** A free port at first, then always the same one. */
  private port = 0;
  private server: ChildProcess | undefined;

  /** With a slash at the end. */
  get address(): string {
    return `http://127.0.0.1:${this.port}/`;
  }

  async start(): Promise<void> {
    const page = join(root, 'apps/web/dist');
    const server = run('process', [join(this.data, 'pakli.db'), String(this.port)], {
      PAKLI_PAGE: page,
      PAKLI_PACE: 'patient',
    });
    this.server = server;
    const [said] = (await Promise.race([once(server.stdout!, 'data'), once(server, 'exit')])) as [
      Buffer | number | null,
    ];
    if (!Buffer.isBuffer(said)) throw new Error(`the server ended with ${said}`);
    this.port = Number(said.toString());
  }

  /** Without saying goodbye. */
  async kill(): Promise<void> {
    const { server } = this;
    if (server === undefined) return;
    this.server = undefined;
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
  }

  /** Everything a table may still need of its build is in the browser, so the server may die at any moment. */
  async fetchBuild(page: Page): Promise<void> {
    const files = readdirSync(join(root, 'apps/web/dist/assets')).filter(
      (name) => !READ.test(name),
    );
    await page.evaluate(
      (names) =>
        Promise.all(
          names.map(async (name) => {
            const response = await fetch(`assets/${name}`);
            await response.arrayBuffer();
          }),
        ),
      files,
    );
  }

  /** Ages one-time links by this much. */
  ageLinks(ms: number): void {
    const file = new DatabaseSync(join(this.data, 'pakli.db'));
    file.exec('PRAGMA busy_timeout = 60000');
    file.prepare('UPDATE passes SET until = until - ?').run(ms);
    file.close();
  }

  /** Other tabs of these people, with their cookies, play the rest of the match. */
  async playOn(table: string, cookies: readonly string[]): Promise<void> {
    const [code] = (await once(run('play-on', [this.address, table, ...cookies]), 'exit')) as [
      number,
    ];
    if (code !== 0) throw new Error('nobody has played on');
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true });
  }
}
