/** A NATS for tests: the one that PAKLI_TEST_NATS names, else our own if the system has the program. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { freePort } from './free-port.ts';
import { spawnService } from './service.ts';

/** Debian installs it in a folder that is only in root's path. */
const PLACES = ['nats-server', '/usr/sbin/nats-server'];

export function findNats(): string | undefined {
  return PLACES.find((name) => spawnSync(name, ['--version']).status === 0);
}

export interface Nats {
  readonly address: string;
  stop(): Promise<void>;
}

export async function startNats(): Promise<Nats> {
  const given = process.env['PAKLI_TEST_NATS'];
  if (given !== undefined) return { address: given, stop: async () => {} };
  const port = await freePort();
  const server = spawnService(findNats() ?? '', ['-a', '127.0.0.1', '-p', String(port)], {
    stdio: 'ignore',
  });
  for (let tries = 0; !(await answers(port)); tries++) {
    if (tries > 4000) throw new Error('no NATS answers');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return {
    address: `nats://127.0.0.1:${port}`,
    stop: async () => {
      const exit = once(server, 'exit');
      server.kill('SIGTERM');
      await exit;
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
