/**
 * How large luck is: an evening of equal players, played many times with random scores.
 *
 *     node --conditions=@pakli/source packages/tournament/scripts/luck.ts --people 21 --seats 3 --boards 63
 *
 * Prints how far the per cent of one player is from 50 and what the best has on average. `--equal 0.29`
 * lets that share of the boards end equal at all tables.
 */
import { parseArgs } from 'node:util';
import { Sfc32 } from '@pakli/core';
import { matchpoints, planMovement, turnLines } from '../src/index.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '21' },
    seats: { type: 'string', default: '3' },
    boards: { type: 'string', default: '63' },
    equal: { type: 'string', default: '0' },
    evenings: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
  },
});
const [people, seats, boards] = [values.people, values.seats, values.boards].map(Number) as [
  number,
  number,
  number,
];
const evenings = Number(values.evenings);
const random = new Sfc32(Number(values.seed));
const { rounds, fillers } = planMovement({ people, seats, rounds: boards });
const bests: number[] = [];
let squares = 0;
for (let evening = 0; evening < evenings; evening++) {
  const sums = Array<number>(people + fillers).fill(0);
  // One board in each round: who meets whom does not matter to chance.
  for (const [board, planned] of rounds.entries()) {
    const tables = planned.map((table) => turnLines(table, board));
    const isEqual = random.below(1e6) < 1e6 * Number(values.equal);
    for (let line = 0; line < seats; line++) {
      const scores = tables.map(() => (isEqual ? 0 : random.below(1e9)));
      for (const [table, percent] of matchpoints(scores, 'high').entries()) {
        const person = tables[table]?.[line] ?? 0;
        sums[person] = (sums[person] ?? 0) + percent / boards;
      }
    }
  }
  const means = sums.slice(0, people);
  bests.push(Math.max(...means));
  squares += means.reduce((sum, mean) => sum + (mean - 50) ** 2, 0) / people;
}
bests.sort((a, b) => a - b);
const best = bests.reduce((sum, one) => sum + one, 0) / evenings;
const deviation = Math.sqrt(squares / evenings);
console.log(
  `${people} equal players, ${boards} boards, ${evenings} evenings: one player is 50 ± ${deviation.toFixed(1)} %, ` +
    `the best has ${best.toFixed(1)} % on average and more than ${(bests[Math.floor(evenings * 0.95)] ?? 0).toFixed(1)} % once in 20 evenings`,
);
