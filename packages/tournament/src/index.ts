/**
 * Duplicate tournaments: everybody plays the same cards, and results are compared along the same
 * line (seat). This package only knows numbers; games, dealing and players are up to the caller.
 * `planMovement` plans who meets whom, `countTournament` computes the standings.
 */
export { countTournament, type TournamentCount } from './count.ts';
export { csvLine, tournamentCsv } from './csv.ts';
export * from './field.ts';
export * from './movement.ts';
export { inspectPlan, turnLines, type PlanReport, type RoundPlan } from './plan.ts';
export * from './rating.ts';
export type { GameAnchors } from './anchors.ts';
export { LEAST_BOARDS, reportPlay, type ComparedBoard, type PlayReport } from './play-report.ts';
export { isTournamentFault, readTournament, type TournamentFault } from './read.ts';
export * from './scoring.ts';
export * from './series.ts';
export type { TournamentStanding } from './standings.ts';
export { meanInterval, type MeanInterval } from './student.ts';
export * from './tournament.ts';
export type { TravellerRow } from './travellers.ts';
