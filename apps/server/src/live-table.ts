/** One table in memory: connections, commands and what the house does, one after another. */
import { isRefusal, type Refusal } from '@pakli/core';
import { HOUSE, type RoomCommand, type Outside, type Room, type Who } from '@pakli/host';
import type { Command, TableSummary, ToServer } from '@pakli/protocol';
import { readFrame } from '@pakli/protocol/check';
import {
  isRemoved,
  isSomebody,
  mayWatch,
  TableAudience,
  type TableConnection,
} from './audience.ts';
import { BoundedMap } from './bounded-map.ts';
import { Chat } from './chat.ts';
import { CommandGuard } from './command-guard.ts';
import { Committer, MOST_REFUSED, type CommandOutcome } from './commit.ts';
import { logDamage, logFailure, type ServerContext } from './context.ts';
import { HouseActions, type InTurn } from './house-actions.ts';
import { tag } from './log.ts';
import { MatchRecord, type FinishedMatch } from './match-record.ts';
import { TableCalls } from './push/table-calls.ts';
import { Scheduler } from './scheduler.ts';
import type { CommandPorts, SocketTarget } from './socket.ts';
import { DamagedLog } from './store/damaged-log.ts';
import type { Glance, KnownPerson } from './store/store.ts';
import { TableLog } from './table-log.ts';
import { summaryFor } from './table-summary.ts';

/** In place of who is here: it is unknown what the other nodes know. */
const UNKNOWN = '';
const NOBODY = 'null';
/** How often somebody with a double tries to leave their seat; each try survives several lost races. */
const MOST_PARTINGS = 10;

type Hello = Extract<ToServer, { readonly kind: 'hello' }>;
type Letter = Extract<ToServer, { readonly id: string }>;
type AnswerPorts = Pick<CommandPorts, 'acknowledge' | 'isOver'>;

export class LiveTable implements SocketTarget {
  readonly id: string;
  readonly read: typeof readFrame = readFrame;
  private readonly context: ServerContext;
  private readonly tableLog: TableLog;
  private readonly audience: TableAudience;
  private readonly scheduler: Scheduler;
  private readonly chat: Chat;
  private readonly calls: TableCalls;
  private readonly committer: Committer;
  private readonly guard: CommandGuard;
  private readonly houseActions: HouseActions;
  private readonly record = new MatchRecord();
  private readonly refused = new BoundedMap<string, Refusal>(MOST_REFUSED);
  /** All work that reads or changes the room is queued. */
  private line: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  /** A wake-up that is queued and has not begun: later calls share it. */
  private waking: Promise<void> | undefined;
  private stopRetry: (() => void) | undefined;
  private closed = false;

  private constructor(context: ServerContext, tableLog: TableLog) {
    this.context = context;
    this.id = tableLog.id;
    this.tableLog = tableLog;
    this.audience = new TableAudience(context, () => this.room);
    this.chat = new Chat(context, tableLog.id, this.audience);
    this.calls = new TableCalls(context, this.audience, () => this.room);
    const { audience, chat, calls } = this;
    const arm = (): void => this.scheduler.arm();
    this.guard = new CommandGuard(context, { tableLog, audience });
    this.committer = new Committer(context, { tableLog, audience, chat, calls, arm });
    const { committer } = this;
    const inTurn: InTurn = (work) => this.inTurn(work);
    this.houseActions = new HouseActions(context, { tableLog, audience, committer, arm, inTurn });
    this.scheduler = new Scheduler(context, this.houseActions);
  }

  /** The table as the log has it; undefined if there is none. */
  static async load(context: ServerContext, id: string): Promise<LiveTable | undefined> {
    const tableLog = await TableLog.read(context, id);
    if (tableLog === undefined) return undefined;
    const live = new LiveTable(context, tableLog);
    live.calls.follow();
    return live;
  }

  private get room(): Room {
    return this.tableLog.room;
  }

  /** Its log could not be read: it will be loaded again. */
  isDamaged = false;

  /** The table was deleted, or is to be loaded again. */
  get gone(): boolean {
    return this.committer.gone || this.isDamaged;
  }

  /** The people of this node, as the others know them. */
  private attending = NOBODY;

  /** The number of the last event that is known to be on disc. */
  get seq(): number {
    return this.tableLog.sure.seq;
  }

  get connections(): readonly TableConnection[] {
    return this.audience.all;
  }

  /** Nobody is connected or connecting, and nothing is scheduled here. */
  get idle(): boolean {
    const { connections, waiting, scheduler, stopRetry } = this;
    return connections.length === 0 && waiting === 0 && scheduler.idle && stopRetry === undefined;
  }

  /** Everybody whose name is shown here. */
  get people(): readonly string[] {
    return [...this.room.seats.people, ...this.audience.named.filter(isSomebody)];
  }

  /** Whether somebody looks at the table, at whichever node. */
  isHere(person: string): boolean {
    return this.audience.isHere(person);
  }

