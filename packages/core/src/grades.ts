/**
 * Grades of decisions. A game defines from which loss on a move is a slip or a
 * blunder, in the unit of its values; the scale is the same for every player
 * and match. A loss within the error of its estimates is never graded worse
 * than good, and where no move could have lost as much as a slip there was
 * nothing to decide.
 *
 *     gradeOf({ lost: 3, error: 0.5, stake: 8 }, { slip: 1, blunder: 4 }) // 'slip'
 */

/** From the best to the worst. */
export const GRADES = ['best', 'good', 'slip', 'blunder'] as const;
/** One of the grades. */
export type Grade = (typeof GRADES)[number];

/** The smallest losses that count as a slip and as a blunder, in the unit of the values. */
export interface LossScale {
  readonly slip: number;
  readonly blunder: number;
}

/** The scale where values are shares of a win. */
export const WIN_SHARE_LOSSES: LossScale = { slip: 0.02, blunder: 0.08 };

/** What a move lost. */
export interface Loss {
  /** The value of the best move less that of the one played; never below 0. */
  readonly lost: number;
  /** Its standard error, in the unit of the values; absent where no worlds were sampled. */
  readonly error?: number;
  /** The value of the best move less that of the worst. */
  readonly stake: number;
  /** The value of the move played is only a guess while others were worked out, so the loss is unknown. */
  readonly guess?: true;
}

/** A difference of this many standard errors is hardly ever chance. */
const CLEAR = 2;
/** Values that differ by less are equal. */
const TINY = 1e-9;

/** Whether a difference matters on the scale, and is more than chance. */
export function isClear(difference: number, { slip }: LossScale, error = 0): boolean {
  return difference >= slip && difference > CLEAR * error;
}

/** Undefined where there was nothing to decide, or the loss is unknown. */
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
 * The grade of a decision and its credit towards accuracy: 1 if nothing was
 * lost, a half for the smallest slip, a quarter for twice that loss. A good
 * decision gets at least a half, whatever the estimates say.
 */
export interface GradedDecision {
  readonly grade: Grade;
  readonly credit: number;
}

/** Undefined where there is no grade. */
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

/** Undefined where there was nothing to decide. */
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
