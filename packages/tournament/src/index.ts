/**
 * Duplicate tournaments: everybody plays the same cards, and results are compared along the same
 * line (seat). Knows nothing but numbers: which game it is, who deals and who plays is up to the
 * caller. `planMovement` says who meets whom, `countTournament` who stands where.
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
