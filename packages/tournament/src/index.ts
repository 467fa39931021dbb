/**
 * Duplicate tournaments: everybody plays the same cards, and results are compared along the same
 * line (seat). Knows nothing but numbers: which game it is, who deals and who plays is up to the
 * caller. `planMovement` says who meets whom, `countTournament` who stands where.
 */
export { countTournament, type TournamentCount } from './count.ts';
export { csvLine, tournamentCsv } from './csv.ts';
export {
  alikeTo,
  fieldPercents,
  fieldStandings,
  LEAST_FOR_RANGE,
  meanPercent,
  type FieldResult,
  type FieldStanding,
} from './field.ts';
export {
  fillersFor,
  isPlannedQuickly,
  planMovement,
  planNextRound,
  type Movement,
  type MovementRequest,
  type NextRound,
} from './movement.ts';
export { inspectPlan, turnLines, type PlanReport, type RoundPlan } from './plan.ts';
export {
  isShown,
  rateBoards,
  ratingPrior,
  winChance,
  type AnchorResult,
  type RatedBoard,
  type BoardRating,
  type RatingPrior,
} from './rating.ts';
export type { GameAnchors } from './anchors.ts';
export { LEAST_BOARDS, reportPlay, type ComparedBoard, type PlayReport } from './play-report.ts';
export { isTournamentFault, readTournament, type TournamentFault } from './read.ts';
export {
  crossImps,
  impsFor,
  matchpoints,
  neuberg,
  victoryPoints,
  type BestScore,
} from './scoring.ts';
export {
  countSeries,
  eveningPlaces,
  SERIES_FORMAT,
  SERIES_SCORINGS,
  seriesCsv,
  seriesFrom,
  type EveningPlace,
  type Series,
  type SeriesEvening,
  type SeriesScoring,
  type SeriesStanding,
} from './series.ts';
export type { TournamentStanding } from './standings.ts';
export { meanInterval, type MeanInterval } from './student.ts';
export {
  AWARDS,
  TOURNAMENT_FORMAT,
  type Adjustment,
  type Award,
  type Entrant,
  type Ranking,
  type TableResult,
  type Tournament,
  type TournamentBoard,
  type TournamentProof,
  type TournamentRound,
} from './tournament.ts';
export type { TravellerRow } from './travellers.ts';
