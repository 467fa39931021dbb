/**
 * What one reader may know of a match: the only place where the truth is turned
 * into something to show, for the current state of a room and for its events.
 */
import {
  EVERYBODY,
  OVER,
  type GameTypes,
  Match,
  type Reader,
  type StateOf,
  type Step,
  type Table,
} from '@pakli/core';
import type { Scene, SeenStep, Shown, Opening, Update } from '@pakli/protocol';
import { mattersOf } from './question-commands.ts';
import type { Room } from './room.ts';
import { HOUSE, type Who } from './request.ts';
import { companyOf, type Outside } from './company.ts';
import type { RoomEvent } from './event.ts';

/** What somebody may read: as their seat, or as everybody. */
export function readerFor(room: Room, who: Who): Reader {
  return (who === HOUSE ? undefined : room.seatOf(who)) ?? EVERYBODY;
}

/** The match once it has started. A continued match has cards before that, while people may still change seats. */
function shownMatch({ phase, match }: Room): Match<GameTypes> | undefined {
  return phase === 'gathering' ? undefined : match;
}

/** Null while the table gathers. */
export function sceneOf(room: Room, reader: Reader): Scene | null {
  const match = shownMatch(room);
  return match === undefined ? null : sceneOfMatch(match, room.rules, reader);
}

/** A match, or a part of one from its beginning. */
export type PlayedMatch = Pick<Match<GameTypes>, 'game' | 'options' | 'tables'>;

export function sceneOfMatch(played: PlayedMatch, rules: string, reader: Reader): Scene {
  const [scene] = scenesOfMatch(played, rules, [reader]);
  if (scene === undefined) throw new Error('a reader is shown nothing');
  return scene;
}

/** The scene of each reader; what all may know is computed once. `earlier` is an earlier state of the deal to show instead. */
export function scenesOfMatch(
  { game, options, tables }: PlayedMatch,
  rules: string,
  readers: readonly Reader[],
  earlier?: StateOf<GameTypes>,
): Scene[] {
  const table = tables.at(-1);
  if (table === undefined) throw new Error('nothing is played yet');
  const ended = tables.filter(({ turn }) => turn === OVER);
  const deals = Match.dealsOf(game, options);
  const state = earlier ?? table.state;
  const step = tables.reduce((sum, { steps }) => sum + steps.length, 0);
  const sheet = ended.map((table) => game.scores(table.state));
  const last = ended.at(-1);
  const over =
    last !== undefined && Match.endsWith(game, last.state, ended.length, () => sumOf(sheet));
  return readers.map((reader) => ({
    reader,
    game: game.id,
    version: game.version,
    rules,
    step,
    deal: table.deal.number,
    deals,
    view: game.view(state, reader),
    sheet,
    over,
  }));
}

/** By seat: the sum of the scores. */
function sumOf(sheet: readonly (readonly number[])[]): number[] {
  return (sheet[0] ?? []).map((_, seat) => sheet.reduce((sum, row) => sum + (row[seat] ?? 0), 0));
}

