/** The puzzle of the day: which game it is of, and whether it is solved. The puzzle itself comes with its page. */
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Icon } from '../kit/Icon.tsx';
import { dayId, gameOf } from '../lessons/day.ts';
import { useToday } from '../lessons/use-today.ts';
import { useProgress } from '../prefs/progress.ts';
import { HOUSE } from '../shelf/shelf.ts';
import { useWords } from '../words/Words.tsx';
import './DailyPuzzle.css';

export function DailyPuzzle(): ReactElement | null {
  const { frame } = useWords();
  const learnt = useProgress();
  const day = useToday();
  const game = gameOf(day, HOUSE);
  if (game === undefined) return null;
  const solved = learnt.has(dayId(day));
  return (
    <Link
      href={`/learn/${game.id}/puzzle/${day}`}
      className="home-daily"
      data-done={solved ? '' : undefined}
    >
      <Icon name="learn" />
      <b>{frame.home.daily}</b>
      <span>
        {frame.games[game.id].name}
        {solved && ` · ${frame.home.dailySolved}`}
      </span>
    </Link>
  );
}
