/** Rings over NATS, where one is named: quicker than the database's own, and off its shoulders. */
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { FarBell, formatRing, readRing, RETRY_MS } from './bell.ts';

const SUBJECT = 'pakli.bell';

export class NatsBell extends FarBell {
  private readonly address: string;
  private nats: NatsConnection | undefined;

  constructor(address: string) {
    super();
    this.address = address;
  }

  async open(): Promise<void> {
    try {
      this.nats = await connect({
        servers: this.address,
        noEcho: true,
        maxReconnectAttempts: -1,
        reconnectTimeWait: RETRY_MS,
        name: 'pakli',
      });
      this.nats.subscribe(SUBJECT, {
        callback: (error, message) => {
          if (error === null) this.hear(readRing(message.string()));
        },
      });
      if (this.closed) await this.disconnect();
    } catch {
      this.openLater();
    }
  }

  protected async send(tables: readonly string[]): Promise<void> {
    this.nats?.publish(SUBJECT, formatRing(tables));
    await this.nats?.flush();
  }

  protected async disconnect(): Promise<void> {
    await this.nats?.close();
  }
}
