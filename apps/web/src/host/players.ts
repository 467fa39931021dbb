/**
 * The workers in which computer players think. Several tables may ask at once:
 * questions queue for a free worker, and tables take turns however much one of
 * them asks. A worker that breaks is replaced and asked again, once.
 */
import type { PlayerQuestion, Thought } from '@pakli/host';
import { refusalOf } from './failure.ts';
import { Replies } from './replies.ts';
import { employ, type Employed } from './role.ts';
import type { ToThinker } from './thinker.ts';

/** A question, until it is answered. */
interface Asked {
  readonly asker: Asker;
  readonly question: PlayerQuestion;
  readonly resolve: (answer: Thought | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** A table that asks questions. */
export interface Asker {
  /** Undefined if the question was cancelled. */
  think(question: PlayerQuestion): Promise<Thought | undefined>;
  /** Cancels this table's questions. */
  cancel(): void;
}

/** Leaves a core for the page. */
const MOST = Math.max(1, navigator.hardwareConcurrency - 1);

export class PlayerPool {
  private readonly desks: Desk[] = [];
  private readonly waiting = new Queue<Asker, Asked>();
  private readonly most: number;
  private readonly employ: () => Employed;

  constructor(most: number = MOST, employed: () => Employed = () => employ('players')) {
    this.most = most;
    this.employ = employed;
  }

  table(): Asker {
    const asker: Asker = {
      think: (question) =>
        new Promise((resolve, reject) => {
          this.waiting.add(asker, { asker, question, resolve, reject });
          this.goOn();
        }),
      cancel: () => {
        for (const { resolve } of this.waiting.remove(asker)) resolve(undefined);
        for (const desk of this.desks) if (desk.asked?.asker === asker) desk.cancel();
      },
    };
    return asker;
  }

  /** Gives queued questions to free workers. */
  private goOn(): void {
    for (;;) {
      const free = this.desks.find(({ asked }) => asked === undefined);
      if (free === undefined && this.desks.length >= this.most) return;
      const next = this.waiting.next();
      if (next === undefined) return;
      const desk = free ?? new Desk(this.employ);
      if (free === undefined) this.desks.push(desk);
      void desk.answer(next).finally(() => this.goOn());
    }
  }
}

/** A worker, with one question at a time. */
class Desk {
  asked: Asked | undefined;
  private worker: Employed | undefined;
  private readonly replies = new Replies<PlayerQuestion, Thought | undefined>();
  private readonly employ: () => Employed;
  private id = 0;

  constructor(employed: () => Employed) {
    this.employ = employed;
  }

  async answer(asked: Asked): Promise<void> {
    const { question, resolve, reject } = asked;
    this.asked = asked;
    const ask = (): Promise<Thought | undefined> =>
      this.replies.ask(question, (id) => {
        this.id = id;
        this.post({ id, question });
      });
    // The worker may have been at fault; a question that breaks two workers gets no answer.
    await ask()
      .catch(() => {
        this.dismiss();
        return ask();
      })
      .then(resolve, (error: unknown) => {
        this.dismiss();
        reject(new Error(String(refusalOf(error).detail?.['text'])));
      });
    this.asked = undefined;
  }

  /** Resolves at once; the worker is free once it has noticed. */
  cancel(): void {
    this.asked?.resolve(undefined);
    this.post({ cancel: this.id });
  }

  private post(message: ToThinker): void {
    this.worker ??= this.replies.from(this.employ());
    this.worker.postMessage(message);
  }

  private dismiss(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }
}

/** A fair queue: those who ask much do not delay those who ask little. */
export class Queue<Asker, Item> {
  /** Next in turn first. */
  private readonly lines = new Map<Asker, Item[]>();

  add(asker: Asker, item: Item): void {
    const line = this.lines.get(asker);
    if (line === undefined) this.lines.set(asker, [item]);
    else line.push(item);
  }

  /** The next item, round robin. */
  next(): Item | undefined {
    for (const [asker, line] of this.lines) {
      this.lines.delete(asker);
      const item = line.shift();
      if (line.length > 0) this.lines.set(asker, line);
      return item;
    }
    return undefined;
  }

  /** Removes and returns everything one asker has queued. */
  remove(asker: Asker): readonly Item[] {
    const line = this.lines.get(asker) ?? [];
    this.lines.delete(asker);
    return line;
  }
}
