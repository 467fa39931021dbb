import { MACHINE, waitFor } from '../machine.ts';

/**
 * A bell tells other nodes that a table has changed: its id and nothing else, once
 * the change is on disk. A ring may be lost: nodes also poll, only later.
 */
export interface Bell {
  ring(table: string): void;
  /** Calls with the tables that another node has rung for. */
  listen(hear: (tables: readonly string[]) => void): void;
  close(): Promise<void>;
}

/** As many ids as fit into the longest message of any bell: 8,000 bytes in PostgreSQL. */
const MOST_TABLES = 500;

/** Tables that change while a message is in flight share the next one. */
export class Rings {
  private readonly send: (tables: readonly string[]) => Promise<void>;
  private readonly waiting = new Set<string>();
  private under: Promise<void> | undefined;

  constructor(send: (tables: readonly string[]) => Promise<void>) {
    this.send = send;
  }

  ring(table: string): void {
    this.waiting.add(table);
    this.under ??= this.sendAll().finally(() => (this.under = undefined));
  }

  /** What was rung for so far is on its way. */
  async sent(): Promise<void> {
    await this.under;
  }

  private async sendAll(): Promise<void> {
    while (this.waiting.size > 0) {
      // Whatever happens in this turn of the event loop joins the message.
      await MACHINE.soon();
      const tables = [...this.waiting].slice(0, MOST_TABLES);
      for (const table of tables) this.waiting.delete(table);
      // A lost ring is found by polling.
      await this.send(tables).catch(() => {});
    }
  }
}

export function formatRing(tables: readonly string[]): string {
  return tables.join(' ');
}

export function readRing(text: string): readonly string[] {
  return text === '' ? [] : text.split(' ');
}

/** Milliseconds until a lost connection is retried. */
export const RETRY_MS = 500;
/** Milliseconds that closing waits for the last rings: the other end may be gone. */
const LAST = 1000;

/** A bell over a network, which reconnects until it is closed. */
export abstract class FarBell implements Bell {
  private readonly rings = new Rings((tables) => this.send(tables));
  protected hear: (tables: readonly string[]) => void = () => {};
  private stopRetry: () => void = () => {};
  protected closed = false;

  abstract open(): Promise<void>;
  protected abstract send(tables: readonly string[]): Promise<void>;
  protected abstract disconnect(): Promise<void>;

  ring(table: string): void {
    this.rings.ring(table);
  }

  listen(hear: (tables: readonly string[]) => void): void {
    this.hear = hear;
  }

  protected openLater(): void {
    this.stopRetry();
    if (!this.closed) this.stopRetry = MACHINE.after(RETRY_MS, () => void this.open());
  }

  async close(): Promise<void> {
    await Promise.race([this.rings.sent(), waitFor(MACHINE, LAST)]);
    this.closed = true;
    this.stopRetry();
    await this.disconnect();
  }
}
