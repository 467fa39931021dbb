/** Everybody connected to an evening at this node, and what each of them is shown. */
import { progressOf, viewOf, type Evening } from '@pakli/host';
import type { EveningToPage } from '@pakli/protocol';
import type { TableConnection } from '../audience.ts';
import type { ServerContext } from '../context.ts';
import { withCountedTime } from './round-time.ts';

export class EveningAudience {
  private readonly context: ServerContext;
  /** Whether each connection has the director's key. */
  private readonly directors = new Map<TableConnection, boolean>();
  private written:
    | { readonly evening: Evening; readonly from: string; readonly text: string }
    | undefined;
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
    this.send(evening, connections, this.viewText(evening));
  }

  private send(evening: Evening, connections: readonly TableConnection[], view: string): void {
    for (const connection of connections) {
      const { person } = connection;
      const directs = this.directs(connection);
      const replaced = person && evening.replacedAt(person.id);
      const frame: Omit<Extract<EveningToPage, { kind: 'told' }>, 'view'> = {
        kind: 'told',
        seq: evening.shownSeq,
        now: this.context.now(),
        you: {
          name: person === undefined ? null : this.context.names.of(person.id),
          entrant: (person && evening.entrantOf(person.id)) ?? null,
          ...(replaced === undefined ? {} : { replaced }),
          directs,
        },
        ...(directs ? { progress: progressOf(evening) } : {}),
      };
      connection.send(`${JSON.stringify(frame).slice(0, -1)},"view":${view}}`);
    }
  }

  /** Shows everybody what has changed for them. Progress of tables is for directors alone: others get no frame for it. */
  showAll(evening: Evening): void {
    const view = this.viewText(evening);
    const progress = JSON.stringify(progressOf(evening));
    const { shown, connections } = this;
    this.shown = { view, progress };
    if (view !== shown.view) this.send(evening, connections, view);
    else if (progress !== shown.progress) {
      this.send(
        evening,
        connections.filter((one) => this.directs(one)),
        view,
      );
    }
  }

  /**
   * The view as text, the same for everybody: of hundreds of people it takes milliseconds to write, and whoever
   * says hello asks for it.
   */
  private viewText(evening: Evening): string {
    const { context } = this;
    const view = withCountedTime(
      context,
      viewOf(evening, (person) => context.names.of(person)),
    );
    // All else follows from the log.
    const starts = view.rounds.map(({ startedAt }) => startedAt);
    const from = JSON.stringify([evening.seq, view.entrants, starts]);
    if (this.written?.evening !== evening || this.written.from !== from)
      this.written = { evening, from, text: JSON.stringify(view) };
    return this.written.text;
  }
}
