/**
 * Between nodes and their database: now and then swallows the answer to an append and cuts the connection, so that
 * nobody knows whether it was stored.
 */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export class Swallow {
  private readonly target: number;
  private readonly server = createServer((near) => this.join(near));
  private readonly open = new Set<Socket>();
  /** The number of answers still to swallow. */
  private wanted = 0;
  swallowed = 0;

  constructor(target: number) {
    this.target = target;
  }

  async listen(): Promise<number> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  /** Swallows the next answer, and resolves once it has. */
  async next(): Promise<void> {
    const before = this.swallowed;
    this.wanted++;
    while (this.swallowed === before) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  close(): void {
    for (const socket of this.open) socket.destroy();
    this.server.close();
  }

  private join(near: Socket): void {
    const far = connect(this.target, '127.0.0.1');
    let appending = false;
    for (const socket of [near, far]) {
      this.open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        this.open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (data) => {
      // The name of the prepared statement.
      appending = data.includes('\0append\0') || data.includes('append\0');
      far.write(data);
    });
    far.on('data', (data) => {
      if (appending && this.wanted > 0) {
        this.wanted--;
        this.swallowed++;
        near.destroy();
      } else near.write(data);
    });
  }
}
