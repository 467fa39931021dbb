/** Who looks at which table, in memory: enough where all nodes are of one process, and a store has one. */
import type { Others } from './store.ts';

export class Presence {
  /** By node: until when it counts as alive. */
  private readonly nodes = new Map<string, number>();
  /** By table and node. */
  private readonly here = new Map<string, Map<string, readonly string[]>>();

  /** False if the node was not known, or no longer. */
  alive(node: string, until: number): boolean {
    const known = this.nodes.has(node);
    this.nodes.set(node, until);
    return known;
  }

  attend(table: string, node: string, people: readonly string[] | null): void {
    const nodes = this.here.get(table) ?? new Map<string, readonly string[]>();
    if (people === null) nodes.delete(node);
    else nodes.set(node, people);
    if (nodes.size === 0) this.here.delete(table);
    else this.here.set(table, nodes);
  }

  depart(node: string): void {
    this.nodes.delete(node);
    for (const table of this.here.keys()) this.attend(table, node, null);
  }

  others(table: string, node: string, now: number): Others {
    const all = [...(this.here.get(table) ?? [])];
    return new Map(all.filter(([other]) => other !== node && (this.nodes.get(other) ?? 0) > now));
  }
}
