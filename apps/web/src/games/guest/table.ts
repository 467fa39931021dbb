/** A table for any game that describes its places; otherwise it shows the notation of the view. */
import type { GameModule } from '@pakli/core';
import type { Beat, GameTable } from '../../table/game-table.ts';
import { beatsOf } from './beats.ts';
import { describeOf } from './describe.ts';
import { faceOf } from './Face.tsx';
import { ownOf } from './Own.tsx';
import { touchOf } from './places.ts';
import { resultOf } from './Result.tsx';
import { scoreOf } from './Score.tsx';
import { drawTable } from './Table.tsx';

const tables = new Map<string, GameTable>();

/** Cached, because pages compare tables by identity. */
export function tableOf(module: GameModule): GameTable {
  const { game, table } = module;
  const known = tables.get(game.id);
  if (known !== undefined) return known;
  /** The beats of steps seen live, whose marks stay on the table. */
  const seen = new WeakMap<object, readonly Beat[]>();
  const Face = faceOf(table);
  const made: GameTable = {
    id: game.id,
    best: game.best,
    ...(game.sides === undefined ? {} : { sides: game.sides }),
    Table: drawTable(module, Face),
    own: ownOf(module, Face),
    Score: scoreOf(module),
    Result: resultOf(module),
    Face,
    describe: describeOf(module),
    named: (events) => events,
    touch: (choice, scene) => touchOf(table, choice, scene),
    attempt: () => undefined,
    unseen: ({ view }) => table?.unseen?.(view),
    beats(step, before, after) {
      if (table === undefined) return [];
      if (before === after) return seen.get(step) ?? [];
      const beats = beatsOf(table, step.seat, before.view, after.view);
      seen.set(step, beats);
      return beats;
    },
    remembers: (past) => past,
  };
  tables.set(game.id, made);
  return made;
}
