/** The deals of the day: how many of them were played. The rest is on their page. */
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { Saved } from '../host/host.ts';
import { useHost } from '../host/use-host.ts';
import { Icon } from '../kit/Icon.tsx';
import { useAsync } from '../hooks/use-async.ts';
import { useToday } from '../lessons/use-today.ts';
import { HOUSE } from '../shelf/shelf.ts';
import { useWords } from '../words/Words.tsx';
import './DailyPuzzle.css';

export function DailyDeal(): ReactElement {
  const { frame } = useWords();
  const host = useHost();
  const today = useToday();
  // Where games cannot be read none was played.
  const games = useAsync(() => host.saved().catch((): readonly Saved[] => []), [today]) ?? [];
  const played = games.filter(({ day, over }) => over && day === today).length;
  return (
    <Link href="/day" className="home-daily" data-done={played === HOUSE.length ? '' : undefined}>
      <Icon name="cards" />
      <b>{frame.home.dayDeal}</b>
      {played > 0 && <span>{frame.home.dayPlayed(played, HOUSE.length)}</span>}
    </Link>
  );
}
