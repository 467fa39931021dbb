import type { Random } from '@pakli/core';
import { pick } from '../src/cards.ts';
import type { Position } from '../src/knowledge/solver/index.ts';

/** A deal before its first card, with ten cards of the soloist, who laid down two. */
export function dealt(
  ten: number,
  talon: number,
  trump: number | undefined,
  random: Random,
): Position {
  const second = pick(~(ten | talon), 10, random);
  return {
    hands: [ten, second, ~(ten | talon | second)],
    talon,
    trump,
    soloist: 0,
    leader: 0,
    table: [],
    points: [0, 0],
    tricks: [0, 0],
    aces: 0,
  };
}
