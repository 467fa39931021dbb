/** The faults of a run, planned in advance as a list, so that it can be shrunk. */
import type { Reaction } from './person.ts';
import type { BellTrouble } from './simulated-bells.ts';
import type { StoreMethod } from './simulated-store.ts';
import type { ThreadTrouble } from './simulated-threads.ts';
import type { Chance } from './world.ts';

/** A fault begins at `at` and lasts `ms` milliseconds. Nodes and people are numbered from 0. */
export type Fault = { readonly at: number; readonly ms: number } & (
  | { readonly kind: 'crash'; readonly node: number; readonly isMachineGone: boolean }
  | { readonly kind: 'stop'; readonly node: number }
  | { readonly kind: 'sleep'; readonly node: number; readonly isClockStanding: boolean }
  /** The next call of one store method, by any node, fails. Somebody may come or go at that moment. */
  | {
      readonly kind: 'statement';
      readonly person: number;
      readonly reaction: 'comes' | 'goes' | 'nobody';
      readonly method: StoreMethod;
      readonly isDone: boolean;
      readonly isSilent: boolean;
      /** Only a row of an evening: tables write many more rows. */
      readonly isOfEvening?: true;
    }
  /** The next call of one store method, by any node, is delayed, and somebody does something in the meantime. */
  | {
      readonly kind: 'late-statement';
      readonly person: number;
      readonly reaction: Reaction;
      readonly method: StoreMethod;
      readonly by: number;
    }
  /** Every store call of a node fails; without a node, those of all nodes. */
  | { readonly kind: 'store'; readonly node?: number; readonly isDone: boolean }
  | { readonly kind: 'slow-store'; readonly by: number }
  /** The database restarts and loses what it kept in memory: who is where. */
  | { readonly kind: 'store-restart' }
  /** The clock of the store jumps, for good. */
  | { readonly kind: 'leap'; readonly by: number }
  | { readonly kind: 'bells'; readonly trouble: BellTrouble }
  | { readonly kind: 'threads'; readonly trouble: ThreadTrouble }
  | { readonly kind: 'cut'; readonly person: number }
  /** Somebody closes everything for the duration. */
  | { readonly kind: 'goes'; readonly person: number }
  /** Frames of a person are lost silently. */
  | { readonly kind: 'silence'; readonly person: number }
  | { readonly kind: 'slow-network'; readonly by: number }
  | { readonly kind: 'device-sleeps'; readonly person: number }
);

/** The statements when somebody comes or goes. */
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

/** The statements that decide races between two people. */
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
  /** The time after which no fault begins or lasts. */
  readonly untilMs: number;
  readonly longestMs: number;
  /** Tables are closed during the run. */
  readonly isPutAway: boolean;
  readonly isEvening: boolean;
}

/** The drawn parameters of a fault. */
interface Draft {
  readonly at: number;
  readonly ms: number;
  /** The time left until all faults end. */
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
    // Long enough for pages to retry repeatedly.
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
  const reaction = chance.pick(['comes', 'goes', 'nobody'] as const);
  return {
    kind: 'statement',
    at,
    ms,
    method: chance.pick(reaction === 'nobody' ? METHODS : ASKED_THEN),
    isDone: chance.oneIn(2),
    isSilent: chance.oneIn(3),
    person,
    reaction,
  };
}

/** Evenings write few rows, most of them while people join. */
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
    reaction: 'nobody',
  };
}

function planLateStatement({ at, leftMs, person, isPutAway }: Draft, chance: Chance): Fault {
  const method = isPutAway && chance.oneIn(2) ? 'drop' : chance.pick(RACED);
  return {
    kind: 'late-statement',
    at,
    // Affects the next call of its kind, whenever that comes.
    ms: leftMs,
    method,
    by: chance.pick([5, 50, 500, 2500]),
    person,
    // Nobody has done anything for long at a table that is being closed.
    reaction:
      method === 'drop'
        ? 'gets-up'
        : chance.pick(['acts', 'acts', 'comes', 'goes', 'is-called'] as const),
  };
}

export function planFaults(
  chance: Chance,
  { nodes, people, untilMs, longestMs, isPutAway, isEvening }: FaultPlan,
): Fault[] {
  // At first people come and play without faults.
  const quietMs = Math.floor(untilMs / 4);
  let last = quietMs;
  // Faults cluster: one hits what another has left, or what people do because of it.
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
