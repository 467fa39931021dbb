/** One puzzle of a game: the position on its real table, and what comes of the move that is tried. */
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { LearnWords } from '@pakli/text/learn';
import { Notice } from '../kit/Notice.tsx';
import { findOnShelf } from '../shelf/shelf.ts';
import type { ShelfGame } from '../table/shelf-game.ts';
import { useWords } from '../words/Words.tsx';
import type { Attempt } from './attempt.ts';
import { Guide } from './Guide.tsx';
import type { LearnProps } from './LessonPage.tsx';
import { PosedTable } from './PosedTable.tsx';
import { learn, useProgress } from './progress.ts';
import { bestMove, linesOf, ratingOf, type Puzzle } from '../lessons/puzzle.ts';
import { useLoad } from '../kit/use-load.ts';
import { useLearnWords } from '../words/learn-words.ts';

export function PuzzlePage({ game: id, number }: LearnProps): ReactElement {
  const { frame } = useWords();
  const game = findOnShelf(id);
  if (game === undefined) return <Notice text={frame.error.noPage} />;
  return <Found game={game} number={Number(number)} />;
}

function Found({
  game,
  number,
}: {
  readonly game: ShelfGame;
  readonly number: number;
}): ReactElement {
  const { frame } = useWords();
  const text = useLearnWords();
  const puzzles = useLoad(game.puzzles, game.id);
  if (!puzzles) return <Notice text={frame.error.loading} waiting />;
  const puzzle = puzzles[number - 1];
  if (puzzle === undefined) return <Notice text={frame.error.noPage} />;
  const { record, seat } = puzzle;
  return (
    <PosedTable
      key={puzzle.id}
      game={game}
      pose={{ record, seat, lines: linesOf(puzzle) }}
      guide={(attempt, score) => (
        <PuzzleGuide {...{ game, puzzle, puzzles, text, number, attempt, score }} />
      )}
    />
  );
}

interface PuzzleGuideProps {
  readonly game: ShelfGame;
  readonly puzzle: Puzzle;
  readonly puzzles: readonly Puzzle[];
  readonly text: LearnWords;
  readonly number: number;
  readonly attempt: Attempt;
  readonly score: ReactNode;
}

function PuzzleGuide(props: PuzzleGuideProps): ReactElement {
  const { game, puzzle, puzzles, text, number, attempt, score } = props;
  const { frame } = useWords();
  const learnt = useProgress();
  const [shown, setShown] = useState(false);
  const best = bestMove(puzzle);
  const [first] = attempt.moves;
  const moves = linesOf(puzzle).map(([move]) => move ?? '');
  const tried = first === undefined ? -1 : moves.indexOf(first);
  const right = first !== undefined && tried === best;
  const found = right && !shown;
  useEffect(() => {
    if (found) learn(puzzle.id);
  }, [found, puzzle.id]);
  const { name } = frame.games[game.id];
  const next = nextUnsolved(puzzles, learnt, number);
  const show = (): void => {
    setShown(true);
    attempt.backTo(0, moves[best]);
  };
  return (
    <Guide
      game={game.id}
      title={text.puzzle(number)}
      about={text.rating(ratingOf(puzzle))}
      back={`/learn/${game.id}`}
      backName={text.backTo(name)}
      score={score}
      question={text.goals[puzzle.goal]}
      said={
        first === undefined
          ? undefined
          : right
            ? {
                tone: 'good',
                text: `${shown ? text.solution : text.right} ${praise(puzzle, text)}`,
              }
            : { tone: 'bad', text: blame(puzzle, tried, text) }
      }
    >
      {first !== undefined && !right && (
        <button type="button" className="button button-main" onClick={() => attempt.backTo(0)}>
          {text.again}
        </button>
      )}
      {!right && (
        <button type="button" className="button" disabled={!attempt.settled} onClick={show}>
          {text.show}
        </button>
      )}
      {right && (
        <Link
          href={next === undefined ? `/learn/${game.id}` : `/learn/${game.id}/puzzle/${next}`}
          className="button button-main"
        >
          {text.nextUnsolved}
        </Link>
      )}
    </Guide>
  );
}

/** The number of the next puzzle that is not solved, going round; undefined if all others are. */
export function nextUnsolved(
  puzzles: readonly Puzzle[],
  learnt: ReadonlySet<string>,
  number: number,
): number | undefined {
  const open = puzzles.flatMap(({ id }, i) => (learnt.has(id) || i + 1 === number ? [] : [i + 1]));
  return open.find((other) => other > number) ?? open[0];
}

function praise({ goal, values }: Puzzle, { praise: words }: LearnWords): string {
  const best = Math.max(...values);
  if (goal === 'seal' || goal === 'win') return words[goal];
  return goal === 'points' || goal === 'penalty' ? words[goal](best) : words.payment(best);
}

function blame({ goal, values }: Puzzle, tried: number, { wrong: words }: LearnWords): string {
  const best = Math.max(...values);
  // What is not in the list, such as giving up, is worth no more than the worst.
  const value = values[tried] ?? Math.min(...values);
  if (goal === 'seal' || goal === 'win') return words[goal];
  return goal === 'points' || goal === 'penalty'
    ? words[goal](value, best)
    : words.payment(value, best);
}
