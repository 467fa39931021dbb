/**
 * The nodes that share a store. Each renews its lease, publishes who is connected to
 * it, listens to the others' bells, and polls now and then, because a bell may be
 * lost and a node may die silently.
 */
import { logFailure, type ServerContext } from './context.ts';
import type { LiveTable } from './live-table.ts';
import type { LiveEvenings } from './evening/live-evenings.ts';
import type { LiveTables } from './tables.ts';

/** Where people are shown by their names. */
type Place = Pick<LiveTable, 'people' | 'connections' | 'renamed'>;

export class Cluster {
  private readonly context: ServerContext;
  private readonly tables: LiveTables;
  private readonly evenings: LiveEvenings;
  private readonly timers: readonly (() => void)[];
  private looking = false;
  /** By id: the names of the people at tables here at the last look; undefined where they could not be sent. */
  private called: Map<string, string | undefined> = new Map();
  /** The last renewal of the lease was answered. */
  private answered = true;

  /** A node takes a lease before it serves anybody. */
  static async meet(
    context: ServerContext,
    tables: LiveTables,
    evenings: LiveEvenings,
  ): Promise<Cluster> {
    const { store, node, settings } = context;
    await store.alive(node, settings.pace.lease);
    return new Cluster(context, tables, evenings);
  }

  private constructor(context: ServerContext, tables: LiveTables, evenings: LiveEvenings) {
    this.context = context;
    this.tables = tables;
    this.evenings = evenings;
    const { machine, settings } = context;
    const { lease, glance } = settings.pace;
    this.timers = [
      machine.every(lease / 3, () => void this.safely(() => this.live())),
      machine.every(glance, () => void this.safely(() => this.lookAround())),
    ];
    context.bell.listen((ids) => void this.safely(() => this.hear(ids)));
  }

  async leave(): Promise<void> {
    for (const stop of this.timers) stop();
    await this.safely(() => this.context.store.depart(this.context.node));
  }

  private async live(): Promise<void> {
    const { store, node, settings } = this.context;
    const { answered } = this;
    this.answered = false;
    const known = await store.alive(node, settings.pace.lease);
    this.answered = true;
    if (known && answered) return;
    // The database came back without its leases, and so without who is here: every table says so again, also those
    // that people have left, since they may come back. A table where this fails retries on its own.
    await Promise.allSettled((await this.tables.all()).map((table) => table.announce()));
  }

  private async hear(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.context.news.changed(id);
    const rung = new Set(ids);
    await this.look((await this.watched()).filter(({ id }) => rung.has(id)));
    await this.evenings.hear(ids);
  }

  /** One poll at a time: a slow database gets no second one. */
  private async lookAround(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    try {
      const tables = await this.watched();
      await this.look(tables);
      const evenings = await this.evenings.all();
      await this.call([...tables, ...evenings]);
      await this.evenings.hear(evenings.map(({ id }) => id));
    } finally {
      this.looking = false;
    }
  }

  private async watched(): Promise<readonly LiveTable[]> {
    return (await this.tables.all()).filter(({ connections }) => connections.length > 0);
  }

  private async look(tables: readonly LiveTable[]): Promise<void> {
    if (tables.length === 0) return;
    const { store, node } = this.context;
    const glances = await store.look(
      tables.map(({ id }) => id),
      node,
    );
    for (const table of tables) {
      const glance = glances.get(table.id);
      const woken = glance === undefined ? table.wake() : table.notice(glance);
      // Not awaited: a table that is slow to read must not delay the next poll.
      woken.catch(() => {});
    }
  }

  /** Another node may have renamed or deleted somebody. */
  private async call(places: readonly Place[]): Promise<void> {
    const { names } = this.context;
    const people = new Set(places.flatMap((place) => place.people));
    const before = this.called;
    const changed = await names.refresh([...people]);
    this.called = new Map([...people].map((id) => [id, names.of(id)]));
    for (const place of places) {
      for (const connection of place.connections) {
        if (this.called.get(connection.person?.id ?? '') === '') connection.bye('deleted', null);
      }
      for (const id of place.people) {
        const name = this.called.get(id);
        // Somebody who was not here at the last poll may be shown by a cached name.
        if (before.has(id) ? name === before.get(id) : name !== '' && !changed.has(id)) continue;
        // Not awaited either; a failure is retried at the next poll.
        place.renamed(id).catch(() => this.called.set(id, undefined));
      }
    }
  }

  private async safely(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      logFailure(this.context, 'polling other nodes failed', error);
    }
  }
}
