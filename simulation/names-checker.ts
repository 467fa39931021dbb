/** Checks that two people with the same name do not stay at one table: the second must be removed. */
import { lookOf } from '../apps/server/src/look-alikes.ts';
import type { Append } from '../apps/server/src/store/store.ts';
import type { StoreCall } from './simulated-store.ts';
import type { Actor } from './timeline.ts';
import { eventOf, type TableTruth } from './truth.ts';
import type { World } from './world.ts';

export interface NamesCheckerPorts {
  readonly tables: ReadonlyMap<string, TableTruth>;
  /** The stored names of people. */
  readonly names: (people: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** The number of failed or late statements. */
  readonly troubles: () => number;
  readonly isSlow: () => boolean;
}

/** Removal takes a few statements. An early check is less likely to coincide with faults. */
const PARTED_MS = 1000;

export class NamesChecker {
  private readonly world: World;
  private readonly ports: NamesCheckerPorts;

  constructor(world: World, ports: NamesCheckerPorts) {
    this.world = world;
    this.ports = ports;
  }

  /** Call this when a row of a node is stored. */
  appended({ given, result, isUnheard }: StoreCall, node: Actor): void {
    // The node does not know of the row until the page asks again.
    if (isUnheard) return;
    const { table, seq, event } = given[0] as Append;
    const truth = this.ports.tables.get(table);
    if (truth === undefined || (result as { kind: string }).kind !== 'won') return;
    if (!event.includes('"kind":"sit"')) return;
    const read = eventOf(truth.rows[seq - 1] ?? { seq, cmd: '', event });
    if (read.kind === 'sit') void this.sat(truth, seq, read.person, node);
  }

  private async sat(truth: TableTruth, seq: number, person: string, node: Actor): Promise<void> {
    const { world, ports } = this;
    const [other] = await this.doublesOf(truth, person);
    if (other === undefined) return;
    const troubles = ports.troubles();
    const isAwake = (): boolean => !node.isDead && node.sleepsUntil <= world.now;
    if (!isAwake() || ports.isSlow()) return;
    world.timeline.after(PARTED_MS, undefined, async () => {
      if (!isAwake() || ports.isSlow() || ports.troubles() !== troubles || truth.isDropped) return;
      const isSameSeat = truth.rows.every((row) => {
        const event = eventOf(row);
        return row.seq <= seq || event.kind !== 'sit' || event.person !== person;
      });
      if (!isSameSeat || !(await this.doublesOf(truth, person)).includes(other)) return;
      world.report('names', `${truth.id}: ${person} stays beside ${other}, who is called the same`);
    });
  }

  /** Others at the table whose names look the same. */
  private async doublesOf({ room }: TableTruth, person: string): Promise<readonly string[]> {
    const people = room.occupants.flatMap((one) => (one.kind === 'person' ? [one.person] : []));
    if (!people.includes(person)) return [];
    const names = await this.ports.names(people);
    const look = lookOf(names.get(person) ?? '');
    return people.filter(
      (one) => one !== person && look !== '' && lookOf(names.get(one) ?? '') === look,
    );
  }
}
