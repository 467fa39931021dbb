/**
 * How a deal can end, for payment: a class (what became of the trump seven, who won a trick, where
 * the aces went) and the card points in the soloist's tricks. In every class more points are never
 * worse for the soloist, so that a question about a payment is one number of points for each class.
 */

/** The trump 7 in trick 10: not played there, by the soloist, by a defender; won or beaten. */
export const SEVEN = {
  elsewhere: 0,
  won: 1,
  beaten: 2,
  defenderWon: 3,
  defenderBeaten: 4,
} as const;
export const SEVENS = 5;

/** Flags of a class; once set they stay set. */
export const SOLOIST_TRICK = 1;
export const DEFENDER_TRICK = 2;
/** An ace is in the talon or in a defender's trick. */
export const ACE_LOST = 4;
export const FLAGS = 8;
/** Every deal ends with a trick of one side or of both. */
export const SIDES: number = SOLOIST_TRICK | DEFENDER_TRICK;

export const CLASSES: number = SEVENS * FLAGS;

export function classOf(seven: number, flags: number): number {
  return seven * FLAGS + flags;
}

/** More points than exist, so that no sum of points makes up for it. */
export const NEVER = 10_000;
