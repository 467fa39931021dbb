/** A person who plays at random. */
import { isRefusal, type Sfc32 } from '@pakli/core';
import type { Client } from './client.ts';

/** Plays whenever it is their turn, until the match is over. */
export async function playOn(client: Client, random: Sfc32): Promise<void> {
  const isOver = (): boolean => client.company?.phase === 'over';
  while (!isOver()) {
    const { seq } = client;
    const choices = await client.choices();
    const text = choices[random.below(Math.max(1, choices.length))];
    if (text === undefined) {
      await client.until('something happens', () => client.seq > seq || isOver());
      continue;
    }
    const step = client.scene?.step ?? 0;
    const answer = await client.do({ kind: 'play', step, text });
    if (isRefusal(answer) && answer.refused !== 'stale') throw new Error(answer.refused);
    await client.until('it is shown', () => client.seq > seq || isOver());
  }
}
