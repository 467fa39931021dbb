import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that systems give away by themselves (`ip_local_port_range`). */
const PORTS = { from: 10_000, to: 32_000 } as const;

/** A port for a program. Nobody is given it by chance before that program listens, nor while it is started again. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    const server = createServer().listen(port, '127.0.0.1');
    const free = await once(server, 'listening').catch(() => undefined);
    if (free === undefined) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
