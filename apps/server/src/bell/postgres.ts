/**
 * Rings by PostgreSQL's NOTIFY, over a connection of their own and never in
 * the transaction that they tell of: commits with a NOTIFY in them wait for
 * each other, whatever tables they are about.
 */
import { Client } from 'pg';
import { FarBell, formatRing, readRing } from './bell.ts';

const CHANNEL = 'pakli';
/** A statement that takes longer runs on a connection that is dead without saying so. */
const STATEMENT_TIMEOUT_MS = 10_000;

export class PostgresBell extends FarBell {
  private readonly address: string;
  private readonly node: string;
  private readonly timeoutMs: number;
  private client: Client | undefined;

  constructor(address: string, node: string, timeoutMs: number = STATEMENT_TIMEOUT_MS) {
    super();
    this.address = address;
    this.node = node;
    this.timeoutMs = timeoutMs;
  }

  async open(): Promise<void> {
    const client = new Client({
      connectionString: this.address,
      keepAlive: true,
      connectionTimeoutMillis: this.timeoutMs,
      query_timeout: this.timeoutMs,
    });
    client.on('notification', ({ payload = '' }) => this.heard(payload));
    // Both may come where a connection breaks, the second one late: only the first opens another.
    let isLost = false;
    const lose = (): void => {
      if (isLost) return;
      isLost = true;
      if (this.client === client) this.client = undefined;
      this.openLater();
    };
    client.on('error', () => {});
    client.on('end', lose);
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.client = client;
      if (this.closed) await this.disconnect();
    } catch {
      client.end().catch(() => {});
      lose();
    }
  }

  protected async send(tables: readonly string[]): Promise<void> {
    const text = `${this.node} ${formatRing(tables)}`;
    const { client } = this;
    try {
      await client?.query('SELECT pg_notify($1, $2)', [CHANNEL, text]);
    } catch (error) {
      // Another is opened once it has ended.
      client?.end().catch(() => {});
      throw error;
    }
  }

  protected async disconnect(): Promise<void> {
    await this.client?.end().catch(() => {});
  }

  private heard(payload: string): void {
    const [node, ...tables] = readRing(payload);
    if (node !== this.node) this.hear(tables);
  }
}
