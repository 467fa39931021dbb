/** The settings of a day. */
import * as shape from '@pakli/core/shape';

const TIME = shape.whole(0);

export const DAY_SETTINGS = shape.objectOf({
  game: shape.anyText,
  version: shape.whole(1, 1_000_000),
  /** The options of the game; a board is one deal. */
  rules: shape.anyText,
  seats: shape.whole(1, shape.MOST_SEATS),
  best: shape.oneOf(['high', 'low']),
  boards: shape.whole(0, 1_000_000),
  /** The computers that everybody plays against. */
  opponent: shape.anyText,
  /** The computers of the field: each plays every board once, in the same line as people. */
  field: shape.listOf(shape.anyText, 0, 1000),
  /** When boards can no longer be begun, and when they can no longer be finished. */
  closesAt: TIME,
  endsAt: TIME,
});
export type DaySettings = shape.Infer<typeof DAY_SETTINGS>;
