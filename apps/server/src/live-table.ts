/** One table in memory: who comes and goes, and what they and the house wish. It happens one after another. */
import { formatRecord, isRefusal, Match, refuse, type Move, type Refusal } from '@pakli/core';
import { HOUSE, type Order, type DealProof, type Room } from '@pakli/host';
import type { Command, Saying } from '@pakli/protocol';
import {
  TableAudience,
  isRemoved,
  isSomebody,
  mayWatch,
  type TableConnection,
} from './audience.ts';
import { dueAt, rematchUntil, type Due } from './schedule.ts';
import { PlainError } from './failure.ts';
import { logFailure, type ServerContext } from './context.ts';
import { TableLog } from './table-log.ts';
import { Buckets } from './limits.ts';
import { tag } from './log.ts';
import { Committer, type Acknowledge, type CommandOutcome } from './commit.ts';
import { Scheduler, turnKey, type SchedulerPorts } from './scheduler.ts';
import { lookOf } from './look-alikes.ts';
import { isCalledLike, namesFor, proofOf, summaryFor, type TableSummary } from './table-summary.ts';
import { DamagedLog } from './store/damaged-log.ts';
import type { Glance, KnownPerson } from './store/store.ts';
import { Chat } from './chat.ts';

/** In the place of who is here: what the others know nobody knows. */
const UNKNOWN = '';

/** What anybody with the link may have of a match that is over. */
export interface FinishedMatch {
  readonly record: string;
  readonly deal: DealProof;
}

export class LiveTable {
  readonly id: string;
  private readonly context: ServerContext;
  private readonly tableLog: TableLog;
  private readonly audience: TableAudience;
  private readonly scheduler: Scheduler;
  private readonly chat: Chat;
  private readonly committer: Committer;
  /** By person: moves, and everything else they may want. */
  private readonly moves: Buckets;
  private readonly commands: Buckets;
  /** Everything that reads or changes the room waits for what was before. */
  private line: Promise<unknown> = Promise.resolve();
  /** Has not begun yet: whoever asks for it until then asks for the same. */
  private waking: Promise<void> | undefined;
  private retry: NodeJS.Timeout | undefined;
  /** Made once, and again where a name has changed. */
  private record: (FinishedMatch & { readonly of: string }) | undefined;
  private closed = false;
  private readonly loadedAt: number;

  private constructor(context: ServerContext, tableLog: TableLog) {
    this.context = context;
    this.loadedAt = context.now();
    this.id = tableLog.id;
    this.tableLog = tableLog;
    const { frameBurst, framesPerSecond, commandBurst, commandsPerSecond } =
      context.settings.limits;
    this.moves = new Buckets(frameBurst, framesPerSecond, 1000);
    this.commands = new Buckets(commandBurst, commandsPerSecond, 1000);
    this.audience = new TableAudience(context, () => this.room);
    this.chat = new Chat(context, tableLog.id, this.audience);
    const moved: SchedulerPorts = {
      room: () => this.room,
      due: () => this.due(),
      patience: () => this.patience,
      playFor: (turn, move) => this.playFor(turn, move),
      happen: (what) => this.happenByItself(what),
      putAway: () => this.putAway(),
    };
    this.scheduler = new Scheduler(context, moved);
    const { audience, chat, scheduler } = this;
    this.committer = new Committer(context, {
      tableLog,
      audience,
      chat,
      arm: () => scheduler.arm(),
    });
  }

  /** The table as the log has it; undefined if there is none. */
  static async load(context: ServerContext, id: string): Promise<LiveTable | undefined> {
    const tableLog = await TableLog.read(context, id);
    if (tableLog === undefined) return undefined;
    const live = new LiveTable(context, tableLog);
    await live.committer.learnNames();
    return live;
  }

  private get room(): Room {
    return this.tableLog.room;
  }

  /** The table was taken away. */
  get gone(): boolean {
    return this.committer.gone;
  }

  /** The people of this node, as the others know them. */
  private attending = 'null';

  /** The number of the last event that is known to be on disc. */
  get seq(): number {
    return this.tableLog.sure.seq;
  }

  get connections(): readonly TableConnection[] {
    return this.audience.all;
  }

  /** Nobody looks, and nothing is about to happen here. */
  get idle(): boolean {
    return this.connections.length === 0 && this.scheduler.idle && this.retry === undefined;
  }

  /** Everybody whose name is shown here. */
  get people(): readonly string[] {
    return [...this.room.seats.people, ...this.audience.people.filter(isSomebody)];
  }

