/** What counts as one move of somebody else, for a player who steps through the moves of the others. */
import type { Scene, SeenStep } from '../host/host.ts';
import type { GameTable } from './game-table.ts';

/** What is no news belongs to the decision before it: a bid and the two cards laid down after it are one. */
export function isOthersDecision(game: GameTable, step: SeenStep, scene: Scene): boolean {
  return step.seat !== null && step.seat !== scene.seat && game.aside?.(step.seen) !== true;
}
