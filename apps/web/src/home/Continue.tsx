/** The last unfinished game, if there is one. */
import { useEffect, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { selfOf } from '../host/shared.ts';
import { useHost } from '../host/use-host.ts';
import { findOnShelf } from '../shelf/shelf.ts';
import type { Saved } from '../host/host.ts';
import { useWords } from '../words/Words.tsx';
import { ago } from './ago.ts';

/** Somebody plays it, and there is a table for it. */
function isOpen({ over, game, purpose }: Saved): boolean {
  const played = purpose !== 'lesson' && purpose !== 'import';
  return !over && played && findOnShelf(game) !== undefined;
}

export function Continue(): ReactElement | null {
  const { frame, locale } = useWords();
  const host = useHost();
  const [saved, setSaved] = useState<Saved>();
  const [now] = useState(Date.now);
  useEffect(() => {
    let wanted = true;
    // Where games cannot be read there is nothing to go on with; beginning one will say so.
    host.saved().then(
      (games) => {
        if (wanted) setSaved(games.find(isOpen));
      },
      () => undefined,
    );
    return () => void (wanted = false);
  }, [host]);
  const game = saved === undefined ? undefined : findOnShelf(saved.game);
  if (saved === undefined || game === undefined) return null;
  const self = selfOf(saved);
  const others = saved.names.filter((_, seat) => seat !== self);
  return (
    <Link href={`/table/${saved.id}`} className="home-continue" data-game={game.id}>
      <strong>{frame.home.continueGame(frame.games[game.id].name, others)}</strong>
      <span>{frame.home.lastPlayed(ago(saved.at, now, locale))}</span>
    </Link>
  );
}
