/**
 * All tables where one person sits, over a socket to one of their pages: the whole list at once,
 * and again a moment after a change. Its cost is bounded: a maximum of tables, few lists a second, and
 * only tables that have changed are read again.
 */
import { refuse } from '@pakli/core';
import type { MyTablesToPage, TableSummary } from '@pakli/protocol';
import { readMyTablesFrame } from '@pakli/protocol/check';
import type { TableConnection } from '../audience.ts';
import type { ServerContext } from '../context.ts';
import type { SocketTarget } from '../socket.ts';
import type { KnownPerson } from '../store/store.ts';
import type { LiveTables } from '../tables.ts';
import { MOST_TABLES, summariesOf } from './summaries.ts';

/** Changes within this time are sent together. */
const GATHER_MS = 250;
/** How often to check whether other nodes have seated this person somewhere: their bells name tables, not people. */
const LOOK_MS = 60_000;

export class MyTables implements SocketTarget {
  /** Lists have no numbers: each is complete. */
  readonly seq = 0;
  readonly read: SocketTarget['read'] = readMyTablesFrame;
  private readonly context: ServerContext;
  private readonly tables: LiveTables;
  private readonly person: KnownPerson;
  private readonly summaries = new Map<string, TableSummary>();
  /** Tables to be read again. */
  private readonly changed = new Set<string>();
  private told = '';
  /** How to stop listening, by table and for the person. */
  private readonly ends = new Map<string, () => void>();
  private stopLooks: () => void = () => {};
  private stopGathering: (() => void) | undefined;
  private endLook: () => void = () => {};
  private connection: TableConnection | undefined;
  private over = false;

  constructor(context: ServerContext, tables: LiveTables, person: KnownPerson) {
    this.context = context;
    this.tables = tables;
    this.person = person;
  }

  async hello(connection: TableConnection): Promise<void> {
    const { context, person } = this;
    if (this.connection === undefined) {
      this.connection = connection;
      const hear = (table: string): void => this.note(table);
      this.ends.set(person.id, context.news.listen(person.id, hear));
      this.stopLooks = context.machine.every(LOOK_MS, () => void this.lookAround().catch(() => {}));
      await this.sight(connection);
    }
    await this.lookAround();
    await this.flush();
    this.tell(true);
  }

  async reopen(): Promise<void> {
    this.tell(true);
  }

  async leave(): Promise<void> {
    this.over = true;
    this.endLook();
    this.stopLooks();
    this.stopGathering?.();
    for (const end of this.ends.values()) end();
  }

  async wake(): Promise<void> {}

  /** Somebody with such a page in sight needs no notification. */
  async sight({ hidden }: TableConnection): Promise<void> {
    this.endLook();
    this.endLook = hidden === true ? () => {} : this.context.attention.look(this.person.id);
  }

  /** There are no commands here. */
  async take(): ReturnType<SocketTarget['take']> {
    return refuse('bad-command', 'table');
  }

  /** Finds tables that are not in the list yet. */
  private async lookAround(): Promise<void> {
    const ids = await this.context.store.tablesOf(this.person.id, MOST_TABLES);
    for (const id of ids) if (!this.ends.has(id)) this.note(id);
  }

  private note(table: string): void {
    const { context, ends } = this;
    if (this.over || (!ends.has(table) && ends.size > MOST_TABLES)) return;
    if (!ends.has(table))
      ends.set(
        table,
        context.news.listen(table, (id) => this.note(id)),
      );
    this.changed.add(table);
    this.stopGathering ??= context.machine.after(GATHER_MS, () => {
      this.stopGathering = undefined;
      void this.flush().then(
        () => this.tell(false),
        () => {},
      );
    });
  }

  private async flush(): Promise<void> {
    const ids = [...this.changed];
    this.changed.clear();
    const found = await summariesOf(this.context, this.tables, this.person.id, ids);
    for (const summary of found.tables) this.summaries.set(summary.table, summary);
    for (const id of found.over) this.summaries.delete(id);
    // One that could not be read is found again at the next look.
    for (const id of [...found.over, ...found.unread]) {
      this.ends.get(id)?.();
      this.ends.delete(id);
    }
  }

  private tell(always: boolean): void {
    const tables = [...this.summaries.values()];
    const told = JSON.stringify(tables);
    if (this.over || (!always && told === this.told)) return;
    this.told = told;
    const frame: MyTablesToPage = { kind: 'told', now: this.context.now(), tables };
    this.connection?.send(JSON.stringify(frame));
  }
}
