/** All puzzles of a game by their numbers; those that are solved can also be looked at by their ideas. */
import type { LearnWords, ThemeTexts } from '@pakli/text/learn';
import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { byTheme, ratingOf, type Puzzle } from '../lessons/puzzle.ts';
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
  // The idea of a puzzle that is not solved would be half its answer.
  const ideas = byTheme(puzzles.filter(({ id }) => learnt.has(id)));
  const some = chosen === undefined ? undefined : ideas.get(chosen);
  return (
    <>
      {ideas.size > 0 && (
        <div className="learn-ideas" role="group" aria-label={text.ideas}>
          {[undefined, ...ideas.keys()].map((theme) => (
            <button
              key={theme ?? ''}
              type="button"
              aria-pressed={theme === chosen}
              onClick={() => setChosen(theme)}
            >
              {theme === undefined ? text.allPuzzles : (themes[theme]?.name ?? theme)}
              <small>{theme === undefined ? puzzles.length : ideas.get(theme)?.length}</small>
            </button>
          ))}
        </div>
      )}
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
