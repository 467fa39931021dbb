/** Everything that goes wrong in a run, decided before it begins: a list that can be made shorter. */
import type { BellTrouble } from './simulated-bells.ts';
import type { StoreMethod } from './simulated-store.ts';
import type { ThreadTrouble } from './simulated-threads.ts';
import type { Chance } from './world.ts';

/** For so long, from a moment on. Nodes and people are counted from 0. */
export type Fault = { readonly at: number; readonly ms: number } & (
  | { readonly kind: 'crash'; readonly node: number; readonly isMachineGone: boolean }
  | { readonly kind: 'stop'; readonly node: number }
  | { readonly kind: 'sleep'; readonly node: number; readonly isClockStanding: boolean }
  /** The next call of one method, by any node, fails. */
  | {
      readonly kind: 'statement';
      readonly method: StoreMethod;
      readonly isDone: boolean;
      readonly isSilent: boolean;
    }
  /** Every call of a node fails; of all nodes where none is named. */
  | { readonly kind: 'store'; readonly node?: number; readonly isDone: boolean }
  | { readonly kind: 'slow-store'; readonly by: number }
  /** The database comes back without what it kept in memory: who is where. */
  | { readonly kind: 'store-restart' }
  /** Its clock is set, for good. */
  | { readonly kind: 'leap'; readonly by: number }
  | { readonly kind: 'bells'; readonly trouble: BellTrouble }
  | { readonly kind: 'threads'; readonly trouble: ThreadTrouble }
  | { readonly kind: 'cut'; readonly person: number }
  /** Nothing arrives any more, and nobody is told. */
  | { readonly kind: 'silence'; readonly person: number }
  | { readonly kind: 'slow-network'; readonly by: number }
  | { readonly kind: 'device-sleeps'; readonly person: number }
);

const METHODS: readonly StoreMethod[] = [
  'append',
  'append',
  'append',
  'read',
  'look',
  'attend',
  'names',
  'said',
  'say',
  'due',
  'alive',
  'beat',
  'create',
  'personOf',
  'rename',
  'drop',
  'time',
];

export interface FaultPlan {
  readonly nodes: number;
  readonly people: number;
  /** Nothing goes wrong after that. */
  readonly untilMs: number;
}

/** A moment, how long, which node and which person, where a fault has them. */
interface Draft {
  readonly at: number;
  readonly ms: number;
  readonly node: number;
  readonly person: number;
}

/** How a fault of each kind is drawn. */
const KINDS: readonly ((draft: Draft, chance: Chance) => Fault)[] = [
  ({ at, ms, node }, chance) => ({
    kind: 'crash',
    at,
    ms,
    node,
    isMachineGone: chance.oneIn(3),
  }),
  ({ at, ms, node }) => ({ kind: 'stop', at, ms, node }),
  ({ at, ms, node }, chance) => ({
    kind: 'sleep',
    at,
    ms,
    node,
    isClockStanding: chance.oneIn(2),
  }),
  planStatement,
  planStatement,
  planStatement,
  ({ at, ms, node }, chance) => ({
    kind: 'store',
    at,
    ms,
    isDone: chance.oneIn(2),
    ...(chance.oneIn(2) ? { node } : {}),
  }),
  ({ at, ms }, chance) => ({ kind: 'slow-store', at, ms, by: chance.pick([50, 400, 2500]) }),
  ({ at, ms }) => ({ kind: 'store-restart', at, ms: Math.min(ms, 9000) }),
  ({ at, ms }, chance) => ({
    kind: 'leap',
    at,
    ms,
    by: chance.pick([3000, 60_000, 3_600_000, -2000]),
  }),
  ({ at, ms }, chance) => ({
    kind: 'bells',
    at,
    ms,
    trouble: chance.pick(['lost', 'late', 'twice'] as const),
  }),
  ({ at, ms }, chance) => ({
    kind: 'threads',
    at,
    ms,
    trouble: chance.pick(['hangs', 'dies', 'fails'] as const),
  }),
  ({ at, ms, person }) => ({ kind: 'cut', at, ms, person }),
  ({ at, ms, person }) => ({ kind: 'silence', at, ms, person }),
  ({ at, ms }, chance) => ({ kind: 'slow-network', at, ms, by: chance.pick([100, 800, 4000]) }),
  ({ at, ms, person }) => ({ kind: 'device-sleeps', at, ms, person }),
];

function planStatement({ at, ms }: Draft, chance: Chance): Fault {
  const method = chance.pick(METHODS);
  return { kind: 'statement', at, ms, method, isDone: chance.oneIn(2), isSilent: chance.oneIn(3) };
}

export function planFaults(chance: Chance, { nodes, people, untilMs }: FaultPlan): Fault[] {
  const faults = Array.from({ length: chance.below(8) }, () => {
    const at = chance.below(untilMs);
    const ms = Math.min(untilMs - at, chance.pick([50, 500, 3000, 9000, 30_000]));
    const draft = { at, ms, node: chance.below(nodes), person: chance.below(people) };
    return chance.pick(KINDS)(draft, chance);
  });
  return faults.toSorted((one, other) => one.at - other.at);
}