/** A step as the reader saw it; `before` is the state before it. */
export function seenStep(
  { game, deal }: Table<GameTypes>,
  before: StateOf<GameTypes>,
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
export function pastOf({ tables }: Match<GameTypes>, reader: Reader): SeenStep[] {
  return tables.flatMap((table) => dealOf(table, reader));
}

/** Finished deals by reader, cached so that opening a long match costs no more than a short one. */
const SEEN_DEALS = new WeakMap<Table<GameTypes>, Map<Reader, readonly SeenStep[]>>();

function dealOf(table: Table<GameTypes>, reader: Reader): readonly SeenStep[] {
  const known = SEEN_DEALS.get(table);
  const made = known?.get(reader);
  if (made !== undefined) return made;
  const again = table.cut(0);
  const seen = table.steps.map((step) => {
    const one = seenStep(table, again.state, step, reader);
    again.repeat(step);
    return one;
  });
  // Safe to cache: an undo creates a new table, and nothing is added to a finished one.
  if (table.turn === OVER) SEEN_DEALS.set(table, (known ?? new Map()).set(reader, seen));
  return seen;
}

/** A match as a reader saw it: steps, the scene after them, and every later step with its scene. */
export interface Story {
  readonly past: readonly SeenStep[];
  readonly scene: Scene;
  readonly steps: readonly Shown[];
}

export function storyOf(
  match: Match<GameTypes>,
  rules: string,
  reader: Reader,
  since: number,
): Story {
  const { game, options } = match;
  const past: SeenStep[] = [];
  const steps: Shown[] = [];
  let scene: Scene | undefined;
  match.tables.forEach((table, number) => {
    if (past.length + table.steps.length < since) {
      past.push(...dealOf(table, reader));
      return;
    }
    const again = table.cut(0);
    const tables = [...match.tables.slice(0, number), again];
    const moment = (): Scene => sceneOfMatch({ game, options, tables }, rules, reader);
    if (since === 0) scene ??= moment();
    for (const step of table.steps) {
      const seen = seenStep(again, again.state, step, reader);
      again.repeat(step);
      if (past.length === since) steps.push({ step: seen, scene: moment() });
      else if (past.push(seen) === since) scene = moment();
    }
  });
  // The next deal has begun, but nothing is dealt yet.
  if (steps.length === 0 && match.table.steps.length === 0)
    scene = sceneOfMatch(match, rules, reader);
  if (scene === undefined) throw new Error(`there are no ${since} steps`);
  return { past, scene, steps };
}

/** A full snapshot for a client; the steps after `since` come one by one, to be animated. */
export function openingFor(
  room: Room,
  reader: Reader,
  why: Opening,
  outside?: Outside,
  since: number = room.steps,
): Extract<Update, { kind: 'opening' }> {
  const match = shownMatch(room);
  const told = {
    kind: 'opening',
    seq: room.seq,
    why,
    company: companyOf(room, outside),
    can: mattersOf(room, reader),
  } as const;
  if (match === undefined) return { ...told, scene: null, past: [], steps: [] };
  return { ...told, ...storyOf(match, room.rules, reader, since) };
}

/** The update when the company changes without an event. */
export function companyFor(
  room: Room,
  reader: Reader,
  outside?: Outside,
): Extract<Update, { kind: 'company' }> {
  const company = companyOf(room, outside);
  return { kind: 'company', seq: room.seq, company, can: mattersOf(room, reader) };
}

/**
 * Applies an event and returns the update for each reader, in their order. Two
 * updates share only what everybody may know.
 */
export function applyAndShow(
  room: Room,
  event: RoomEvent,
  readers: readonly Reader[],
  outside?: Outside,
): Update[] {
  const { steps: had } = room;
  const table = room.match?.table;
  const known = JSON.stringify(companyOf(room, outside));
  const shown = readers.map((): Shown[] => []);
  let laid: readonly Scene[] | undefined;
  room.apply(event, (table, before, step) => {
    const { match } = room;
    if (match === undefined) return;
    // The first cards are dealt on a table that is already shown.
    if (event.kind === 'start') {
      laid ??= scenesOfMatch(match, room.rules, readers, before).map((one) =>
        Object.assign(one, { step: had }),
      );
    }
    scenesOfMatch(match, room.rules, readers).forEach((scene, i) => {
      shown[i]?.push({ step: seenStep(table, before, step, scene.reader), scene });
    });
  });
  const company = companyOf(room, outside);
  const changed = JSON.stringify(company) !== known;
  const { seq, match, steps: has } = room;
  return readers.map((reader, i): Update => {
    const steps = shown[i] ?? [];
    if (event.kind === 'start' || (steps.length === 0 && match?.table !== table)) {
      const opening = openingFor(room, reader, has < had ? 'undone' : 'opened', outside);
      const past = opening.past.slice(0, opening.past.length - steps.length);
      return { ...opening, past, scene: laid?.[i] ?? opening.scene, steps };
    }
    const can = mattersOf(room, reader);
    if (steps.length === 0) return { kind: 'company', seq, company, can };
    return { kind: 'steps', seq, ...(changed ? { company } : {}), can, steps };
  });
}
