/** What the boards of a day are played with. */
import * as shape from '@pakli/core/shape';

const TIME = shape.whole(0);

export const DAY_SETTINGS = shape.objectOf({
  game: shape.anyText,
  version: shape.whole(1, 1_000_000),
  /** The options of the game; a board is one deal. */
  rules: shape.anyText,
  seats: shape.whole(1, shape.MOST_SEATS),
  best: shape.oneOf(['high', 'low']),
  /** How many boards there are. */
  boards: shape.whole(0, 1_000_000),
  /** Which computers play against everybody. */
  opponent: shape.anyText,
  /** The computers of the field: each plays every board once, in the line of the people. */
  field: shape.listOf(shape.anyText, 0, 1000),
  /** From then on no board is begun, and later none is finished. */
  closesAt: TIME,
  endsAt: TIME,
});
export type DaySettings = shape.Infer<typeof DAY_SETTINGS>;
