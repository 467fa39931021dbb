/** What deploy/ describes, without its containers: nginx before two nodes, with PostgreSQL and NATS behind them. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../src/store/postgres.ts';
import { checkLog } from './check-log.ts';
import { begun, Client } from './client.ts';
import { ENV, inFolder } from './folder.ts';
import { findNats, startNats } from './nats.ts';
import { findNginx } from './nginx.ts';
import { findPostgres, freePort, Postgres } from './postgres.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The variables of a unit, and of a service of the compose file: what they set must be what a node reads. */
function given(file: string): ReadonlySet<string> {
  return new Set(readFileSync(join(ROOT, 'deploy', file), 'utf8').match(/PAKLI_[A-Z]+/g));
}

class Node {
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
    this.child = spawn(process.execPath, ['--conditions=@pakli/source', main], {
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

async function answers(address: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok === true) return;
    if (tries > 600) throw new Error(`nothing answers at ${address}`);
    await wait(50);
  }
}

/** deploy/nginx.conf as it is, but for the places of the nodes and its own. */
async function nginx(folder: string, nodes: readonly Node[]): Promise<string> {
  const port = await freePort();
  const [one, two] = nodes;
  const config = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8')
    .replace('one:4180', `127.0.0.1:${one?.port}`)
    .replace('two:4180', `127.0.0.1:${two?.port}`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('worker_processes auto;', 'worker_processes 1;')
    .replace('http {', `http {\n  access_log off;`);
  mkdirSync(join(folder, 'logs'));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'nginx.conf'), config);
  const rest = `daemon off; pid ${folder}/pid; error_log ${folder}/logs/error.log;`;
  const child = spawn(findNginx() ?? '', ['-p', folder, '-c', 'nginx.conf', '-g', rest], {
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return `http://127.0.0.1:${port}`;
}

/** A few moves, by whoever is at turn, as far as the others see them. */
async function playSome(people: readonly Client[]): Promise<void> {
  for (let moves = 0; moves < 4; moves++) {
    const one = people.find(({ you, scene }) => scene?.view.turn === you?.seat);
    const [text = ''] = (await one?.choices()) ?? [];
    const answer = await one?.do({ kind: 'play', step: one.scene?.step ?? 0, text });
    const seq = answer !== undefined && 'seq' in answer ? answer.seq : Infinity;
    for (const other of people) await other.until('it is seen', () => other.seq >= seq, 60_000);
  }
}

const missing = [findPostgres(), findNats(), findNginx()].includes(undefined);

test.skipIf(missing)(
  'people play on through nginx while one node after the other is exchanged',
  () =>
    inFolder(async (folder) => {
      const [postgres, nats] = await Promise.all([Postgres.start(), startNats()]);
      const place = await postgres.database();
      const env: Record<string, string> = {
        PAKLI_POSTGRES: place,
        PAKLI_NATS: nats.address,
        PAKLI_PROXY: '127.0.0.1',
        PAKLI_DRAIN: '1',
        PAKLI_LIMITS: `frameBurst=1000,framesPerSecond=1000,socketsPerMinute=1000`,
      };
      const nodes = [new Node(await freePort(), env), new Node(await freePort(), env)];
      // Nobody may come from anywhere but where people reach it.
      const base = await nginx(folder, nodes);
      env['PAKLI_ORIGIN'] = base;
      for (const node of nodes) await node.start();
      await answers(`${base}/healthz`);
      const { table, host, friend } = await begun(base);
      const watcher = new Client({ base }, table);
      for (const node of nodes) {
        await playSome([host, friend]);
        expect(await node.stop()).toBe(0);
        await playSome([host, friend]);
        await node.start();
      }
      await playSome([host, friend]);
      await watcher.until('all know it', () => watcher.seq === host.seq, 60_000);
      const store = await openPostgres(place);
      const rows = (await store.read(table, 0))?.rows ?? [];
      await store.close();
      const seen = [host, friend, watcher].map(({ you, seq, scene, past }) => {
        return { table, reader: you?.seat ?? null, seq, seen: JSON.stringify({ scene, past }) };
      });
      expect((await checkLog(new Map([[table, rows]]), [], seen)).breaches).toEqual([]);
      // Two nodes, so that everybody had to come back at least once.
      expect(host.connects + friend.connects + watcher.connects).toBeGreaterThan(5);
      for (const one of [host, friend, watcher]) {
        expect(one.faults).toEqual([]);
        one.close();
      }
      for (const node of nodes) expect(await node.stop()).toBe(0);
      await Promise.all([postgres.stop(), nats.stop()]);
    }),
  120_000,
);

test('what is set in deploy/ is what a node reads', () => {
  const flags = readFileSync(join(ROOT, 'apps/server/src/flags.ts'), 'utf8');
  for (const file of ['compose.yaml', 'Dockerfile', 'pakli@.service']) {
    for (const name of given(file)) expect(flags, `${file}: ${name}`).toContain(`'${name}'`);
  }
});
