/** What a move is worth, or no more than, in words. */
import type { Talk } from './talk.ts';

export function sayWorth({ speech, text }: Talk, value: number, atMost?: true): string {
  const worth = speech.worth(value);
  return atMost === true ? text.frame.hint.atMost(worth) : worth;
}
