/** Questions to computer players. A player gets a view and nothing else. */
import { findGame, type Contender } from '@pakli/catalogue';
import { Sfc32, type Answer, type BaseView, type Game } from '@pakli/core';
import { ADVICE, adviceOf, choicesOf, type Advice } from '@pakli/core/analysis';
import { thinkWithin, type Budget, type Clock } from '@pakli/core/search';
import type { Scene } from '@pakli/protocol';
import { SUBSTITUTE, type Occupant } from './occupant.ts';
import type { Room } from './room.ts';

/** The whole input of a player: nothing in it depends on a card that its seat cannot see. */
export interface PlayerQuestion {
  readonly game: string;
  readonly version: number;
  /** Name of the player or level. */
  readonly player: string;
  readonly view: BaseView;
  readonly seed: number;
  /** Overrides the player's own budget. */
  readonly budget?: Budget;
  /** Limited by steps alone: the same answer on every machine, however fast. */
  readonly exact?: true;
}

/** What a player answers to its host. */
export interface Thought extends Answer {
  /** Why the player's learned data is missing; it played less well. */
  readonly missing?: string;
}

/** The question for the seat that decides now; undefined if none does. */
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

/** A player's opinion of the moves of a scene's reader, best first; undefined if the reader has nothing to decide or nobody waits for it any more. */
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

/** The player for the seat that decides: the computer there, or the substitute of an absent person. */
export function playerAtTurn(room: Room): string {
  return playerIn(room.occupants[room.turn ?? 0]);
}

/** The player for a seat when a computer has to move. */
export function playerIn(occupant: Occupant | undefined): string {
  return occupant?.kind === 'computer' ? occupant.level : SUBSTITUTE;
}

/** Loads a player with its learned data, or the reason why that is missing. The first time takes long. */
export async function loadPlayer(
  game: string,
  player: string,
): Promise<{ readonly contender: Contender; readonly missing?: string | undefined }> {
  const loaded = await findGame(game)?.load();
  const contender = loaded?.contenders.get(player);
  if (contender === undefined) throw new Error(`${game} has no player called ${player}`);
  return { contender, missing: contender.learned === true ? await loaded?.learn() : undefined };
}

/** Thinks about a question within the player's budget and at most `most` milliseconds; undefined if stopped. */
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
