/**
 * Virtual time: everything that happens in a simulation happens here, one event
 * after another. Between two events every promise that can continue does, so that
 * the order of all things follows from the events alone.
 */

/** Whose events they are: a node's, a device's. They wait while it sleeps, and never come once it is dead. */
export interface Actor {
  readonly name: string;
  isDead: boolean;
  /** Until then it does nothing; what comes meanwhile waits. */
  sleepsUntil: number;
}

interface TimedEvent {
  at: number;
  order: number;
  readonly actor: Actor | undefined;
  readonly act: () => void;
  isCancelled: boolean;
}

/** Events between two turns of the event loop, at which Node reports promises whose failure nobody awaits. */
const LOOP_TURNS_EVERY = 64;

export class Timeline {
  private readonly heap: TimedEvent[] = [];
  private orders = 0;
  /** Events that were carried out. */
  events = 0;
  now = 0;

  /** Calls back so much later, unless the actor is dead by then; the returned function cancels that. */
  after(ms: number, actor: Actor | undefined, act: () => void): () => void {
    const event = this.add(this.now + Math.max(0, ms), actor, act);
    return () => void (event.isCancelled = true);
  }

  /** How many events wait for an actor. */
  waitingFor(actor: Actor): number {
    return this.heap.filter((event) => event.actor === actor && !event.isCancelled).length;
  }

  /** Carries out everything up to a moment; ends early where `isOver` says so. */
  async run(until: number, isOver: () => boolean): Promise<void> {
    await turned();
    while (!isOver()) {
      const next = this.heap[0];
      if (next === undefined || next.at > until) break;
      this.pop();
      if (next.isCancelled || next.actor?.isDead === true) continue;
      if (next.actor !== undefined && next.actor.sleepsUntil > next.at) {
        this.push(Object.assign(next, { at: next.actor.sleepsUntil, order: this.orders++ }));
        continue;
      }
      this.now = next.at;
      this.events++;
      next.act();
      await (this.events % LOOP_TURNS_EVERY === 0 ? turned() : settled());
    }
    if (!isOver()) this.now = Math.max(this.now, until);
  }

  private add(at: number, actor: Actor | undefined, act: () => void): TimedEvent {
    const event = { at, order: this.orders++, actor, act, isCancelled: false };
    this.push(event);
    return event;
  }

  private push(event: TimedEvent): void {
    const { heap } = this;
    let at = heap.push(event) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(event, heap[parent]!)) break;
      heap[at] = heap[parent]!;
      at = parent;
    }
    heap[at] = event;
  }

  private pop(): void {
    const { heap } = this;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child++;
      if (!isBefore(heap[child]!, last)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = last;
  }
}

function isBefore(one: TimedEvent, other: TimedEvent): boolean {
  return one.at < other.at || (one.at === other.at && one.order < other.order);
}

/** A tick comes once no promise can continue any more, and before the loop turns: nothing here waits for the world outside. */
function settled(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}

function turned(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}
