/**
 * The path of a command at one table: it is decided, written down, then
 * acknowledged, and only then shown. What was not written down has not
 * happened, and the room is made anew from the log; what others have written
 * down is shown as if it had come this way.
 */
import { isRefusal, refuse, type Refusal } from '@pakli/core';
import {
  changesNothing,
  deadlineAtTurn,
  HOUSE,
  type Order,
  type Room,
  type Who,
} from '@pakli/host';
import type { Command } from '@pakli/protocol';
import type { Audience } from './audience.ts';
import { PlainError } from './failure.ts';
import type { House } from './context.ts';
import { BY_HOUSE, type Ledger, type Readers } from './table-log.ts';
import type { Words } from './chat.ts';

/** What became of a command: its number in the log, a refusal, or nobody knows and it is sent again. */
export type Answer = { readonly seq: number } | Refusal | undefined;
/** Called when a command is on disc, before anybody is shown anything. */
export type Acknowledge = (seq: number) => void;

/** How often a lost race is run again. */
const TRIES = 5;

/** Whom it leads to, and who looks what comes next. */
export interface Along {
  readonly ledger: Ledger;
  readonly audience: Audience;
  readonly words: Words;
  readonly arm: () => void;
}

export class Path {
  private readonly house: House;
  private readonly along: Along;
  /** The table was taken away: nothing leads here any more. */
  gone = false;

  constructor(house: House, along: Along) {
    this.house = house;
    this.along = along;
  }

  private get room(): Room {
    return this.along.ledger.room;
  }

  /**
   * Decides, writes down, acknowledges, shows. What the house wishes it wishes
   * of one row: where that is another's by now, it looks again what is due.
   */
  async keep(
    who: Who,
    cmd: string,
    command: Command | Order,
    acknowledge: Acknowledge,
    tries: number = TRIES,
  ): Promise<Answer> {
    const { ledger, audience, arm } = this.along;
    const { metrics, now } = this.house;
    if (command.kind !== 'outage') await this.giveBack();
    for (let tried = 0; tried < tries; tried++) {
      const known = ledger.numberOf(cmd);
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
      // Of nodes that differ by a moment none may go back in time.
      const at = Math.max(now(), ledger.moments.touched);
      const event = ledger.decide(who, command, at);
      if (isRefusal(event) || changesNothing(room, event)) {
        // Nobody is refused because of what is over.
        if (await this.catchUp()) continue;
        if (isRefusal(event)) return event;
        acknowledge(room.seq);
        return { seq: room.seq };
      }
      const before = audience.readers(room);
      const told = await ledger.write(cmd, event, this.readers());
      if (told !== undefined) {
        metrics.time('pakli_commit_ms', now() - at);
        metrics.count('pakli_events_total', ['kind', event.kind]);
        acknowledge(room.seq);
        this.house.bell.ring(ledger.id);
        if (event.kind === 'sit') await this.learnNames();
        audience.show(room, before, told);
        arm();
        return { seq: room.seq };
      }
      metrics.count('pakli_races_lost_total');
      await this.settle();
    }
    return undefined;
  }

  /** Why a log takes no more rows of somebody: of their own, or at all. */
  private unlessRoom(cmd: string, kind: (Command | Order)['kind']): Refusal | undefined {
    const { rowsPerTable, rowsPerPerson } = this.house.settings.limits;
    const [person = ''] = cmd.split('/');
    const own = !cmd.startsWith(BY_HOUSE) && kind !== 'play';
    const most = this.isFull ? rowsPerTable : rowsPerPerson;
    if (kind === 'end' || (!this.isFull && !(own && this.along.ledger.rowsOf(person) >= most)))
      return undefined;
    this.house.refusals.add('rows');
    return refuse('table-full', 'table', { most });
  }

  private get isFull(): boolean {
    return this.room.seq >= this.house.settings.limits.rowsPerTable;
  }

  /** A match that has come to the end of its log is over: the house ends it, so that its record can be had. */
  private async endIfFull(): Promise<void> {
    if (!this.isFull || this.room.phase !== 'playing') return;
    await this.keep(HOUSE, this.along.ledger.nextOfHouse, { kind: 'end' }, () => {});
  }

  /** Gives the person at turn back the time in which nobody could play. */
  async giveBack(): Promise<void> {
    const { ledger } = this.along;
    const { heartbeat } = this.house;
    if (deadlineAtTurn(this.room) === undefined) return;
    await heartbeat.catchUp();
    for (let tried = 0; tried < TRIES; tried++) {
      const ms = heartbeat.lostSince(ledger.moments.touched);
      if (ms === 0 || deadlineAtTurn(this.room) === undefined) return;
      // Another node may have been faster: then there is less to give, or nothing.
      await this.keep(HOUSE, ledger.nextOfHouse, { kind: 'outage', ms }, () => {}, 1);
    }
  }

  private readers(): Readers {
    const { room } = this;
    const { audience } = this.along;
    return { all: [...new Set(audience.readers(room).values())], outside: audience.outside };
  }

  async learnNames(): Promise<void> {
    try {
      await this.house.names.learn(this.room.around.people);
    } catch (error) {
      // Nobody was shown the row that it was asked for: everybody is told all of it.
      this.along.ledger.doubt();
      throw error;
    }
  }

  /** What others have written down since, who has come or gone, and what was said; false if no row is new. */
  async catchUp(): Promise<boolean> {
    const { house } = this;
    const { ledger, audience, words } = this.along;
    const { id } = ledger;
    const glance = (await house.store.look([id], house.node)).get(id);
    if (glance === undefined) throw this.vanish();
    // At once: after a failure nobody would be new.
    if (audience.setOthers(glance.others)) audience.tellCompany(this.room);
    words.note(glance.line);
    const { seq } = this.room;
    if (glance.seq < seq) {
      ledger.doubt();
      await this.settle();
    } else if (glance.seq > seq) {
      for (const row of await ledger.news()) {
        const before = audience.readers(this.room);
        const told = await ledger.add(row, this.readers());
        await this.learnNames();
        audience.show(this.room, before, told);
      }
    }
    if (words.isBehind(glance.line)) await words.hear(this.room);
    return this.room.seq !== seq;
  }

  /** Sends everybody away, and answers with why nothing can be done here any more. */
  vanish(): Error {
    this.gone = true;
    this.along.arm();
    for (const connection of this.along.audience.all) connection.bye('gone', null);
    return new PlainError('a table is gone');
  }

  /** If what is in memory may be more than what is on disc, everybody is told what is. */
  async settle(): Promise<void> {
    const { ledger, audience, arm } = this.along;
    const before = await ledger.settle();
    if (before === undefined) return;
    if (before === 'gone') throw this.vanish();
    const why = this.room.seq < before.seq ? 'restored' : 'opened';
    for (const connection of audience.all) {
      audience.open(this.room, connection, why, before.steps);
    }
    arm();
  }
}
