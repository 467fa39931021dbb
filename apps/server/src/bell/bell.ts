import { MACHINE, waitFor } from '../machine.ts';

/**
 * A bell tells the other nodes that something is new at a table: its id and
 * nothing else, after what is new is on disc. A ring may be lost: nodes look by
 * themselves too, only later.
 */
export interface Bell {
  ring(table: string): void;
  /** Calls with the tables that another node has rung for. */
  listen(hear: (tables: readonly string[]) => void): void;
  close(): Promise<void>;
}

/** So many ids fit into the longest message of every bell: 8,000 bytes in PostgreSQL. */
const MOST_TABLES = 500;

/** Tables that are rung for while a message is under way share the next one. */
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
      // Whatever happens in this turn of the loop goes along.
      await MACHINE.soon();
      const tables = [...this.waiting].slice(0, MOST_TABLES);
      for (const table of tables) this.waiting.delete(table);
      // Lost: the others look by themselves.
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

/** Milliseconds until a connection that is not there is tried again. */
export const RETRY_MS = 500;
/** Milliseconds that the last rings are waited for: nobody may answer any more. */
const LAST = 1000;

/** A bell over a network. One that is away for a while is no reason to stop: it is connected again and again. */
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
