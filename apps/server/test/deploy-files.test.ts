/** Everything deploy/ names exists and fits together, and its unit's command runs as a user without rights. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from './free-port.ts';
import { findNginx } from './nginx.ts';
import { hasPostgres, openDatabases } from './postgres.ts';
import { withServer } from './running.ts';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
const only = (text: string, pattern: RegExp): string => {
  const found = all(text, new RegExp(pattern, 'gm'));
  expect(found, String(pattern)).toHaveLength(1);
  return found[0] ?? '';
};

const compose = read('deploy/compose.yaml');
const nginx = read('deploy/nginx.conf');
const dockerfile = read('deploy/Dockerfile');
const unit = read('deploy/pakli@.service');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

describe('the compose file', () => {
  const [, services = ''] = /^services:\n((?: .*\n|\n)+)/m.exec(compose) ?? [];
  const names = all(services, /^ {2}(\w+):/gm);

  const serviceOf = (name: string): string =>
    only(services, new RegExp(`^ {2}${name}:\\n((?: {4}.*\\n)+)`));
  const addressOf = (name: string): string => only(serviceOf(name), /ipv4_address: (\S+) /);

  test('starts only what is there', () => {
    expect(names).toEqual(['one', 'two', 'postgres', 'nats', 'nginx']);
    const [, context, file] = /context: (\S+), dockerfile: (\S+) /.exec(compose) ?? [];
    expect(existsSync(join(ROOT, 'deploy', context ?? '-', file ?? '-'))).toBe(true);
    expect(existsSync(join(ROOT, 'deploy', only(compose, /'(\.\/[^:]+):/)))).toBe(true);
    const waitedFor = all(compose, /(\w+): \{ condition: service_healthy \}/g);
    expect(waitedFor).toEqual(['postgres', 'one', 'two']);
    expect(names).toEqual(expect.arrayContaining(waitedFor));
  });

  test('has a value for every variable', () => {
    expect(all(compose, /\$\{(\w+)\}/g)).toEqual([]);
    expect(new Set(all(compose, /\$\{(\w+):-[^}]+\}/g))).toEqual(
      new Set(['POSTGRES_PASSWORD', 'PAKLI_ORIGIN']),
    );
  });

  test('and nginx agree on names, ports and addresses', () => {
    const port = only(compose, /PAKLI_PORT: '(\d+)'/);
    expect(all(nginx, /^ {4}server (\S+) /gm)).toEqual([`one:${port}`, `two:${port}`]);
    expect(only(dockerfile, /^EXPOSE (\d+)/)).toBe(port);
    expect(only(compose, /ports: \['\d+:(\d+)'\]/)).toBe(only(nginx, /listen (\d+);/));
    expect(only(compose, /PAKLI_PROXY: (\S+)/)).toBe(addressOf('nginx'));
    expect(only(compose, /PAKLI_POSTGRES: \S+@(\w+)\/pakli/)).toBe('postgres');
    expect(only(compose, /PAKLI_NATS: nats:\/\/(\w+):4222/)).toBe('nats');
    const drain = Number(only(compose, /stop_grace_period: (\d+)s/));
    expect(drain).toBe(Number(only(unit, /^TimeoutStopSec=(\d+)/)));
  });

  test('finds whoever is recreated where they were, and nobody else there', () => {
    // nginx resolves names once, at start.
    const fixed = [...all(nginx, /^ {4}server (\w+):/gm), 'nginx'].map(addressOf);
    expect(new Set(fixed).size).toBe(3);
    const net = only(compose, /subnet: (\d+\.\d+\.\d+\.)0\/24,/);
    expect(only(compose, /ip_range: (\S+) /)).toBe(`${net}128/25`);
    for (const address of fixed) {
      expect(address.startsWith(net)).toBe(true);
      expect(Number(address.slice(net.length))).toBeLessThan(128);
    }
  });

  test('asks a database over the network whether it is ready', () => {
    // The image initializes it with a server that listens only on its socket file and has no database yet.
    expect(only(compose, /test: \[CMD-SHELL, pg_isready (.+)\]/)).toContain('-h 127.0.0.1');
  });

  test('knows a node that is ready from one that is not', () =>
    withServer(async ({ running, store }) => {
      const check = only(compose, /- node\n +- -e\n +- "(.+)"$/);
      const port = only(compose, /PAKLI_PORT: '(\d+)'/);
      const status = async (): Promise<number> => {
        const asked = check.replace(`:${port}/`, `:${running.port}/`);
        const [code] = (await once(spawn(process.execPath, ['-e', asked]), 'exit')) as [number];
        return code;
      };
      expect(await status()).toBe(0);
      await store.close();
      expect(await status()).toBe(1);
      await running.stop();
      expect(await status()).toBe(1);
    }));
});

const nginxHere = findNginx();
test.skipIf(nginxHere === undefined || spawnSync('openssl', ['version']).status !== 0)(
  'nginx accepts what docs/hosting.md shows',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'pakli-nginx-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const certificate = join(folder, 'certificate.pem');
    const key = join(folder, 'key.pem');
    const make = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=cards.example -keyout ${key} -out ${certificate}`;
    expect(spawnSync('openssl', make.split(' ')).status).toBe(0);
    const [proxy = '', files = '', ...others] = all(
      read('docs/hosting.md'),
      /^```nginx\n(.*?)^```/gms,
    );
    expect(others).toEqual([]);
    // Certificates belong to the host, and no port of this machine is opened.
    const here = proxy
      .replace('/etc/ssl/cards.example.pem', certificate)
      .replace('/etc/ssl/cards.example.key', key);
    const text = `pid ${folder}/pid;\nevents {}\nhttp {\n${here}server { listen 8081;\n${files}}\n}\n`;
    writeFileSync(join(folder, 'nginx.conf'), text);
    const flags = ['-t', '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'errors')];
    const { status, stderr } = spawnSync(nginxHere ?? '', flags, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, expect.any(String)]);
  },
);

test('nginx lets go of a connection before a node does', () =>
  withServer(async ({ base }) => {
    const kept = (await fetch(`${base}/healthz`)).headers.get('keep-alive');
    const most = Number(/^timeout=(\d+)$/.exec(kept ?? '')?.[1]);
    expect(Number(only(nginx, /keepalive_timeout (\d+)s;/))).toBeLessThan(most);
  }));

test('the image builds with scripts that there are, and starts a file that is there', () => {
  for (const script of all(dockerfile, /npm run (\w+)/g)) expect(scripts).toHaveProperty(script);
  const command = JSON.parse(only(dockerfile, /^CMD (.+)/)) as string[];
  expect(existsSync(join(ROOT, command.at(-1) ?? '-'))).toBe(true);
  expect(only(unit, /^ExecStart=\S+ (.+)/)).toBe(command.slice(1).join(' '));
});

test('the image asks the same question as the compose file', () => {
  const asked = JSON.parse(only(dockerfile, /^HEALTHCHECK .*CMD (.+)/)) as string[];
  expect(asked).toEqual(['node', '-e', only(compose, /- node\n +- -e\n +- "(.+)"$/)]);
});

test('the image installs before it copies the sources, and keeps no tools', () => {
  const build = dockerfile.slice(dockerfile.indexOf('AS build'));
  expect(build.indexOf('RUN npm ci')).toBeLessThan(build.indexOf('COPY . .'));
  expect(build).toContain('npm prune --omit=dev');
});

test('the image takes nothing along that git does not keep', () => {
  const left = read('.dockerignore').replaceAll('**/', '').split('\n');
  for (const name of ['node_modules', 'dist', 'data']) expect(left).toContain(name);
});

