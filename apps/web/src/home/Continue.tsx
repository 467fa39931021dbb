/** Every unfinished game: the newest in view, the others behind a button. */
import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useAsync } from '../hooks/use-async.ts';
import { selfOf } from '../host/hot-seat.ts';
import { useHost } from '../host/use-host.ts';
import { useMedia } from '../kit/use-media.ts';
import { SCREENS } from '../theme/screens.ts';
import { findOnShelf } from '../shelf/shelf.ts';
import type { Saved } from '../host/host.ts';
import { useWords } from '../words/Words.tsx';
import type { Catalogue } from '@pakli/text';
import { ruleSetName } from '../words/rule-set.ts';

/** Games in view at first, on a phone and with more room. */
const SHOWN = { narrow: 1, wide: 2 };

/** Unfinished, played by the person, and with a table to open it. */
function isOpen({ over, game, purpose }: Saved): boolean {
  const played = purpose !== 'lesson' && purpose !== 'import';
  return !over && played && findOnShelf(game) !== undefined;
}

export function Continue(): ReactElement | null {
  const words = useWords();
  const { frame } = words;
  const host = useHost();
  const [all, setAll] = useState(false);
  const [now] = useState(Date.now);
  const first = useMedia(SCREENS.roomy) ? SHOWN.wide : SHOWN.narrow;
  // Unreadable storage means nothing to resume; starting a game will report the problem.
  const games = useAsync(() => host.saved().catch(() => []), [host])?.filter(isOpen) ?? [];
  if (games.length === 0) return null;
  const marks = marksOf(games, words, now);
  // A button for a single game would take as much room as the game.
  const most = all || games.length <= first + 1 ? games.length : first;
  return (
    <nav className="home-open" aria-label={frame.home.continue}>
      {games.slice(0, most).map((saved, n) => (
        <Row key={saved.id} saved={saved} mark={marks[n] ?? ''} />
      ))}
      {most < games.length && (
        <button type="button" className="home-open-more" onClick={() => setAll(true)}>
          {frame.home.unfinished(games.length - most)}
        </button>
      )}
    </nav>
  );
}

interface RowProps {
  readonly saved: Saved;
  readonly mark: string;
}

function Row({ saved, mark }: RowProps): ReactElement | null {
  const { frame } = useWords();
  const game = findOnShelf(saved.game);
  if (game === undefined) return null;
  const self = selfOf(saved);
  const others = saved.names.filter((_, seat) => seat !== self);
  return (
    <Link href={`/table/${saved.id}`} className="home-continue" data-game={game.id}>
      <strong>{frame.home.continueGame(frame.games[game.id].name, others)}</strong>
      <span>{mark}</span>
    </Link>
  );
}

/** Tells apart unfinished games of the same kind and players. */
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
/** Used where the plain marks are not enough. */
const FINE: readonly Mark[] = [
  ({ moves }, { frame }) => (moves === undefined ? '' : frame.home.afterMoves(moves)),
  ({ at }, { locale }) => new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(at),
];

/** For each game, when it was last played and how it differs from the others. */
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
    // A mark that all share distinguishes none.
    if (n > 0 && new Set(marks).size === 1) continue;
    told = told.map((text, i) => [text, marks[i] ?? ''].filter((part) => part !== '').join(' · '));
  }
  return group.map((saved, i) => [saved, told[i] ?? '']);
}

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** How long ago, in words: `5 minutes ago`. */
export function ago(at: number, now: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const past = Math.max(0, now - at);
  const [unit, size] = STEPS.find(([, length]) => past >= length) ?? ['second', 1000];
  return format.format(-Math.floor(past / size), unit);
}
