/**
 * A refusal says why something was not done: an id that message catalogues
 * know, the number of the rule behind it, and the values that a sentence may
 * want to name. Rules never throw on bad input; they answer with one of these.
 */
export interface Refusal {
  readonly refused: string;
  readonly rule: string;
  readonly detail?: Readonly<Record<string, string | number>>;
  /** Of a text of many lines, such as a record: in which line, from 1. */
  readonly line?: number;
}

/** A refusal with the id of its sentence, its rule, and what the sentence may name. */
export function refuse(
  id: string,
  rule: string,
  detail?: Readonly<Record<string, string | number>>,
): Refusal {
  return detail === undefined ? { refused: id, rule } : { refused: id, rule, detail };
}

/** Whether an answer is a refusal. */
export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}

/** One plain line for terminals and logs: `target-required (rule 4.3) card=KD`. */
export function formatRefusal(refusal: Refusal): string {
  const detail = Object.entries(refusal.detail ?? {}).map(([key, value]) => ` ${key}=${value}`);
  return `${refusal.refused} (rule ${refusal.rule})${detail.join('')}`;
}
