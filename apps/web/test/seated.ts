/** A table as the worker would lay it, with players that answer at once, and everything that its page is told. */
import type { GamePackage } from '@pakli/catalogue';
import { askPlayer, formatRecord, Sfc32, type GameTypes, type Match, type Seat } from '@pakli/core';
import type { PlayerQuestion } from '@pakli/host';
import type { Scene, Sitting, Start, Update } from '../src/host/host.ts';
import { lay, type LaidTable } from '../src/host/lay.ts';

export interface Seated extends LaidTable {
  readonly told: Update[];
  readonly asked: PlayerQuestion[];
  /** Records. */
  readonly saved: string[];
}

export interface Seating {
  readonly seat?: Seat;
  /** Who thinks for all computers. */
  readonly player?: string;
  readonly hear?: (update: Update) => void;
  readonly lines?: Start['lines'];
  readonly sitting?: Partial<Sitting>;
  readonly seed?: number;
  readonly line?: Match<GameTypes>;
  /** What the computers have to think without. */
  readonly missing?: () => string | undefined;
}

export function sitDown(
  loaded: GamePackage,
  match: Match<GameTypes>,
  { seat = 0, player = 'random', hear, lines, sitting, seed = 5, line, missing }: Seating = {},
): Seated {
  const told: Update[] = [];
  const asked: PlayerQuestion[] = [];
  const saved: string[] = [];
  const table = lay(
    {
      loaded,
      match,
      sitting: { id: 'a', level: 'beginner', rules: '', seat, ...sitting },
      seed,
      ...(lines === undefined ? {} : { lines }),
      ...(line === undefined ? {} : { line }),
    },
    {
      think(question) {
        asked.push(question);
        const contender = loaded.contenders.get(player);
        if (contender === undefined) throw new Error(`no player ${player}`);
        const { view, seed } = question;
        const answer = askPlayer(contender.player, view, new Sfc32(seed), contender.steps);
        const without = missing?.();
        return Promise.resolve(without === undefined ? answer : { ...answer, missing: without });
      },
      cancel() {},
      save: (match) => void saved.push(formatRecord(match)),
      tell(update) {
        told.push(update);
        hear?.(update);
      },
    },
  );
  return { ...table, told, asked, saved };
}

/** The newest that was told. */
export function sceneIn({ told }: Pick<Seated, 'told'>): Scene {
  const last = told.findLast((update) => 'scene' in update);
  if (last === undefined) throw new Error('no scene was told');
  return last.scene;
}
