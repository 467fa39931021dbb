/** What one seat may know of a match: the only place where the truth becomes something to show. */
import {
  choicesOf,
  isRefusal,
  OVER,
  Table,
  type Kinds,
  type LevelId,
  type Match,
  type Seat,
  type StateOf,
  type Step,
} from '@pakli/core';
import type { Branch, Purpose, Scene, SeenStep } from './host.ts';

/** What a scene tells of the table besides the match. */
export interface Sitting {
  readonly id: string;
  readonly level: LevelId;
  readonly rules: string;
  readonly seat: Seat;
  readonly purpose?: Purpose;
  /** What the other seats play in a lesson. */
  readonly lines?: readonly (readonly string[])[];
  readonly from?: Branch;
}

export function sceneOf(match: Match<Kinds>, sitting: Sitting): Scene {
  const { seat } = sitting;
  const scene = momentOf(match, match.tables, sitting);
  return {
    ...scene,
    choices: choicesOf(match.game, scene.view),
    canUndo: match.tables.some(({ steps }) =>
      steps.some((step) => step.kind === 'move' && step.seat === seat),
    ),
  };
}

/** A scene in which nothing can be done, when the match had come as far as these tables. */
export function momentOf(
  match: Match<Kinds>,
  tables: readonly Table<Kinds>[],
  { id, level, rules, seat, purpose, from }: Sitting,
): Scene {
  const { game } = match;
  const table = tables.at(-1) ?? match.table;
  const ended = tables.filter(({ turn }) => turn === OVER);
  const deals = game.deals(match.options);
  return {
    id,
    game: game.id,
    level,
    rules,
    seat,
    names: match.names,
    deal: table.deal.number,
    deals,
    view: game.view(table.state, seat),
    choices: [],
    sheet: ended.map(({ state }) => game.scores(state)),
    over: ended.length >= deals,
    canUndo: false,
    ...(purpose === undefined ? {} : { purpose }),
    ...(from === undefined ? {} : { from }),
  };
}

/** A step as the seat saw it; `before` is the state it was taken in. */
export function seenStep(
  table: Table<Kinds>,
  before: StateOf<Kinds>,
  step: Step<unknown>,
  seat: Seat,
): SeenStep {
  const { game } = table;
  const moved = step.kind === 'move';
  return {
    deal: table.deal.number,
    seat: moved ? step.seat : null,
    text: moved
      ? game.format(before, step.move, seat)
      : game.formatDeal(before, step.outcome, step.outcome.length, seat),
    seen: step.events.flatMap((event) => game.seen(event, seat) ?? []),
  };
}

/** All steps of the match so far as the seat saw them. */
export function pastOf(match: Match<Kinds>, seat: Seat): SeenStep[] {
  return match.tables.flatMap((table) => {
    const { game, state, deal, position } = table;
    const again = Table.open(game, state.options, state.seats, deal, position);
    if (isRefusal(again)) throw new Error(`a deal cannot begin again: ${again.refused}`);
    return table.steps.map((step) => {
      const seen = seenStep(table, again.state, step, seat);
      if (step.kind === 'move') again.play(step.move);
      else again.apply(step.outcome);
      return seen;
    });
  });
}
