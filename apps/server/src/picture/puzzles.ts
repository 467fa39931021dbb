/** Positions of puzzles as the seat that is asked sees them: of the house from the built page, of guests from their modules. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GAMES, openRecord, type GameEntry } from '@pakli/catalogue';
import { isRefusal, readOptions, type BaseView, type Game } from '@pakli/core';
import type { PlainPuzzle } from '@pakli/core/module';
import { dayNumber, placeOf } from '@pakli/protocol';

/** By game: who is asked, and the record of the game so far (apps/web/scripts/puzzle-list.ts). */
type PuzzleList = Readonly<Record<string, readonly (readonly [seat: number, record: string])[]>>;

const ofHouse = (): number => GAMES.filter(({ guest }) => guest === undefined).length;

export class Puzzles {
  private readonly page: string | undefined;
  private list: Promise<PuzzleList> | undefined;

  /** `page`: the folder of the built page; without one the house has no puzzles. */
  constructor(page: string | undefined) {
    this.page = page;
  }

  /** By its number, or by the day it is the puzzle of. */
  async view(entry: GameEntry, which: string): Promise<BaseView | undefined> {
    const isDay = dayNumber(which) !== undefined;
    const at = (many: number): number =>
      isDay ? placeOf(which, ofHouse(), many) : Number(which) - 1;
    if (entry.guest !== undefined) {
      const { puzzles = [], game } = entry.guest;
      return positionView(game, puzzles[at(puzzles.length)]);
    }
    const puzzles = (await this.read())[entry.id] ?? [];
    const [seat, record] = puzzles[at(puzzles.length)] ?? [];
    const opened = record === undefined ? undefined : await openRecord(record);
    if (seat === undefined || opened === undefined || isRefusal(opened)) return undefined;
    const { game, table } = opened.match;
    return game.view(table.state, seat);
  }

  private read(): Promise<PuzzleList> {
    const { page } = this;
    if (page === undefined) return Promise.resolve({});
    this.list ??= readFile(join(page, 'preview/puzzles.json'), 'utf8').then(
      (text) => JSON.parse(text) as PuzzleList,
      // A page from before has none.
      () => ({}),
    );
    return this.list;
  }
}

function positionView(game: Game, puzzle: PlainPuzzle | undefined): BaseView | undefined {
  const options = readOptions(game.rules, puzzle?.options ?? '');
  const seats = game.seats[0];
  if (puzzle === undefined || isRefusal(options) || seats === undefined) return undefined;
  const state = game.create(options, seats);
  if (game.readPosition(state, puzzle.position) !== undefined) return undefined;
  return game.view(state, puzzle.seat);
}