  /** Catches up, tells other nodes who is here, and schedules what is due. */
  wake(): Promise<void> {
    if (this.waking !== undefined) return this.waking;
    void this.line.then(() => (this.waking = undefined));
    this.waking = this.inTurn(async () => {
      await this.committer.catchUp();
      await this.committer.giveTimeBack();
      await this.houseActions.forgetDeleted();
      await this.attend();
      this.scheduler.arm();
    });
    return this.waking;
  }

  /** Wakes up if the store has something that is not known here. */
  async notice({ seq, line, others }: Glance): Promise<void> {
    const news = seq !== this.seq || this.chat.isBehind(line) || this.audience.differ(others);
    if (news) await this.wake();
    // The clock of the store may have been set: what was an hour away may be due now.
    else this.scheduler.arm();
  }

  /** Tells the other nodes who of this table's people are here. */
  announce(): Promise<void> {
    if (this.attending !== NOBODY) this.attending = UNKNOWN;
    return this.inTurn(() => this.attend());
  }

  /**
   * A connection is opened, or has missed something. The head of the log is read first,
   * so that nobody is shown less than they know.
   */
  hello(connection: TableConnection, { since, steps }: Hello): Promise<void> {
    return this.inTurn(async () => {
      await this.committer.catchUp();
      await this.committer.giveTimeBack();
      await this.houseActions.forgetDeleted();
      const { room, audience, context } = this;
      const { person } = connection;
      if (isRemoved(room, connection)) {
        connection.bye('removed', null);
        return;
      }
      const comes = !audience.has(connection);
      const sits = room.seatOf(person?.id ?? null) !== undefined;
      const place =
        sits ||
        (mayWatch(room, person?.id) &&
          audience.watchers(room) < context.settings.limits.watchersPerTable);
      if (comes && !place) {
        connection.bye('full', null);
        return;
      }
      const news = comes && audience.isNews(room, connection);
      if (news && sits && person !== undefined) {
        this.calls.came(person.id, audience.awaySince(person.id) ?? this.tableLog.moments.acted);
      }
      audience.add(connection);
      const restored = since !== null && since > room.seq;
      audience.open(room, connection, restored ? 'restored' : 'opened', steps);
      await this.chat.greet(room, connection);
      if (news) audience.tellCompany(room, connection);
      await this.attend();
      this.scheduler.arm();
    });
  }

  /** Sends everything to a connection that has missed something. */
  reopen(connection: TableConnection): Promise<void> {
    return this.inTurn(async () => {
      if (this.audience.has(connection)) this.audience.reopen(this.room, connection);
    });
  }

  /** A closed connection is removed even if the log cannot be read. */
  leave(connection: TableConnection): Promise<void> {
    return this.inLine(async () => {
      const { audience, committer } = this;
      if (!audience.remove(connection)) return;
      if (!this.gone) await committer.settle();
      if (audience.isNews(this.room, connection)) audience.tellCompany(this.room);
      await this.attend();
      this.scheduler.arm();
    });
  }

  /** A page has come into sight of its person, or out of it: the other nodes hear of it. */
  sight(): Promise<void> {
    return this.inTurn(() => this.attend());
  }

  private async attend(): Promise<void> {
    const { context, audience, id } = this;
    const people = audience.all.length === 0 ? null : audience.people;
    const attending = JSON.stringify(people);
    if (attending === this.attending) return;
    this.attending = UNKNOWN;
    await context.store.attend(id, context.node, people);
    this.attending = attending;
    context.bell.ring(id);
  }

  /** Somebody was renamed or deleted. */
  renamed(person: string): Promise<void> {
    return this.inTurn(async () => {
      await this.houseActions.forgetDeleted();
      if (this.room.seatOf(person) !== undefined) this.audience.tellCompany(this.room);
    });
  }

  /** Handles a command. What was refused before is refused again, and nothing is done for a socket that closed while it waited. */
  take(who: KnownPerson, letter: Letter, ports: AnswerPorts): Promise<CommandOutcome> {
    const cmd = `${who.id}/${letter.id}`;
    return this.inTurn(async () => {
      if (ports.isOver()) return undefined;
      const before = this.refused.get(cmd);
      if (before !== undefined && this.tableLog.numberOf(cmd) === undefined) return before;
      const outcome = await this.answerTo(who, letter, ports);
      if (isRefusal(outcome)) this.refused.set(cmd, outcome);
      const sits = letter.kind === 'do' && letter.command.kind === 'sit' && !isRefusal(outcome);
      if (sits) await this.partDoubles(who.id, cmd);
      return outcome;
    });
  }

