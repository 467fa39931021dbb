/** All puzzles of a game by their numbers, or those of one idea for somebody who wants to practise it. */
import type { LearnWords, ThemeTexts } from '@pakli/text/learn';
import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { byTheme } from '../lessons/puzzle-moves.ts';
import { ratingOf, type Puzzle } from '../lessons/puzzle.ts';
import './PuzzleList.css';

export interface PuzzleListProps {
  readonly game: string;
  readonly puzzles: readonly Puzzle[];
  readonly learnt: ReadonlySet<string>;
  readonly text: LearnWords;
  readonly themes: ThemeTexts;
}

export function PuzzleList(props: PuzzleListProps): ReactElement {
  const { game, puzzles, learnt, text, themes } = props;
  const [chosen, setChosen] = useState<string>();
  const ideas = byTheme(puzzles);
  const some = chosen === undefined ? undefined : ideas.get(chosen);
  const solved = (list: readonly Puzzle[]): string =>
    `${list.filter(({ id }) => learnt.has(id)).length}/${list.length}`;
  return (
    <>
      {/* An idea is half the answer: anyone who opens this has asked for it. */}
      <details className="learn-ideas">
        <summary>{text.ideas}</summary>
        <p>{text.ideasAbout}</p>
        <div role="group" aria-label={text.ideas}>
          {[undefined, ...ideas.keys()].map((theme) => (
            <button
              key={theme ?? ''}
              type="button"
              aria-pressed={theme === chosen}
              onClick={() => setChosen(theme)}
            >
              {theme === undefined ? text.allPuzzles : (themes[theme]?.name ?? theme)}
              <small>{solved(theme === undefined ? puzzles : (ideas.get(theme) ?? []))}</small>
            </button>
          ))}
        </div>
      </details>
      <ol className="learn-puzzles">
        {puzzles.map((puzzle, i) => {
          if (some !== undefined && !some.includes(puzzle)) return null;
          const done = learnt.has(puzzle.id);
          const rating = ratingOf(puzzle);
          return (
            <li key={puzzle.id}>
              <Link href={`/learn/${game}/puzzle/${i + 1}`} data-done={done ? '' : undefined}>
                <span className="hidden">{text.puzzleName(i + 1, rating, done)}</span>
                <strong aria-hidden="true">{done ? '✓' : i + 1}</strong>
                <small aria-hidden="true">{rating}</small>
              </Link>
            </li>
          );
        })}
      </ol>
    </>
  );
}
