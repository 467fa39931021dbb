/** What a table by link tells beside its cards: who is there, how the line is, and what was said. */
import type { ChatLine } from '@pakli/protocol';
import type { Update } from '../host/host.ts';
import type { Connection } from '@pakli/client';
import type { Linked, Told } from '../host/linked.ts';

type Beside = Extract<Update, { kind: 'told' | 'connection' | 'said' }>;

export class LinkNews {
  private told: Told | undefined;
  private lines: readonly ChatLine[] = [];
  /** From the first try on. */
  connection: Connection | undefined;
  /** All of it; undefined until the server has told it. */
  linked: Linked | undefined;

  take(update: Beside): void {
    if (update.kind === 'told') this.told = update.told;
    else if (update.kind === 'connection') this.connection = update.connection;
    else this.lines = withLines(this.lines, update.lines);
    const { told, connection, lines } = this;
    if (told !== undefined && connection !== undefined) {
      this.linked = { ...told, connection, lines };
    }
  }
}

/** So many lines of what people have said stay. */
const LINES = 50;

/** Whoever was cut off is told the last lines again. */
function withLines(known: readonly ChatLine[], told: readonly ChatLine[]): readonly ChatLine[] {
  const newest = known.at(-1)?.n ?? 0;
  return [...known, ...told.filter(({ n }) => n > newest)].slice(-LINES);
}
