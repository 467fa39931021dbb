/** What deploy/ describes, without its containers: nodes as processes, and nginx with the shipped file. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { ENV, inFolder } from './folder.ts';
import { findNginx } from './nginx.ts';
import { freePort } from './free-port.ts';
import { openDatabases } from './postgres.ts';
import { spawnService } from './service.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** A node in its own process. */
export class DeployedNode {
  private readonly env: Readonly<Record<string, string>>;
  private child: ChildProcess | undefined;
  readonly port: number;

  constructor(port: number, env: Readonly<Record<string, string>>) {
    this.port = port;
    this.env = env;
    onTestFinished(() => void this.child?.kill('SIGKILL'));
  }

  async start(): Promise<void> {
    const main = join(ROOT, 'apps/server/src/main.ts');
    this.child = spawnService(process.execPath, ['--conditions=@pakli/source', main], {
      env: { ...ENV, ...this.env, PAKLI_PORT: String(this.port) },
      stdio: 'ignore',
    });
    await answers(`http://127.0.0.1:${this.port}/readyz`);
  }

  async stop(): Promise<number | null> {
    const exit = once(this.child!, 'exit') as Promise<[number | null]>;
    this.child?.kill('SIGTERM');
    return (await exit)[0];
  }
}

export async function answers(address: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok === true) return;
    if (tries > 6000) throw new Error(`nothing answers at ${address}`);
    await wait(50);
  }
}

export interface Nginx {
  readonly base: string;
  /** The status of every answer to a socket upgrade, oldest first. */
  readonly upgrades: () => readonly number[];
}

/** deploy/nginx.conf unchanged but for the addresses of the nodes and its own. */
export async function startNginx(folder: string, ports: readonly number[]): Promise<Nginx> {
  const port = await freePort();
  const [one, two] = ports;
  const log = join(folder, 'logs/access.log');
  const config = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8')
    .replace('one:4180', `127.0.0.1:${one}`)
    .replace('two:4180', `127.0.0.1:${two}`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('worker_processes auto;', 'worker_processes 1;')
    .replace('http {', `http {\n  log_format brief '$status $uri';\n  access_log ${log} brief;`);
  mkdirSync(join(folder, 'logs'));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'nginx.conf'), config);
  const rest = `daemon off; pid ${folder}/pid; error_log ${folder}/logs/error.log;`;
  const child = spawnService(findNginx() ?? '', ['-p', folder, '-c', 'nginx.conf', '-g', rest], {
    stdio: 'ignore',
  });
  // nginx workers would outlive a killed master.
  onTestFinished(() => void child.kill('SIGTERM'));
  return {
    base: `http://127.0.0.1:${port}`,
    upgrades: () =>
      [...readFileSync(log, 'utf8').matchAll(/^(\d+) \/t\//gm)].map(([, status]) => Number(status)),
  };
}

export interface Deployment extends Nginx {
  readonly nodes: readonly DeployedNode[];
  /** Where tables are stored. */
  readonly postgres: string;
}

/** Two nodes on a PostgreSQL behind nginx, ready for use; `env` sets up the nodes. */
export async function withDeployment<Result>(
  env: Readonly<Record<string, string>>,
  work: (deployment: Deployment) => Promise<Result>,
): Promise<Result> {
  return inFolder(async (folder) => {
    const database = await openDatabases();
    try {
      const postgres = await database.database();
      const ports = [await freePort(), await freePort()];
      const nginx = await startNginx(folder, ports);
      const nodes = ports.map(
        (port) =>
          new DeployedNode(port, {
            PAKLI_POSTGRES: postgres,
            PAKLI_PROXY: '127.0.0.1',
            PAKLI_ORIGIN: nginx.base,
            ...env,
          }),
      );
      for (const node of nodes) await node.start();
      await answers(`${nginx.base}/healthz`);
      const result = await work({ ...nginx, nodes, postgres });
      for (const node of nodes) await node.stop();
      return result;
    } finally {
      await database.stop();
    }
  });
}
