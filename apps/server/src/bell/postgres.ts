/**
 * Rings by PostgreSQL's NOTIFY, over a connection of their own and never in
 * the transaction that they tell of: commits with a NOTIFY in them wait for
 * each other, whatever tables they are about.
 */
import { Client } from 'pg';
import { formatRing, readRing, Rings, type Bell } from './bell.ts';

const CHANNEL = 'pakli';
/** Milliseconds until a lost connection is made anew. */
const RETRY = 500;

export class PostgresBell implements Bell {
  private readonly address: string;
  private readonly node: string;
  private readonly rings = new Rings((tables) => this.send(tables));
  private hear: (tables: readonly string[]) => void = () => {};
  private client: Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(address: string, node: string) {
    this.address = address;
    this.node = node;
  }

  async open(): Promise<void> {
    const client = new Client({ connectionString: this.address, keepAlive: true });
    client.on('notification', ({ payload = '' }) => this.heard(payload));
    // Both come where a connection breaks; one of them opens another.
    client.on('error', () => {});
    client.on('end', () => this.lost(client));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.client = client;
    } catch {
      client.end().catch(() => {});
      this.lost(client);
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
    await this.client?.end().catch(() => {});
  }

  private async send(tables: readonly string[]): Promise<void> {
    const text = `${this.node} ${formatRing(tables)}`;
    await this.client?.query('SELECT pg_notify($1, $2)', [CHANNEL, text]);
  }

  private heard(payload: string): void {
    const [node, ...tables] = readRing(payload);
    if (node !== this.node) this.hear(tables);
  }

  private lost(client: Client): void {
    if (this.closed || (this.client !== undefined && this.client !== client)) return;
    this.client = undefined;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.open(), RETRY);
  }
}
