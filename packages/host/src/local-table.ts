/**
 * A table on one device that speaks the protocol of a table by link: a client
 * cannot tell who keeps its table. Updates and answers are sent in one order,
 * so that whoever forwards them can save first.
 */
import { EVERYBODY, refuse, type Reader, type Refusal, type Seat } from '@pakli/core';
import type {
  About,
  DeviceCommand,
  ToKeeper,
  ToPage,
  Update,
  You,
  Askable,
  Command,
  Opening,
} from '@pakli/protocol';
import type { Room } from './room.ts';
import { companyOf } from './company.ts';
import { decisionsOf, TurnLoop, type TurnLoopPorts, type UndoneMove } from './turn-loop.ts';
import type { PersonId } from './event.ts';
import { mattersOf } from './question-commands.ts';
import { sceneOf, companyFor, openingFor } from './scene.ts';
import { HOUSE } from './request.ts';

export interface LocalTablePorts extends Omit<TurnLoopPorts, 'readers' | 'tell'> {
  /** To the person at the device. */
  tell(frame: ToPage): void;
  /** A command was done; called before its answer is sent. */
  done?(command: DeviceCommand): void;
}

/**
 * One person sees what their seat may know. If several share the device, a curtain falls whenever
 * it becomes another person's turn, and no cards are sent until that person says that they look;
 * then they first see what was played in the meantime.
 */
export class LocalTable {
  private readonly room: Room;
  private readonly ports: LocalTablePorts;
  private readonly turnLoop: TurnLoop;
  /** Answers by id of the command: a command sent twice is answered twice and done once. */
  private readonly answers = new Map<string, ToPage>();
  private isOpen = false;
  /** The number of the last update sent; none are sent behind a curtain. */
  private seq = 0;
  /** Who looks; everybody while the curtain is down. */
  private reader: Reader;
  /** By seat: the number of steps that its person has seen. */
  private readonly seen = new Map<Seat, number>();
  /** The reason given with the first opening, in which the first cards come. */
  private starting: Opening | undefined;
  /** The moves of each takeback, newest last, until the person plays something else. */
  private undone: readonly (readonly UndoneMove[])[] = [];

  /** Everybody has sat down. */
  constructor(room: Room, ports: LocalTablePorts) {
    this.room = room;
    this.ports = ports;
    const [first = EVERYBODY] = room.voters;
    this.reader = this.isShared ? EVERYBODY : first;
    this.turnLoop = new TurnLoop(room, {
      ...ports,
      readers: () => [this.reader],
      tell: (_, update) => this.show(update),
    });
  }

  hear(frame: ToKeeper): void {
    const { ports } = this;
    if (frame.kind === 'hello') this.open(frame.since !== null);
    else if (frame.kind === 'ping') ports.tell({ kind: 'pong', seq: this.seq, now: ports.now() });
    else {
      const known = this.answers.get(frame.id);
      const answer = known ?? this.answerTo(frame);
      this.answers.set(frame.id, answer);
      ports.tell(answer);
    }
  }

  /** Call this when something outside the log has changed, such as who is present. */
  refresh(): void {
    this.show(companyFor(this.room, this.reader, this.ports.outside));
  }

  close(): void {
    this.turnLoop.close();
  }

  private answerTo(frame: Extract<ToKeeper, { readonly id: string }>): ToPage {
    const { id, kind } = frame;
    const refusal =
      kind === 'do' ? this.do(frame.command) : refuse('bad-command', 'table', { at: kind });
    if (refusal !== undefined) return { kind: 'refused', id, refusal };
    if (kind === 'do') this.ports.done?.(frame.command);
    return { kind: 'done', id, seq: this.seq };
  }

  private tell(update: Update): void {
    const { ports, room, reader } = this;
    if ('seq' in update) this.seq = update.seq;
    const you: You = { seat: reader === EVERYBODY ? null : reader, host: true, name: null };
    const opens = update.kind === 'opening' || update.kind === 'curtain';
    const about = opens ? { about: aboutOf(room) } : {};
    ports.tell({ kind: 'told', now: ports.now(), you, ...about, update });
  }

  /** `seen`: the client had already seen the table, kept by an earlier `LocalTable`. */
  private open(seen: boolean): void {
    const { room, ports } = this;
    const why = seen && !this.isOpen ? 'restarted' : 'opened';
    this.isOpen = true;
    if (this.isShared) this.reader = EVERYBODY;
    if (room.phase === 'gathering') {
      this.starting = why;
      // Nobody has seen anything of a new game; a continued one was seen up to one's own last decision.
      if (room.steps === 0) for (const seat of room.voters) this.seen.set(seat, 0);
      this.turnLoop.do(HOUSE, { kind: 'start' });
      return;
    }
    this.show(openingFor(room, this.reader, why, ports.outside));
    void this.turnLoop.resume();
  }

  /** Carries out a command, or says why not. */
  private do(command: DeviceCommand): Refusal | undefined {
    if (command.kind === 'look') return this.look(command.seat);
    if (command.kind === 'redo') return this.redo();
    if (command.kind === 'speak') return this.doAs(command.seat, command.command);
    return this.doAs(this.reader, command);
  }

