/** The tables of one conversation, by name: the one without a name, and as many more as a program trains on. */
import { error, isErrorReply, type ErrorReply, type EngineReply } from './reply.ts';
import { TableHalf } from './table.ts';

/** Whoever needs more starts a second engine. */
export const MOST_TABLES = 4096;

export class EngineTables {
  private readonly tables = new Map<string, TableHalf>();

  /** A table that has begun. */
  find(name: string | undefined): TableHalf | ErrorReply {
    const table = this.tables.get(name ?? '');
    if (table !== undefined) return table;
    return error(
      'no-table',
      name === undefined ? 'do' : 'table',
      'begin with new, position or load',
    );
  }

  /** Asks something of a table that has begun. */
  ask(name: string | undefined, work: (table: TableHalf) => EngineReply): EngineReply {
    const table = this.find(name);
    return isErrorReply(table) ? table : work(table);
  }

  /** A table takes the place of the one that had its name, once it has begun. */
  async begin(
    name: string | undefined,
    work: (table: TableHalf) => Promise<EngineReply>,
  ): Promise<EngineReply> {
    const key = name ?? '';
    if (!this.tables.has(key) && this.tables.size >= MOST_TABLES) {
      return error('too-many-tables', 'table', `there may be ${MOST_TABLES}: close some`);
    }
    const table = new TableHalf();
    const reply = await work(table);
    if (reply.ok) this.tables.set(key, table);
    return reply;
  }

  close(name: string | undefined): EngineReply {
    const table = this.find(name);
    if (isErrorReply(table)) return table;
    this.tables.delete(name ?? '');
    return { ok: true, tables: this.tables.size };
  }
}