  private async answerTo(
    who: KnownPerson,
    letter: Letter,
    { acknowledge, isOver }: AnswerPorts,
  ): Promise<CommandOutcome> {
    const { guard, committer, chat, room } = this;
    const { id } = letter;
    const commit = (by: Who, command: RoomCommand): Promise<CommandOutcome> =>
      committer.commit(by, `${who.id}/${id}`, command, acknowledge, () => !isOver());
    if (letter.kind === 'do') {
      const { command } = letter;
      const refusal = await guard.unlessFit(who, id, command);
      const standsIn = command.kind === 'start' && guard.mayStandInForHost(who.id);
      return refusal ?? commit(standsIn ? HOUSE : who.id, command);
    }
    // Anyone else who sits there may let a computer play for somebody who has been away for long.
    if (letter.kind === 'cover') {
      const { kind, seat } = letter;
      return guard.unlessCoverable(who.id, id, seat) ?? commit(HOUSE, { kind, seat });
    }
    // Chat and reports are not in the log of the match.
    const refusal =
      guard.unlessSlow(who.id, letter.kind) ??
      (letter.kind === 'say'
        ? await chat.say(room, who, id, letter.say)
        : await chat.report(room, who, letter.seat));
    if (refusal === undefined) acknowledge(this.seq);
    return refusal ?? { seq: this.seq };
  }

  /** Somebody else may have sat down with a like name at the same moment, at any node: the one who has just sat down gets up. */
  private async partDoubles(person: string, cmd: string): Promise<void> {
    // After a failed try the table may have changed: the match may have begun.
    for (let tried = 0; tried < MOST_PARTINGS; tried++) {
      const seat = this.room.seatOf(person);
      if (seat === undefined || !(await this.guard.hasDouble(person))) return;
      const gathers = this.room.phase === 'gathering';
      const goes: Command = gathers ? { kind: 'stand' } : { kind: 'release', seat };
      await this.committer.commit(person, `${cmd}/double`, goes, () => {});
    }
  }

  /** Whether somebody who sits here cannot have this name, because another here has one like it. */
  async isNameTaken(person: string, look: string): Promise<boolean> {
    if (!this.people.includes(person)) return false;
    return this.inTurn(async () => {
      await this.committer.catchUp();
      return this.room.seatOf(person) !== undefined && this.guard.hasDouble(person, look);
    });
  }

  /** How it stands, for somebody who sits here; undefined for anybody else. */
  summaryFor(person: string): Promise<TableSummary | undefined> {
    return this.look((room) => summaryFor(room, person, this.context.names, this.chat.newestLine));
  }

  /** Seats people while cards are played: by seat who plays on there, null for a computer, undefined for nobody new. */
  seat(wantedIn: (room: Room) => readonly (string | null | undefined)[]): Promise<void> {
    return this.inTurn(async () => {
      await this.committer.catchUp();
      await this.houseActions.seat(wantedIn(this.room));
    });
  }

  /** Ends a match that is not over: nobody plays on here. */
  end(): Promise<void> {
    return this.inTurn(async () => {
      await this.committer.catchUp();
      if (this.room.phase === 'playing') await this.houseActions.commit({ kind: 'end' });
    });
  }

  /** Reads something of the room as it stands. */
  look<Result>(read: (room: Room, outside: Outside) => Result): Promise<Result> {
    return this.inTurn(async () => {
      await this.committer.catchUp();
      return read(this.room, this.audience.outside);
    });
  }

  /** The record of the match once that is over, with names, and what shows that its cards were dealt honestly. */
  finished(): Promise<FinishedMatch | Refusal> {
    return this.look((room) => this.record.of(room, this.context.names));
  }

  /** Nothing happens or is sent from here on. */
  async close(): Promise<void> {
    this.closed = true;
    this.stopRetry?.();
    this.scheduler.close();
    await this.line;
  }

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.inLine(async () => {
      await this.committer.settle();
      return work();
    });
  }

  private inLine<Result>(work: () => Promise<Result>): Promise<Result> {
    this.waiting++;
    const mine = this.line.then(work).finally(() => void this.waiting--);
    this.line = mine.catch((error: unknown) => {
      const isDamage = error instanceof DamagedLog;
      if (!isDamage) logFailure(this.context, 'a table failed', error, { table: tag(this.id) });
      if (isDamage) this.sendAway(error);
      else this.wakeLater();
    });
    return mine;
  }

  /** This node does not know how the table stands any more. */
  private sendAway(damage: DamagedLog): void {
    for (const connection of this.connections) connection.bye('damaged', null);
    if (this.isDamaged) return;
    this.isDamaged = true;
    this.scheduler.close();
    logDamage(this.context, 'a table', this.id, damage);
  }

  /**
   * What failed may have been stored all the same: the others must be shown it, and will not ask.
   */
  private wakeLater(): void {
    if (this.closed || this.gone) return;
    const { machine, settings } = this.context;
    this.stopRetry ??= machine.after(settings.pace.retry, () => {
      this.stopRetry = undefined;
      this.wake().catch(() => {});
    });
  }
}
