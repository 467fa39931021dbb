/** How yesterday's deal of a game went, or the way back to one that is not over. */
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { Saved } from '../host/host.ts';
import { useGameTable } from '../shelf/use-game-table.ts';
import { useChallengeWords } from '../words/challenge-words.ts';
import { useWords } from '../words/Words.tsx';
import { outcomeOf } from './outcome.ts';

export interface YesterdayProps {
  readonly saved: Saved;
  /** What the game is called. */
  readonly name: string;
}

export function Yesterday({ saved, name }: YesterdayProps): ReactElement {
  const { locale } = useWords();
  const texts = useChallengeWords();
  const table = useGameTable(saved.game);
  const { id, over, seat, totals, places = [] } = saved;
  // Every browser knows the word.
  const word = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-1, 'day');
  const said = over
    ? outcomeOf({ totals, places }, seat, table?.winOnly === true, texts)
    : texts.day.goOn(name);
  return (
    <span className="challenge-day-yesterday">
      {word}: <Link href={over ? `/replay/${id}` : `/table/${id}`}>{said}</Link>
    </span>
  );
}
