/** The start of a server in this process: what a terminal and an operator's tools read, and which port it takes. */
import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { lanAddress } from '../src/lan-address.ts';
import { main } from '../src/main.ts';
import { inFolder } from './folder.ts';

interface Started {
  /** All output so far. */
  readonly text: () => string;
  /** Log entries, each as its line of JSON. */
  readonly lines: () => Record<string, unknown>[];
  /** Stops it as a supervisor does; returns its exit status. */
  readonly stop: () => Promise<number>;
  readonly ended: Promise<number>;
}

/** Starts with these flags; on a terminal it prints sentences for people. */
function start(args: readonly string[], isTTY: boolean): Started {
  let said = '';
  const write = (text: unknown): boolean => {
    said += String(text);
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(write),
    vi.spyOn(process.stderr, 'write').mockImplementation(write),
    vi.spyOn(console, 'log').mockImplementation((text) => void write(`${text}\n`)),
    vi.spyOn(console, 'error').mockImplementation((text) => void write(`${text}\n`)),
  ];
  const before = process.stdout.isTTY;
  process.stdout.isTTY = isTTY;
  const signals = ['SIGTERM', 'SIGINT'] as const;
  const heard = new Set(signals.flatMap((signal) => process.listeners(signal)));
  const ended = main(args, { LANG: 'C.UTF-8' }).finally(() => {
    process.stdout.isTTY = before;
    for (const spy of spies) spy.mockRestore();
    for (const signal of signals) {
      for (const one of process.listeners(signal)) if (!heard.has(one)) process.off(signal, one);
    }
  });
  const stop = (): Promise<number> => {
    process.emit('SIGTERM', 'SIGTERM');
    return ended;
  };
  const lines = (): Record<string, unknown>[] =>
    said
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { text: () => said, lines, stop, ended };
}

test('at a terminal people read where it is, and that it stops', () =>
  inFolder(async (folder) => {
    const server = start(['--data', folder, '--port', '0'], true);
    await vi.waitFor(() => expect(server.text()).toContain('Ctrl'), 60_000);
    expect(server.text()).toMatch(/http:\/\/localhost:\d+\//);
    expect(server.text()).not.toContain('"what"');
    expect(await server.stop()).toBe(0);
    expect(server.text().trim().split('\n').length).toBe(3);
  }));

test('for a home network it shows the address there, and where people come in instead', () =>
  inFolder(async (folder) => {
    const home = lanAddress();
    const args = ['--data', folder, '--port', '0', '--lan', '--origin', 'https://cards.example'];
    const server = start(args, true);
    await vi.waitFor(() => expect(server.text()).toContain('Ctrl'), 60_000);
    expect(server.text()).toContain('https://cards.example');
    if (home !== undefined) {
      expect(server.text()).toContain(`http://${home}:`);
      expect(server.text()).toMatch(/[▀▄█]{5}/);
    }
    expect(await server.stop()).toBe(0);
  }));

test('for an operator it logs how it was started, and why it stops', () =>
  inFolder(async (folder) => {
    const args = ['--data', folder, '--port', '0', '--metrics-port', '0', '--threads', '3'];
    const server = start([...args, '--limits', 'frameBurst=7', '--drain', '0'], false);
    await vi.waitFor(() => expect(server.lines()).toHaveLength(1), 60_000);
    const [line] = server.lines();
    expect(line).toMatchObject({
      what: 'started',
      level: 'info',
      version: manifest.version,
      node: process.version,
      address: '127.0.0.1',
      database: join(folder, 'pakli.db'),
      bell: 'database',
      page: 'none',
      threads: 3,
      drain: 0,
      metricsPort: 0,
      limits: expect.stringMatching(/^frameBurst=7,framesPerSecond=5,/) as unknown,
    });
    expect(line?.['url']).toBe(`http://localhost:${line?.['port'] as number}/`);
    expect(line).not.toHaveProperty('home');
    expect(await server.stop()).toBe(0);
    expect(server.lines().map(({ what, why }) => [what, why])).toEqual([
      ['started', undefined],
      ['stopping', 'SIGTERM'],
      ['stopped', undefined],
    ]);
  }));

/** Takes every port that a server without a configured port tries, or checks that it is in use already. */
async function takePorts(first: number, last: number): Promise<void> {
  const servers: Server[] = [];
  for (let port = first; port <= last; port++) {
    const server = createServer().listen(port, '127.0.0.1');
    await Promise.race([once(server, 'listening'), once(server, 'error')]).catch(() => {});
    servers.push(server);
  }
  onTestFinished(() => {
    for (const server of servers) if (server.listening) server.close();
  });
}

test('a port that is taken leads to the next one, and after twenty to none', () =>
  inFolder(async (folder) => {
    await takePorts(4180, 4200);
    const server = start(['--data', folder], false);
    expect(await server.ended).toBe(1);
    expect(server.lines().map(({ what, port }) => [what, port])).toEqual(
      Array.from({ length: 20 }, (_, n) => ['port taken', 4180 + n]),
    );
    expect(server.text()).toContain('4180');
    expect(server.text()).toContain('4200');
  }));

test('at a terminal a port that is taken is a sentence, which names the next one', () =>
  inFolder(async (folder) => {
    await takePorts(4180, 4181);
    const server = start(['--data', folder], true);
    await vi.waitFor(() => expect(server.text()).toContain('Ctrl'), 60_000);
    const [first = '', second = ''] = server.text().split('\n');
    expect(first).toMatch(/4180.*4181/);
    expect(second).toMatch(/4181.*4182/);
    expect(await server.stop()).toBe(0);
  }));

test('a port that was named is the only one', () =>
  inFolder(async (folder) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as { port: number };
    const server = start(['--data', folder, '--port', String(port)], true);
    expect(await server.ended).toBe(1);
    expect(server.text()).toBe(`Port ${port} is taken by another program.\n`);
  }));

test.each(['192.0.2.1', '999.1.1.1'])('an address that this machine does not have: %s', (address) =>
  inFolder(async (folder) => {
    const server = start(['--data', folder, '--port', '4321', '--address', address], true);
    expect(await server.ended).toBe(1);
    expect(server.text()).toBe(
      `This machine does not have the address ${address}. Name another with --address.\n`,
    );
  }),
);

test('a port of the metrics that is taken', () =>
  inFolder(async (folder) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as { port: number };
    const server = start(['--data', folder, '--metrics-port', String(port)], true);
    expect(await server.ended).toBe(1);
    expect(server.text()).toBe(`Port ${port} is taken by another program.\n`);
  }));

test('a page that was never built', () =>
  inFolder(async (folder) => {
    const server = start(['--data', folder, '--page', folder], true);
    expect(await server.ended).toBe(1);
    expect(server.text()).toBe(
      `No built page found in ${folder}. Build it, or pass its folder with --page.\n`,
    );
  }));
