/** One question to a computer player. It is given a view and never learns more. */
import { findGame, type Contender } from '@pakli/catalogue';
import { Sfc32, type Answer, type BaseView, type Game } from '@pakli/core';
import { ADVICE, adviceOf, choicesOf, type Advice } from '@pakli/core/analysis';
import { thinkWithin, type Budget, type Clock } from '@pakli/core/search';
import type { Scene } from '@pakli/protocol';
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

/** What the strongest player thinks of the moves of the reader of a scene, best first; undefined if nothing is to be decided or nobody waits for it any more. */
export async function advise(
  game: Game,
  { reader, version, view }: Pick<Scene, 'reader' | 'version' | 'view'>,
  player: string,
  think: (question: PlayerQuestion) => Promise<Thought | undefined>,
): Promise<readonly Advice[] | undefined> {
  if (view.turn !== reader) return undefined;
  const { seed, ...budget } = ADVICE;
  const answer = await think({ game: game.id, version, player, view, seed, budget });
  return answer && adviceOf(answer, choicesOf(game, view));
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
export async function loadPlayer(
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
  const { contender, missing } = await loadPlayer(game, player);
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
