/** What a search may know of Ulti, and the four strengths. */
import type { Knowledge, Level, Levels } from '@pakli/core';
import type { Ulti } from '../game.ts';
import { bidding, solving, type Skill } from './expert/player.ts';
import { reason } from './expert/reason.ts';
import { rulesMove, rulesPlayer } from './rules.ts';

/** Everybody plays by rules in playouts. */
export const knowledge: Knowledge<Ulti> = {
  policy: (state) => rulesMove(state),
  reason,
  part: ({ phase, seat, soloist }) =>
    phase !== 'PLAY' && phase !== 'REKONTRA'
      ? 'bidding'
      : seat === soloist
        ? 'soloist'
        : 'defender',
};

function level(skill: Skill, milliseconds: number): Level<Ulti> {
  return { player: solving(skill), steps: skill.worlds, milliseconds };
}

/** The first tricks by rules: they take longest to solve. */
function opening(tricks: number): NonNullable<Skill['opening']> {
  return { player: rulesPlayer, tricks };
}

/** Weakest first; the host's clock or the steps end the thinking. */
export function levels(): Levels<Ulti> {
  const careful = bidding({ worlds: 40, talons: 40 });
  return {
    beginner: level({ worlds: 2, temperature: 4, bidder: rulesPlayer, opening: opening(7) }, 50),
    casual: level({ worlds: 6, temperature: 0, bidder: rulesPlayer, opening: opening(3) }, 50),
    strong: level({ worlds: 12, temperature: 0, bidder: rulesPlayer }, 300),
    expert: level({ worlds: 128, temperature: 0, bidder: careful }, 1000),
  };
}
