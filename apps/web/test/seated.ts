/** A table as the worker would create it, with players that answer at once, and everything that its page sees. */
import type { GamePackage } from '@pakli/catalogue';
import { DirectWire, TableClient } from '@pakli/client';
import { askPlayer, formatRecord, Sfc32, type GameTypes, type Match, type Seat } from '@pakli/core';
import { advise, whyNot, type PlayerQuestion, type Thought } from '@pakli/host';
import type { OpenTable, TableScene, Sitting, Start } from '../src/host/host.ts';
import { openLocalGame } from '../src/host/local-game.ts';
import type { Adviser } from '../src/table/session.ts';
import { TableReader, type TableEvent } from '../src/table/table-reader.ts';

export interface Seated {
  readonly table: OpenTable;
  readonly client: TableClient;
  readonly host: Adviser;
  readonly told: TableEvent[];
  readonly asked: PlayerQuestion[];
  /** Records. */
  readonly saved: string[];
  /** The real match, with all hidden cards. */
  readonly truth: () => Match<GameTypes>;
}

export interface Seating {
  readonly seat?: Seat;
  /** The player that thinks for all computers. */
  readonly player?: string;
  readonly lines?: Start['lines'];
  readonly sitting?: Partial<Sitting>;
  readonly seed?: number;
  readonly line?: Match<GameTypes>;
  /** What the computers must do without. */
  readonly missing?: () => string | undefined;
}

export function sitDown(
  loaded: GamePackage,
  match: Match<GameTypes>,
  { seat = 0, player = 'random', lines, sitting: more, seed = 5, line, missing }: Seating = {},
): Seated {
  const told: TableEvent[] = [];
  const asked: PlayerQuestion[] = [];
  const saved: string[] = [];
  let newest = match;
  const sitting: Sitting = { id: 'a', level: 'beginner', rules: '', seat, ...more };
  const think = (question: PlayerQuestion): Promise<Thought> => {
    asked.push(question);
    const contender = loaded.contenders.get(player);
    if (contender === undefined) throw new Error(`no player ${player}`);
    const answer = askPlayer(
      contender.player,
      question.view,
      new Sfc32(question.seed),
      contender.steps,
    );
    const without = missing?.();
    return Promise.resolve(without === undefined ? answer : { ...answer, missing: without });
  };
  const wire = new DirectWire((tell) =>
    openLocalGame(
      {
        loaded,
        match,
        sitting,
        seed,
        ...(lines === undefined ? {} : { lines }),
        ...(line === undefined ? {} : { line }),
      },
      {
        think,
        cancel() {},
        save: (match) => {
          newest = match;
          saved.push(formatRecord(match));
        },
        tell,
      },
    ),
  );
  const client = new TableClient(wire);
  const table = { id: sitting.id, client, seating: { sitting, names: match.names } };
  new TableReader(table, { see: (event) => told.push(event), note: () => {} }).listen();
  const host: Adviser = {
    why: async ({ view }, text) => whyNot(loaded.game, view, text),
    async hint(scene) {
      const moves = await advise(loaded.game, scene, loaded.levels.at(-1) ?? '', think);
      return moves && { moves };
    },
    cancelHint: () => Promise.resolve(),
  };
  return { table, client, host, told, asked, saved, truth: () => newest };
}

/** The newest scene that has arrived. */
export function sceneIn({ told }: Pick<Seated, 'told'>): TableScene {
  const last = told.findLast((event) => 'scene' in event);
  if (last === undefined) throw new Error('no scene has arrived');
  return last.scene;
}
