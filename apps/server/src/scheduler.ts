/** Runs what happens on its own: computers move, time runs out, the next deal or match begins. */
import type { Move } from '@pakli/core';
import { isPresent, playerAtTurn, questionFor, type Room } from '@pakli/host';
import type { Due } from './schedule.ts';
import { PlainError } from './failure.ts';
import { logFailure, type ServerContext } from './context.ts';
import { tag } from './log.ts';
import { DamagedLog } from './store/damaged-log.ts';

/** The table it moves for. */
export interface SchedulerPorts {
  room(): Room;
  due(): Due | undefined;
  /** How much longer to wait, because another node goes first. */
  patience(): number;
  /** Plays for the seat at turn, if it is still this turn. */
  playFor(turn: string, move: Move): Promise<void>;
  /** What the house wishes. */
  happen(what: 'next' | 'again' | 'start'): Promise<void>;
  putAway(): Promise<void>;
}

/** Identifies a turn: it differs after a takeback, though the number of steps may be the same, and once somebody has their seat back. */
export function turnKey({ steps, turnTimes, turn = -1, occupants }: Room): string {
  return `${steps} ${turnTimes.turn} ${isPresent(occupants[turn])}`;
}

export class Scheduler {
  private readonly context: ServerContext;
  private readonly table: SchedulerPorts;
  private stopTimer: (() => void) | undefined;
  private thought: { readonly turn: string; readonly move: Promise<Move> } | undefined;
  private closed = false;

  constructor(context: ServerContext, table: SchedulerPorts) {
    this.context = context;
    this.table = table;
  }

  get idle(): boolean {
    return this.stopTimer === undefined;
  }

  /** Sets the timer for what is due next, and cancels the one before. */
  arm(): void {
    this.stopTimer?.();
    this.stopTimer = undefined;
    const due = this.closed ? undefined : this.table.due();
    if (due === undefined) return;
    const patience = this.table.patience();
    const { machine, settings, now } = this.context;
    // Counted from when it was due: however often this is called, the other node's lead counts once.
    const wait = Math.max(0, due.at + patience - now());
    if (due.what === 'clock' && patience === 0) this.expectPlayer();
    if (wait > settings.pace.longestTimer) return;
    // Thinks ahead, while people look at the last card or somebody's last minute runs: many may run out of time at once.
    const plays = due.what === 'computer' || due.what === 'clock';
    if (plays && patience === 0) this.think();
    this.stopTimer = machine.after(wait, () => void this.act(due));
  }

  close(): void {
    this.closed = true;
    this.arm();
  }

  private async act({ what }: Due): Promise<void> {
    try {
      if (what === 'put-away') await this.table.putAway();
      else if (what !== 'computer' && what !== 'clock') await this.table.happen(what);
      else {
        const { turn, move } = this.think();
        await this.table.playFor(turn, await move);
      }
    } catch (error) {
      if (this.closed) return;
      this.thought = undefined;
      logFailure(this.context, 'a table cannot continue', error, {
        table: tag(this.table.room().opened.table),
        due: what,
      });
      // A damaged log stays damaged.
      if (error instanceof DamagedLog) return;
      const { machine, settings } = this.context;
      this.stopTimer = machine.after(settings.pace.retry, () => this.arm());
    }
  }

  /** Somebody who runs out of time is played for at once, not after a thread has started. */
  private expectPlayer(): void {
    const room = this.table.room();
    if (room.match !== undefined) this.context.pool.expect(room.match.game.id, playerAtTurn(room));
  }

  private think(): { readonly turn: string; readonly move: Promise<Move> } {
    const room = this.table.room();
    const turn = turnKey(room);
    if (this.thought?.turn === turn) return this.thought;
    const question = questionFor(
      room,
      playerAtTurn(room),
      this.context.machine.random.below(2 ** 32),
    );
    if (question === undefined) throw new PlainError('nobody is at turn');
    const move = this.context.pool.think(question);
    // `act` awaits it and handles a failure; until then nobody does.
    move.catch(() => {});
    this.thought = { turn, move };
    return this.thought;
  }
}
