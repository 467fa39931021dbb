/** One puzzle of a game: the position on its real table, and what comes of the move that is tried. */
import { useEffect, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { relettered, type Pack, type Speech } from '@pakli/text';
import type { LearnWords, ThemeTexts } from '@pakli/text/learn';
import { Notice } from '../kit/Notice.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { ROOMY, useMedia } from '../kit/use-media.ts';
import { HOUSE, findOnShelf } from '../shelf/shelf.ts';
import type { ShelfGame } from '../table/shelf-game.ts';
import { useWords } from '../words/Words.tsx';
import type { GuideParts } from '../play/TablePage.tsx';
import type { Attempt } from './attempt.ts';
import { Guide, type Idea } from './Guide.tsx';
import type { LearnProps } from './LessonPage.tsx';
import { PosedTable } from './PosedTable.tsx';
import { usePack } from '../prefs/pack.ts';
import { learn, useProgress } from '../prefs/progress.ts';
import { dayId, dayNumber, placeOf } from '../lessons/day.ts';
import { bestMove, linesOf, nextInLine, ratingOf, type Puzzle } from '../lessons/puzzle.ts';
import { useLoad } from '../kit/use-load.ts';
import { useLearnWords, useThemeTexts } from '../words/learn-words.ts';

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
  const puzzles = useLoad(game.puzzles, game.id);
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
        <PuzzleGuide {...{ game, puzzle, puzzles, text, themes, number, day, attempt, parts }} />
      )}
    />
  );
}

interface PuzzleGuideProps {
  readonly game: ShelfGame;
  readonly puzzle: Puzzle;
  readonly puzzles: readonly Puzzle[];
  readonly text: LearnWords;
  readonly themes: ThemeTexts;
  readonly number: number;
  readonly day: string | undefined;
  readonly attempt: Attempt;
  readonly parts: GuideParts;
}

function PuzzleGuide(props: PuzzleGuideProps): ReactElement {
  const { game, puzzle, puzzles, text, themes, number, day, attempt, parts } = props;
  const { frame } = useWords();
  const pack = usePack();
  const learnt = useProgress();
  const [shown, setShown] = useState(false);
  const [reading, setReading] = useState<'log' | 'tray'>();
  const wide = useMedia(ROOMY);
  const best = bestMove(puzzle);
  const [first] = attempt.moves;
  const moves = linesOf(puzzle).map(([move]) => move ?? '');
  const tried = first === undefined ? -1 : moves.indexOf(first);
  const right = first !== undefined && tried === best;
  const found = right && !shown;
  useEffect(() => {
    if (!found) return;
    learn(puzzle.id);
    if (day !== undefined) learn(dayId(day));
  }, [found, puzzle.id, day]);
  const { name } = frame.games[game.id];
  const next = nextUnsolved(puzzles, learnt, number);
  const own = nextInLine(linesOf(puzzle)[tried], attempt.steps, puzzle.seat);
  const told = (steps: Attempt['steps']): readonly string[] =>
    steps
      .flatMap(({ seen }) => parts.talk.speech.tell(seen, parts.talk.company))
      .map((sentence) => sentence.text);
  // What ends the game at once is told with the move itself.
  const atOnce = attempt.over && attempt.steps.length === 1;
  const follows = atOnce ? told(attempt.told).slice(1) : told(attempt.told.slice(1));
  const answered = puzzle.goal === 'stop' || (linesOf(puzzle)[tried]?.length ?? 0) > 1;
  const show = (): void => {
    setShown(true);
    attempt.backTo(0, moves[best]);
  };
  return (
    <Guide
      game={game.id}
      title={day === undefined ? text.puzzle(number) : frame.home.daily}
      about={text.rating(ratingOf(puzzle))}
      back={day === undefined ? `/learn/${game.id}` : '/'}
      backName={day === undefined ? text.backTo(name) : frame.table.home}
      score={parts.score}
      question={text.goals[puzzle.goal]}
      said={
        first === undefined
          ? undefined
          : right
            ? {
                tone: 'good',
                text: `${shown ? `${text.solution} ${told(attempt.steps.slice(0, 1)).join(' ')}` : text.right} ${praise(puzzle, text)}`,
              }
            : { tone: 'bad', text: blame(puzzle, tried, text) }
      }
      idea={right ? ideaOf(puzzle, themes, parts.talk.speech, pack) : undefined}
      unseen={
        parts.unseen !== undefined ? (
          <>
            <span>{text.unseen}</span>
            {parts.unseen}
          </>
        ) : (
          wide && parts.tray !== undefined && parts.tray
        )
      }
      toldName={right ? undefined : text.wrong.punished}
      told={right && !attempt.settled ? [] : follows}
      more={first !== undefined && !right && answered && !attempt.settled}
    >
      {first === undefined && parts.log !== false && (
        <button type="button" className="button" onClick={() => setReading('log')}>
          {text.soFar}
        </button>
      )}
      {!wide && parts.tray !== undefined && (
        <button type="button" className="button" onClick={() => setReading('tray')}>
          {text.tray}
        </button>
      )}
      {first !== undefined && !right && (
        <button type="button" className="button button-main" onClick={() => attempt.backTo(0)}>
          {text.again}
        </button>
      )}
      {own !== undefined && (
        <button
          type="button"
          className="button"
          disabled={!attempt.settled}
          onClick={() => attempt.play(own)}
        >
          {text.playOn}
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
      {reading !== undefined && (
        <Sheet
          title={reading === 'log' ? text.soFar : text.tray}
          close={() => setReading(undefined)}
        >
          {parts[reading]}
        </Sheet>
      )}
    </Guide>
  );
}

/** What the puzzle was about, and why its move is right. */
function ideaOf(
  { theme = '', facts = {} }: Puzzle,
  themes: ThemeTexts,
  speech: Speech,
  pack: Pack,
): Idea | undefined {
  const text = themes[theme];
  if (text === undefined) return undefined;
  const shown = Object.entries(facts).map(([key, fact]) => [
    key,
    typeof fact === 'string' ? relettered(pack, speech.inDeck?.(fact) ?? fact) : fact,
  ]);
  // Facts come from the file of puzzles; a test says every one of them.
  return { name: text.name, why: text.why(Object.fromEntries(shown) as never) };
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
  if (goal === 'first' || goal === 'win' || goal === 'stop') return words[goal];
  return goal === 'points' || goal === 'penalty' ? words[goal](best) : words.payment(best);
}

function blame({ goal, values }: Puzzle, tried: number, { wrong: words }: LearnWords): string {
  const best = Math.max(...values);
  // What is not in the list, such as giving up, is worth no more than the worst.
  const value = values[tried] ?? Math.min(...values);
  if (goal === 'first' || goal === 'win' || goal === 'stop') return words[goal];
  return goal === 'points' || goal === 'penalty'
    ? words[goal](value, best)
    : words.payment(value, best);
}
