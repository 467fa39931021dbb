/** Random tournaments with every special case: ties, missing results, substitutes, awards. */
import type { Random } from '@pakli/core';
import {
  AWARDS,
  fillersFor,
  planMovement,
  TOURNAMENT_FORMAT,
  turnLines,
  type Adjustment,
  type Ranking,
  type TableResult,
  type Tournament,
} from '../src/index.ts';

function oneOf<Item>(items: readonly Item[], random: Random): Item {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

export function randomTournament(random: Random): Tournament {
  const seats = 2 + random.below(3);
  const people = 2 + random.below(14);
  const fillers = fillersFor(people, seats);
  const plan = planMovement({
    people,
    seats,
    rounds: 1 + random.below(4),
    seed: random.below(1000),
  });
  const perRound = 1 + random.below(4);
  const rounds = plan.rounds.map((tables, round) => ({
    boards: Array.from({ length: perRound }, (_, i) => round * perRound + i),
    tables,
  }));
  // Few different scores, so that many tie; sometimes with fractions.
  const spread = 1 + random.below(12);
  const unit = oneOf([1, 0.5, 0.1], random);
  const substitute = people + fillers;
  const results: TableResult[] = [];
  for (const { boards, tables } of rounds) {
    for (const [turn, board] of boards.entries()) {
      for (const [table, planned] of tables.entries()) {
        if (random.below(8) === 0) continue;
        const sitting = turnLines(planned, turn);
        if (table === 0 && random.below(6) === 0) sitting[random.below(seats)] = substitute;
        const scores = sitting.map(() => (random.below(2 * spread + 1) - spread) * unit);
        const covered = random.below(10) === 0 ? { covered: [random.below(seats)] } : {};
        results.push({ board, table, people: sitting, scores, ...covered });
      }
    }
  }
  // Results come in any order.
  results.sort(() => random.below(3) - 1);
  const adjustments = Array.from({ length: random.below(6) }, (): Adjustment => {
    const { boards, tables } = oneOf(rounds, random);
    return {
      board: oneOf(boards, random),
      ...(random.below(5) > 0 ? { table: random.below(tables.length) } : {}),
      ...(random.below(3) > 0 ? { line: random.below(seats) } : {}),
      award: oneOf(AWARDS, random),
      reason: 'the cat ate the cards',
    };
  });
  return {
    format: TOURNAMENT_FORMAT,
    name: 'random',
    game: 'none',
    rules: '',
    seats,
    best: oneOf(['high', 'low'], random),
    ranking: oneOf<Ranking>(['matchpoints', 'imps', 'points'], random),
    scale: [1, 2, 4, 7, 11],
    people: Array.from({ length: substitute + 1 }, (_, i) => ({
      name: `person ${i}`,
      ...(i >= people && i < substitute ? { player: 'strong', filler: true as const } : {}),
    })),
    boards: Array.from({ length: perRound * rounds.length }, () => ({ deal: '' })),
    rounds,
    results,
    adjustments,
  };
}
