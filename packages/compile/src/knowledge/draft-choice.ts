/** Picks and bans by each protocol's win rate in self-play (RULES 4.5). */
import { answerAtOnce, type Estimate, type Random, type Thinking } from '@pakli/core';
import { chosenOf } from '../engine/offers.ts';
import type { View } from '../types.ts';

/** A strength as a share of the win, so that a temperature can be applied to it. It only ranks protocols, and is not shown. */
function chance(strength: number): number {
  return 1 / (1 + Math.exp(-strength / 100));
}

/**
 * The strongest left, for picks and for bans; with a temperature (as a share of the win) sometimes
 * another, the weaker the rarer.
 */
export function answerDraft(
  { moves, pending }: View,
  random: Random,
  temperature: number,
  strengths: readonly number[],
): Thinking {
  const reason = pending?.kind === 'ban' ? 'ban' : 'draft';
  const estimates = moves.map((move): Estimate => ({
    move,
    value: chance(strengths[chosenOf(move)] ?? 0),
    weight: 1,
    // The value ranks protocols. It does not estimate the chance to win, which depends on the other
    // five as well.
    untried: true,
  }));
  const best = Math.max(...estimates.map(({ value }) => value));
  const odds = estimates.map(({ value }) =>
    temperature > 0 ? Math.exp((value - best) / temperature) : value === best ? 1 : 0,
  );
  let left = (random.below(0x100000) / 0x100000) * odds.reduce((sum, odd) => sum + odd, 0);
  const chosen = moves.find((_, i) => (left -= odds[i] ?? 0) < 0);
  // The reason is true of the strongest alone.
  const told = estimates.map((estimate) =>
    estimate.value === best ? Object.assign({ reason }, estimate) : estimate,
  );
  return answerAtOnce({ move: chosen ?? moves[0] ?? 0, estimates: told });
}
