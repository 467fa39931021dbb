/**
 * Pairs the next round: by the plan for the whole evening as long as nobody comes or goes and the
 * plan is quick to compute, otherwise round by round with as few repeated meetings as possible.
 */
import {
  countTournament,
  fillersFor,
  isPlannedQuickly,
  planMovement,
  planNextRound,
  type Movement,
  type MovementRequest,
  type RoundPlan,
} from '@pakli/tournament';
import type { Evening } from './evening.ts';
import { tournamentOf } from './view.ts';

/** The next round by table and line; numbers from `evening.entrants.length` on are computers. */
export function nextRoundOf(evening: Evening): RoundPlan {
  const { active, entrants, rounds, opened } = evening;
  const { seats, movement, rounds: many } = opened.settings;
  const seed = rounds.length + 1;
  const request = { people: active.length, seats, rounds: many };
  if (movement === 'meet-all' && isUnchanged(evening) && isPlannedQuickly(request)) {
    const plan = planOnce(request);
    const round = plan.rounds[rounds.length] ?? [];
    return round.map((table) => table.map((at) => active[at] ?? entrants.length + at));
  }
  const length = fillersFor(active.length, seats);
  const people = [...active, ...Array.from({ length }, (_, i) => entrants.length + i)];
  const history = rounds.map(({ tables }) => tables.map((table) => numbered(evening, table)));
  const places = movement === 'swiss' ? { places: placesOf(evening) } : {};
  return planNextRound({ people, seats, history, seed, ...places });
}

/** The last plan for a whole evening: computed for the first round and reused for the others. */
let known: { readonly of: string; readonly plan: Movement } | undefined;

function planOnce(request: MovementRequest): Movement {
  const of = JSON.stringify(request);
  if (known?.of !== of) known = { of, plan: planMovement(request) };
  return known.plan;
}

/** Whether the same people play as in the first round. */
function isUnchanged({ active, rounds }: Evening): boolean {
  const [first] = rounds;
  if (first === undefined) return true;
  const before = first.tables.flatMap(({ entrants }) => entrants.filter((one) => one !== null));
  return before.length === active.length && before.every((one) => active.includes(one));
}

/** A table by number, where computers have the numbers after those of all entrants. */
function numbered(
  { entrants }: Evening,
  { entrants: seated }: { readonly entrants: readonly (number | null)[] },
): number[] {
  let computers = 0;
  return seated.map((one) => one ?? entrants.length + computers++);
}

/** By entrant, from 1; those without a result come last. */
function placesOf(evening: Evening): number[] {
  const { standings } = countTournament(tournamentOf(evening, () => ''));
  const places = Array<number>(evening.entrants.length).fill(evening.entrants.length);
  for (const { person, place } of standings) if (place !== null) places[person] = place;
  return places;
}
