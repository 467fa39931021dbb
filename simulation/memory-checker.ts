/** Finds what a node keeps in memory: after everybody has left, nothing about them may remain. */
import type { ServerNode } from '../apps/server/src/node.ts';

/** Not part of the node: the store, the machine and the settings. */
const OUTSIDE: ReadonlySet<string> = new Set(['store', 'plain', 'machine', 'bell', 'settings']);
/** Bounded regardless of how many people come, such as metrics by name. */
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
  // Worker threads, their questions and the queue: at most one question per table.
  'all',
  'idle',
  'asked',
  'queue',
]);

/** The non-empty arrays, maps and sets of a node by path, with their sizes. */
export function retainedBy(node: ServerNode): ReadonlyMap<string, number> {
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
