/** Everything that goes wrong in a run, decided before it begins: a list that can be made shorter. */
import type { Stir } from './person.ts';
import type { BellTrouble } from './simulated-bells.ts';
import type { StoreMethod } from './simulated-store.ts';
import type { ThreadTrouble } from './simulated-threads.ts';
import type { Chance } from './world.ts';

/** For so long, from a moment on. Nodes and people are counted from 0. */
export type Fault = { readonly at: number; readonly ms: number } & (
  | { readonly kind: 'crash'; readonly node: number; readonly isMachineGone: boolean }
  | { readonly kind: 'stop'; readonly node: number }
  | { readonly kind: 'sleep'; readonly node: number; readonly isClockStanding: boolean }
  /** The next call of one method, by any node, fails. Somebody may come or go at that moment. */
  | {
      readonly kind: 'statement';
      readonly person: number;
      readonly stirs: 'comes' | 'goes' | 'nobody';
      readonly method: StoreMethod;
      readonly isDone: boolean;
      readonly isSilent: boolean;
      /** The next row of an evening: tables write many more. */
      readonly isOfEvening?: true;
    }
  /** The next call of one method, by any node, comes so much later than others, and somebody does something meanwhile. */
  | {
      readonly kind: 'late-statement';
      readonly person: number;
      readonly stirs: Stir;
      readonly method: StoreMethod;
      readonly by: number;
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
  /** Somebody closes everything, for as long. */
  | { readonly kind: 'goes'; readonly person: number }
  /** Nothing arrives any more, and nobody notices. */
  | { readonly kind: 'silence'; readonly person: number }
  | { readonly kind: 'slow-network'; readonly by: number }
  | { readonly kind: 'device-sleeps'; readonly person: number }
);

/** What is asked when somebody comes or goes. */
const ASKED_THEN: readonly StoreMethod[] = ['attend', 'attend', 'look', 'read', 'names', 'said'];

const METHODS: readonly StoreMethod[] = [
  'append',
  'append',
  'append',
  'read',
  'look',
  'look',
  'attend',
  'attend',
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

/** What decides between two who are there at one moment. */
const RACED: readonly StoreMethod[] = [
  'append',
  'append',
  'append',
  'look',
  'look',
  'drop',
  'drop',
  'names',
  'noteSeats',
  'read',
  'attend',
  'rename',
];

export interface FaultPlan {
  readonly nodes: number;
  readonly people: number;
  /** Nothing goes wrong after that. */
  readonly untilMs: number;
  readonly longestMs: number;
  /** Tables are put away meanwhile. */
  readonly isPutAway: boolean;
  readonly isEvening: boolean;
}

/** A moment, how long, which node and which person, where a fault has them. */
interface Draft {
  readonly at: number;
  readonly ms: number;
  /** Until nothing goes wrong any more. */
  readonly leftMs: number;
  readonly node: number;
  readonly person: number;
  readonly isPutAway: boolean;
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
  ({ at, ms, leftMs, node }, chance) => ({
    kind: 'sleep',
    at,
    // So long that pages ask again and again.
    ms: chance.oneIn(2) ? Math.min(leftMs, Math.max(ms, 9000)) : ms,
    node,
    isClockStanding: chance.oneIn(2),
  }),
  planStatement,
  planStatement,
  planStatement,
  planLateStatement,
  planLateStatement,
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
  ({ at, ms }, chance) => ({
    kind: 'threads',
    at,
    ms,
    trouble: chance.pick(['hangs', 'dies', 'fails', 'fails'] as const),
  }),
  ({ at, ms, person }) => ({ kind: 'cut', at, ms, person }),
  ({ at, ms, person }) => ({ kind: 'goes', at, ms, person }),
  ({ at, ms, person }) => ({ kind: 'goes', at, ms, person }),
  ({ at, ms, person }) => ({ kind: 'silence', at, ms, person }),
  ({ at, ms }, chance) => ({ kind: 'slow-network', at, ms, by: chance.pick([100, 800, 2000]) }),
  ({ at, ms, person }) => ({ kind: 'device-sleeps', at, ms, person }),
];

function planStatement({ at, ms, person }: Draft, chance: Chance): Fault {
  const stirs = chance.pick(['comes', 'goes', 'nobody'] as const);
  return {
    kind: 'statement',
    at,
    ms,
    method: chance.pick(stirs === 'nobody' ? METHODS : ASKED_THEN),
    isDone: chance.oneIn(2),
    isSilent: chance.oneIn(3),
    person,
    stirs,
  };
}

/** An evening writes little, most of it while people come. */
function planEveningRow(untilMs: number, chance: Chance): Fault {
  const at = chance.below(untilMs);
  return {
    kind: 'statement',
    at,
    ms: untilMs - at,
    method: 'append',
    isDone: chance.oneIn(2),
    isSilent: chance.oneIn(3),
    isOfEvening: true,
    person: 0,
    stirs: 'nobody',
  };
}

function planLateStatement({ at, leftMs, person, isPutAway }: Draft, chance: Chance): Fault {
  const method = isPutAway && chance.oneIn(2) ? 'drop' : chance.pick(RACED);
  return {
    kind: 'late-statement',
    at,
    // It is the next of its kind, whenever that comes.
    ms: leftMs,
    method,
    by: chance.pick([5, 50, 500, 2500]),
    person,
    // At a table that is put away nobody has done anything for long.
    stirs:
      method === 'drop'
        ? 'gets-up'
        : chance.pick(['acts', 'acts', 'comes', 'goes', 'is-called'] as const),
  };
}

export function planFaults(
  chance: Chance,
  { nodes, people, untilMs, longestMs, isPutAway, isEvening }: FaultPlan,
): Fault[] {
  // First people come, and play.
  const quietMs = Math.floor(untilMs / 4);
  let last = quietMs;
  // Trouble comes together: one fault hits what another has left, or what people do because of it.
  const faults = Array.from({ length: chance.below(9) }, () => {
    const isSoon = chance.oneIn(2);
    const at = isSoon
      ? Math.min(untilMs - 1, last + chance.below(400))
      : quietMs + chance.below(untilMs - quietMs);
    last = at;
    const leftMs = untilMs - at;
    const ms = Math.min(leftMs, chance.pick([50, 500, 3000, 9000, longestMs]));
    const draft = {
      at,
      ms,
      leftMs,
      node: chance.below(nodes),
      person: chance.below(people),
      isPutAway,
    };
    return chance.pick(KINDS)(draft, chance);
  });
  if (isEvening && chance.oneIn(2)) faults.push(planEveningRow(untilMs, chance));
  return faults.toSorted((one, other) => one.at - other.at);
}
