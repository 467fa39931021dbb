/**
 * One evening in memory. A command is decided, stored, acknowledged, and only then shown; what was
 * not stored has not happened, and the evening is read again. Results are fetched from the tables,
 * each once, whichever node is first.
 */
import { isRefusal, type Refusal } from '@pakli/core';
import {
  decideEvening,
  type Evening,
  tournamentOf,
  type EveningActor,
  type EveningEvent,
  type EveningOrder,
} from '@pakli/host';
import type { DirectorCommand, EveningCommand, EveningToServer } from '@pakli/protocol';
import type { Tournament, TournamentRound } from '@pakli/tournament';
import { readEveningFrame } from '@pakli/protocol/check-evening';
import type { TableConnection } from '../audience.ts';
import { BoundedMap } from '../bounded-map.ts';
import { MOST_REFUSED, type CommandOutcome } from '../commit.ts';
import { callToEvening } from '../push/evening-call.ts';
import type { ServerContext } from '../context.ts';
import { PlainError } from '../failure.ts';
import { LiveTournament, MOST_TRIES } from '../live-tournament.ts';
import { hexOf } from '../machine.ts';
import type { CommandPorts, SocketTarget } from '../socket.ts';
import { DamagedLog } from '../store/damaged-log.ts';
import type { KnownPerson } from '../store/store.ts';
import type { LiveTables } from '../tables.ts';
import { isDirectorKey } from './director-key.ts';
import { EveningAudience } from './evening-audience.ts';
import { unlessFit } from './evening-guard.ts';
import { EveningLog } from './evening-log.ts';
import { RoundTables } from './round-tables.ts';
import { countedFrom } from './round-time.ts';

const HOUSE: EveningActor = { person: null, directs: true };

type Hello = Extract<EveningToServer, { readonly kind: 'hello' }>;
type Letter = Extract<EveningToServer, { readonly id: string }>;
type NameOf = (person: string) => string;
type AnyCommand = EveningCommand | DirectorCommand | EveningOrder;

export class LiveEvening extends LiveTournament implements SocketTarget {
  readonly id: string;
  private readonly tables: RoundTables;
  private readonly audience: EveningAudience;
  readonly read: typeof readEveningFrame = readEveningFrame;
  private readonly nameOf: NameOf = (person) => this.context.names.of(person);
  private log: EveningLog;
  private readonly refused = new BoundedMap<string, Refusal>(MOST_REFUSED);
  /** Tables that have finished a board whose result was not fetched yet. */
  private readonly finishedBoards = new Set<string>();
  private collecting: Promise<void> | undefined;
  private looking: Promise<void> | undefined;
  /** It was deleted. */
  gone = false;

  private constructor(context: ServerContext, tables: LiveTables, id: string, log: EveningLog) {
    super(context, 'an evening');
    this.log = log;
    this.tables = new RoundTables(context, tables, log.secret);
    this.id = id;
    this.audience = new EveningAudience(context);
  }

  /** Undefined if there is none. */
  static async load(
    context: ServerContext,
    tables: LiveTables,
    id: string,
  ): Promise<LiveEvening | undefined> {
    const log = await context.store.read(id, 0);
    if (log === undefined) return undefined;
    const live = new LiveEvening(context, tables, id, new EveningLog(log));
    await live.learnNames();
    return live;
  }

  private get evening(): Evening {
    return this.log.evening;
  }

  get seq(): number {
    return this.evening.shownSeq;
  }

  get connections(): readonly TableConnection[] {
    return this.audience.connections;
  }

  /** Everybody whose name is shown here, and who looks. */
  get people(): readonly string[] {
    return [...this.evening.people, ...this.connections.flatMap(({ person }) => person?.id ?? [])];
  }

  get idle(): boolean {
    return this.connections.length === 0 && this.waiting === 0;
  }

  /** Whether everybody may see what was played at a table of a round. */
  isShown(round: number): Promise<boolean> {
    return this.look(({ rounds }) => rounds[round]?.finished === true);
  }

