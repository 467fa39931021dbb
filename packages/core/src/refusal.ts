/**
 * Why something was refused: an id that message catalogues know, the number of
 * the rule behind it, and values for the sentence. Rules never throw on bad
 * input; they return one of these.
 */
export interface Refusal {
  readonly refused: string;
  readonly rule: string;
  readonly detail?: Readonly<Record<string, string | number>>;
  /** In a text of many lines, such as a record: the line, from 1. */
  readonly line?: number;
}

/** Makes a refusal. */
export function refuse(
  id: string,
  rule: string,
  detail?: Readonly<Record<string, string | number>>,
): Refusal {
  return detail === undefined ? { refused: id, rule } : { refused: id, rule, detail };
}

/** Whether a result is a refusal. */
export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}

/** One plain line for terminals and logs: `target-required (rule 4.3) card=KD`. */
export function formatRefusal(refusal: Refusal): string {
  const detail = Object.entries(refusal.detail ?? {}).map(([key, value]) => ` ${key}=${value}`);
  return `${refusal.refused} (rule ${refusal.rule})${detail.join('')}`;
}
