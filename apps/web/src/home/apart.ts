/** By what games that are still open are told apart, where the game and the players are the same. */
import type { Catalogue } from '@pakli/text';
import type { Saved } from '../host/host.ts';
import { ruleSetName } from '../words/rule-set.ts';
import { ago } from './ago.ts';

type Mark = (saved: Saved, words: Catalogue, now: number) => string;

/** When it was played, and what people know a game by. */
const PLAIN: readonly Mark[] = [
  ({ at }, { frame, locale }, now) => frame.home.lastPlayed(ago(at, now, locale)),
  ({ day }, { frame }) => (day === undefined ? '' : frame.home.dayDeal),
  ({ game, rules }, words) => ruleSetName(words, game, rules),
  ({ level }, { frame }) => frame.levels[level].name,
  ({ names, totals }) =>
    totals.every((total) => total === 0)
      ? ''
      : names.map((name, seat) => `${name} ${totals[seat] ?? 0}`).join(', '),
];
/** Where that is not enough. */
const FINE: readonly Mark[] = [
  ({ moves }, { frame }) => (moves === undefined ? '' : frame.home.afterMoves(moves)),
  ({ at }, { locale }) => new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(at),
];

/** Of each game: when it was last played, and in what else it is not like the others. */
export function marksOf(games: readonly Saved[], words: Catalogue, now: number): string[] {
  const alike = Map.groupBy(games, ({ game, names }) => JSON.stringify([game, names]));
  const told = new Map([...alike.values()].flatMap((group) => tellApart(group, words, now)));
  return games.map((saved) => told.get(saved) ?? '');
}

function tellApart(
  group: readonly Saved[],
  words: Catalogue,
  now: number,
): readonly (readonly [Saved, string])[] {
  let told = group.map(() => '');
  for (const [n, mark] of [...PLAIN, ...FINE].entries()) {
    if (n >= PLAIN.length && new Set(told).size === group.length) break;
    const marks = group.map((saved) => mark(saved, words, now));
    // What all have in common tells nobody apart.
    if (n > 0 && new Set(marks).size === 1) continue;
    told = told.map((text, i) => [text, marks[i] ?? ''].filter((part) => part !== '').join(' · '));
  }
  return group.map((saved, i) => [saved, told[i] ?? '']);
}
