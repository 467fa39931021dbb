/** A run as data for its picture. */
import type { Fault } from './faults.ts';
import { simulate } from './simulate.ts';
import type { StoryEvent } from './story-event.ts';
import type { Breach } from './world.ts';

export interface Story {
  readonly seed: number;
  readonly nodes: readonly string[];
  readonly people: readonly string[];
  readonly faults: readonly Fault[];
  readonly events: readonly StoryEvent[];
  readonly breaches: readonly Breach[];
  readonly ms: number;
  /** The times of faults are relative to this. */
  readonly faultsFrom: number;
}

export async function storyOf(seed: number, faults?: readonly Fault[]): Promise<Story> {
  const events: StoryEvent[] = [];
  const wish = { seed, ...(faults === undefined ? {} : { faults }) };
  const result = await simulate({ ...wish, watch: (event) => events.push(event) });
  const { nodes, people, breaches, ms, faultsFrom } = result;
  return { seed, nodes, people, faults: result.faults, events, breaches, ms, faultsFrom };
}
