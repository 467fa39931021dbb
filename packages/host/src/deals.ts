/**
 * What a command leads to, taken step by step on branches of the table before
 * it happens. When its event is applied to the same table the branches are
 * followed: a move is read and played once. An event of a log has none, and is
 * read from its texts.
 */
import {
  CHANCE,
  type GameTypes,
  type Match,
  type Move,
  type StateOf,
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

/** The steps of an event that was decided just now at this table; none of one that comes from elsewhere. */
export function branchesOf(
  table: Table<GameTypes>,
  deals: readonly string[],
): readonly Table<GameTypes>[] {
  const ahead = AHEAD.get(deals);
  return ahead?.table === table && ahead.state === table.state ? ahead.branches : [];
}
