/** Evenings: many tables that play the same boards, stored as a log like a room. */
export { boardChance, boardKey, openedForRound } from './boards.ts';
export {
  decideEvening,
  type EveningActor,
  type EveningChance,
  type EveningOrder,
} from './decide.ts';
export { Evening } from './evening.ts';
export {
  EVENING_EVENT_VERSION,
  readEveningEvent,
  type EveningEvent,
  type EveningEventOf,
} from './event.ts';
export { boardResultsOf } from './results.ts';
export {
  tableProofOf,
  verifyEvening,
  type BoardFinding,
  type EveningFinding,
} from './verify-evening.ts';
export { progressOf, tournamentOf, viewOf } from './view.ts';
