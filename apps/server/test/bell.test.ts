/** Nobody waits for a bell: neither while it is being hung nor when nobody answers it any more. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { FarBell } from '../src/bell/bell.ts';
import { NatsBell } from '../src/bell/nats.ts';
import { PostgresBell } from '../src/bell/postgres.ts';
import { PATIENCE_MS } from './client.ts';
import { findNats, startNats, type Nats } from './nats.ts';
import { hasPostgres, openDatabases, type Databases } from './postgres.ts';

/** The statement timeout. */
const TIMEOUT_MS = 2000;

/** A network in front of a server that can silently stop carrying anything. */
class Way {
  private readonly server = createServer((near) => this.join(near));
  private readonly open = new Set<Socket>();
  private readonly target: number;
  frozen = false;

  constructor(target: number) {
    this.target = target;
  }

  async listen(): Promise<number> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  /** The number of open connections. */
  get size(): number {
    return this.open.size;
  }

  thaw(): void {
    this.frozen = false;
    for (const socket of this.open) socket.resume();
  }

  freeze(): void {
    this.frozen = true;
    for (const socket of this.open) socket.pause();
  }

  close(): void {
    for (const socket of this.open) socket.destroy();
    this.server.close();
  }

  private join(near: Socket): void {
    const far = connect(this.target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.open.add(one);
      one.on('error', () => {});
      one.on('data', (data) => other.write(data));
      one.on('end', () => other.end());
      one.on('close', () => {
        this.open.delete(one);
        other.destroy();
      });
      if (this.frozen) one.pause();
    }
  }
}

const bells = ['NOTIFY', 'NATS'] as const;

describe.skipIf(!hasPostgres() || findNats() === undefined)('a bell by', () => {
  let databases: Databases;
  let address: URL;
  let nats: Nats;
  beforeAll(async () => {
    databases = await openDatabases();
    address = new URL(await databases.database());
    nats = await startNats();
  });
  afterAll(async () => {
    await databases.stop();
    await nats.stop();
  });

  async function hang(name: (typeof bells)[number]): Promise<{ bell: FarBell; way: Way }> {
    const there = name === 'NATS' ? new URL(nats.address) : new URL(address);
    const way = new Way(Number(there.port));
    there.port = String(await way.listen());
    there.hostname = '127.0.0.1';
    return {
      way,
      bell:
        name === 'NATS' ? new NatsBell(there.href) : new PostgresBell(there.href, 'a', TIMEOUT_MS),
    };
  }

  test.each(bells)('%s that is closed while it is hung lets go', async (name) => {
    const { bell, way } = await hang(name);
    way.freeze();
    const opened = bell.open();
    await vi.waitFor(() => expect(way.size).toBeGreaterThan(0), PATIENCE_MS);
    await bell.close();
    way.thaw();
    await opened;
    await vi.waitFor(() => expect(way.size).toBe(0), PATIENCE_MS).finally(() => way.close());
  });

  test.each(bells)('%s that nobody answers is closed', async (name) => {
    const { bell, way } = await hang(name);
    await bell.open();
    way.freeze();
    bell.ring('table');
    // It is sent two turns of the event loop later.
    for (let turn = 0; turn < 3; turn++) await setImmediate();
    await bell.close();
    expect(way.size).toBeGreaterThan(0);
    way.close();
  });

  test('NOTIFY whose connection is dead without saying so rings over another', async () => {
    const { bell, way } = await hang('NOTIFY');
    await bell.open();
    const other = new PostgresBell(address.href, 'b');
    const heard = new Set<string>();
    other.listen((tables) => tables.forEach((table) => heard.add(table)));
    await other.open();
    way.freeze();
    way.frozen = false;
    bell.ring('lost');
    const ringing = setInterval(() => bell.ring('heard'), 100);
    await vi
      .waitFor(() => expect([...heard]).toEqual(['heard']), PATIENCE_MS)
      .finally(() => clearInterval(ringing));
    await Promise.all([bell.close(), other.close()]);
    way.close();
  });
});
