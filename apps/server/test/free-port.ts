import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the range that systems assign automatically (`ip_local_port_range`). */
const PORTS = { from: 10_000, to: 32_000 } as const;

/** A port for a program. No other program gets it by chance before that one listens, or while it restarts. */
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
