/**
 * What a command leads to, taken step by step on branches of the table before
 * it happens. When its event is applied to the same table the branches are
 * followed: a move is read and played once. An event of a log has none, and is
 * read from its texts.
 */
import {
  CHANCE,
  fork,
  type GameTypes,
  type Match,
  type Move,
  type Refusal,
  type Seat,
  type StateOf,
  type Step,
  type Table,
} from '@pakli/core';
import type { Chance } from './chance.ts';

interface Ahead {
  readonly table: Table<GameTypes>;
  /** Where the first branch began: another state means that something has happened since. */
  readonly state: StateOf<GameTypes>;
  readonly branches: readonly Table<GameTypes>[];
}

/** By the texts of the deals as they stand in an event. */
const AHEAD = new WeakMap<readonly string[], Ahead>();

/** A move where one is given, then all that chance deals until a seat decides or the deal is over. */
export function playAhead(
  table: Table<GameTypes>,
  chance: Chance,
  move?: Move,
): { readonly deals: readonly string[]; readonly after: Table<GameTypes> } {
  const branches: Table<GameTypes>[] = [];
  let after = table;
  const take = (step: (branch: Table<GameTypes>) => void): void => {
    after = after.branch();
    step(after);
    branches.push(after);
  };
  if (move !== undefined) take((branch) => branch.play(move));
  const dealt = branches.length;
  while (after.turn === CHANCE) take((branch) => deal(branch, chance));
  const deals = branches.slice(dealt).flatMap(({ steps }) => steps.at(-1)?.text ?? []);
  AHEAD.set(deals, { table, state: table.state, branches });
  return { deals, after };
}

function deal(branch: Table<GameTypes>, chance: Chance): void {
  const count = branch.steps.filter(({ kind }) => kind === 'chance').length;
  const random = chance.outcome(branch.deal.number, count);
  // Where cards follow from a secret they come again by themselves, and everybody can deal them again.
  if (chance.secret === undefined) branch.chance(random);
  else branch.draw(random);
}

/** What would be dealt if the next deal of a match began now. */
export function nextDeals(match: Match<GameTypes>, chance: Chance): readonly string[] {
  const table = match.nextTable();
  return table === undefined ? [] : playAhead(table, chance).deals;
}

/** Looks on while an event is applied: at each step, with the state it was taken in. */
export type StepListener = (
  table: Table<GameTypes>,
  before: StateOf<GameTypes>,
  step: Step<unknown>,
) => void;

/** What an event says of the steps that it led to. */
interface StepTexts {
  readonly move?: { readonly seat: Seat; readonly text: string };
  readonly deals: readonly string[];
}

/** Takes the steps of an event: those of branches where it was decided just now at this table, else read from its texts. */
export function takeSteps(
  table: Table<GameTypes>,
  { move, deals }: StepTexts,
  listener?: StepListener,
): void {
  const ahead = AHEAD.get(deals);
  const fits = ahead?.table === table && ahead.state === table.state;
  const branches = fits ? [...ahead.branches] : [];
  const take = (what: string, read: () => Refusal | undefined): void => {
    const branch = branches.shift();
    // To follow a branch leaves the state as it was.
    const copied = branch === undefined && listener !== undefined;
    const before = copied ? fork(table.game, table.state) : table.state;
    if (branch !== undefined) table.follow(branch);
    const refusal = branch === undefined ? read() : undefined;
    if (refusal !== undefined) throw new Error(`${what} of the log is refused: ${refusal.refused}`);
    const taken = table.steps.at(-1);
    if (taken !== undefined) listener?.(table, before, taken);
  };
  if (move !== undefined) {
    take('a move', () => table.submitLine(move.text));
    const step = table.steps.at(-1);
    if (step?.kind !== 'move' || step.seat !== move.seat) {
      throw new Error(`a move of the log is not one of seat ${move.seat}`);
    }
  }
  for (const dealt of deals) take('a deal', () => table.submitDeal(dealt));
}
