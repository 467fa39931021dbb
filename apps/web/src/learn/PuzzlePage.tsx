/** One puzzle of a game: the position on its real table, and what comes of the move that is tried. */
import { dayNumber, placeOf } from '@pakli/protocol';
import type { ReactElement } from 'react';
import { Notice } from '../kit/Notice.tsx';
import { useAsync } from '../hooks/use-async.ts';
import { linesOf } from '../lessons/puzzle-moves.ts';
import { HOUSE, findOnShelf } from '../shelf/shelf.ts';
import type { ShelfGame } from '../table/shelf-game.ts';
import { useLearnWords, useReasonTexts, useThemeTexts } from '../words/learn-words.ts';
import { useWords } from '../words/Words.tsx';
import type { LearnProps } from './LessonPage.tsx';
import { PosedTable } from './PosedTable.tsx';
import { PuzzleGuide } from './PuzzleGuide.tsx';

/** By its number, or by the day it is the puzzle of. */
export function PuzzlePage({ game: id, number }: LearnProps): ReactElement {
  const { frame } = useWords();
  const game = findOnShelf(id);
  if (game === undefined) return <Notice text={frame.error.noPage} />;
  return <Found game={game} which={number} />;
}

function Found({
  game,
  which,
}: {
  readonly game: ShelfGame;
  readonly which: string;
}): ReactElement {
  const { frame } = useWords();
  const text = useLearnWords();
  const themes = useThemeTexts(game.id);
  const reasons = useReasonTexts(game.id);
  const puzzles = useAsync(game.puzzles, [game.id]);
  if (!puzzles) return <Notice text={frame.error.loading} waiting />;
  const day = dayNumber(which) === undefined ? undefined : which;
  const number = day === undefined ? Number(which) : placeOf(day, HOUSE.length, puzzles.length) + 1;
  const puzzle = puzzles[number - 1];
  if (puzzle === undefined) return <Notice text={frame.error.noPage} />;
  const { record, seat } = puzzle;
  return (
    <PosedTable
      key={puzzle.id}
      game={game}
      pose={{ record, seat, lines: linesOf(puzzle) }}
      quiet
      guide={(attempt, parts) => (
        <PuzzleGuide
          {...{ game, puzzle, puzzles, text, themes, reasons, number, day, attempt, parts }}
        />
      )}
    />
  );
}
