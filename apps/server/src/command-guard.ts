/**
 * Checks before a command reaches the room: rate limits, names that look alike, and
 * whether people still have time to answer. None of it is in the log. What was done
 * before is only acknowledged again.
 */
import { refuse, type Refusal } from '@pakli/core';
import type { Room } from '@pakli/host';
import type { Command } from '@pakli/protocol';
import type { TableAudience } from './audience.ts';
import type { ServerContext } from './context.ts';
import { Buckets } from './limits.ts';
import { isProgram } from './people.ts';
import { rematchUntil } from './schedule.ts';
import type { KnownPerson } from './store/store.ts';
import type { TableLog } from './table-log.ts';
import { seatedIn } from './table-summary.ts';

export interface CommandGuardPorts {
  readonly tableLog: TableLog;
  readonly audience: TableAudience;
}

export class CommandGuard {
  private readonly context: ServerContext;
  private readonly ports: CommandGuardPorts;
  private readonly loadedAt: number;
  /** By person: moves, and everything else they may want. */
  private readonly moves: Buckets;
  private readonly commands: Buckets;

  constructor(context: ServerContext, ports: CommandGuardPorts) {
    this.context = context;
    this.ports = ports;
    this.loadedAt = context.now();
    const { frameBurst, framesPerSecond, commandBurst, commandsPerSecond } =
      context.settings.limits;
    const { elapsed } = context.machine;
    this.moves = new Buckets(frameBurst, framesPerSecond, 1000, elapsed);
    this.commands = new Buckets(commandBurst, commandsPerSecond, 1000, elapsed);
  }

  private get room(): Room {
    return this.ports.tableLog.room;
  }

  private isDone(cmd: string): boolean {
    return this.ports.tableLog.numberOf(cmd) !== undefined;
  }

  async unlessFit(
    { id: who }: KnownPerson,
    id: string,
    command: Command,
  ): Promise<Refusal | undefined> {
    // What was done before is only answered again.
    if (this.isDone(`${who}/${id}`)) return undefined;
    const slow = this.unlessSlow(who, command.kind);
    if (slow !== undefined) return slow;
    if (command.kind === 'sit' && (await this.context.names.isOwnedByAnother(who)))
      return refuse('name-owned', 'table');
    const stranger = command.kind === 'sit' ? await this.unlessWelcome(who) : undefined;
    if (stranger !== undefined) return stranger;
    // People whose names look the same cannot be told apart.
    if (command.kind === 'sit' && (await this.hasDouble(who))) return refuse('name-taken', 'table');
    if (command.kind === 'release' && this.isTooEarly(who, command.seat)) {
      return refuse('not-away', 'table');
    }
    const waits = command.kind === 'ask' && command.without === true && this.mayStillAnswer();
    return waits ? refuse('not-yet', 'table') : undefined;
  }

  /** Why somebody may not let a computer play for the person in a seat. */
  unlessCoverable(who: string, id: string, seat: number): Refusal | undefined {
    if (this.isDone(`${who}/${id}`)) return undefined;
    const slow = this.unlessSlow(who, 'cover');
    if (slow !== undefined) return slow;
    const occupant = this.room.occupants[seat];
    const sits = this.room.seatOf(who) !== undefined && occupant?.kind === 'person';
    if (!sits) return refuse('not-seated', 'table');
    return this.isAway(occupant.person) ? undefined : refuse('not-away', 'table');
  }

  /** The rate limit of a person, however many sockets they use. */
  unlessSlow(who: string, kind: string): Refusal | undefined {
    if ((kind === 'play' ? this.moves : this.commands).take(who)) return undefined;
    this.context.refusals.add(kind === 'play' ? 'moves' : 'commands');
    return refuse('too-fast', 'table');
  }

  /** Whether the name of somebody, or the one they want, looks like that of another who sits here. */
  async hasDouble(person: string, look?: string): Promise<boolean> {
    const { room } = this;
    const { audience } = this.ports;
    const { names } = this.context;
    const changed = await names.refresh([...new Set([...room.seats.people, person])]);
    if (changed.size > 0) audience.tellCompany(room);
    return names.hasDouble(person, seatedIn(room), look);
  }

  /** At a table that is open to anyone: programs only where allowed, and nobody who has blocked somebody there or is blocked. */
  private async unlessWelcome(person: string): Promise<Refusal | undefined> {
    const { names, store } = this.context;
    const open = await store.openTable(this.ports.tableLog.id);
    if (open === undefined || this.room.seatOf(person) !== undefined) return undefined;
    if (!open.programs && isProgram(names.of(person))) return refuse('no-programs', 'table');
    const notMet = await store.notMet(person);
    // It does not say who has blocked whom.
    const meets = this.room.seats.people.some((other) => notMet.has(other));
    return meets ? refuse('table-locked', 'table') : undefined;
  }

  /** Whether the others may not yet release a seat: its person is here, or was covered only lately. */
  private isTooEarly(who: string, seat: number): boolean {
    const occupant = this.room.occupants[seat];
    if (occupant?.kind !== 'person' || occupant.person === who) return false;
    const long = this.ports.audience.outside.isLongAway?.(
      occupant.person,
      this.room.coveredAt[seat] ?? 0,
    );
    return long !== true;
  }

  /** Whether others have time left to say that they play another match, and nobody has said no. */
  private mayStillAnswer(): boolean {
    const { room, context } = this;
    const question = room.questions.find(({ what }) => what === 'again');
    if (question === undefined) return false;
    const until = rematchUntil(room, question, context.settings.pace) ?? 0;
    return (question.no ?? []).length === 0 && context.now() < until;
  }

  /** Once the host has been away for long, anyone who sits here may start; the host stays the host. */
  mayStandInForHost(who: string): boolean {
    const { host } = this.room;
    const sits = this.room.seatOf(who) !== undefined;
    return sits && host !== undefined && host !== who && this.isAway(host);
  }

  private isAway(person: string): boolean {
    const { context } = this;
    const { audience, tableLog } = this.ports;
    // After a restart nobody has connected yet: absence counts from when they could have.
    const since = audience.awaySince(person) ?? Math.max(tableLog.moments.touched, this.loadedAt);
    return !audience.isHere(person) && context.now() - since >= context.settings.pace.absence;
  }
}