  hello(connection: TableConnection, { key }: Hello): Promise<void> {
    return this.inTurn(async () => {
      await this.tables.lay(this.evening);
      this.audience.add(connection, isDirectorKey(key, this.evening.opened.director));
      this.audience.show(this.evening, [connection]);
    });
  }

  async reopen(connection: TableConnection): Promise<void> {
    await this.inLine(async () => this.audience.show(this.evening, [connection]));
  }

  /** Queued: a connection may close while it is still being let in. */
  async leave(connection: TableConnection): Promise<void> {
    await this.inLine(async () => this.audience.remove(connection));
  }

  /** Does what a person or the director wants. */
  take(
    { id: person }: KnownPerson,
    { id, command }: Letter,
    { connection, acknowledge, isOver }: CommandPorts,
  ): Promise<CommandOutcome> {
    return this.inTurn(async () => {
      if (isOver()) return undefined;
      const cmd = `${person}/${id}`;
      const actor = { person, directs: this.audience.directs(connection) };
      const refusal = this.log.done.has(cmd)
        ? undefined
        : (this.refused.get(cmd) ??
          (await unlessFit(this.context, this.log, person, command.kind)));
      const answer = refusal ?? (await this.commit(actor, cmd, command));
      if (isRefusal(answer)) this.refused.set(cmd, answer);
      if (isRefusal(answer) || answer === undefined) return answer;
      acknowledge(answer.seq);
      await this.tables.follow(command.kind, this.evening);
      return answer;
    });
  }

  /** Somebody was renamed or deleted. */
  renamed(): Promise<void> {
    return this.inTurn(() => this.forgetDeleted());
  }

  /** Shows what other nodes have stored to those connected here. */
  hear(): Promise<void> {
    return this.inTurn(async () => {
      // Nobody hears of a table before it exists: the node that has begun the round may not have created it yet.
      await this.tables.lay(this.evening);
    });
  }

  /** A table has finished a board: many that finish at once are collected together. */
  collectFrom(table: string): Promise<void> {
    this.finishedBoards.add(table);
    this.collecting ??= this.inLine(async () => {
      this.collecting = undefined;
      await this.catchUp();
      const tables = [...this.finishedBoards];
      this.finishedBoards.clear();
      await this.collect(tables);
      await this.finishIfDue();
      await this.tables.end(this.evening);
    });
    return this.collecting;
  }

  /** Does what is due: fetches results, ends a round, creates tables that are missing. */
  wake(): Promise<void> {
    // Any client can trigger this by a ping with a high number: calls share one run until it begins.
    this.looking ??= this.inLine(async () => {
      this.looking = undefined;
      await this.catchUp();
      await this.forgetDeleted();
      await this.tables.lay(this.evening);
      await this.tables.seatPeople(this.evening);
      await this.collect(this.tables.unfinished(this.evening));
      await this.finishIfDue();
      await this.tables.end(this.evening);
    });
    return this.looking;
  }

  /** The rounds that are finished, as data that anybody can recount; after the end with all that was played. */
  results(): Promise<Tournament> {
    return this.inTurn(async () => {
      return this.completed(async (tournament) => {
        if (this.evening.phase !== 'over') return tournament;
        await this.tables.end(this.evening);
        const rounds: TournamentRound[] = [];
        for (const [number, round] of tournament.rounds.entries()) {
          rounds.push({ ...round, records: await this.tables.records(this.evening, number) });
        }
        return { ...tournament, rounds };
      });
    });
  }

  /** Reads something of the evening as it stands. */
  look<Result>(read: (evening: Evening, nameOf: NameOf) => Result): Promise<Result> {
    return this.inTurn(async () => read(this.evening, this.nameOf));
  }

  protected tournament(): Tournament {
    return tournamentOf(this.evening, this.nameOf);
  }

  private async commit(
    actor: EveningActor,
    cmd: string,
    command: AnyCommand,
  ): Promise<CommandOutcome> {
    const { context } = this;
    for (let tried = 0; tried < MOST_TRIES; tried++) {
      const known = this.log.done.get(cmd);
      if (known !== undefined) return { seq: known };
      const { evening } = this;
      const now = Math.max(context.now(), this.log.touched);
      const chance = { ids: context.machine.random, secret: hexOf(this.log.secret) };
      const event = decideEvening({ evening, actor, now, chance }, command);
      if (isRefusal(event)) {
        // Nobody is refused because of an old state.
        if (await this.catchUp()) continue;
        return event;
      }
      if (await this.write(cmd, event)) return { seq: this.seq };
    }
    return undefined;
  }

