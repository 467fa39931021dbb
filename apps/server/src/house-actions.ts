/** What the house does at a table: it plays for computers and for those whose time is out, begins deals and matches, and puts tables away. */
import { isRefusal, type Move } from '@pakli/core';
import { HOUSE, type RoomCommand, type Room } from '@pakli/host';
import type { TableAudience } from './audience.ts';
import type { Committer } from './commit.ts';
import type { ServerContext } from './context.ts';
import { PlainError } from './failure.ts';
import { dueAt, type Due } from './schedule.ts';
import { turnKey, type SchedulerPorts } from './scheduler.ts';
import type { TableLog } from './table-log.ts';

/** Queues work behind all that came before it. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface HouseActionsPorts {
  readonly tableLog: TableLog;
  readonly audience: TableAudience;
  readonly committer: Committer;
  readonly arm: () => void;
  readonly inTurn: InTurn;
}

export class HouseActions implements SchedulerPorts {
  private readonly context: ServerContext;
  private readonly ports: HouseActionsPorts;

  constructor(context: ServerContext, ports: HouseActionsPorts) {
    this.context = context;
    this.ports = ports;
  }

  room(): Room {
    return this.ports.tableLog.room;
  }

  /** Of the nodes with connections the first acts at once, the others only if it does not. */
  patience(): number {
    const { context } = this;
    const { audience } = this.ports;
    const here = audience.all.length > 0;
    const first = audience.nodes.every((other) => here && context.node < other);
    return first ? 0 : context.settings.pace.lease;
  }

  due(): Due | undefined {
    if (this.ports.committer.gone) return undefined;
    return dueAt(
      this.room(),
      this.ports.tableLog.moments,
      this.ports.audience,
      this.context.settings.pace,
    );
  }

  async commit(command: RoomCommand): Promise<void> {
    const answer = await this.ports.committer.commit(
      HOUSE,
      this.ports.tableLog.nextOfHouse,
      command,
      () => {},
      () => false,
    );
    // Another was faster, or the log is full and the match has been ended.
    if (answer === undefined || this.room().phase === 'over') this.ports.arm();
    else if (isRefusal(answer))
      throw new PlainError(`the house may not ${command.kind}: ${answer.refused}`);
  }

  /** By seat who plays on there, null for a computer, undefined for nobody new. */
  async seat(wanted: readonly (string | null | undefined)[]): Promise<void> {
    for (const [seat, person] of wanted.entries()) {
      const room = this.room();
      const occupant = room.occupants[seat];
      const sits = occupant?.kind === 'person' ? occupant.person : undefined;
      if (room.phase !== 'playing' || person === undefined || person === sits) continue;
      if (person === null) {
        if (sits !== undefined) await this.commit({ kind: 'forget', person: sits });
        // Somebody who has given up their seat does not get it back.
      } else if (sits !== undefined || !room.seats.released.has(person)) {
        await this.commit({ kind: 'substitute', seat, person });
      }
    }
  }

  /** People who have had themselves deleted lose their seat to a computer, and another hosts. */
  async forgetDeleted(): Promise<void> {
    const { names, store } = this.context;
    const room = this.room();
    if (room.phase === 'over') return;
    const nameless = room.seats.people.filter((id) => names.of(id) === '');
    if (nameless.length === 0) return;
    // The cache of names is bounded: the store decides.
    const known = await store.names(nameless);
    for (const person of nameless) {
      const name = known.get(person);
      if (name === undefined) await this.commit({ kind: 'forget', person });
      else names.set(person, name);
    }
  }

  playFor(turn: string, move: Move): Promise<void> {
    return this.ports.inTurn(async () => {
      await this.ports.committer.giveTimeBack();
      const room = this.room();
      const { match, turn: seat } = room;
      const due = this.due();
      // Meanwhile somebody may have taken back a move, or their seat.
      if (turnKey(room) !== turn || seat === undefined || match === undefined) return;
      // Or the clock of the store was set back: nobody runs out of time too early.
      if (due?.what === 'clock' && due.at > this.context.now()) {
        this.context.metrics.count('pakli_early_total');
        this.ports.arm();
        return;
      }
      const text = match.game.format(match.table.state, move, seat);
      await this.commit({ kind: 'play', step: room.steps, text });
      this.ports.audience.tellLearning(this.room());
    });
  }

  happen(what: 'next' | 'again' | 'start'): Promise<void> {
    return this.ports.inTurn(async () => {
      const due = this.due();
      // Meanwhile somebody may have done it, or have come or gone.
      if (due?.what !== what || due.at > this.context.now()) this.ports.arm();
      else await this.commit(what === 'start' ? { kind: what } : { kind: 'ask', what });
    });
  }

  putAway(): Promise<void> {
    return this.ports.inTurn(async () => {
      await this.ports.committer.catchUp();
      const due = this.due();
      // Meanwhile somebody may have come and done something.
      if (due?.what !== 'put-away' || due.at > this.context.now()) this.ports.arm();
      else if (this.room().phase === 'playing') await this.commit({ kind: 'end' });
      else {
        // Another node may have been faster by a moment.
        if (await this.context.store.drop(this.ports.tableLog.id, this.ports.tableLog.sure.seq))
          this.ports.committer.vanish();
        else await this.ports.committer.catchUp();
        this.ports.arm();
      }
    });
  }
}
