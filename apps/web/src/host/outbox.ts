/**
 * What a table tells goes out when what it tells is kept: whoever sees a step
 * finds it again, whatever happens then. A table that cannot be kept is told
 * so and goes on; the next step tries again.
 */
import type { Refusal } from '@pakli/core';
import type { ToPage } from '@pakli/protocol';
import { refusalOf } from './failure.ts';
import type { StoredGame } from './store.ts';

export interface OutboxPorts {
  put(entry: StoredGame): Promise<void>;
  post(frame: ToPage): void;
  /** Says why the game cannot be kept, or null once it is. */
  tellKept(problem: Refusal | null): void;
  /** Another tab plays the game by now. */
  lose(problem: Refusal): void;
}

export class Outbox {
  private readonly ways: OutboxPorts;
  private last: Promise<void> = Promise.resolve();
  private newest: (() => StoredGame) | undefined;
  private problem: Refusal | undefined;

  constructor(ways: OutboxPorts) {
    this.ways = ways;
  }

  /** All that was told so far has gone out. */
  get empty(): Promise<void> {
    return this.last;
  }

  /** Steps come faster than a disc: the newest entry stands for those before it. */
  save(entry: () => StoredGame): void {
    this.newest = entry;
    this.last = this.last.then(() => this.write());
  }

  tell(frame: ToPage): void {
    this.last = this.last.then(() => {
      this.ways.post(frame);
      // Whoever opens the table has not been there when it was told.
      const update = frame.kind === 'told' ? frame.update : undefined;
      const opened = update?.kind === 'opening' && update.why !== 'undone';
      if (opened && this.problem !== undefined) this.ways.tellKept(this.problem);
    });
  }

  private async write(): Promise<void> {
    const { newest } = this;
    if (newest === undefined) return;
    this.newest = undefined;
    const before = this.problem;
    this.problem = await this.ways.put(newest()).then(() => undefined, refusalOf);
    if (this.problem?.refused === 'open-elsewhere') this.ways.lose(this.problem);
    else if (this.problem?.refused !== before?.refused) this.ways.tellKept(this.problem ?? null);
  }
}
