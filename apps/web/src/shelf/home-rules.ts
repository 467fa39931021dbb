/** The rules people play at home: asked once, before the first game, in languages where they differ from the usual ones. */
import type { Locale } from '@pakli/text';
import { rememberedWords } from '../prefs/remembered.ts';
import type { ShelfGame } from '../table/shelf-game.ts';
import type { Choices } from './choices.ts';

/** The games for which somebody has answered. */
const answered = rememberedWords('pakli.home-rules');

function all(): readonly string[] {
  return [...answered.get(), ...answered.stored()];
}

/** The rule sets to choose from; undefined if there is nothing to ask. Rules chosen earlier are an answer, too. */
export function homeRulesOf(
  game: ShelfGame,
  { rules }: Choices,
  locale: Locale,
): readonly string[] | undefined {
  if (rules !== game.ruleSets[0] || all().includes(game.id)) return undefined;
  return game.homeRules?.[locale];
}

export function rememberAnswer({ id }: ShelfGame): void {
  answered.set([...all(), id]);
}
