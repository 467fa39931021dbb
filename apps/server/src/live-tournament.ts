/**
 * What an evening and the boards of a day have in common in memory: work is queued, and begins with
 * what other nodes have stored since. An event is stored under the next number, which is the lock: the
 * first node has it. Where it is unknown what was stored, the log is read again.
 */
import { formatEvent, tableProofOf, type DealProof } from '@pakli/host';
import type { Tournament } from '@pakli/tournament';
import { logFailure, type ServerContext } from './context.ts';
import { tag } from './log.ts';

/** How often a command is tried that loses the race for its row: many join or begin at once, at several nodes. */
export const MOST_TRIES = 50;

export abstract class LiveTournament {
  abstract readonly id: string;
  protected readonly context: ServerContext;
  private readonly noun: string;
  /** Memory may be ahead of the disk, or behind. */
  protected doubtful = false;
  protected waiting = 0;
  private line: Promise<unknown> = Promise.resolve();
  /** The results with all that was played, and what they were made from. */
  private whole: { readonly from: string; readonly tournament: Tournament } | undefined;

  /** The noun is for the log: `an evening`. */
  constructor(context: ServerContext, noun: string) {
    this.context = context;
    this.noun = noun;
  }

  /** Takes over what other nodes have stored. */
  protected abstract catchUp(): Promise<unknown>;
  protected abstract tournament(): Tournament;

  /** What shows that the cards of a table were those of its boards; undefined before the end. */
  proofFrom(firstBoard: number): Promise<DealProof | undefined> {
    return this.inTurn(async () => {
      const { proof, rules } = this.tournament();
      return proof && tableProofOf(proof, rules, firstBoard);
    });
  }

  /**
   * The results with what `complete` adds: the same object until results or names change, since replaying
   * hundreds of tables takes seconds, and writing what follows from them a good part of one.
   */
  protected async completed(
    complete: (tournament: Tournament) => Promise<Tournament>,
  ): Promise<Tournament> {
    const tournament = this.tournament();
    const from = JSON.stringify(tournament);
    if (this.whole?.from !== from) this.whole = { from, tournament: await complete(tournament) };
    return this.whole.tournament;
  }

  async close(): Promise<void> {
    await this.line;
  }

  /** False if another node was faster, or it has happened before. From here on it is doubtful what is on disk. */
  protected async append(
    seq: number,
    cmd: string,
    event: Parameters<typeof formatEvent>[0],
  ): Promise<boolean> {
    const { store, settings } = this.context;
    this.doubtful = true;
    const over = event.kind === 'end';
    const { kind } = await store.append({
      table: this.id,
      seq,
      cmd,
      event: formatEvent(event),
      at: event.at,
      phase: over ? 2 : 1,
      due: over ? null : event.at + settings.pace.evening,
    });
    return kind === 'won';
  }

  protected inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.inLine(async () => {
      await this.catchUp();
      return work();
    });
  }

  protected inLine<Result>(work: () => Promise<Result>): Promise<Result> {
    this.waiting++;
    const mine = this.line.then(async () => {
      try {
        return await work();
      } finally {
        this.waiting--;
        await this.rest();
      }
    });
    this.line = mine.catch((error: unknown) => {
      this.doubtful = true;
      logFailure(this.context, `${this.noun} failed`, error, { table: tag(this.id) });
      this.fail(error);
    });
    return mine;
  }

  /** After each piece of work. */
  protected async rest(): Promise<void> {}

  /** Some work has failed, and that was logged. */
  protected fail(_error: unknown): void {}
}