  /** Looks what is new, whether others know who is here, and what is due. */
  wake(): Promise<void> {
    if (this.waking !== undefined) return this.waking;
    void this.line.then(() => (this.waking = undefined));
    this.waking = this.inTurn(async () => {
      await this.committer.catchUp();
      await this.committer.giveTimeBack();
      await this.forgetDeleted();
      await this.attend();
      this.scheduler.arm();
    });
    return this.waking;
  }

  /** Looks closer where the store has something that is not known here. */
  async notice({ seq, line, others }: Glance): Promise<void> {
    const news = seq !== this.seq || this.chat.isBehind(line) || this.audience.differ(others);
    if (news) await this.wake();
  }

  /** Tells the other nodes who of this table's people are here. */
  announce(): Promise<void> {
    this.attending = UNKNOWN;
    return this.inTurn(() => this.attend());
  }

  /**
   * Somebody comes, or has missed something. The head of the log is read, so
   * that nobody is ever shown less than they know.
   */
  hello(connection: TableConnection, since: number | null, steps?: number): Promise<void> {
    return this.inTurn(async () => {
      await this.committer.catchUp();
      await this.committer.giveTimeBack();
      await this.forgetDeleted();
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
      audience.add(connection);
      const restored = since !== null && since > room.seq;
      audience.open(room, connection, restored ? 'restored' : 'opened', steps);
      await this.chat.greet(room, connection);
      if (news) audience.tellCompany(room, connection);
      await this.attend();
      this.scheduler.arm();
    });
  }

  /** Tells a connection everything, because it could not be told in between. */
  reopen(connection: TableConnection): Promise<void> {
    return this.inTurn(async () => {
      if (this.audience.has(connection)) this.audience.open(this.room, connection, 'opened');
    });
  }

  /** Whoever has gone has gone, also where the log cannot be read. */
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

  /** The first of the nodes from which somebody looks lets happen what happens; the others only if it does not. */
  private get patience(): number {
    const { audience, context } = this;
    const here = audience.all.length > 0;
    const first = audience.nodes.every((other) => here && context.node < other);
    return first ? 0 : context.settings.pace.lease;
  }

  /** Somebody is called otherwise now, or is known no longer. */
  renamed(person: string): Promise<void> {
    return this.inTurn(async () => {
      await this.forgetDeleted();
      if (this.room.seatOf(person) !== undefined) this.audience.tellCompany(this.room);
    });
  }

  /** Nobody waits for people who have had themselves deleted: a computer has their seat, and another hosts. */
  private async forgetDeleted(): Promise<void> {
    const { room, context } = this;
    if (room.phase === 'over') return;
    const nameless = room.seats.people.filter((id) => context.names.of(id) === '');
    if (nameless.length === 0) return;
    // Only so many names are kept in memory: the store knows.
    const known = await context.store.names(nameless);
    for (const person of nameless) {
      if (!known.has(person)) await this.byItself({ kind: 'forget', person });
    }
  }

  /** Does what a person wants. */
  do(
    who: KnownPerson,
    id: string,
    command: Command,
    acknowledge: Acknowledge,
  ): Promise<CommandOutcome> {
    return this.inTurn(async () => {
      const refusal = this.unlessSlow(who, id, command.kind);
      if (refusal !== undefined) return refusal;
      // People whose names look the same cannot be told apart.
      if (command.kind === 'sit' && (await this.hasDouble(who.id))) {
        return refuse('name-taken', 'table');
      }
      const cmd = `${who.id}/${id}`;
      if (command.kind === 'release' && this.isTooEarly(who, command.seat, cmd)) {
        return refuse('not-away', 'table');
      }
      if (command.kind === 'ask' && command.without === true && this.mayStillAnswer(cmd)) {
        return refuse('not-yet', 'table');
      }
      const by = command.kind === 'start' && this.mayStandInForHost(who) ? HOUSE : who.id;
      const answer = await this.committer.commit(by, cmd, command, acknowledge);
      if (command.kind === 'sit' && !isRefusal(answer)) await this.partDoubles(who.id, cmd);
      return answer;
    });
  }

  /** Whether somebody looks like another who sits here, by the name they have now or would have. */
  private async hasDouble(person: string, name?: string): Promise<boolean> {
    const { room, context, audience } = this;
    const { names } = context;
    const changed = await names.refresh([...new Set([...room.seats.people, person])]);
    if (changed.size > 0) audience.tellCompany(room);
    return isCalledLike(room, person, names, name === undefined ? undefined : lookOf(name));
  }

