/** What one reader may know of a match: the only place where the truth becomes something to show. */
import {
  EVERYBODY,
  OVER,
  type Kinds,
  type Match,
  type Reader,
  type StateOf,
  type Step,
  type Table,
} from '@pakli/core';
import type { Matter, Scene, SeenStep } from '@pakli/protocol';
import { mattersFor } from './asking.ts';
import { isPresent } from './chair.ts';
import type { Room } from './room.ts';
import { HOUSE, type Who } from './who.ts';

/** What somebody reads: their own seat, or the table as everybody sees it. */
export function readerFor(room: Room, who: Who): Reader {
  return (who === HOUSE ? undefined : room.seatOf(who)) ?? EVERYBODY;
}

/** The match once it has started. Before that people try one seat after another, and a match that goes on from a record has cards already. */
export function shownMatch({ phase, match }: Room): Match<Kinds> | undefined {
  return phase === 'gathering' ? undefined : match;
}

/** Null while the table gathers. */
export function sceneOf(room: Room, reader: Reader): Scene | null {
  const match = shownMatch(room);
  return match === undefined ? null : momentOf(room, match, reader);
}

/** What the reader may ask for now. */
export function mattersOf(room: Room, reader: Reader): readonly Matter[] {
  const sits = reader !== EVERYBODY && isPresent(room.chairs[reader]);
  return sits ? mattersFor(room, reader) : [];
}

/** Of an earlier state of the deal where one is given. */
export function momentOf(
  { rules, steps }: Room,
  { game, options, table, tables }: Match<Kinds>,
  reader: Reader,
  state: StateOf<Kinds> = table.state,
): Scene {
  const ended = tables.filter(({ turn }) => turn === OVER);
  const deals = game.deals(options);
  return {
    reader,
    game: game.id,
    version: game.version,
    rules,
    step: steps,
    deal: table.deal.number,
    deals,
    view: game.view(state, reader),
    sheet: ended.map((table) => game.scores(table.state)),
    over: ended.length >= deals,
  };
}

/** A step as the reader saw it; `before` is the state it was taken in. */
export function seenStep(
  { game, deal }: Table<Kinds>,
  before: StateOf<Kinds>,
  step: Step<unknown>,
  reader: Reader,
): SeenStep {
  const moved = step.kind === 'move';
  return {
    deal: deal.number,
    seat: moved ? step.seat : null,
    text: moved
      ? game.format(before, step.move, reader)
      : game.formatDeal(before, step.outcome, step.outcome.length, reader),
    seen: step.events.flatMap((event) => game.seen(event, reader) ?? []),
  };
}

/** All steps of the match so far as the reader saw them. */
export function pastOf({ tables }: Match<Kinds>, reader: Reader): SeenStep[] {
  return tables.flatMap((table) => {
    const again = table.cut(0);
    return table.steps.map((step) => {
      const seen = seenStep(table, again.state, step, reader);
      again.repeat(step);
      return seen;
    });
  });
}