  /** False if another was faster. */
  private async write(cmd: string, event: EveningEvent): Promise<boolean> {
    const { context, evening, id } = this;
    if (!(await this.append(evening.seq + 1, cmd, event))) return false;
    this.log.add(cmd, event);
    if (event.kind === 'join') await this.learnNames();
    this.doubtful = false;
    if (event.kind === 'round' && evening.rounds.length === 1) {
      callToEvening(context, evening, this.connections);
    }
    context.bell.ring(id);
    context.metrics.count('pakli_events_total', ['kind', `evening ${event.kind}`]);
    return true;
  }

  /** Whether somebody who plays here cannot have a name of this look. */
  isNameTaken(person: string, look: string): Promise<boolean> {
    return this.look((evening) => {
      const plays = evening.phase !== 'over' && evening.entrantOf(person) !== undefined;
      return plays && this.context.names.hasDouble(person, evening.people, look);
    });
  }

  /** Takes over what other nodes have stored; false if there is nothing new. */
  protected async catchUp(): Promise<boolean> {
    const { store } = this.context;
    const { seq } = this.evening;
    const after = this.doubtful ? 0 : seq;
    const log = await store.read(this.id, after);
    if (log === undefined) {
      for (const connection of this.connections) connection.bye('gone', null);
      this.gone = true;
      throw new PlainError('an evening is gone');
    }
    if (this.doubtful) this.log = new EveningLog(log);
    else this.log.follow(log.rows);
    const isNews = this.evening.seq !== seq;
    if (isNews || this.doubtful) {
      // Nobody is shown before their name is known.
      this.doubtful = true;
      await this.learnNames();
    }
    this.doubtful = false;
    return isNews;
  }

  private async learnNames(): Promise<void> {
    await this.context.names.learn(this.evening.people);
  }

  /** People who have had themselves deleted play no more. */
  private async forgetDeleted(): Promise<void> {
    await this.learnNames();
    for (const entrant of this.evening.active) {
      const { person = '' } = this.evening.entrants[entrant] ?? {};
      if (this.context.names.of(person) !== '') continue;
      // The command names both: another person may play under the same number by now.
      await this.commit(HOUSE, `house/remove ${entrant} ${person}`, { kind: 'remove', entrant });
    }
  }

  /** Stores the results that are missing from these tables. */
  private async collect(from: readonly string[]): Promise<void> {
    for await (const [name, result] of this.tables.results(this.evening, from)) {
      await this.commit(HOUSE, `house/result ${name}`, result);
    }
  }

  private async finishIfDue(): Promise<void> {
    const { context } = this;
    const { round, opened, rounds, isComplete } = this.evening;
    const { putAway } = context.settings.pace;
    // Abandoned.
    if (this.evening.phase !== 'over' && context.now() >= this.log.touched + putAway) {
      await this.commit(HOUSE, 'house/end', { kind: 'end' });
      return;
    }
    if (round === undefined) return;
    const { roundMs } = opened.settings;
    if (roundMs !== null) await context.heartbeat.catchUp();
    const late =
      roundMs !== null && context.now() >= countedFrom(context, round.startedAt) + roundMs;
    if (!isComplete && !late) return;
    await this.commit(HOUSE, `house/finish ${rounds.length}`, { kind: 'finish' });
  }

  /** Changes that come at once are shown together; nobody is shown a round that another node began before its tables exist. */
  protected override async rest(): Promise<void> {
    if (this.waiting > 0 || this.doubtful) return;
    await this.tables.lay(this.evening);
    this.audience.showAll(this.evening);
  }

  protected override fail(error: unknown): void {
    if (!(error instanceof DamagedLog)) return;
    for (const connection of this.connections) connection.bye('damaged', null);
  }
}
