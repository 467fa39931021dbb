/**
 * Virtual time: a simulation is a sequence of events. Between two events all
 * promises that can continue do, so that the order of everything follows from
 * the events alone.
 */

/** The owner of events, such as a node or a device. They wait while it sleeps, and are dropped once it is dead. */
export interface Actor {
  readonly name: string;
  isDead: boolean;
  /** Until then events wait. */
  sleepsUntil: number;
}

interface TimedEvent {
  at: number;
  order: number;
  readonly actor: Actor | undefined;
  readonly act: () => void;
  isCancelled: boolean;
}

/** After this many events the event loop turns once, so that Node reports unhandled rejections. */
const LOOP_TURNS_EVERY = 64;

export class Timeline {
  private readonly heap: TimedEvent[] = [];
  private orders = 0;
  /** The number of executed events. */
  events = 0;
  now = 0;

  /** Calls back after `ms`, unless the actor is dead by then; returns a function that cancels it. */
  after(ms: number, actor: Actor | undefined, act: () => void): () => void {
    const event = this.add(this.now + Math.max(0, ms), actor, act);
    return () => void (event.isCancelled = true);
  }

  /** The number of pending events of an actor. */
  waitingFor(actor: Actor): number {
    return this.heap.filter((event) => event.actor === actor && !event.isCancelled).length;
  }

  /** Executes all events up to a time, or until `isOver`. */
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

/** Resolves once no promise can continue any more, without turning the event loop: nothing here waits for I/O. */
function settled(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}

function turned(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}
