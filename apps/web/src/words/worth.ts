/** What a move is worth, or no more than, in words. */
import type { Talk } from './talk.ts';

export interface Worth {
  readonly value: number;
  /** A mean over imagined deals. */
  readonly guess?: boolean | undefined;
  readonly atMost?: boolean | undefined;
}

export function sayWorth({ speech, text }: Talk, { value, guess, atMost }: Worth): string {
  if (atMost === true) return text.frame.hint.atMost(speech.worth(value));
  return guess === true ? speech.guess(value) : speech.worth(value);
}
