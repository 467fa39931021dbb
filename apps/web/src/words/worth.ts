/** The value of a move, or its upper bound, in words. */
import type { OptionValues } from '@pakli/core';
import { withGoal } from '@pakli/text';
import type { Talk } from './talk.ts';

export interface Worth {
  readonly value: number;
  /** A mean over imagined deals. */
  readonly guess?: boolean | undefined;
  readonly atMost?: boolean | undefined;
  /** What it belongs to. */
  readonly goal?: string | undefined;
  /** The rules being played. */
  readonly options?: OptionValues | undefined;
}

export function sayWorth(
  { speech, text }: Talk,
  { value, guess, atMost, goal, options }: Worth,
): string {
  if (atMost === true) return text.frame.hint.atMost(speech.worth(value, options));
  const worth = guess === true ? speech.guess(value, options) : speech.worth(value, options);
  return withGoal(speech, worth, goal);
}

/** Only the number, as the language writes it: `+12`, `50%`. */
export function worthNumber(
  { speech }: Pick<Talk, 'speech'>,
  value: number,
  options: OptionValues | undefined,
): string {
  const worth = speech.worth(value, options);
  return /[+−-]?%?\d+([.,]\d+)?(\s?%)?/.exec(worth)?.[0] ?? worth;
}
