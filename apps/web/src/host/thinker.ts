/** The worker in which computer players think. It is given views and never learns more. */
import { answerTo, type PlayerQuestion, type Thought } from '@pakli/host';
import { clock } from './clock.ts';
import { refusalOf } from './failure.ts';
import type { Reply } from './replies.ts';

export type ToThinker =
  | { readonly id: number; readonly question: PlayerQuestion }
  | { readonly cancel: number };
/** Undefined if the question was cancelled. */
export type FromThinker = Reply<Thought | undefined>;

const cancelled = new Set<number>();

export function hear(data: ToThinker): void {
  if ('cancel' in data) cancelled.add(data.cancel);
  else {
    think(data.id, data.question).catch((error: unknown) => {
      self.postMessage({ id: data.id, failed: refusalOf(error) } satisfies FromThinker);
    });
  }
}

async function think(id: number, question: PlayerQuestion): Promise<void> {
  const answer = await answerTo(question, clock, () => cancelled.has(id));
  cancelled.delete(id);
  self.postMessage({ id, answer } satisfies FromThinker);
}