  /** Another may have taken a name like it at the same moment, at this node or elsewhere: whoever has just sat down gets up. */
  private async partDoubles(person: string, cmd: string): Promise<void> {
    const seat = this.room.seatOf(person);
    if (seat === undefined || !(await this.hasDouble(person))) return;
    const gathers = this.room.phase === 'gathering';
    const goes: Command = gathers ? { kind: 'stand' } : { kind: 'release', seat };
    await this.committer.commit(person, `${cmd}/double`, goes, () => {});
  }

  /** Whether somebody who sits here cannot have this name, because another here has one like it. */
  isNameTaken(person: string, name: string): Promise<boolean> {
    return this.inTurn(async () => {
      await this.committer.catchUp();
      return this.room.seatOf(person) !== undefined && this.hasDouble(person, name);
    });
  }

  /** Whether the others may not yet release a seat: its person is here, or was covered only lately. */
  private isTooEarly(who: KnownPerson, seat: number, cmd: string): boolean {
    const occupant = this.room.occupants[seat];
    if (occupant?.kind !== 'person' || occupant.person === who.id) return false;
    const long = this.audience.outside.isLongAway?.(occupant.person, this.room.left[seat] ?? 0);
    return long !== true && this.tableLog.numberOf(cmd) === undefined;
  }

  /** Whether others have time left to say that they play another match, and nobody has said no. */
  private mayStillAnswer(cmd: string): boolean {
    const { room, context, tableLog } = this;
    const question = room.questions.find(({ what }) => what === 'again');
    if (question === undefined || tableLog.numberOf(cmd) !== undefined) return false;
    const until = rematchUntil(room, question, context.settings.pace) ?? 0;
    return (question.no ?? []).length === 0 && context.now() < until;
  }

  /** Whoever sits there may start once the host has been away for long: nobody waits in vain, and nobody else hosts. */
  private mayStandInForHost(who: KnownPerson): boolean {
    const { host } = this.room;
    const sits = this.room.seatOf(who.id) !== undefined;
    return sits && host !== undefined && host !== who.id && this.isAway(host);
  }

  private isAway(person: string): boolean {
    const { audience, context, tableLog } = this;
    // After a restart nobody has come yet: they are away for as long as they could have come.
    const since = audience.awaySince(person) ?? Math.max(tableLog.moments.touched, this.loadedAt);
    return !audience.isHere(person) && context.now() - since >= context.settings.pace.absence;
  }

  /** Lets a computer play for somebody who has been away for long; any other who sits there may wish it. */
  cover(
    who: KnownPerson,
    id: string,
    seat: number,
    acknowledge: Acknowledge,
  ): Promise<CommandOutcome> {
    return this.inTurn(async () => {
      const cmd = `${who.id}/${id}`;
      const refusal = this.unlessSlow(who, id, 'cover');
      if (refusal !== undefined) return refusal;
      const occupant = this.room.occupants[seat];
      const sits = this.room.seatOf(who.id) !== undefined && occupant?.kind === 'person';
      if (!sits) return refuse('not-seated', 'table');
      if (!this.isAway(occupant.person) && this.tableLog.numberOf(cmd) === undefined)
        return refuse('not-away', 'table');
      return this.committer.commit(HOUSE, cmd, { kind: 'cover', seat }, acknowledge);
    });
  }

  /** Says something to everybody at the table; it is nothing of the match, and not in its log. */
  say(
    who: KnownPerson,
    id: string,
    saying: Saying,
    acknowledge: Acknowledge,
  ): Promise<CommandOutcome> {
    return this.inTurn(async () => {
      const refusal =
        this.unlessSlow(who, id, 'say') ?? (await this.chat.say(this.room, who, id, saying));
      return refusal ?? this.known(acknowledge);
    });
  }

  /** Tells whoever runs the server about the person in a seat. */
  report(
    who: KnownPerson,
    id: string,
    seat: number,
    acknowledge: Acknowledge,
  ): Promise<CommandOutcome> {
    return this.inTurn(async () => {
      const refusal =
        this.unlessSlow(who, id, 'report') ?? (await this.chat.report(this.room, who, seat));
      return refusal ?? this.known(acknowledge);
    });
  }

  /** However many sockets somebody has: why they must wait. What was done before is only answered again. */
  private unlessSlow(who: KnownPerson, id: string, kind: string): Refusal | undefined {
    if (this.tableLog.numberOf(`${who.id}/${id}`) !== undefined) return undefined;
    if ((kind === 'play' ? this.moves : this.commands).take(who.id)) return undefined;
    this.context.refusals.add(kind === 'play' ? 'moves' : 'commands');
    return refuse('too-fast', 'table');
  }

