/** The solver against the model, on one random ending. */
import { Sfc32 } from '@pakli/core';
import { expect } from 'vitest';
import type { PlayOptions, Solver, Stakes, Position } from '../../src/knowledge/solver/index.ts';
import { midTrick, questionsOf, randomEnding, randomOptions, randomStakes } from './endings.ts';
import { Model } from './model.ts';

/** Whether the contract was already lost early (7.6). */
function isOver({ earlyEnd }: PlayOptions, { values }: Stakes, { tricks }: Position): boolean {
  if (!earlyEnd || Object.keys(values).length > 1) return false;
  return (
    (values.betli !== undefined && tricks[0] > 0) ||
    (values.durchmars !== undefined && tricks[1] > 0)
  );
}

/**
 * Value and best cards of every question about the ending with this seed, from
 * every solver, and bounds of a search that is cut off. Returns how many answers were compared.
 */
export function compareEnding(seed: number, size: number, solvers: readonly Solver[]): number {
  const random = new Sfc32(seed);
  const options = randomOptions(random);
  const noTrump = random.below(4) === 0;
  const stakes = randomStakes(random, noTrump);
  const questions = questionsOf(stakes);
  const start = randomEnding(random, size, noTrump, stakes, options);
  const position = midTrick(start, { ask: 'payoff', stakes }, options, random);
  if (isOver(options, stakes, position)) return 0;
  let compared = 0;
  for (const question of questions) {
    const { value, after } = new Model(position, question, options).solve();
    const cards = [...after].reduce((all, [card, v]) => (v === value ? all | (1 << card) : all), 0);
    for (const solver of solvers) {
      const where = `seed ${seed}, ${size} cards: ${JSON.stringify(question)}`;
      expect(solver.best(position, question, options), where).toMatchObject({
        low: value,
        high: value,
        cards,
      });
      if (question.ask !== 'points') {
        expect(solver.each(position, question, options), where).toEqual(after);
      }
      const { low, high } = solver.value(position, question, options, 1 + random.below(8));
      expect(low, where).toBeLessThanOrEqual(value);
      expect(high, where).toBeGreaterThanOrEqual(value);
      compared++;
    }
  }
  return compared;
}
