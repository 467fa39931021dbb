/** A run as a picture shows it: who was there, and what happened when. */
import type { Fault } from './faults.ts';
import { simulate } from './simulate.ts';
import type { Breach } from './world.ts';

/** Something that can be seen happen. Nodes are named, people are counted from 0. */
export type StoryEvent = { readonly at: number } & (
  | { readonly kind: 'node'; readonly node: string; readonly is: 'up' | 'down' | 'asleep' }
  /** A frame that a page or a node sends: of which kind. */
  | {
      readonly kind: 'frame';
      readonly node: string;
      readonly person: string;
      readonly isUp: boolean;
      readonly what: string;
    }
  | { readonly kind: 'row'; readonly table: string; readonly seq: number; readonly what: string }
  | { readonly kind: 'fault'; readonly fault: Fault }
);

export interface Story {
  readonly seed: number;
  readonly nodes: readonly string[];
  readonly people: readonly string[];
  readonly faults: readonly Fault[];
  readonly events: readonly StoryEvent[];
  readonly breaches: readonly Breach[];
  readonly ms: number;
  /** Faults are counted from there. */
  readonly faultsFrom: number;
}

export async function storyOf(seed: number, faults?: readonly Fault[]): Promise<Story> {
  const events: StoryEvent[] = [];
  const wish = { seed, ...(faults === undefined ? {} : { faults }) };
  const result = await simulate({ ...wish, watch: (event) => events.push(event) });
  const { nodes, people, breaches, ms, faultsFrom } = result;
  return { seed, nodes, people, faults: result.faults, events, breaches, ms, faultsFrom };
}
