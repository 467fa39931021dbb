/** One question to a computer player. It is given a view and never learns more. */
import { findGame, type Contender } from '@pakli/catalogue';
import { Sfc32, type Answer, type BaseView, type Seat } from '@pakli/core';
import { ADVICE } from '@pakli/core/analysis';
import { thinkWithin, type Budget, type Clock } from '@pakli/core/search';
import { SUBSTITUTE, type Occupant } from './occupant.ts';
import type { Room } from './room.ts';

/** All that a player is asked: nothing here depends on a card that its seat cannot see. */
export interface PlayerQuestion {
  readonly game: string;
  readonly version: number;
  /** Name of the player or level. */
  readonly player: string;
  readonly view: BaseView;
  readonly seed: number;
  /** Instead of the player's own. */
  readonly budget?: Budget;
  /** By steps alone: the same answer on every machine, however fast it is. */
  readonly exact?: true;
}

/** What a player answers to its host. */
export interface Thought extends Answer {
  /** Why it had to think without what it has learned, and less well. */
  readonly missing?: string;
}

/** What a player is asked about the seat that decides now; undefined if none does. */
export function questionFor(room: Room, player: string, seed: number): PlayerQuestion | undefined {
  const { turn, match } = room;
  if (turn === undefined || match === undefined) return undefined;
  const { game, table } = match;
  return {
    game: game.id,
    version: game.version,
    player,
    view: game.view(table.state, turn),
    seed,
  };
}

/** What the strongest player is asked for advice; undefined if the seat has nothing to decide, or the table gives none. */
export function hintFor(room: Room, seat: Seat, strongest: string): PlayerQuestion | undefined {
  const may = room.turn === seat && room.opened.options.hints;
  const question = may ? questionFor(room, strongest, 0) : undefined;
  return question && adviceFor(question, strongest);
}

/** The same about what a seat was told, wherever the truth is kept. */
export function adviceFor(
  { game, version, view }: Pick<PlayerQuestion, 'game' | 'version' | 'view'>,
  strongest: string,
): PlayerQuestion {
  const { seed, ...budget } = ADVICE;
  return { game, version, player: strongest, view, seed, budget };
}

/** Who plays for the seat that decides: the computer that sits there, or the one for people who are not there. */
export function playerAtTurn(room: Room): string {
  return playerIn(room.occupants[room.turn ?? 0]);
}

/** Who plays for a chair when a computer has to. */
export function playerIn(occupant: Occupant | undefined): string {
  return occupant?.kind === 'computer' ? occupant.level : SUBSTITUTE;
}

/** A player with what it has learned, or why it has to think without: the first time takes long. */
export async function meet(
  game: string,
  player: string,
): Promise<{ readonly contender: Contender; readonly missing?: string | undefined }> {
  const loaded = await findGame(game)?.load();
  const contender = loaded?.contenders.get(player);
  if (contender === undefined) throw new Error(`${game} has no player called ${player}`);
  return { contender, missing: contender.learned === true ? await loaded?.learn() : undefined };
}

/** Thinks about a question within the budget of the player, and of `most` milliseconds; undefined if it was stopped. */
export async function answerTo(
  { game, player, view, seed, budget, exact }: PlayerQuestion,
  clock: Clock,
  stopped: () => boolean,
  most: number = Infinity,
): Promise<Thought | undefined> {
  const { contender, missing } = await meet(game, player);
  const thinking = contender.player.think(view, new Sfc32(seed));
  const own =
    exact === true
      ? { steps: contender.exact ?? contender.steps }
      : { ms: contender.milliseconds, steps: contender.steps };
  const { ms = Infinity, ...steps } = budget ?? own;
  await thinkWithin(thinking, { ...steps, ms: Math.min(ms, most) }, clock, stopped);
  if (stopped()) return undefined;
  return { ...thinking.answer(), ...(missing === undefined ? {} : { missing }) };
}
