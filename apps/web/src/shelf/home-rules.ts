/** By which rules people play at home: asked once, before the first game, where a language has other ones than the usual. */
import type { Locale } from '@pakli/text';
import { recall, remember } from '../prefs/settings.ts';
import type { ShelfGame } from '../table/shelf-game.ts';
import type { Choices } from './choices.ts';

/** The games of which somebody has answered. */
const KEY = 'pakli.home-rules';

/** Those answered in this page: storage may be switched off. */
const here = new Set<string>();

function answered(): ReadonlySet<string> {
  return new Set([...here, ...(recall(KEY) ?? '').split(' ').filter((id) => id !== '')]);
}

/** The rule sets to choose from; undefined if there is nothing to ask. Rules that were chosen before are an answer, too. */
export function homeRulesOf(
  game: ShelfGame,
  { rules }: Choices,
  locale: Locale,
): readonly string[] | undefined {
  if (rules !== game.ruleSets[0] || answered().has(game.id)) return undefined;
  return game.homeRules?.[locale];
}

export function rememberAnswer({ id }: ShelfGame): void {
  here.add(id);
  remember(KEY, [...answered()].join(' '));
}
