/** What counts as one move of somebody else, for a player who steps through the moves of the others. */
import type { TableScene, SeenStep } from '../host/host.ts';
import type { GameTable } from './game-table.ts';

/** Whether a step begins a decision of somebody else. A step with nothing to see belongs to the one before: a bid and its two discards are one. */
export function isOthersDecision(game: GameTable, step: SeenStep, scene: TableScene): boolean {
  return step.seat !== null && step.seat !== scene.seat && game.aside?.(step.seen) !== true;
}
