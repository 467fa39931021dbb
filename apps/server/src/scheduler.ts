/** Lets happen what happens on its own: computers move, time runs out, the next deal or match begins. */
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
  /** How much longer to wait than it takes: others are nearer. */
  patience(): number;
  /** Plays for the seat at turn, if it is still at this turn. */
  playFor(turn: string, move: Move): Promise<void>;
  /** What the house wishes. */
  happen(what: 'next' | 'again' | 'start'): Promise<void>;
  putAway(): Promise<void>;
}

/** Which turn it is: after a takeback it is another, though as many steps were taken, and once somebody has their seat back. */
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

  /** Looks what comes next and sets the clock for it; what was set before no longer counts. */
  arm(): void {
    this.stopTimer?.();
    this.stopTimer = undefined;
    const due = this.closed ? undefined : this.table.due();
    if (due === undefined) return;
    const patience = this.table.patience();
    const { machine, settings, now } = this.context;
    // From when it was due: however often it is looked meanwhile, others who are nearer have their time once.
    const wait = Math.max(0, due.at + patience - now());
    if (due.what === 'clock' && patience === 0) this.expectPlayer();
    if (wait > settings.pace.longestTimer) return;
    // Thinks while the others still look at the last card, or somebody's last minute runs: many may be out of time at once.
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
      logFailure(this.context, 'a table cannot go on', error, {
        table: tag(this.table.room().opened.table),
        due: what,
      });
      // It does not heal on its own.
      if (error instanceof DamagedLog) return;
      const { machine, settings } = this.context;
      this.stopTimer = machine.after(settings.pace.retry, () => this.arm());
    }
  }

  /** Whose time is out is played for at once, not after a thread was started for it. */
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
    // Anyone who waits for it hears of it; until then nobody may.
    move.catch(() => {});
    this.thought = { turn, move };
    return this.thought;
  }
}
