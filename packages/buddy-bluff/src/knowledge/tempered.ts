/**
 * A search that does not begin with nothing: what was thought of the moves
 * before counts as so many worlds. Few worlds hardly change it, and many
 * overrule it.
 */
import type { Answer, Estimate, Thinking } from '@pakli/core';

export function tempered(search: Thinking, before: Answer, worlds: number): Thinking {
  const values = new Map(before.estimates?.map(({ move, value }) => [move, value]));
  const temper = (estimate: Estimate): Estimate => {
    const value = values.get(estimate.move) ?? estimate.value;
    const sum = estimate.weight * estimate.value + worlds * value;
    const share = estimate.weight / (estimate.weight + worlds);
    const { error, gapError } = estimate;
    return {
      ...estimate,
      value: sum / (estimate.weight + worlds),
      // What was thought before has no luck.
      ...(error === undefined ? {} : { error: share * error }),
      ...(gapError === undefined ? {} : { gapError: share * gapError }),
    };
  };
  return {
    step: (n) => search.step(n),
    answer() {
      const { move, estimates: found = [] } = search.answer();
      const estimates = found.map(temper);
      const [first, ...others] = estimates;
      if (first === undefined) return { move, estimates };
      const best = others.reduce((one, other) => (other.value > one.value ? other : one), first);
      return { move: best.move, estimates };
    },
  };
}
