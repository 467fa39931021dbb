/** Runs the planned faults: what each does at once, and what fails while it lasts. */
import { isEveningId } from '../apps/server/src/evening/live-evenings.ts';
import type { Append } from '../apps/server/src/store/store.ts';
import type { Fault } from './faults.ts';
import type { Link } from './network.ts';
import type { Person } from './person.ts';
import type { SimulatedNode } from './simulated-node.ts';
import type { Failure, StoreMethod } from './simulated-store.ts';
import type { World } from './world.ts';

export interface ActiveFaultsPorts {
  readonly nodes: readonly SimulatedNode[];
  readonly people: readonly Person[];
  readonly links: ReadonlySet<Link>;
  /** The database loses what it kept in memory. */
  readonly forgetPresence: () => void;
}

type FaultOf<Kind extends Fault['kind']> = Extract<Fault, { kind: Kind }>;

export class ActiveFaults {
  private readonly world: World;
  private readonly ports: ActiveFaultsPorts;
  private readonly active = new Set<Fault>();
  /** The numbers of failed and of late statements. */
  failures = 0;
  lateStatements = 0;

  constructor(world: World, ports: ActiveFaultsPorts) {
    this.world = world;
    this.ports = ports;
  }

  plan(fault: Fault): void {
    const { timeline } = this.world;
    timeline.after(fault.at, undefined, () => {
      this.world.note(() => `FAULT ${JSON.stringify(fault)}`);
      this.world.show(() => ({ kind: 'fault', fault }));
      this.begin(fault);
    });
    timeline.after(fault.at + fault.ms, undefined, () => this.active.delete(fault));
  }

  /** Ends all faults. */
  end(): void {
    this.active.clear();
  }

  find<Kind extends Fault['kind']>(kind: Kind): FaultOf<Kind> | undefined {
    for (const fault of this.active) {
      if (fault.kind === kind) return fault as FaultOf<Kind>;
    }
    return undefined;
  }

  /** How a statement of a node fails; undefined if it does not. */
  failureOf(method: StoreMethod, given: readonly unknown[], node: number): Failure | undefined {
    const failure = this.nextFailure(method, given, node);
    if (failure !== undefined) this.failures++;
    return failure;
  }

  private nextFailure(
    method: StoreMethod,
    given: readonly unknown[],
    node: number,
  ): Failure | undefined {
    if (this.find('store-restart') !== undefined) return { isDone: false, isSilent: false };
    for (const fault of this.active) {
      if (fault.kind === 'store' && (fault.node ?? node) === node) {
        return { isDone: fault.isDone, isSilent: false };
      }
      if (fault.kind === 'statement' && fault.method === method) {
        if (fault.isOfEvening === true && !isEveningId((given[0] as Append).table)) continue;
        this.active.delete(fault);
        return fault;
      }
    }
    return undefined;
  }

  /** The extra delay of a statement in milliseconds. Somebody does something in the meantime. */
  delayOf(method: StoreMethod, [table]: readonly unknown[]): number {
    for (const fault of this.active) {
      if (fault.kind !== 'late-statement' || fault.method !== method) continue;
      this.active.delete(fault);
      this.lateStatements++;
      const { people } = this.ports;
      // Everybody at a table that is being closed.
      const affected =
        method === 'drop'
          ? people.filter((person) => person.table === table)
          : people.slice(fault.person, fault.person + 1);
      this.world.timeline.after(0, undefined, () => {
        for (const person of affected) person.react(fault.reaction);
      });
      return fault.by;
    }
    return 0;
  }

  private begin(fault: Fault): void {
    const { world } = this;
    const { nodes, people, links } = this.ports;
    const node = 'node' in fault && fault.node !== undefined ? nodes[fault.node] : undefined;
    const person = 'person' in fault ? people[fault.person] : undefined;
    const theirs = [...links].filter(({ ends }) => ends.person === person?.id);
    const startAgain = (): void => {
      if (node?.actor.isDead === true) node.start();
    };
    this.active.add(fault);
    if (fault.kind === 'crash') {
      node?.crash(fault.isMachineGone);
      world.timeline.after(fault.ms, undefined, startAgain);
    } else if (fault.kind === 'stop') {
      // A sleeping node stops when it wakes, and must not stay down longer than planned.
      const until = world.now + fault.ms;
      void node?.stop().then(() => world.timeline.after(until - world.now, undefined, startAgain));
    } else if (fault.kind === 'sleep') node?.sleep(fault.ms, fault.isClockStanding);
    else if (fault.kind === 'leap') world.leap(fault.by);
    else if (fault.kind === 'store-restart') this.ports.forgetPresence();
    else if (fault.kind === 'goes') person?.goes(fault.ms);
    else if (fault.kind === 'statement') {
      if (fault.reaction === 'goes') person?.goes(fault.ms);
      else if (fault.reaction === 'comes') person?.react('comes');
    } else if (fault.kind === 'cut') for (const link of theirs) link.cut();
    else if (fault.kind === 'silence') for (const link of theirs) link.isSilent = true;
    else if (fault.kind === 'device-sleeps') {
      for (const { actor } of person?.tabs ?? []) actor.sleepsUntil = world.now + fault.ms;
    }
  }
}
