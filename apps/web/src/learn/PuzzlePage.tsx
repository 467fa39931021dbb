/** One puzzle of a game: the position on its real table, and the outcome of the move tried. */
import { dayNumber, placeOf } from '@pakli/protocol';
import type { ReactElement } from 'react';
import { Notice } from '../kit/Notice.tsx';
import { Pending } from '../kit/Pending.tsx';
import { useAsync } from '../hooks/use-async.ts';
import { linesOf } from '../lessons/puzzle-moves.ts';
import { HOUSE } from '../shelf/shelf.ts';
import type { ShelfGame } from '../table/shelf-game.ts';
import { useLearnWords, useReasonTexts, useThemeTexts } from '../words/learn-words.ts';
import { useWords } from '../words/Words.tsx';
import { PosedTable } from './PosedTable.tsx';
import { PuzzleGuide } from './PuzzleGuide.tsx';

interface PuzzlePageProps {
  readonly game: ShelfGame;
  /** Its number, or the day whose puzzle it is. */
  readonly which: string;
}

export function PuzzlePage({ game, which }: PuzzlePageProps): ReactElement {
  const { frame } = useWords();
  const text = useLearnWords();
  const themes = useThemeTexts(game.id);
  const reasons = useReasonTexts(game.id);
  const puzzles = useAsync(game.puzzles, [game.id]);
  if (!puzzles) return <Pending />;
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
