/** Rings over NATS, where one is named: quicker than the database's own, and off its shoulders. */
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { formatRing, readRing, Rings, type Bell } from './bell.ts';

const SUBJECT = 'pakli.bell';
/** Milliseconds until a connection that is not there is tried again. */
const RETRY = 500;

/** A bell that is away for a while is no reason to stop: it is connected again and again. */
export class NatsBell implements Bell {
  private readonly address: string;
  private readonly rings = new Rings((tables) => this.send(tables));
  private hear: (tables: readonly string[]) => void = () => {};
  private nats: NatsConnection | undefined;
  private retry: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(address: string) {
    this.address = address;
  }

  async open(): Promise<void> {
    try {
      this.nats = await connect({
        servers: this.address,
        noEcho: true,
        maxReconnectAttempts: -1,
        reconnectTimeWait: RETRY,
        name: 'pakli',
      });
      this.nats.subscribe(SUBJECT, {
        callback: (error, message) => {
          if (error === null) this.hear(readRing(message.string()));
        },
      });
    } catch {
      if (!this.closed) this.retry = setTimeout(() => void this.open(), RETRY);
    }
  }

  ring(table: string): void {
    this.rings.ring(table);
  }

  listen(hear: (tables: readonly string[]) => void): void {
    this.hear = hear;
  }

  async close(): Promise<void> {
    await this.rings.sent();
    this.closed = true;
    clearTimeout(this.retry);
    await this.nats?.close();
  }

  private async send(tables: readonly string[]): Promise<void> {
    this.nats?.publish(SUBJECT, formatRing(tables));
    await this.nats?.flush();
  }
}
