/**
 * Commands that were refused. A page sends a command again until it is answered, so that copies of
 * one may come after its answer: a person who reads that it was refused must not find it done.
 */
import { isRefusal, type Refusal } from '@pakli/core';
import type { CommandOutcome } from './commit.ts';

/** Far more than pages send again. */
const MOST_REFUSED = 256;

export class RefusedCommands {
  private readonly refused = new Map<string, Refusal>();

  /** Why a command was refused before. */
  whyNot(cmd: string): Refusal | undefined {
    return this.refused.get(cmd);
  }

  note(cmd: string, outcome: CommandOutcome): void {
    if (!isRefusal(outcome)) return;
    this.refused.set(cmd, outcome);
    const [oldest] = this.refused.keys();
    if (oldest !== undefined && this.refused.size > MOST_REFUSED) this.refused.delete(oldest);
  }
}
