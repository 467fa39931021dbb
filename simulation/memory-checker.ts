/** What a node keeps in memory: once everybody has gone, nothing of them is left. */
import type { ServerNode } from '../apps/server/src/node.ts';

/** Not of the node: the store, the machine, and what it was set up with. */
const OUTSIDE: ReadonlySet<string> = new Set(['store', 'plain', 'machine', 'bell', 'settings']);
/** Bounded by the kinds of things that a server counts, asks and calls by name, not by who comes. */
const BOUNDED: ReadonlySet<string> = new Set([
  'counters',
  'histograms',
  'gauges',
  'buckets',
  'bounds',
  'unlogged',
  'known',
  'outages',
  'timers',
  'unlearned',
  'spared',
  'today',
  // Threads in which computers think, what each thinks about, and what waits: one question a table.
  'all',
  'idle',
  'asked',
  'queue',
]);

/** The lists, maps and sets of a node that hold something, by their path, and how much. */
export function keptBy(node: ServerNode): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const seen = new Set<object>();
  const visit = (value: unknown, name: string, path: string): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    if (OUTSIDE.has(name) || BOUNDED.has(name)) return;
    seen.add(value);
    if (value instanceof Map || value instanceof Set || Array.isArray(value)) {
      const size = Array.isArray(value) ? value.length : value.size;
      if (size > 0) found.set(path, size);
      for (const one of value.values()) visit(one, '', `${path}[]`);
    } else {
      for (const [key, one] of Object.entries(value)) visit(one, key, `${path}.${key}`);
    }
  };
  visit(node, '', '');
  return found;
}