  /** The answer to what leaves the log as it is. */
  private known(acknowledge: Acknowledge): CommandOutcome {
    acknowledge(this.seq);
    return { seq: this.seq };
  }

  /** How it stands, for somebody who sits here; undefined for anybody else. */
  summaryFor(person: string): Promise<TableSummary | undefined> {
    return this.inTurn(async () => {
      await this.committer.catchUp();
      return summaryFor(this.room, person, this.context.names);
    });
  }

  /** The record of the match once that is over, with names, and what shows that its cards were dealt honestly. */
  finished(): Promise<FinishedMatch | Refusal> {
    return this.inTurn(async () => {
      await this.committer.catchUp();
      const { room } = this;
      if (room.match === undefined || room.phase !== 'over') return refuse('not-over-yet', 'table');
      const names = namesFor(room, this.context.names);
      const of = JSON.stringify([room.seq, names]);
      if (this.record?.of === of) return this.record;
      const match = Match.cut(room.match, Infinity, names);
      if (isRefusal(match)) return match;
      this.record = { of, record: formatRecord(match), deal: proofOf(room) };
      return this.record;
    });
  }

  /** Nothing is told and nothing happens here any more. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
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
    const mine = this.line.then(work);
    this.line = mine.catch((error: unknown) => {
      logFailure(this.context, 'a table failed', error, { table: tag(this.id) });
      if (error instanceof DamagedLog) this.sendAway();
      else this.wakeLater();
    });
    return mine;
  }

  /** Nobody can be told any more how it stands here. */
  private sendAway(): void {
    for (const connection of this.connections) connection.bye('damaged', null);
  }

  /**
   * What failed may have been kept all the same, and is to be shown to those
   * who did not do it: they do not ask for it.
   */
  private wakeLater(): void {
    if (this.closed || this.gone) return;
    this.retry ??= setTimeout(() => {
      this.retry = undefined;
      this.wake().catch(() => {});
    }, this.context.settings.pace.retry);
  }

  private due(): Due | undefined {
    if (this.gone) return undefined;
    return dueAt(this.room, this.tableLog.moments, this.audience, this.context.settings.pace);
  }

  private async byItself(command: Command | Order): Promise<void> {
    const answer = await this.committer.commit(
      HOUSE,
      this.tableLog.nextOfHouse,
      command,
      () => {},
      1,
    );
    // Another was faster, or the log is full and the match has been ended.
    if (answer === undefined || this.room.phase === 'over') this.scheduler.arm();
    else if (isRefusal(answer))
      throw new PlainError(`the house may not ${command.kind}: ${answer.refused}`);
  }

  private playFor(turn: string, move: Move): Promise<void> {
    return this.inTurn(async () => {
      await this.committer.giveTimeBack();
      const { room } = this;
      const { match, turn: seat } = room;
      const due = this.due();
      // Meanwhile somebody has taken back a move, or their seat.
      if (turnKey(room) !== turn || seat === undefined || match === undefined) return;
      // Or the time of the store has been set: nobody's is out before it is.
      if (due?.what === 'clock' && due.at > this.context.now()) {
        this.context.metrics.count('pakli_early_total');
        this.scheduler.arm();
        return;
      }
      const text = match.game.format(match.table.state, move, seat);
      await this.byItself({ kind: 'play', step: room.steps, text });
      this.audience.tellLearning(this.room);
    });
  }

  private happenByItself(what: 'next' | 'again' | 'start'): Promise<void> {
    return this.inTurn(async () => {
      const due = this.due();
      // Meanwhile somebody may have seen to it, or have come or gone.
      if (due?.what !== what || due.at > this.context.now()) this.scheduler.arm();
      else await this.byItself(what === 'start' ? { kind: what } : { kind: 'ask', what });
    });
  }

  private putAway(): Promise<void> {
    return this.inTurn(async () => {
      await this.committer.catchUp();
      const due = this.due();
      // Meanwhile somebody may have come and done something.
      if (due?.what !== 'put-away' || due.at > this.context.now()) this.scheduler.arm();
      else if (this.room.phase === 'playing') await this.byItself({ kind: 'end' });
      else {
        // Another node may have been faster by a moment.
        if (await this.context.store.drop(this.id, this.seq)) this.committer.vanish();
        else await this.committer.catchUp();
        this.scheduler.arm();
      }
    });
  }
}
