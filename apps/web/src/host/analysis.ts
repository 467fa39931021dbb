/** The worker that judges recorded games, one decision at a time. */
import { findGame, readRecord } from '@pakli/catalogue';
import { isRefusal, type GameTypes, type Match } from '@pakli/core';
import type { Case, FromAnalyst, ToAnalyst } from './analyst.ts';
import { clock } from './clock.ts';
import { RefusalError, refusalOf } from './failure.ts';
import type { Judgement } from './host.ts';
import { judgeStep } from './judge.ts';

/** Questions about the same game come by the dozen. */
let read: { readonly record: string; readonly match: Match<GameTypes> } | undefined;

async function judge(question: Case): Promise<Judgement | null> {
  const { record } = question;
  if (read?.record !== record) {
    const match = await readRecord(record);
    if (isRefusal(match)) throw new RefusalError(match);
    read = { record, match };
  }
  const { match } = read;
  const loaded = await findGame(match.game.id)?.load();
  return loaded === undefined ? null : judgeStep(loaded, match, question, clock);
}

export function hear({ id, question }: ToAnalyst): void {
  judge(question).then(
    (answer) => self.postMessage({ id, answer } satisfies FromAnalyst),
    (error: unknown) => self.postMessage({ id, failed: refusalOf(error) } satisfies FromAnalyst),
  );
}
