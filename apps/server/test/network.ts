/** A bad network between people and their server: late, byte by byte, cut, or silently dead. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

export type Weather =
  | 'fine'
  /** Delays everything by this many milliseconds. */
  | 'late'
  /** One byte at a time. */
  | 'crumbs'
  /** Nothing arrives any more, and nobody notices. */
  | 'silent';

/** The two halves of a connection: from a page to here, and from here to the server. */
interface Pair {
  readonly near: Socket;
  readonly far: Socket;
  /** Nothing gets through any more in that direction. */
  readonly lost: { up: boolean; down: boolean };
}

export class Network {
  private readonly server = createServer((near) => this.join(near));
  private readonly pairs = new Set<Pair>();
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

  /** Breaks all connections. */
  cut(): void {
    for (const { near, far } of this.pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
  }

  /** Stalls every connection until it is thawed; then everything arrives. */
  stall(): void {
    for (const { near, far } of this.pairs) for (const socket of [near, far]) socket.pause();
  }

  flow(): void {
    for (const { near, far } of this.pairs) for (const socket of [near, far]) socket.resume();
  }

  /** The server loses all connections, and the pages do not notice. */
  halfOpen(): void {
    for (const { lost, far } of this.pairs) {
      lost.up = lost.down = true;
      far.destroy();
    }
  }

  /** Data from pages arrives; data from the server on these connections does not. */
  loseAnswers(): void {
    for (const { lost } of this.pairs) lost.down = true;
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  private join(near: Socket): void {
    const far = connect(this.target, '127.0.0.1');
    // Bytes were lost in the silence: the connection is no longer usable.
    const lost = { up: false, down: false };
    const pair = { near, far, lost };
    this.pairs.add(pair);
    for (const [from, to, way] of [[near, far, 'up'] as const, [far, near, 'down'] as const]) {
      from.on('data', (data) => {
        lost[way] ||= this.weather === 'silent';
        if (!lost[way]) this.carry(data, to);
      });
      from.on('error', () => {});
    }
    far.on('close', () => {
      if (lost.up && lost.down) return;
      this.pairs.delete(pair);
      near.destroy();
    });
    near.on('close', () => {
      this.pairs.delete(pair);
      far.destroy();
    });
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
