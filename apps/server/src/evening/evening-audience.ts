/** Everybody connected to an evening at this node, and what each of them is shown. */
import { progressOf, viewOf, type Evening } from '@pakli/host';
import type { EveningToPage, EveningView } from '@pakli/protocol';
import type { TableConnection } from '../audience.ts';
import type { ServerContext } from '../context.ts';
import { withCountedTime } from './round-time.ts';

export class EveningAudience {
  private readonly context: ServerContext;
  /** Whether each connection has the director's key. */
  private readonly directors = new Map<TableConnection, boolean>();
  /** What everybody was last shown. */
  private shown = { view: '', progress: '' };

  constructor(context: ServerContext) {
    this.context = context;
  }

  get connections(): readonly TableConnection[] {
    return [...this.directors.keys()];
  }

  add(connection: TableConnection, directs: boolean): void {
    this.directors.set(connection, directs);
  }

  remove(connection: TableConnection): void {
    this.directors.delete(connection);
  }

  directs(connection: TableConnection): boolean {
    return this.directors.get(connection) === true;
  }

  show(evening: Evening, connections: readonly TableConnection[]): void {
    const view = this.view(evening);
    for (const connection of connections) {
      const { person } = connection;
      const directs = this.directs(connection);
      const replaced = person && evening.replacedAt(person.id);
      const frame: EveningToPage = {
        kind: 'told',
        seq: evening.shownSeq,
        now: this.context.now(),
        you: {
          name: person === undefined ? null : this.context.names.of(person.id),
          entrant: (person && evening.entrantOf(person.id)) ?? null,
          ...(replaced === undefined ? {} : { replaced }),
          directs,
        },
        view,
        ...(directs ? { progress: progressOf(evening) } : {}),
      };
      connection.send(JSON.stringify(frame));
    }
  }

  /** Shows everybody what has changed for them. Progress of tables is for directors alone: others get no frame for it. */
  showAll(evening: Evening): void {
    const view = JSON.stringify(this.view(evening));
    const progress = JSON.stringify(progressOf(evening));
    const { shown, connections } = this;
    this.shown = { view, progress };
    if (view !== shown.view) this.show(evening, connections);
    else if (progress !== shown.progress) {
      this.show(
        evening,
        connections.filter((one) => this.directs(one)),
      );
    }
  }

  private view(evening: Evening): EveningView {
    const { context } = this;
    return withCountedTime(
      context,
      viewOf(evening, (person) => context.names.of(person)),
    );
  }
}