  private look(seat: Seat): Refusal | undefined {
    const { room, ports } = this;
    // A repeated look has missed nothing since.
    if (this.reader === seat) return undefined;
    if (room.questions.length > 0) return refuse('question-open', 'table');
    if (this.reader !== EVERYBODY || !this.lookers.includes(seat))
      return refuse('not-your-turn', 'table');
    this.reader = seat;
    const since = Math.min(this.seen.get(seat) ?? this.ownLast(seat), room.steps);
    this.show(openingFor(room, seat, 'passed', ports.outside, since));
    return undefined;
  }

  private doAs(reader: Reader, command: Command): Refusal | undefined {
    const { turnLoop } = this;
    const { kind } = command;
    const matter = kind === 'ask' ? command.what : undefined;
    if (matter === 'next' || matter === 'again') return this.doTogether(command);
    const who = this.personAt(reader);
    if (who === undefined) return refuse('not-seated', 'table');
    const act = (): Refusal | undefined => turnLoop.do(who, command);
    if (kind === 'play') return this.withUndone([], act);
    return matter === 'takeback' ? this.takeBack(act, who) : act();
  }

  /** One press on a shared device counts for everybody around it. */
  private doTogether(command: Command): Refusal | undefined {
    const { reader } = this;
    // Cards are dealt while anybody may look.
    if (this.isShared) this.reader = EVERYBODY;
    const people = this.room.voters.map((voter) => this.personAt(voter) ?? HOUSE);
    // If only computers play, the house asks.
    for (const who of people.length === 0 ? [HOUSE] : people) {
      const refusal = this.turnLoop.do(who, command);
      if (refusal === undefined) continue;
      this.reader = reader;
      return refusal;
    }
    return undefined;
  }

  private redo(): Refusal | undefined {
    const last = this.undone.at(-1);
    if (last === undefined) return refuse('stale', 'table');
    return this.withUndone(this.undone.slice(0, -1), () => this.turnLoop.repeat(last));
  }

  /** On a shared device nothing is remembered for redo: one person must not redo what all agreed to take back. */
  private takeBack(ask: () => Refusal | undefined, who: PersonId): Refusal | undefined {
    const { room, undone } = this;
    if (this.isShared) return ask();
    const decisions = decisionsOf(room.match);
    const seat = room.seatOf(who);
    const from = decisions.findLastIndex((taken) => taken.seat === seat);
    return this.withUndone([...undone, decisions.slice(from)], ask);
  }

  /** Runs `act` with `undone` as the moves that can be redone; restores them if it is refused. */
  private withUndone(
    undone: readonly (readonly UndoneMove[])[],
    act: () => Refusal | undefined,
  ): Refusal | undefined {
    const before = this.undone;
    this.undone = undone;
    const refusal = act();
    if (refusal !== undefined) this.undone = before;
    return refusal;
  }

  private get isShared(): boolean {
    return this.room.voters.length > 1;
  }

  private personAt(reader: Reader): PersonId | undefined {
    const occupant = reader === EVERYBODY ? undefined : this.room.occupants[reader];
    return occupant?.kind === 'person' ? occupant.person : undefined;
  }

  /** Who may lift the curtain: the person at turn, or anybody if it is nobody's turn. */
  private get lookers(): readonly Seat[] {
    const { turn, voters } = this.room;
    return turn !== undefined && voters.includes(turn) ? [turn] : voters;
  }

  /** How many steps somebody had seen before the device was reopened. */
  private ownLast(seat: Seat): number {
    const { room } = this;
    const dealt = room.steps - (room.match?.table.steps.length ?? 0);
    const back = room.stepsBack(seat);
    return back === undefined ? dealt : Math.max(dealt, room.steps - back + 1);
  }

  private show(update: Update): void {
    const { room, reader } = this;
    // Moves taken back will be seen again.
    for (const [seat, steps] of this.seen) this.seen.set(seat, Math.min(steps, room.steps));
    if (this.isShared && reader === EVERYBODY) {
      if (update.kind === 'broken') this.tell(update);
      else if ('seq' in update) this.lowerCurtain();
      return;
    }
    const shown = 'can' in update ? { ...update, can: this.withRedo(update.can) } : update;
    if (shown.kind === 'opening' && this.starting !== undefined) {
      this.tell({ ...shown, why: this.starting });
      this.starting = undefined;
    } else this.tell(shown);
    if (reader === EVERYBODY) return;
    this.seen.set(reader, room.steps);
    const asked = room.questions.length > 0;
    if (this.isShared && (asked || !this.lookers.includes(reader))) this.lowerCurtain();
  }

  private withRedo(can: readonly Askable[]): readonly Askable[] {
    return this.undone.length > 0 ? [...can, 'redo'] : can;
  }

  private lowerCurtain(): void {
    const { room, ports, lookers } = this;
    this.reader = EVERYBODY;
    const steps = room.match?.tables.flatMap((table) => table.steps) ?? [];
    const last = steps.findLast((step) => step.kind === 'move' && room.voters.includes(step.seat));
    const seat = last?.kind === 'move' ? last.seat : null;
    this.tell({
      kind: 'curtain',
      company: companyOf(room, ports.outside),
      open: sceneOf(room, EVERYBODY),
      seats: lookers,
      last: seat !== null && mattersOf(room, seat).includes('takeback') ? seat : null,
    });
  }
}

function aboutOf({ opened, rules, occupants }: Room): About {
  const { table, game, version, clock } = opened;
  return { table, game, version, rules, seats: occupants.length, clock, commitment: '' };
}
