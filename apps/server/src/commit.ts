/**
 * The path of a command at one table: it is decided, stored, acknowledged, and only
 * then shown. What was not stored has not happened: the room is rebuilt from the log.
 * Rows that other nodes have stored are shown in the same way.
 */
import { isRefusal, OVER, refuse, type Refusal } from '@pakli/core';
import {
  changesNothing,
  deadlineAtTurn,
  HOUSE,
  type RoomCommand,
  type Room,
  type RoomEvent,
  type Who,
} from '@pakli/host';
import type { TableAudience } from './audience.ts';
import { PlainError } from './failure.ts';
import type { ServerContext } from './context.ts';
import { BY_HOUSE, type TableLog, type Readers } from './table-log.ts';
import type { Chat } from './chat.ts';
import type { TableCalls } from './push/table-calls.ts';

/** What became of a command: its number in the log, a refusal, or undefined where that is unknown and the client resends it. */
export type CommandOutcome = { readonly seq: number } | Refusal | undefined;
/** Called when a command is on disc, before anybody is shown anything. */
export type Acknowledge = (seq: number) => void;

/**
 * Refused commands that are remembered, far more than pages resend. A page resends a command until it is answered, so
 * copies may arrive after the answer: what was refused must not be done by a copy.
 */
export const MOST_REFUSED = 256;
/** How often a command is tried that loses the race for its row. */
const MOST_TRIES = 5;

/** What a commit reaches, and what schedules the next event. */
export interface CommitterPorts {
  readonly tableLog: TableLog;
  readonly audience: TableAudience;
  readonly chat: Chat;
  readonly calls: TableCalls;
  readonly arm: () => void;
}

export class Committer {
  private readonly context: ServerContext;
  private readonly ports: CommitterPorts;
  /** The table was deleted. */
  gone = false;

  constructor(context: ServerContext, ports: CommitterPorts) {
    this.context = context;
    this.ports = ports;
  }

  private get room(): Room {
    return this.ports.tableLog.room;
  }

  /**
   * Decides, stores, acknowledges, shows. An order of the house is for one row: where
   * another has taken that row, the scheduler decides anew. A command that loses the
   * race for its row is tried again while its sender waits.
   */
  async commit(
    who: Who,
    cmd: string,
    command: RoomCommand,
    acknowledge: Acknowledge,
    isWaiting: () => boolean = () => true,
  ): Promise<CommandOutcome> {
    const { tableLog, audience, calls, arm } = this.ports;
    const { metrics, now } = this.context;
    if (command.kind !== 'outage') await this.giveTimeBack();
    // A client that has left resends to another node, which may refuse it.
    for (let tried = 0; tried < MOST_TRIES && (tried === 0 || isWaiting()); tried++) {
      const known = tableLog.numberOf(cmd);
      if (known !== undefined) {
        acknowledge(known);
        return { seq: known };
      }
      const { room } = this;
      const full = this.unlessRoom(cmd, command.kind);
      if (full !== undefined) {
        await this.endIfFull();
        return full;
      }
      // Clocks of nodes differ a little: time in a log never goes back.
      const at = Math.max(now(), tableLog.moments.touched);
      const event = tableLog.decide(who, command, at);
      if (isRefusal(event) || changesNothing(room, event)) {
        // Nobody is refused because of an old state.
        if (await this.catchUp()) continue;
        if (isRefusal(event)) return event;
        acknowledge(room.seq);
        return { seq: room.seq };
      }
      const before = audience.readers(room);
      await this.noteSeats(event);
      const told = await tableLog.write(cmd, event, this.readers());
      if (told !== undefined) {
        metrics.time('pakli_commit_ms', now() - at);
        metrics.count('pakli_events_total', ['kind', event.kind]);
        acknowledge(room.seq);
        this.context.bell.ring(tableLog.id);
        audience.show(room, before, told);
        arm();
        calls.happened();
        const { evening } = room.opened;
        if (evening !== undefined && room.match?.table.turn === OVER) {
          this.context.tellEvening(evening.id, tableLog.id);
        }
        return { seq: room.seq };
      }
      metrics.count('pakli_races_lost_total');
      await this.settle();
    }
    return undefined;
  }

