/**
 * How good decisions were. A game says how large a loss is a slip and how large
 * a blunder, in the unit of its values; the scale is the same for every player
 * and every match. A loss that the error of its estimates may explain is never
 * called worse than good, and where no move could have lost as much as a slip
 * there was nothing to decide.
 *
 *     gradeOf({ lost: 3, error: 0.5, stake: 8 }, { slip: 1, blunder: 4 }) // 'slip'
 */

/** From the best to the worst. */
export const GRADES = ['best', 'good', 'slip', 'blunder'] as const;
/** One of the grades. */
export type Grade = (typeof GRADES)[number];

/** The smallest losses that are a slip and a blunder, in the unit of the values. */
export interface LossScale {
  readonly slip: number;
  readonly blunder: number;
}

/** Where values are shares of a win. */
export const WIN_SHARE_LOSSES: LossScale = { slip: 0.02, blunder: 0.08 };

/** What a move lost. */
export interface Loss {
  /** The value of the best move less that of the one played; never below 0. */
  readonly lost: number;
  /** Standard error of that, in the unit of the values; absent where no worlds say how far they may be off. */
  readonly error?: number;
  /** The value of the best move less that of the worst. */
  readonly stake: number;
  /** The value of the move played is a guess beside others that were worked out: what it lost is not known. */
  readonly guess?: true;
}

/** A difference of so many standard errors is hardly ever chance. */
const CLEAR = 2;
/** Values that differ by less are equal. */
const TINY = 1e-9;

/** Whether a difference matters on the scale, and is more than chance. */
export function isClear(difference: number, { slip }: LossScale, error = 0): boolean {
  return difference >= slip && difference > CLEAR * error;
}

/** Undefined where there was nothing to decide, or nothing is known of it. */
export function gradeOf(loss: Loss, scale: LossScale): Grade | undefined {
  const { lost, error, stake, guess } = loss;
  if (stake < scale.slip || guess === true) return undefined;
  if (lost < TINY) return 'best';
  if (!isClear(lost, scale, error)) return 'good';
  return lost < scale.blunder ? 'slip' : 'blunder';
}

/** Whether another move was clearly better. */
export function isMistake(grade: Grade | undefined): boolean {
  return grade === 'slip' || grade === 'blunder';
}

/**
 * A decision with its grade, and what it counts for accuracy: 1 if nothing was
 * lost, half for the smallest slip, a quarter for twice that loss. A good one
 * counts at least half, whatever the estimates say.
 */
export interface GradedDecision {
  readonly grade: Grade;
  readonly credit: number;
}

/** The grade of a decision and its credit by what it lost; undefined where the loss is not clear. */
export function gradeDecision(loss: Loss, scale: LossScale): GradedDecision | undefined {
  const grade = gradeOf(loss, scale);
  if (grade === undefined) return undefined;
  const lost = isMistake(grade) ? loss.lost : Math.min(loss.lost, scale.slip);
  return { grade, credit: 2 ** (-lost / scale.slip) };
}

/** How well somebody played. */
export interface Accuracy {
  readonly decisions: number;
  readonly grades: Readonly<Record<Grade, number>>;
  /** The mean credit of the decisions, from 0 to 1. */
  readonly share: number;
}

/** Undefined where nobody had anything to decide. */
export function accuracyOf(graded: readonly GradedDecision[]): Accuracy | undefined {
  if (graded.length === 0) return undefined;
  const grades = { best: 0, good: 0, slip: 0, blunder: 0 };
  let credit = 0;
  for (const decision of graded) {
    grades[decision.grade]++;
    credit += decision.credit;
  }
  return { decisions: graded.length, grades, share: credit / graded.length };
}
