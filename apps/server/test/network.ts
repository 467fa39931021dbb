/** A bad network between people and their server: late, in crumbs, cut, or silent without a word. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

export type Weather =
  | 'fine'
  /** Everything comes so much later. */
  | 'late'
  /** One byte after another. */
  | 'crumbs'
  /** Nothing arrives any more, and nobody is told. */
  | 'silent';

export class Network {
  private readonly server = createServer((near) => this.join(near));
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private readonly target: number;
  private readonly late: number;
  weather: Weather = 'fine';

  constructor(target: number, late: number) {
    this.target = target;
    this.late = late;
  }

  async open(): Promise<number> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  /** All connections break. */
  cut(): void {
    for (const [near, far] of this.pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  private join(near: Socket): void {
    const far = connect(this.target, '127.0.0.1');
    const pair = [near, far] as const;
    this.pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      // Of what was silent nothing comes later: bytes in the middle are gone, so the connection is of no more use.
      let broken = false;
      from.on('data', (data) => {
        broken ||= this.weather === 'silent';
        if (!broken) this.carry(data, to);
      });
      from.on('error', () => {});
      from.on('close', () => {
        this.pairs.delete(pair);
        to.destroy();
      });
    }
  }

  private carry(data: Buffer, to: Socket): void {
    const parts = this.weather === 'crumbs' ? [...data].map((byte) => Buffer.of(byte)) : [data];
    const write = (): void => {
      for (const part of parts) if (!to.destroyed) to.write(part);
    };
    if (this.weather === 'late') setTimeout(write, this.late);
    else write();
  }
}