  /** Lists the table for those who are about to sit down, or are asked for a rematch at a table that is over. */
  private async noteSeats(event: RoomEvent): Promise<void> {
    const { id, room } = this.ports.tableLog;
    const { store } = this.context;
    if (event.kind === 'sit') await store.noteSeats(id, [event.person]);
    if (event.kind === 'ask' && event.what === 'again')
      await store.noteSeats(id, room.seats.people);
  }

  /** Refuses a row where the log, or this person's share of it, is full. */
  private unlessRoom(cmd: string, kind: RoomCommand['kind']): Refusal | undefined {
    const { rowsPerTable, rowsPerPerson } = this.context.settings.limits;
    const [person = ''] = cmd.split('/');
    const own = !cmd.startsWith(BY_HOUSE) && kind !== 'play';
    const most = this.isFull ? rowsPerTable : rowsPerPerson;
    if (kind === 'end' || (!this.isFull && !(own && this.ports.tableLog.rowsOf(person) >= most)))
      return undefined;
    this.context.refusals.add('rows');
    return refuse('table-full', 'table', { most });
  }

  private get isFull(): boolean {
    return this.room.seq >= this.context.settings.limits.rowsPerTable;
  }

  /** A match whose log is full is ended by the house, so that its record becomes available. */
  private async endIfFull(): Promise<void> {
    if (!this.isFull || this.room.phase !== 'playing') return;
    await this.commit(HOUSE, this.ports.tableLog.nextOfHouse, { kind: 'end' }, () => {});
  }

  /** Gives the person at turn back the time of outages. */
  async giveTimeBack(): Promise<void> {
    const { tableLog } = this.ports;
    const { heartbeat } = this.context;
    if (deadlineAtTurn(this.room) === undefined) return;
    await heartbeat.catchUp();
    for (let tried = 0; tried < MOST_TRIES; tried++) {
      const ms = heartbeat.lostSince(tableLog.moments.touched);
      if (ms === 0 || deadlineAtTurn(this.room) === undefined) return;
      // Another node may have been faster: then there is less to give, or nothing.
      await this.commit(
        HOUSE,
        tableLog.nextOfHouse,
        { kind: 'outage', ms },
        () => {},
        () => false,
      );
    }
  }

  private readers(): Readers {
    const { room } = this;
    const { audience } = this.ports;
    return { all: [...new Set(audience.readers(room).values())], outside: audience.outside };
  }

  /** Takes over what other nodes have stored: rows, who is present, chat. False if no row is new. */
  async catchUp(): Promise<boolean> {
    const { context } = this;
    const { tableLog, audience, chat } = this.ports;
    const { id } = tableLog;
    const glance = (await context.store.look([id], context.node)).get(id);
    if (glance === undefined) throw this.vanish();
    // At once: after a failure below, nobody would count as new.
    if (audience.setOthers(glance.others)) audience.tellCompany(this.room);
    chat.note(glance.line);
    const { seq } = this.room;
    if (glance.seq < seq) {
      tableLog.doubt();
      await this.settle();
    } else if (glance.seq > seq) {
      for (const row of await tableLog.news()) {
        const before = audience.readers(this.room);
        const told = await tableLog.add(row, this.readers());
        audience.show(this.room, before, told);
      }
      this.ports.calls.follow();
    }
    if (chat.isBehind(glance.line)) await chat.hear(this.room);
    return this.room.seq !== seq;
  }

  /** Closes every connection, and returns the error that ends the work here. */
  vanish(): Error {
    this.gone = true;
    this.ports.arm();
    for (const connection of this.ports.audience.all) connection.bye('gone', null);
    return new PlainError('a table is gone');
  }

  /** If memory may be ahead of the disk, everybody is sent what is on disk. */
  async settle(): Promise<void> {
    const { tableLog, audience, arm } = this.ports;
    const before = await tableLog.settle();
    if (before === undefined) return;
    if (before === 'gone') throw this.vanish();
    const why = this.room.seq < before.seq ? 'restored' : 'opened';
    for (const connection of audience.all) {
      audience.open(this.room, connection, why, before.steps);
    }
    this.ports.calls.follow();
    arm();
  }
}
