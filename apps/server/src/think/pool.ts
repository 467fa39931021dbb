/**
 * Computers think in a few threads, one question per thread, in the order they were asked. A
 * table asks one question at a time, so none gets ahead of another; while many wait, all
 * think shorter.
 */
import type { Move } from '@pakli/core';
import type { PlayerQuestion } from '@pakli/host';
import { PlainError, ThreadError } from '../failure.ts';
import type { Machine } from '../machine.ts';
import type { StartThread, ThinkThread } from './thread.ts';
import type { ThinkReply } from './thinker.ts';

/** Milliseconds for one move, at a quiet and at a busy hour. */
const BUDGET = 400;
const HURRIED = 100;

/** A player that did not answer is not asked for this many times the wait, or it would hold up the others. */
const SPARED = 10;

interface Waiting {
  readonly question: PlayerQuestion;
  readonly resolve: (move: Move) => void;
  readonly reject: (error: Error) => void;
  /** Background work: nobody waits for it. */
  readonly last?: true;
}

export interface PoolPorts {
  readonly machine: Pick<Machine, 'elapsed' | 'after'>;
  readonly start: StartThread;
  /** A player thinks without what it has learned. */
  readonly missed?: (game: string, why: string) => void;
  /** A player did not answer: its thread was ended, and a legal move played. */
  readonly hung?: (game: string, player: string) => void;
}

export class ThinkPool {
  private readonly threads: number;
  private readonly waitMs: number;
  private readonly ports: PoolPorts;
  private readonly idle: ThinkThread[] = [];
  /** Every thread, and the players it has loaded. */
  private readonly all = new Map<ThinkThread, Set<string>>();
  /** The question that a thread works on. */
  private readonly asked = new Map<ThinkThread, Waiting>();
  private readonly queue: Waiting[] = [];
  /** Asked when nobody else waits, and one at a time. */
  private readonly lastQueue: Waiting[] = [];
  /** Players whose last thought was without what they have learned. */
  private readonly unlearned = new Set<string>();
  /** Players that did not answer: until when they are not asked. */
  private readonly spared = new Map<string, number>();
  private closed = false;

  /** A thread that has not answered after `waitMs`, its start included, is replaced. */
  constructor(threads: number, waitMs: number, ports: PoolPorts) {
    this.threads = threads;
    this.waitMs = waitMs;
    this.ports = ports;
  }

  get waiting(): number {
    return this.queue.length;
  }

  /** How many threads there are. */
  get hired(): number {
    return this.all.size;
  }

  /** Prepares a move that must come without delay: starting a thread and loading a player take longest. */
  expect(game: string, player: string): void {
    if (this.closed) return;
    const first = this.all.size === 0 ? this.hire() : undefined;
    if (first !== undefined) this.idle.push(first);
    for (const [thread, met] of this.all) {
      if (met.has(`${game} ${player}`)) continue;
      met.add(`${game} ${player}`);
      thread.post({ game, player });
    }
  }

  /** Whether a player thinks without what it has learned. */
  isUnlearned(game: string, player: string): boolean {
    return this.unlearned.has(`${game} ${player}`);
  }

  think(question: PlayerQuestion): Promise<Move> {
    const { game, player } = question;
    return new Promise((resolve, reject) => {
      if (this.ports.machine.elapsed() < (this.spared.get(`${game} ${player}`) ?? 0)) {
        resolve(anyMove(question));
        return;
      }
      this.queue.push({ question, resolve, reject });
      this.next();
    });
  }

  /** The same for background work: it is asked when no other question is open. */
  thinkLast(question: PlayerQuestion): Promise<Move> {
    return new Promise((resolve, reject) => {
      this.lastQueue.push({ question, resolve, reject, last: true });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of [...this.queue.splice(0), ...this.lastQueue.splice(0)]) {
      reject(new PlainError('the server stops'));
    }
    await Promise.all([...this.all.keys()].map((thread) => thread.terminate()));
  }

  private next(): void {
    const queue = this.queue.length > 0 ? this.queue : this.freeForLast;
    if (this.closed || queue.length === 0) return;
    const thread = this.idle.pop() ?? this.hire();
    const waiting = thread === undefined ? undefined : queue.shift();
    if (thread === undefined || waiting === undefined) return;
    this.asked.set(thread, waiting);
    this.ports.machine.after(this.waitMs, () => this.giveUp(thread, waiting));
    const budget = this.queue.length === 0 ? BUDGET : HURRIED;
    thread.post({ question: waiting.question, budget });
  }

  /** Background questions, unless one is being worked on. */
  private get freeForLast(): Waiting[] {
    for (const { last } of this.asked.values()) if (last === true) return [];
    return this.lastQueue;
  }

  /** Ends a thread that still works on this; its table plays on with any legal move. */
  private giveUp(thread: ThinkThread, waiting: Waiting): void {
    if (this.closed || this.asked.get(thread) !== waiting) return;
    const { question } = waiting;
    const { game, player } = question;
    this.spared.set(`${game} ${player}`, this.ports.machine.elapsed() + SPARED * this.waitMs);
    this.ports.hung?.(game, player);
    waiting.resolve(anyMove(question));
    this.lose(thread, new PlainError('a thinker did not answer'));
    void thread.terminate();
  }

  private hear(thread: ThinkThread, thought: ThinkReply): void {
    const waiting = this.asked.get(thread);
    if (waiting === undefined) return;
    this.asked.delete(thread);
    this.idle.push(thread);
    if ('failure' in thought) waiting.reject(new ThreadError(thought.failure));
    else {
      this.note(waiting.question, thought.missing);
      waiting.resolve(thought.move);
    }
    this.next();
  }

  private note({ game, player }: PlayerQuestion, missing: string | undefined): void {
    if (missing === undefined) this.unlearned.delete(`${game} ${player}`);
    else {
      this.unlearned.add(`${game} ${player}`);
      this.ports.missed?.(game, missing);
    }
  }

  /** A thread has ended: fails what it was asked, and makes room for another. */
  private lose(thread: ThinkThread, error: Error): void {
    this.all.delete(thread);
    const at = this.idle.indexOf(thread);
    if (at >= 0) this.idle.splice(at, 1);
    this.asked.get(thread)?.reject(error);
    this.asked.delete(thread);
    this.next();
  }

  private hire(): ThinkThread | undefined {
    if (this.all.size >= this.threads) return undefined;
    const thread = this.ports.start({
      heard: (thought) => this.hear(thread, thought),
      ended: (why) => this.lose(thread, why),
    });
    this.all.set(thread, new Set());
    return thread;
  }
}

/** A legal move, as the seat knows them. */
function anyMove({ view, seed }: PlayerQuestion): Move {
  const move = view.moves[seed % Math.max(1, view.moves.length)];
  if (move === undefined) throw new PlainError('a seat without a legal move is asked for one');
  return move;
}
