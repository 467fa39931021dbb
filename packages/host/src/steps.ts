/**
 * The steps that a command leads to, taken on branches of the table before the
 * event happens. When the event is applied to the same table, the branches are
 * followed, so that a move is read and played only once. Events from a log have
 * no branches and are read from their texts.
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
  /** The state where the first branch began: if the table has another one, something has happened since. */
  readonly state: StateOf<GameTypes>;
  readonly branches: readonly Table<GameTypes>[];
}

/** By the `deals` array of an event. */
const AHEAD = new WeakMap<readonly string[], Ahead>();

/** Plays a move, if given, then deals until a seat decides or the deal is over. */
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
  // Cards that follow from a secret are the same again without being kept.
  if (chance.secret === undefined) branch.chance(random);
  else branch.draw(random);
}

/** The cards that the next deal of a match would begin with. */
export function nextDeals(match: Match<GameTypes>, chance: Chance): readonly string[] {
  const table = match.nextTable();
  return table === undefined ? [] : playAhead(table, chance).deals;
}

/** Called for each step of an event as it is applied, with the state before it. */
export type StepListener = (
  table: Table<GameTypes>,
  before: StateOf<GameTypes>,
  step: Step<unknown>,
) => void;

/** The steps of an event as texts. */
interface StepTexts {
  readonly move?: { readonly seat: Seat; readonly text: string };
  readonly deals: readonly string[];
}

/** Takes the steps of an event: from branches if it was just decided at this table, otherwise from its texts. */
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
    // Following a branch does not change the old state object.
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
