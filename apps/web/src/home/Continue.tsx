/** Every unfinished game: the newest in sight, the others behind a button. */
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
import { marksOf } from './apart.ts';

/** So many games are in sight at first, on a phone and where there is room. */
const SHOWN = { narrow: 1, wide: 2 };

/** Somebody plays it, and there is a table for it. */
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
  // Where games cannot be read there is nothing to go on with; beginning one will say so.
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
