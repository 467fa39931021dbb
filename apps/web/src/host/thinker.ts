/** The worker in which computer players think. It is given views and never learns more. */
import { findGame } from '@pakli/catalogue';
import { Sfc32, thinkWithin, type Answer } from '@pakli/core';
import { clock } from './clock.ts';
import type { Question } from './dealer.ts';

export type ToThinker =
  | { readonly id: number; readonly question: Question }
  | { readonly cancel: number };
export type FromThinker =
  /** Undefined when the question was cancelled. */
  | { readonly id: number; readonly answer: Answer | undefined }
  | { readonly id: number; readonly failed: string };

const cancelled = new Set<number>();

export function hear(data: ToThinker): void {
  if ('cancel' in data) cancelled.add(data.cancel);
  else {
    think(data.id, data.question).catch((error: unknown) => {
      self.postMessage({ id: data.id, failed: String(error) } satisfies FromThinker);
    });
  }
}

async function think(id: number, { game, player, view, seed }: Question): Promise<void> {
  const found = await findGame(game)?.load();
  const contender = found?.contenders.get(player);
  if (contender === undefined) throw new Error(`${game} has no player called ${player}`);
  const thinking = contender.player.think(view, new Sfc32(seed));
  const budget = { ms: contender.milliseconds, steps: contender.steps };
  await thinkWithin(thinking, budget, clock, () => cancelled.has(id));
  const answer = cancelled.delete(id) ? undefined : thinking.answer();
  self.postMessage({ id, answer } satisfies FromThinker);
}
