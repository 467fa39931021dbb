/**
 * Notifies the people of one table who do not look at it: it is their turn, an opponent is
 * back, or somebody wants a rematch. Only the node that has stored a row notifies.
 */
import { isPresent, type Room } from '@pakli/host';
import type { TableAudience } from '../audience.ts';
import type { ServerContext } from '../context.ts';
import { summaryFor } from '../table-summary.ts';
import { factsFor, tagOfTable, type Notice, type TableFacts } from './notice.ts';

/** Nobody is called twice within this time because somebody is back. */
const BACK_AGAIN_MS = 1_800_000;

export class TableCalls {
  private readonly context: ServerContext;
  private readonly audience: TableAudience;
  private readonly room: () => Room;
  /** Who was at turn when this was last looked at, and whose wish for another match was open. */
  private atTurn: string | undefined;
  private wish: number | undefined;
  private readonly cameAt = new Map<string, number>();

  constructor(context: ServerContext, audience: TableAudience, room: () => Room) {
    this.context = context;
    this.audience = audience;
    this.room = room;
  }

  /** Notes how it stands without notifying: nothing has changed, or another node notifies. */
  follow(): void {
    const room = this.room();
    const occupant = room.turn === undefined ? undefined : room.occupants[room.turn];
    this.atTurn = occupant?.kind === 'person' && isPresent(occupant) ? occupant.person : undefined;
    this.wish = room.questions.find(({ what }) => what === 'again')?.ask;
    this.context.news.changed(room.opened.table, room.seats.people);
  }

  /** This node has stored a row. */
  happened(): void {
    const { atTurn: before, wish } = this;
    this.follow();
    const { notifier } = this.context;
    const { opened, seats } = this.room();
    if (before !== undefined && before !== this.atTurn) {
      notifier.withdraw(before, tagOfTable(opened.table));
    }
    if (this.atTurn !== undefined && before !== this.atTurn) {
      this.tell(this.atTurn, (facts) => ({ kind: 'turn', ...facts }));
    }
    // Elsewhere people have half a minute: the lists of those who are asked say so.
    if (this.wish !== undefined && this.wish !== wish && opened.clock.kind === 'days') {
      for (const person of seats.people) this.tellOfWish(person);
    }
  }

  private tellOfWish(person: string): void {
    this.tell(person, (facts, { rematch, names }) =>
      rematch === undefined ? undefined : { kind: 'rematch', name: names[rematch] ?? '', ...facts },
    );
  }

  /** Somebody has come who was away since then. With days for a move people come and go, and nobody waits for it. */
  came(person: string, awaySince: number): void {
    const { now, settings } = this.context;
    const { phase, opened, seats } = this.room();
    const seat = this.room().seatOf(person);
    const isNew = now() - (this.cameAt.get(person) ?? -Infinity) >= BACK_AGAIN_MS;
    const wasAway = now() - awaySince >= settings.pace.absence;
    if (phase !== 'playing' || opened.clock.kind === 'days' || seat === undefined) return;
    if (!isNew || !wasAway) return;
    this.cameAt.set(person, now());
    for (const other of seats.people.filter((id) => id !== person)) {
      this.tell(other, (facts, { names }) => ({
        kind: 'back',
        name: names[seat] ?? '',
        isTurn: other === this.atTurn,
        ...facts,
      }));
    }
  }

  /** Anyone who has a page of it in sight has seen it. */
  private tell(
    person: string,
    notice: (
      facts: TableFacts,
      summary: NonNullable<ReturnType<typeof summaryFor>>,
    ) => Notice | undefined,
  ): void {
    const { attention, notifier, names } = this.context;
    if (this.audience.isLooking(person) || attention.isLooking(person)) return;
    const summary = summaryFor(this.room(), person, names);
    const told = summary && notice(factsFor(summary), summary);
    if (told !== undefined) notifier.tell(person, told);
  }
}