/** The unit as it would be on a machine whose install folder is this checkout. */
function unitHere(): string {
  return unit.replaceAll('/srv/pakli', ROOT);
}

/** The systemd version of this machine; 0 without one. */
const systemd = Number(
  /^systemd (\d+)/.exec(
    spawnSync('systemd-analyze', ['--version'], { encoding: 'utf8' }).stdout ?? '',
  )?.[1] ?? 0,
);

/** What systemd reports about the unit. */
function analyzed(...args: string[]): { readonly status: number | null; readonly said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'pakli-unit-'));
  const path = join(folder, 'pakli@4181.service');
  writeFileSync(path, unitHere());
  const done = spawnSync('systemd-analyze', [...args, path], { encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  return { status: done.status, said: done.stdout + done.stderr };
}

test.skipIf(systemd === 0)('systemd finds nothing wrong with the unit', () => {
  expect(analyzed('verify', '--man=no').said).toBe('');
});

test.skipIf(systemd < 250)('the unit allows no more than a node needs', () => {
  // Out of 100, as systemd rates the damage a service could do to its machine.
  const { status, said } = analyzed('security', '--offline=yes', '--threshold=20');
  expect(status, said).toBe(0);
});

const NOBODY = 65_534;
/** Root tries it as another user; anybody else is unprivileged already. */
const AS = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

test.skipIf(!hasPostgres())(
  "the unit's command serves as somebody who may write nowhere",
  async () => {
    const databases = await openDatabases();
    const [command = '', ...args] = only(unitHere(), /^ExecStart=(.+)/).split(' ');
    accessSync(command, constants.X_OK);
    const port = await freePort();
    const set = only(unitHere(), /^Environment=(.+)/).replaceAll('%i', String(port));
    const env = Object.fromEntries(set.split(' ').map((one) => one.split('=', 2)));
    const child = spawn(command, args, {
      ...AS,
      cwd: only(unitHere(), /^WorkingDirectory=(.+)/),
      env: { ...env, PAKLI_POSTGRES: await databases.database() },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => (said += data.toString()));
    }
    const ready = async (): Promise<boolean> =>
      (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok === true;
    while (!(await ready()) && child.exitCode === null) await wait(50);
    expect(child.exitCode, said).toBeNull();
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    await databases.stop();
  },
);
