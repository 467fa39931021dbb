/** What somebody wants to direct, as it came by a request. */
import { isRefusal, withOptions, type Game, type OptionValues, type Refusal } from '@pakli/core';
import { LEVELS } from '@pakli/core/search';
import * as shape from '@pakli/core/shape';
import { plainText } from '../plain-text.ts';
import { readRequest } from '../read-request.ts';
import { CLOCK } from '../tables.ts';

const MINUTE_MS = 60_000;
const LONGEST_TITLE = 60;
/** What an evening or a series is called. */
export const TITLE: shape.Shape<string> = shape.textThat(
  (text) =>
    text.length <= LONGEST_TITLE &&
    !/[\p{C}\p{Zl}\p{Zp}]/u.test(text) &&
    plainText(text, LONGEST_TITLE) !== undefined,
);
const WISH = shape.strictObjectOf(
  { game: shape.textOf(0, 40) },
  {
    title: TITLE,
    rules: shape.textOf(0, 1000),
    rounds: shape.whole(1, 40),
    /** Deals of a round; without it as many as the rules say. */
    boards: shape.whole(1, 30),
    movement: shape.oneOf(['meet-all', 'swiss']),
    ranking: shape.oneOf(['matchpoints', 'imps', 'points']),
    clock: CLOCK,
    roundMs: shape.orNull(shape.whole(MINUTE_MS, 240 * MINUTE_MS)),
    level: shape.oneOf(LEVELS),
  },
);
const USUAL = {
  title: 'Pakli',
  rules: '',
  rounds: 4,
  movement: 'meet-all',
  ranking: 'matchpoints',
  clock: { kind: 'none' },
  roundMs: null,
  level: 'strong',
} as const;
type EveningWish = Required<Omit<shape.Infer<typeof WISH>, 'boards'>> &
  Pick<shape.Infer<typeof WISH>, 'boards'>;

export function readEveningWish(given: unknown): EveningWish | Refusal {
  const wish = readRequest(WISH, given);
  return isRefusal(wish) ? wish : { ...USUAL, ...wish };
}

/** The same rules with so many deals in a match; undefined where the game has no such matches. */
export function withDeals(
  game: Game,
  options: OptionValues,
  deals: number,
): OptionValues | undefined {
  if (game.deals(options) === deals) return options;
  const found = game.rules.options
    .map(({ key }) => withOptions(game.rules, { ...options, [key]: deals }))
    .find((changed) => !isRefusal(changed) && game.deals(changed) === deals);
  return found === undefined || isRefusal(found) ? undefined : found;
}
